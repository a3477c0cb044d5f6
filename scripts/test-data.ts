import { existsSync } from 'node:fs';
import path from 'node:path';
import { browserTests, realPages } from './browser-tests.ts';
import { root, run } from './run-command.mjs';
import { succeeded, sumTallies, type Tally, tallyLines } from './test-tally.ts';
import { tableTests } from './unit-tests.ts';

/**
 * Tests on real open data, which is too large to come with the project: a folder beside the checkout.
 * @param which `tables` or `pages` for one half, nothing for both
 * @param filters which tests of that half, as its tool takes it; all when empty
 */
async function testData(which: string | undefined, filters: readonly string[]): Promise<Tally> {
  const folder = path.resolve(root, process.env.GAZETTEER_DATA ?? '../shared/data');
  if (!existsSync(path.join(folder, 'README.md'))) {
    return refused(
      `${folder} is not there: name the folder with the data and its README.md in GAZETTEER_DATA`,
    );
  }
  process.env.GAZETTEER_DATA = folder;
  if (which === 'tables') return tableTests(filters);
  if (which === 'pages') return testPages(filters);
  if (which !== undefined) return refused(`unknown part '${which}': give tables, pages, or nothing for both`);
  return sumTallies([await tableTests([]), await testPages([])]);
}

/** The site over the real tables. It may have to be built first, because this command can be the first one in a clone. */
async function testPages(filters: readonly string[]): Promise<Tally> {
  const built = await run('node', ['scripts/build-site.ts']);
  if (built !== 0) return refused('the site could not be built');
  return browserTests(realPages, filters);
}

function refused(reason: string): Tally {
  return { passed: 0, failures: [reason] };
}

const [which, ...filters] = process.argv.slice(2);
const tally = await testData(which, filters);
for (const line of tallyLines(tally)) console.log(line);
process.exitCode = succeeded(tally) ? 0 : 1;
