import { hashOf } from '../packages/testing/src/hash-of.ts';

/** The part of all browser tests, by the length of their files, that runs for a change that does not touch them. */
const SHARE = 0.25;

/** A file of browser tests, from the root, and its length. */
export type Spec = { file: string; bytes: number };

/**
 * Chooses the browser tests of a usual run: the files that the change touches, and a quarter of all, drawn by the
 * commit's hash, so that nothing rots.
 * @param changed the files of the change, from the root
 * @param commit the hash of the newest commit
 */
export function chooseSpecs(specs: readonly Spec[], changed: readonly string[], commit: string): string[] {
  const touched = new Set(changed);
  const drawn = specs.toSorted((one, other) => hashOf(commit + one.file) - hashOf(commit + other.file));
  let left = SHARE * specs.reduce((sum, { bytes }) => sum + bytes, 0);
  const chosen = drawn.filter(({ file, bytes }) => {
    const isDrawn = left > 0;
    if (isDrawn) left -= bytes;
    return isDrawn || touched.has(file);
  });
  return chosen.map(({ file }) => file).toSorted((one, other) => one.localeCompare(other));
}
