import { describe, expect, it } from 'vitest';
import { layoutProblems } from './check-layout.ts';

describe('the layout check', () => {
  it('has nothing against a short file with a telling name', () => {
    expect(layoutProblems('services/catalogue/src/show-dataset.ts', 'export {};\n')).toEqual([]);
  });

  it('refuses files that are too long, and lets tests be a little longer', () => {
    const lines = 'x\n'.repeat(350);
    expect(layoutProblems('packages/ui/src/button.tsx', lines)).toHaveLength(1);
    expect(layoutProblems('packages/ui/src/button.test.tsx', lines)).toEqual([]);
    expect(layoutProblems('packages/client/src/api.generated.ts', lines)).toEqual([]);
  });

  it('refuses names that say nothing', () => {
    for (const file of ['src/utils/text.ts', 'src/date-helpers.ts', 'src/common.ts', 'src/base.store.ts']) {
      expect(layoutProblems(file, '')).toHaveLength(1);
    }
    expect(layoutProblems('src/database.ts', '')).toEqual([]);
  });

  it('refuses barrels inside a package', () => {
    expect(layoutProblems('packages/ui/src/index.ts', '')).toEqual([]);
    expect(layoutProblems('packages/ui/src/button/index.ts', '')).toHaveLength(1);
  });

  it('refuses queries outside stores', () => {
    const query = "await sql.query.selectFrom('datasets').execute();\n";
    expect(layoutProblems('services/catalogue/src/datasets/dataset.store.ts', query)).toEqual([]);
    expect(layoutProblems('services/catalogue/src/datasets/show-dataset.ts', query)).toHaveLength(1);
  });
});
