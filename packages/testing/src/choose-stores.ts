import { hashOf } from './hash-of.ts';

/** Tests of the stores themselves, and of what is built on one database's own full text. */
const alwaysOnBoth = /\.store\.test\.ts$|packages\/kernel\/src\/sql\/|services\/catalogue\/src\/search\//;
/** One in so many of the other suites runs on PostgreSQL in a usual run, others at each commit. */
const SLICES = 8;

/**
 * Whether a suite runs on PostgreSQL too. Every suite does, unless `TEST_STORES=some`: then it is
 * those of the stores, those of packages in which SQL was touched (`TEST_TOUCHED`, their folders), and a slice of
 * the rest that the commit's hash chooses (`TEST_SLICE`), so that nothing rots.
 * @param testPath the test's file
 */
export function runsOnPostgres(testPath: string, environment: NodeJS.ProcessEnv = process.env): boolean {
  const { TEST_STORES, TEST_TOUCHED = '', TEST_SLICE = '' } = environment;
  if (TEST_STORES !== 'some' || alwaysOnBoth.test(testPath)) return true;
  const file = testPath.slice(Math.max(testPath.search(/(apps|services|packages)\//), 0));
  if (TEST_TOUCHED.split(',').some((folder) => folder !== '' && file.startsWith(`${folder}/`))) return true;
  return hashOf(file) % SLICES === hashOf(TEST_SLICE) % SLICES;
}
