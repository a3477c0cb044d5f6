import { describe, expect, it } from 'vitest';
import { dataReaders, textChange } from './changed-tests.ts';

const noText = { before: [], after: [] };

describe('the tests that read what changed as data', () => {
  it('compare a document with what the product does', () => {
    expect(dataReaders(['docs/rights.md'], noText).unit).toContain(
      'apps/server/src/rights/matrix/rights-matrix.test.ts',
    );
    expect(dataReaders(['docs/sql.md'], noText).unit).toContain(
      'services/datastore/src/sql-console/documented-dialect.test.ts',
    );
  });

  it('read a source of another package', () => {
    expect(dataReaders(['services/identity/src/forms/message-texts.ts'], noText).unit).toContain(
      'apps/portal/app/self-service/message-texts.test.ts',
    );
    expect(dataReaders(['apps/server/src/client-examples/login.example.ts'], noText).unit).toContain(
      'packages/client/src/ory/published-calls.test.ts',
    );
  });

  it('quote a text of a page that is another one now, in a browser as well', () => {
    const change = textChange([
      { removed: ['"second": "One more step",'], added: ['"second": "Almost there",'] },
    ]);
    expect(dataReaders([], change).browser).toContain('e2e/second-factors.spec.ts');
    const same = textChange([
      { removed: ['"second": "One more step"'], added: ['"second": "One more step",'] },
    ]);
    expect(dataReaders([], same)).toEqual({ unit: [], browser: [] });
  });

  it('visit a page that is made of a changed module or style, and no others', () => {
    for (const file of [
      'apps/portal/app/routes/login/page.tsx',
      'apps/portal/app/self-service/flow-form.tsx',
    ]) {
      const { browser } = dataReaders([file], noText);
      expect(browser).toContain('e2e/second-factors.spec.ts');
      expect(browser).not.toContain('e2e/visualise-map.spec.ts');
    }
    expect(dataReaders(['apps/portal/app/routes/merge/page.tsx'], noText).browser).toContain(
      'e2e/merge.spec.ts',
    );
  });

  it('are all tests in a browser where a part of every page changes', () => {
    const all = dataReaders(['packages/ui/src/button/button.module.css'], noText).browser;
    expect(all).toContain('e2e/visualise-map.spec.ts');
    expect(all).toContain('e2e/second-factors.spec.ts');
  });

  it('are the tests in a browser that were changed, or that stand on a changed file', () => {
    expect(dataReaders(['e2e/merge.spec.ts'], noText).browser).toEqual(['e2e/merge.spec.ts']);
    expect(dataReaders(['e2e/people.ts'], noText).browser).toContain('e2e/second-factors.spec.ts');
  });
});
