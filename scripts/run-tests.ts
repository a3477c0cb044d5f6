import { browserTests, samplePages } from './browser-tests.ts';
import { baseOfChange } from './changed/changed-since.ts';
import { changedReaders } from './changed/changed-tests.ts';
import { testsThatImport } from './changed/importing-tests.ts';
import { withPostgres } from './postgres-server.ts';
import { sumTallies, succeeded, type Tally, tallyLines } from './test-tally.ts';
import { unitTests } from './unit-tests.ts';

const nothing: Tally = { passed: 0, failures: [] };

/** The tests that a change can touch: those that import a changed file, and those that read it as data. */
async function changedTests(): Promise<Tally> {
  const base = baseOfChange();
  const readers = changedReaders(base);
  const units = [...new Set([...(await testsThatImport(base)), ...readers.unit])];
  console.log(
    `Since ${base.slice(0, 10)} the change can touch ${units.length} files of unit tests and ${readers.browser.length} of browser tests.`,
  );
  return sumTallies([
    units.length === 0 ? nothing : await unitTests(units),
    readers.browser.length === 0 ? nothing : await browserTests(samplePages, readers.browser),
  ]);
}

/**
 * `unit` or `browser` as first word runs one part, what follows selects files, as the tool takes it; `--changed` runs
 * what a change can touch.
 */
async function runTests([which, ...filters]: readonly string[]): Promise<Tally> {
  if (which === '--changed') return changedTests();
  if (which === 'unit') return unitTests(filters);
  if (which === 'browser') return browserTests(samplePages, filters);
  if (which !== undefined) {
    const known = 'give unit, browser, --changed, or nothing for all';
    return { passed: 0, failures: [`unknown part '${which}': ${known}`] };
  }
  return sumTallies([await unitTests([]), await browserTests(samplePages, [])]);
}

const tally = await withPostgres(() => runTests(process.argv.slice(2)));
for (const line of tallyLines(tally)) console.log(line);
process.exitCode = succeeded(tally) ? 0 : 1;
