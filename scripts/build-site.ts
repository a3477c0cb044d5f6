import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from './hash-sources.ts';
import { root, run } from './run-command.mjs';
import { foldersBelow } from './workspace-graph.mjs';

/** What the build of the site is made from; a change in any of it makes the build stale. */
const sources = [
  ...foldersBelow('@gazetteer/portal').map((folder) => `${folder}/**/*`),
  'package-lock.json',
  'scripts/build-site.ts',
];
const output = path.join(root, 'apps/portal/build');
const stamp = path.join(output, 'sources.sha256');

/**
 * Builds the visitors' site when its sources changed since the last build (or always, with `--force`).
 * @returns the exit code
 */
async function buildSite(force: boolean): Promise<number> {
  const hash = hashSources(sources);
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0;
  console.log('Building the site (its sources changed since the last build); this takes a few seconds.');
  const code = await run('npm', ['run', 'build', '--workspace=@gazetteer/portal'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) {
    console.error('The site could not be built: see above.');
    return code;
  }
  writeFileSync(stamp, hash);
  return 0;
}

process.exitCode = await buildSite(process.argv.includes('--force'));
