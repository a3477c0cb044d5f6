import { expect, it } from 'vitest';
import { chooseTests } from './choose-tests.ts';

const tests = Array.from({ length: 60 }, (_, number) => ({
  file: `e2e/page-${number}.spec.ts`,
  bytes: 1000 + 100 * number,
}));
const largest = 7000;
const lengthOf = (files: readonly string[]) =>
  tests.filter(({ file }) => files.includes(file)).reduce((sum, { bytes }) => sum + bytes, 0);
const total = lengthOf(tests.map(({ file }) => file));
const shares = { touched: 0.3, others: 0.2 };
const nothing = () => false;

it('draws a share of the tests, others for other commits, and each for some', () => {
  const slices = Array.from(
    { length: 60 },
    (_, commit) => chooseTests(tests, nothing, `commit ${commit}`, shares).files,
  );
  for (const slice of slices) {
    expect(lengthOf(slice)).toBeGreaterThanOrEqual(total * shares.others);
    expect(lengthOf(slice)).toBeLessThan(total * shares.others + largest);
  }
  expect(new Set(slices.flat()).size).toBe(tests.length);
});

it('always chooses what a small change touches', () => {
  const changed = ['e2e/page-3.spec.ts', 'e2e/page-4.spec.ts'];
  for (const commit of ['a', 'b', 'c', 'd']) {
    const { files, leftOut } = chooseTests(tests, (file) => changed.includes(file), commit, shares);
    expect(files).toEqual(expect.arrayContaining(changed));
    expect(leftOut).toBe(0);
  }
});

it('takes no longer for a change that touches everything, and says how much it leaves out', () => {
  const { files, leftOut } = chooseTests(tests, () => true, 'a', shares);
  expect(lengthOf(files)).toBeGreaterThanOrEqual(total * shares.touched);
  expect(lengthOf(files)).toBeLessThan(total * shares.touched + largest);
  expect(leftOut).toBe(tests.length - files.length);
});
