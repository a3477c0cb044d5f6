import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.mjs';
import { start, type Surroundings } from './run-examples.ts';

/** The folder of the package for Python, with its tests. */
export const pythonPackage = path.join(root, 'clients/python');

/** What documents take for granted on the machine of their reader. */
const needed = ['bash', 'curl', 'jq', 'python3'];

/** @returns why the clients cannot be tested on this machine, in a sentence */
export async function installPython(surroundings: Surroundings): Promise<string | undefined> {
  const missing = needed.filter((program) => !isThere(program));
  if (missing.length > 0)
    return `The clients are tested with ${needed.join(', ')}: install ${missing.join(', ')}`;
  const made = await start(surroundings, 'python3', ['-m', 'venv', 'python']);
  if (made.code !== 0)
    return `Python makes no environment (Debian: apt-get install python3-venv): ${made.errors}`;
  const packages = [`${pythonPackage}[pandas,polars]`, 'requests'];
  const installed = await start(surroundings, 'python3', ['-m', 'pip', 'install', '--quiet', ...packages]);
  return installed.code === 0 ? undefined : `pip could not install the package: ${installed.errors}`;
}

/**
 * Installs the package for R, where R is there with what the package stands on.
 * @returns why examples in R are not run
 * @throws where the package itself cannot be installed
 */
export async function installR(surroundings: Surroundings): Promise<string | undefined> {
  if (!isThere('Rscript')) return 'Rscript is not on this machine';
  const loaded = await start(surroundings, 'Rscript', ['-e', 'library(httr2); library(jsonlite)']);
  if (loaded.code !== 0) return 'R has not httr2 and jsonlite on this machine';
  const library = path.join(surroundings.folder, 'r');
  mkdirSync(library);
  const source = path.join(root, 'clients/r');
  const installed = await start(surroundings, 'R', ['CMD', 'INSTALL', `--library=${library}`, source]);
  if (installed.code !== 0) throw new Error(`R could not install the package: ${installed.errors}`);
  return undefined;
}

function isThere(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined;
}
