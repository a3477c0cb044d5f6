import { describe, expect, it } from 'vitest';
import { type Floors, floorProblems, localImports } from './check-floors.ts';

const floors: Floors = { src: ['kinds', ['password', 'totp'], 'engine'] };

function problems(...imports: [from: string, to: string][]): string[] {
  const files = ['src/index.ts', 'src/kinds/a.ts', 'src/password/a.ts', 'src/totp/a.ts', 'src/engine/a.ts'];
  return floorProblems(
    floors,
    files,
    imports.map(([from, to]) => ({ from, to })),
  );
}

describe('floors', () => {
  it('let imports point down, and stay inside a folder', () => {
    expect(problems(['src/kinds/a.ts', 'src/engine/a.ts'], ['src/totp/a.ts', 'src/totp/b.ts'])).toEqual([]);
  });

  it('refuse an import that points up, or to a neighbour', () => {
    expect(problems(['src/engine/a.ts', 'src/kinds/a.ts'])).toEqual([
      'src/engine/a.ts imports src/kinds/a.ts, which is not on a floor below',
    ]);
    expect(problems(['src/totp/a.ts', 'src/password/a.ts'])).toHaveLength(1);
  });

  it('let the files beside the folders import all of them, and refuse to have those imported', () => {
    expect(problems(['src/index.ts', 'src/kinds/a.ts'])).toEqual([]);
    expect(problems(['src/engine/a.ts', 'src/index.ts'])).toHaveLength(1);
  });

  it('name a folder without a floor, and a floor without a folder', () => {
    expect(floorProblems({ src: ['gone'] }, ['src/new/a.ts'], [])).toEqual([
      'src/new has no floor',
      'src/gone has a floor, but there is no such folder or file',
    ]);
  });

  it('take * for every folder that is not named', () => {
    const routes: Floors = { 'app/routes': [['*']] };
    const files = ['app/routes/home/page.tsx', 'app/routes/login/page.tsx'];
    const sideways = [{ from: 'app/routes/home/page.tsx', to: 'app/routes/login/page.tsx' }];
    expect(floorProblems(routes, files, [])).toEqual([]);
    expect(floorProblems(routes, files, sideways)).toHaveLength(1);
  });

  it('see types, side effects and imports that come later', () => {
    const content = `import type { A } from './a.ts';\nimport '../b/b.ts';\nconst c = await import('./c/c.ts');`;
    expect(localImports('src/here/x.ts', content).map(({ to }) => to)).toEqual([
      'src/here/a.ts',
      'src/b/b.ts',
      'src/here/c/c.ts',
    ]);
  });
});
