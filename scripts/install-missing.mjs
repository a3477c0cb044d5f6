// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run-command.mjs';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Installs what package-lock.json asks for when it is not there yet. Ends the process with a message when
 * that fails, because nothing after it could work.
 * @returns {Promise<void>}
 */
export async function installMissing() {
  const reason = missing();
  if (reason === undefined) return;
  console.log(`Installing the packages of package-lock.json (${reason}); this takes about a minute.`);
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true']);
  if (code === 0 && missing() === undefined) return;
  console.error(
    'The packages could not be installed: see what npm wrote above. Is the package registry in reach?',
  );
  process.exit(1);
}

/** @returns {string | undefined} why an installation is needed */
function missing() {
  // npm writes this file last, so an interrupted installation counts as none.
  const installedLock = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return 'nothing is installed yet';
  if (!existsSync(path.join(root, 'node_modules', '.bin', 'node'))) return 'the pinned Node is missing';
  const wanted = differing(readLock(path.join(root, 'package-lock.json')), readLock(installedLock));
  return wanted === undefined ? undefined : `${wanted} is missing or has another version`;
}

/**
 * The first package that the lock asks for and the installation lacks. Packages for other machines
 * (optional ones) may be absent.
 * @param {Lock} lock
 * @param {Lock} installed
 * @returns {string | undefined}
 */
export function differing(lock, installed) {
  return Object.keys(lock.packages).find((key) => {
    if (!key.includes('node_modules/')) return false;
    const want = lock.packages[key];
    const have = installed.packages[key];
    if (!have) return !want?.optional && !want?.devOptional;
    return want?.version !== have.version;
  });
}

/**
 * @param {string} file
 * @returns {Lock}
 */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
