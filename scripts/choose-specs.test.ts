import { expect, it } from 'vitest';
import { chooseSpecs } from './choose-specs.ts';

const specs = Array.from({ length: 60 }, (_, number) => `e2e/page-${number}.spec.ts`);

it('chooses about a third of the browser tests, other ones for other commits, and each at some commit', () => {
  const slices = Array.from({ length: 40 }, (_, commit) => chooseSpecs(specs, [], `commit ${commit}`));
  for (const slice of slices) {
    expect(slice.length).toBeGreaterThan(8);
    expect(slice.length).toBeLessThan(35);
  }
  expect(new Set(slices.flat()).size).toBe(specs.length);
});

it('always chooses the files that were changed', () => {
  const changed = ['e2e/page-3.spec.ts', 'docs/search.md', 'e2e/page-4.spec.ts'];
  for (const commit of ['a', 'b', 'c', 'd']) {
    expect(chooseSpecs(specs, changed, commit)).toEqual(
      expect.arrayContaining(['e2e/page-3.spec.ts', 'e2e/page-4.spec.ts']),
    );
  }
  expect(chooseSpecs(specs, changed, 'a')).not.toContain('docs/search.md');
});
