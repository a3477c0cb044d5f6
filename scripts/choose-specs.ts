import { createHash } from 'node:crypto';

/** One in so many of the browser tests' files runs for a change that does not touch it, others at each commit. */
const SLICES = 3;

/**
 * Chooses the browser tests of a usual run: the files that the change touches, and a slice of the others that the
 * commit's hash chooses, so that nothing rots.
 * @param specs all files of browser tests, from the root
 * @param changed the files of the change, from the root
 * @param commit the hash of the newest commit
 */
export function chooseSpecs(specs: readonly string[], changed: readonly string[], commit: string): string[] {
  const touched = new Set(changed);
  return specs.filter((spec) => touched.has(spec) || sliceOf(spec) === sliceOf(commit));
}

function sliceOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % SLICES;
}
