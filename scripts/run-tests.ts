import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserTests } from './browser-tests.ts';
import { root, run } from './run-command.mjs';
import { readUnitTally, succeeded, sumTallies, tallyLines, type Tally } from './test-tally.ts';

const pages = 'e2e/playwright.config.ts';
const reports = path.join(root, 'test-results');

/** Unit tests, tests over HTTP and tests of the pages' components. */
async function unitTests(filters: readonly string[]): Promise<Tally> {
  const report = path.join(reports, 'unit.json');
  rmSync(report, { force: true });
  await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ]);
  return readUnitTally(report);
}

/** `unit` or `browser` as first argument runs one half; what follows selects files, as the tool takes it. */
async function runTests([which, ...filters]: readonly string[]): Promise<Tally> {
  mkdirSync(reports, { recursive: true });
  if (which === 'unit') return unitTests(filters);
  if (which === 'browser') return browserTests(pages, filters);
  if (which !== undefined) {
    return { passed: 0, failures: [`unknown part '${which}': give unit, browser, or nothing for both`] };
  }
  return sumTallies([await unitTests([]), await browserTests(pages, [])]);
}

const tally = await runTests(process.argv.slice(2));
for (const line of tallyLines(tally)) console.log(line);
process.exitCode = succeeded(tally) ? 0 : 1;
