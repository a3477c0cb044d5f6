import { run } from './run-command.mjs';

/** The commands that generate files, each with a `--check` that fails if the result is out of date. */
const generators = ['apps/server/src/write-settings-tables.ts', 'packages/client/src/generate/generate.ts'];

for (const generator of generators) {
  if ((await run('node', [generator, ...process.argv.slice(2)])) !== 0) process.exitCode = 1;
}
