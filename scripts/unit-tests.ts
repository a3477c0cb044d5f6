import { rmSync } from 'node:fs';
import path from 'node:path';
import { baseOfChange, filesChangedSince, foldersWithSql, newestCommit } from './changed-since.ts';
import { root, run } from './run-command.mjs';
import { printSlowest } from './slowest-files.ts';
import { readUnitTally, type Tally } from './test-tally.ts';

/**
 * Unit tests, tests over HTTP and tests of the pages' components. Suites over stores run on SQLite, and on PostgreSQL
 * those of the stores, of packages whose SQL was changed, and a slice of the others; with `isWhole` all of them.
 * @param filters which tests, as the tool takes it; all when empty
 * @param environment further variables of it
 */
export async function unitTests(
  filters: readonly string[],
  isWhole: boolean,
  environment: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  const report = path.join(root, 'test-results', 'unit.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const touched = foldersWithSql(filesChangedSince(baseOfChange()));
  if (!isWhole)
    console.log(`On PostgreSQL too: stores, a slice of the rest, and ${touched.join(', ') || 'no more'}.`);
  await run('vitest', ['run', ...reporters, ...filters], {
    env: {
      TEST_STORES: isWhole ? 'all' : 'some',
      TEST_TOUCHED: touched.join(','),
      TEST_SLICE: newestCommit(),
      ...environment,
    },
  });
  printSlowest(report, 'unit');
  return readUnitTally(report);
}
