import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/free-port.ts';
import type { Order, Reply } from './own-server-host.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type Site = { menu: object[] };
type Asked = Order extends infer Each ? (Each extends Order ? Omit<Each, 'id'> : never) : never;

/**
 * Runs `visit` against a server of its own, with an empty catalogue and the sample's site file as `change` makes it.
 * All such servers of a test process run in one other process: a process for each took seconds to load the program,
 * and each of them rendered its first pages with code that had never run.
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
  const environment = {
    ...process.env,
    HOST: host,
    // The port is not 0, because the server must know its own address, for example for the targets of forms.
    PORT: String(await freePort()),
    SAMPLE_DATA: '0',
    RATE_LIMIT: '0',
    DATABASE_URL: '',
    OBJECT_STORE_URL: '',
    ...settings,
  };
  try {
    const { address = '' } = await ask({ act: 'start', folder, environment });
    try {
      await visit(address, folder);
    } finally {
      await ask({ act: 'stop', folder });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Makes somebody an administrator of the server of `withSite` that keeps its data in `folder`. */
export async function makeAdministrator(folder: string, email: string): Promise<void> {
  await ask({ act: 'invite', folder, email });
}

/** The process that runs the servers, from the first one on. */
let hostProcess: ChildProcess | undefined;
let orders = 0;

async function ask(asked: Asked): Promise<Reply> {
  hostProcess ??= startHost();
  const child = hostProcess;
  const id = (orders += 1);
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const onReply = (reply: Reply) => {
    if (reply.id === id) resolve(reply);
  };
  const onExit = (code: number | null) => reject(new Error(`the process of the servers ended with ${code}`));
  child.on('message', onReply);
  child.on('exit', onExit);
  child.send({ ...asked, id });
  try {
    const reply = await promise;
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply;
  } finally {
    child.off('message', onReply);
    child.off('exit', onExit);
  }
}

/** It ends with the process that has started it. */
function startHost(): ChildProcess {
  const child = spawn('node', [path.join(root, 'e2e/own-server-host.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'), ...process.env },
  });
  child.once('exit', () => (hostProcess = undefined));
  child.unref();
  child.channel?.unref();
  return child;
}
