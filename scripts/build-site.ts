import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from './hash-sources.ts';
import { root, run } from './run-command.mjs';
import { sites } from './sites.mjs';
import { foldersBelow } from './workspace-graph.mjs';

/**
 * Builds a site when what it is made from has changed since the last build (or always, with `--force`).
 * @returns the exit code
 */
async function buildSite(site: string, force: boolean): Promise<number> {
  const folders = foldersBelow(`@gazetteer/${site}`);
  const hash = hashSources([
    ...folders.map((folder) => `${folder}/**/*`),
    'package-lock.json',
    // It lists the browsers that scripts and styles are written for.
    'package.json',
    'scripts/build-site.ts',
  ]);
  const stamp = path.join(root, 'apps', site, 'build', 'sources.sha256');
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0;
  console.log(`Building the ${site} (its sources changed since the last build); this takes a few seconds.`);
  const code = await run('npm', ['run', 'build', `--workspace=@gazetteer/${site}`], {
    env: { NODE_ENV: 'production' },
    isQuiet: true,
  });
  if (code !== 0) {
    console.error(`The ${site} could not be built: see above.`);
    return code;
  }
  writeFileSync(stamp, hash);
  return 0;
}

for (const site of sites) {
  // A failure stays one, whatever becomes of the other site.
  const code = await buildSite(site, process.argv.includes('--force'));
  process.exitCode ||= code;
}
