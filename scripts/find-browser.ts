import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** The shell without windows comes first: pages take a fifth less of the processor in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where the system's Chromium (or a browser made from it) is; `CHROMIUM` names another. */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...places].find(isExecutable);
}

/**
 * Finds the browser for the browser tests, and installs Debian's package where that is possible.
 * @returns its path, or undefined after a message that says what to install
 */
export function ensureBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing a browser for the browser tests.');
    // Older systems have the one with windows only.
    installFirst(['chromium-headless-shell', 'chromium']);
    const installed = findBrowser();
    if (installed) return installed;
  }
  console.error(
    [
      'The browser tests need Chromium, and none is on this machine.',
      '  Debian, Ubuntu:  sudo apt-get install chromium',
      '  Fedora:          sudo dnf install chromium',
      '  macOS:           brew install --cask chromium',
      'Or name one: CHROMIUM=/path/to/chromium npm test',
    ].join('\n'),
  );
  return undefined;
}

function installFirst(names: readonly string[]): void {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  const install = (name: string) =>
    spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], options).status === 0;
  if (!names.some(install)) console.error(`apt-get could not install ${names.join(' or ')}: see above.`);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
