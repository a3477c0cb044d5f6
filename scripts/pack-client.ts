import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './run-command.mjs';

/**
 * Makes the package of the API client as others install it: modules and types for browsers and for Node from 20 on, in
 * `packages/client/build/package`, and of these the archive that a registry takes. Here it runs from its sources.
 */
const source = join(root, 'packages', 'client');
const target = join(source, 'build', 'package');

type Manifest = { name: string; version: string; license: string; exports: Record<string, string> };

/** What the published package says of itself: the entries of the sources, as they are built. */
export function publishedManifest({ name, version, license, exports }: Manifest): object {
  const entries = Object.entries(exports).map(([entry, file]) => {
    const module = file.replace(/^\.\/src\//, './').replace(/\.ts$/, '');
    return [entry, { types: `${module}.d.ts`, default: `${module}.js` }];
  });
  return {
    name,
    version,
    license,
    type: 'module',
    description: 'The calls of a Gazetteer server, typed, for browsers and Node',
    sideEffects: false,
    engines: { node: '>=20.3' },
    exports: Object.fromEntries(entries),
  };
}

async function packClient(): Promise<void> {
  await rm(target, { recursive: true, force: true });
  process.exitCode = await run('tsc', ['--project', join(source, 'tsconfig.package.json')]);
  if (process.exitCode !== 0) return;
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as Manifest;
  await writeFile(
    join(target, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest), undefined, 2)}\n`,
  );
  await copyFile(join(source, 'README.md'), join(target, 'README.md'));
  await copyFile(join(root, 'LICENSE'), join(target, 'LICENSE'));
  process.exitCode = await run('npm', ['pack', '--pack-destination', join(source, 'build')], { cwd: target });
}

if (import.meta.main) await packClient();
