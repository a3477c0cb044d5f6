import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Builder } from 'selenium-webdriver';
import { DriverProcess, endWithUs } from './driver-process.ts';
import type { BrowserSession, Engine } from './engine.ts';

/** The programs of this engine, by their paths. */
export type WebKitPrograms = { browser: string; driver: string; screen: string };

/** WebKitGTK's small browser, in a window on a screen that nobody sees. */
export async function webkit({ browser, driver, screen }: WebKitPrograms): Promise<Engine> {
  const { display, process } = await startScreen(screen);
  const forget = endWithUs(() => process.kill());
  return {
    name: 'webkit',
    open: (folder) => open(browser, driver, display, folder),
    close: async () => {
      forget();
      const ended = once(process, 'exit');
      process.kill();
      await ended;
    },
  };
}

/** Starts an X server that chooses its number itself, and says it. */
async function startScreen(program: string): Promise<{ display: string; process: ChildProcess }> {
  const size = ['-screen', '0', '1600x1200x24'];
  const child = spawn(program, ['-displayfd', '1', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const number of createInterface(child.stdout)) return { display: `:${number}`, process: child };
  throw new Error(`${program} has no screen to offer`);
}

async function open(
  binary: string,
  program: string,
  display: string,
  folder: string,
): Promise<BrowserSession> {
  const process = await DriverProcess.start(program, { DISPLAY: display, ...homeIn(folder) });
  try {
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(process.url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
    return {
      driver,
      downloads: path.join(folder, 'downloads'),
      narrow: async () => {
        await driver.manage().window().setRect({ x: 0, y: 0, width: 360, height: 800 });
      },
      listen: () => driver.executeScript(noteErrors),
      errors: async () => {
        const noted = await driver.executeScript<string | null>("return sessionStorage.getItem('errors')");
        return (noted ?? '').split('\n').filter((line) => line !== '' && !ofLeaving.test(line));
      },
      close: async () => {
        // A browser that does not answer any longer ends with its driver.
        await driver.quit().catch(() => undefined);
        await process.stop();
      },
    };
  } catch (error) {
    await process.stop();
    throw error;
  }
}

/** What fails because its page is left. */
const ofLeaving = /Load failed|Importing a module script failed/;

/**
 * Notes errors of the page that is open for as long as the window is: this driver does not tell of them. It runs on the page, and
 * hears nothing of what failed before.
 */
function noteErrors(): void {
  const note = (text: string) =>
    sessionStorage.setItem(
      'errors',
      `${sessionStorage.getItem('errors') ?? ''}${text.replaceAll('\n', ' ')}\n`,
    );
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  const write = console.error;
  console.error = (...parts: unknown[]) => {
    note(parts.join(' '));
    write(...parts);
  };
}

/** The buttons above the page would not let the window become as narrow as a phone. */
const smallBar = 'button, entry { min-width: 0; padding: 0; }';

/** What makes a folder the home of everything that the browser stores. */
function homeIn(folder: string): Record<string, string> {
  const settings = path.join(folder, 'config');
  const downloads = path.join(folder, 'downloads');
  const look = path.join(settings, 'gtk-3.0');
  for (const one of [look, downloads]) mkdirSync(one, { recursive: true });
  writeFileSync(path.join(look, 'gtk.css'), smallBar);
  writeFileSync(path.join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return {
    HOME: folder,
    XDG_CONFIG_HOME: settings,
    XDG_DATA_HOME: path.join(folder, 'data'),
    XDG_CACHE_HOME: path.join(folder, 'cache'),
    LANG: 'en_US.UTF-8',
    LC_ALL: '',
  };
}
