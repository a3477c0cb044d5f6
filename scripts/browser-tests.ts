import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './find-browser.ts';
import { freePort } from './free-port.ts';
import { copyPreparedData } from './prepare-data.ts';
import { runPart } from './test-run/run-part.ts';
import type { Tally } from './test-tally.ts';

type BrowserPart = {
  name: string;
  /** Playwright's configuration, from the root of the checkout. */
  config: string;
  /** What the data folder of the server has in it when it starts. */
  filling: 'sample' | 'nothing';
  /** The command that runs a single file. */
  alone: string;
};

/** The tests in `e2e/`, on the built sites over the sample catalogue. */
export const samplePages: BrowserPart = {
  name: 'browser',
  config: 'e2e/playwright.config.ts',
  filling: 'sample',
  alone: 'npm test -- browser',
};

/** The tests in `e2e/real-data/`, over real tables that they import themselves. */
export const realPages: BrowserPart = {
  name: 'pages',
  config: 'e2e/real-data/playwright.config.ts',
  filling: 'nothing',
  alone: 'npm run test:data -- pages',
};

/**
 * Runs tests in a browser against a server of their own, with a data folder that goes away afterwards.
 * @param filters which tests, as Playwright takes it; all when empty
 */
export async function browserTests(
  { name, config, filling, alone }: BrowserPart,
  filters: readonly string[],
): Promise<Tally> {
  const browser = ensureBrowser();
  if (!browser) return { passed: 0, failures: ['there is no browser to test with'] };
  const data = mkdtempSync(path.join(tmpdir(), 'gazetteer-e2e-'));
  try {
    if (filling === 'sample') await copyPreparedData(data);
    return await runPart({
      name,
      command: ['playwright', 'test', `--config=${config}`, ...filters],
      environment: {
        CHROMIUM: browser,
        E2E_PORT: String(await freePort()),
        E2E_DATA_DIR: data,
        E2E_REPORTED: '1',
      },
      alone,
      isWhole: filters.length === 0,
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
