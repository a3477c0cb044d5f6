import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { browserTests } from './browser-tests.ts';
import { baseOfChange, filesChangedSince } from './changed-since.ts';
import { root } from './run-command.mjs';
import { succeeded, sumTallies, tallyLines, type Tally } from './test-tally.ts';
import { unitTests } from './unit-tests.ts';
import { usualBrowserTests, usualUnitTests } from './usual-run.ts';

const pages = 'e2e/playwright.config.ts';
const reports = path.join(root, 'test-results');

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
