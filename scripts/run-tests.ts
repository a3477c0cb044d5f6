import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './find-browser.ts';
import { freePort } from './free-port.ts';
import { root, run } from './run-command.mjs';
import {
  readBrowserTally,
  readUnitTally,
  succeeded,
  sumTallies,
  tallyLine,
  type Tally,
} from './test-tally.ts';

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

/** Tests in a browser, against a server of their own that is filled with the sample catalogue. */
async function browserTests(filters: readonly string[]): Promise<Tally> {
  const browser = ensureBrowser();
  if (!browser) return { passed: 0, failed: 1 };
  const report = path.join(reports, 'browser.json');
  rmSync(report, { force: true });
  const data = mkdtempSync(path.join(tmpdir(), 'gazetteer-e2e-'));
  try {
    await run('playwright', ['test', '--config=e2e/playwright.config.ts', ...filters], {
      env: { CHROMIUM: browser, E2E_PORT: String(await freePort()), E2E_DATA_DIR: data, E2E_REPORT: report },
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  return readBrowserTally(report);
}

/** `unit` or `browser` as first argument runs one half; what follows selects files, as the tool takes it. */
async function runTests([which, ...filters]: readonly string[]): Promise<Tally> {
  mkdirSync(reports, { recursive: true });
  if (which === 'unit') return unitTests(filters);
  if (which === 'browser') return browserTests(filters);
  if (which !== undefined) {
    console.error(`unknown part '${which}': give unit, browser, or nothing for both`);
    return { passed: 0, failed: 1 };
  }
  return sumTallies([await unitTests([]), await browserTests([])]);
}

const tally = await runTests(process.argv.slice(2));
console.log(tallyLine(tally));
process.exitCode = succeeded(tally) ? 0 : 1;
