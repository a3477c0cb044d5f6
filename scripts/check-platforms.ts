import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reportProblems } from './report-problems.ts';
import { root } from './run-command.mjs';

/** The machines on which the README promises that the project runs, as packages of compiled code name them. */
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'] as const;

/** What is used here of npm's package-lock.json (version 3). */
export type LockFile = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };

/**
 * Finds compiled code that the lock file leaves out: `npm ci` installs what is written there and nothing else, so a
 * package that was not to be had when the file was written is missing on the machines that need it.
 */
export function platformProblems({ packages }: LockFile): string[] {
  const locked = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')));
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => platforms.some((platform) => name.includes(platform)) && !locked.has(name))
      .map(([name, version]) => `${place}: ${name} ${version} is not in package-lock.json`),
  );
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;
  reportProblems(platformProblems(lock), `compiled packages are there for ${platforms.join(', ')}`);
}
