import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, toolEnvironment } from '../run-command.mjs';

const run = promisify(execFile);

/** The files of unit tests that import a file that has changed since a commit, as Vitest finds them; from the root. */
export async function testsThatImport(base: string): Promise<string[]> {
  const words = ['list', '--filesOnly', '--json', '--changed', base];
  const { stdout } = await run('vitest', words, {
    cwd: root,
    env: toolEnvironment(),
    maxBuffer: 64 * 1024 * 1024,
  });
  const listed = JSON.parse(stdout.slice(stdout.indexOf('['))) as { file: string }[];
  return [...new Set(listed.map(({ file }) => path.relative(root, file)))];
}
