import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import inspectBrowsingContext from 'selenium-webdriver/bidi/browsingContext.js';
import inspectLog from 'selenium-webdriver/bidi/logInspector.js';
import { DriverProcess } from './driver-process.ts';
import type { BrowserSession, Engine } from './engine.ts';

/** The programs of this engine, by their paths. */
export type FirefoxPrograms = { browser: string; driver: string };

/** Firefox, without a window. */
export function firefox({ browser, driver: program }: FirefoxPrograms): Engine {
  return {
    name: 'firefox',
    open: (folder) => open(browser, program, folder),
    close: async () => undefined,
  };
}

async function open(binary: string, program: string, folder: string): Promise<BrowserSession> {
  const downloads = path.join(folder, 'downloads');
  mkdirSync(downloads, { recursive: true });
  const process = await DriverProcess.start(program, { TMPDIR: folder });
  try {
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(process.url)
      .withCapabilities({
        browserName: 'firefox',
        // Errors and the size of the page come by the protocol's second version.
        webSocketUrl: true,
        'moz:firefoxOptions': {
          binary,
          args: ['-headless', '--width=1440', '--height=900'],
          prefs: {
            'browser.download.folderList': 2,
            'browser.download.dir': downloads,
            'intl.accept_languages': 'en',
          },
        },
      })
      .build();
    return await sessionOf(driver, downloads, process);
  } catch (error) {
    await process.stop();
    throw error;
  }
}

/** What fails because its page is left; the hash is that of an empty file, as which a script counts that has not come. */
const ofLeaving =
  /NetworkError when attempting to fetch|error loading dynamically imported module|computed hash is “z4PhNX7v/;

async function sessionOf(
  driver: WebDriver,
  downloads: string,
  process: DriverProcess,
): Promise<BrowserSession> {
  const errors: string[] = [];
  const log = await inspectLog(driver);
  await log.onLog(({ level, text }) => {
    if (level === 'error' && !ofLeaving.test(text)) errors.push(text);
  });
  return {
    driver,
    downloads,
    narrow: async () => {
      const context = await inspectBrowsingContext(driver, {
        browsingContextId: await driver.getWindowHandle(),
      });
      await context.setViewport(360, 740);
    },
    listen: async () => undefined,
    errors: async () => errors,
    close: async () => {
      // A browser that does not answer any longer ends with its driver.
      await driver.quit().catch(() => undefined);
      await process.stop();
    },
  };
}
