// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The environment in which the project's tools run: `node_modules/.bin` comes first in the path, so that
 * `node` is the version the project pins and not the machine's own.
 * @param {Record<string, string | undefined>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(extra = {}) {
  const binaries = path.join(root, 'node_modules', '.bin');
  const cache = path.join(root, 'node_modules', '.cache', 'node');
  return {
    NODE_COMPILE_CACHE: cache,
    ...process.env,
    PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/**
 * Runs a command from the root of the checkout, its output shown as it comes, or only when the command fails.
 * SIGINT and SIGTERM reach the command too, and this process waits until it has ended.
 * @param {string} command
 * @param {readonly string[]} arguments_
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, isQuiet?: boolean }} [options]
 * @returns {Promise<number>} its exit code; 1 when a signal ended it or it could not start
 */
export function run(command, arguments_, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, arguments_, {
      cwd: options.cwd ?? root,
      env: toolEnvironment(options.env),
      stdio: options.isQuiet ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    });
    /** @type {Buffer[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    // A terminal sends Ctrl+C to the whole group; a supervisor signals this process alone.
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGTERM', forward);
    process.on('SIGINT', ignore);
    child.on('error', (error) => {
      console.error(`could not run ${command}: ${error.message}`);
      finish(1);
    });
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      finish(code ?? 1);
    });

    /** @param {number} code */
    function finish(code) {
      process.off('SIGTERM', forward);
      process.off('SIGINT', ignore);
      resolve(code);
    }
  });
}

function ignore() {}
