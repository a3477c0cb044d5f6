import { expect, it } from 'vitest';
import { chooseSpecs } from './choose-specs.ts';

const specs = Array.from({ length: 60 }, (_, number) => ({
  file: `e2e/page-${number}.spec.ts`,
  bytes: 1000 + 100 * number,
}));
const total = specs.reduce((sum, { bytes }) => sum + bytes, 0);

it('draws a quarter of the browser tests, others for other commits, and each for some', () => {
  const slices = Array.from({ length: 40 }, (_, commit) => chooseSpecs(specs, [], `commit ${commit}`));
  for (const slice of slices) {
    const bytes = specs.filter(({ file }) => slice.includes(file)).reduce((sum, spec) => sum + spec.bytes, 0);
    expect(bytes).toBeGreaterThanOrEqual(total / 4);
    expect(bytes).toBeLessThan(total / 4 + 7000);
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
