import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { publishedManifest } from './pack-client.ts';
import { root, toolEnvironment } from './run-command.mjs';

const source = path.join(root, 'packages', 'client');

it('the package of the client has a module and types for each of its entries, which run without the sources', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const project = path.join(source, 'tsconfig.package.json');
  execFileSync('tsc', ['--project', project, '--outDir', folder], { env: toolEnvironment() });
  const manifest = publishedManifest(JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')));
  expect(manifest).toMatchObject({
    name: '@gazetteer/client',
    type: 'module',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './ory': { types: './ory/ory-client.d.ts', default: './ory/ory-client.js' },
      './portal': { types: './portal/portal-client.d.ts', default: './portal/portal-client.js' },
    },
  });
  const { exports } = manifest as { exports: Record<string, { types: string; default: string }> };
  const files = Object.values(exports).flatMap((entry) => [entry.types, entry.default]);
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const program = `
    import { createOryClient } from '@gazetteer/client/ory';
    import { createPortalClient } from '@gazetteer/client/portal';
    import { createClient } from '@gazetteer/client';
    const { addressOf } = createOryClient({ baseUrl: 'https://data.example.org' });
    console.log(addressOf('getIdentity', { id: 'a' }), typeof createPortalClient, typeof createClient);`;
  // A package may import itself by its name.
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, program);
  const told = execFileSync(process.execPath, [file], { encoding: 'utf8' });
  expect(told).toBe('https://data.example.org/api/.ory/admin/identities/a function function\n');
});
