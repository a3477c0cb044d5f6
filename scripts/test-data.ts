import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserTests } from './browser-tests.ts';
import { root, run } from './run-command.mjs';
import { readUnitTally, succeeded, sumTallies, type Tally, tallyLines } from './test-tally.ts';
import { usualDataTests } from './usual-run.ts';

/**
 * Tests on real open data, which is too large to come with the project: a folder beside the checkout.
 * @param which `tables` or `pages` for one half, nothing for both
 * @param isSlice only the tables' part that a usual run of the gate takes
 */
async function testData(which: string | undefined, isSlice: boolean): Promise<Tally> {
  const folder = path.resolve(root, process.env.GAZETTEER_DATA ?? '../shared/data');
  if (!existsSync(path.join(folder, 'README.md'))) {
    return refused(
      `${folder} is not there: name the folder with the data and its README.md in GAZETTEER_DATA`,
    );
  }
  process.env.GAZETTEER_DATA = folder;
  if (which === 'tables') return testTables(isSlice ? usualDataTests() : []);
  if (which === 'pages') return testPages();
  if (which !== undefined) return refused(`unknown part '${which}': give tables, pages, or nothing for both`);
  return sumTallies([await testTables([]), await testPages()]);
}

/** Imports, charts, merges and metadata of the real tables. */
async function testTables(files: readonly string[]): Promise<Tally> {
  const report = path.join(root, 'test-results/data.json');
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
  await run('vitest', ['run', '--project=data', ...reporters, ...files], { env: { TEST_REAL_DATA: '1' } });
  return readUnitTally(report);
}

/** The site over the real tables. It may have to be built first, because this command can be the first one in a clone. */
async function testPages(): Promise<Tally> {
  const built = await run('node', ['scripts/build-site.ts']);
  if (built !== 0) return refused('the site could not be built');
  return browserTests('e2e/real-data/playwright.config.ts', [], 'nothing');
}

function refused(reason: string): Tally {
  return { passed: 0, failures: [reason] };
}

const [which, ...words] = process.argv.slice(2);
const tally = await testData(which, words.includes('--slice'));
for (const line of tallyLines(tally)) console.log(line);
process.exitCode = succeeded(tally) ? 0 : 1;
