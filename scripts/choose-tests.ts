import { hashOf } from '../packages/testing/src/hash-of.ts';

/** A file of tests, from the root, and its length, by which its time is guessed. */
export type TestFile = { file: string; bytes: number };

/** How much of all tests a usual run takes, as parts of one: of those that the change touches, and of the others. */
export type Shares = { touched: number; others: number };

/** The tests of a usual run, and how many that the change touches had no room. */
export type Choice = { files: string[]; leftOut: number };

/**
 * Chooses the tests of a usual run, so that it takes about the same time however large a change is: those that the
 * change touches, up to their share, and as many of the others as theirs. Which ones, the commit's hash draws, so that
 * nothing rots.
 * @param commit the hash of the newest commit
 */
export function chooseTests(
  tests: readonly TestFile[],
  isTouched: (file: string) => boolean,
  commit: string,
  shares: Shares,
): Choice {
  const drawn = tests.toSorted((one, other) => hashOf(commit + one.file) - hashOf(commit + other.file));
  const bytes = sumOf(tests);
  const touched = drawn.filter(({ file }) => isTouched(file));
  const others = drawn.filter(({ file }) => !isTouched(file));
  const chosen = firstOf(touched, shares.touched * bytes);
  const files = [...chosen, ...firstOf(others, shares.others * bytes)].map(({ file }) => file);
  return {
    files: files.toSorted((one, other) => one.localeCompare(other)),
    leftOut: touched.length - chosen.length,
  };
}

/** The first files, until they are as long as asked for. */
function firstOf(tests: readonly TestFile[], bytes: number): TestFile[] {
  let left = bytes;
  return tests.filter((test) => {
    const isChosen = left > 0;
    left -= test.bytes;
    return isChosen;
  });
}

function sumOf(tests: readonly TestFile[]): number {
  return tests.reduce((sum, { bytes }) => sum + bytes, 0);
}
