import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './find-browser.ts';
import { freePort } from './free-port.ts';
import { copyPreparedData } from './prepare-data.ts';
import { root, run } from './run-command.mjs';
import { printSlowest } from './slowest-files.ts';
import { readBrowserTally, type Tally } from './test-tally.ts';

/**
 * Runs tests in a browser against a server of their own, with a data folder that goes away afterwards.
 * @param config Playwright's configuration, from the root of the checkout
 * @param filters which tests, as the tool takes it; all when empty
 * @param filling what the data folder has in it when the server starts
 */
export async function browserTests(
  config: string,
  filters: readonly string[],
  filling: 'sample' | 'nothing' = 'sample',
): Promise<Tally> {
  const browser = ensureBrowser();
  if (!browser) return { passed: 0, failures: ['there is no browser to test with'] };
  const report = path.join(root, 'test-results', 'browser.json');
  rmSync(report, { force: true });
  const data = mkdtempSync(path.join(tmpdir(), 'gazetteer-e2e-'));
  try {
    if (filling === 'sample') await copyPreparedData(data);
    await run('playwright', ['test', `--config=${config}`, ...filters], {
      env: { CHROMIUM: browser, E2E_PORT: String(await freePort()), E2E_DATA_DIR: data, E2E_REPORT: report },
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  printSlowest(report, 'browser');
  return readBrowserTally(report);
}
