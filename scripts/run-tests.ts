import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserTests } from './browser-tests.ts';
import { baseOfChange, filesChangedSince, foldersWithSql, newestCommit } from './changed-since.ts';
import { root, run } from './run-command.mjs';
import { printSlowest } from './slowest-files.ts';
import { readUnitTally, succeeded, sumTallies, tallyLines, type Tally } from './test-tally.ts';
import { usualBrowserTests, usualUnitTests } from './usual-run.ts';

const pages = 'e2e/playwright.config.ts';
const reports = path.join(root, 'test-results');

/**
 * Unit tests, tests over HTTP and tests of the pages' components. Suites over stores run on SQLite, and on PostgreSQL
 * those of the stores, of packages whose SQL was changed, and a slice of the others; with `--whole` all of them.
 */
async function unitTests(filters: readonly string[], isWhole: boolean): Promise<Tally> {
  const report = path.join(reports, 'unit.json');
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
    },
  });
  printSlowest(report, 'unit');
  return readUnitTally(report);
}

/** The tests that a change can touch: what imports a changed file, and changed browser tests. */
async function changedTests(): Promise<Tally> {
  const base = baseOfChange();
  const specs = filesChangedSince(base).filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file));
  console.log(
    `Testing what was changed since ${base.slice(0, 10)}; of the browser tests, ${specs.length} that changed.`,
  );
  const units = await unitTests(['--changed', base, '--passWithNoTests'], false);
  return specs.length === 0 ? units : sumTallies([units, await browserTests(pages, specs)]);
}

/**
 * `unit` or `browser` as first word runs one half, what follows selects files, as the tool takes it; `--changed` runs
 * what a change can touch, `--whole` every suite on every store, `--slice` the part of a half that a usual run of the gate
 * takes.
 */
async function runTests(words: readonly string[]): Promise<Tally> {
  mkdirSync(reports, { recursive: true });
  const isWhole = words.includes('--whole');
  const isSlice = words.includes('--slice');
  const [which, ...filters] = words.filter((word) => word !== '--whole' && word !== '--slice');
  if (which === '--changed') return changedTests();
  if (which === 'unit') return unitTests(isSlice ? usualUnitTests() : filters, isWhole);
  if (which === 'browser') return browserTests(pages, isSlice ? usualBrowserTests() : filters);
  if (which !== undefined) {
    const known = 'give unit, browser, --changed, or nothing for all';
    return { passed: 0, failures: [`unknown part '${which}': ${known}`] };
  }
  return sumTallies([await unitTests([], isWhole), await browserTests(pages, [])]);
}

const tally = await runTests(process.argv.slice(2));
for (const line of tallyLines(tally)) console.log(line);
process.exitCode = succeeded(tally) ? 0 : 1;
