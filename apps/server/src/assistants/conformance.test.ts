import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AssistantPortal, openAssistantPortal } from './assistants-testing.ts';

const require = createRequire(import.meta.url);
const suite = join(
  dirname(require.resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
);
const baseline = fileURLToPath(new URL('./conformance-baseline.yaml', import.meta.url));

let portal: AssistantPortal;
let folder: string;

beforeAll(async () => {
  portal = await openAssistantPortal();
  folder = await mkdtemp(join(tmpdir(), 'gazetteer-conformance-'));
});

afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

it('passes the published conformance tests, but for scenarios of what it does not offer', async () => {
  const asked = ['server', '--url', portal.address, '--expected-failures', baseline, '--output-dir', folder];
  // It ends with an error where a scenario fails that the baseline does not name, or passes that it names.
  const { stdout } = await promisify(execFile)(process.execPath, [suite, ...asked], { cwd: folder });
  const passed = [...stdout.matchAll(/^✓ ([\w-]+): [1-9]/gm)].map(([, scenario]) => scenario);
  expect(passed).toEqual([
    'server-initialize',
    'ping',
    'tools-list',
    'resources-list',
    'dns-rebinding-protection',
  ]);
});
