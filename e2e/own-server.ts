import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/free-port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type Site = { menu: object[] };

/**
 * Runs `visit` against a server of its own, with an empty catalogue and the sample's site file as `change` makes it.
 * @param visit gets the address of the server and its data folder
 * @param host browsers bind security keys to names such as `localhost`, never to numbers
 * @param settings further settings, by the names of their environment variables
 */
export async function withSite(
  change: (site: Site) => object,
  visit: (address: string, folder: string) => Promise<void>,
  host = '127.0.0.1',
  settings: Record<string, string> = {},
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-site-'));
  const sample = JSON.parse(await readFile(path.join(root, 'apps/server/site.json'), 'utf8')) as Site;
  await writeFile(path.join(folder, 'site.json'), JSON.stringify(change(sample)));
  const server = spawn('node', ['apps/server/src/gazetteer.ts', 'serve'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: host,
      // The port is not 0, because the server must know its own address, for example for the targets of forms.
      PORT: String(await freePort()),
      DATA_DIR: folder,
      SAMPLE_DATA: '0',
      RATE_LIMIT: '0',
      DATABASE_URL: '',
      OBJECT_STORE_URL: '',
      ...settings,
    },
  });
  try {
    await visit(await addressOf(server.stdout), folder);
  } finally {
    if (server.kill()) await once(server, 'exit');
    await rm(folder, { recursive: true });
  }
}

/** The line that says the server is ready names its address. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /^ready (http:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('the server ended before it was ready');
}
