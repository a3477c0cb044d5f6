import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';
import { type ChildServer, startChild } from './child-server.ts';

const program = join(import.meta.dirname, '..', 'apps/server/src/gazetteer.ts');

/** Runs `measure` against a portal of its own that holds the sample catalogue. */
export async function withFilledPortal<Result>(
  measure: (server: ChildServer) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-bench-'));
  try {
    const { server } = await startPortal(folder);
    console.log('Filling a new portal with the sample catalogue');
    await sampleLoaded(server.url);
    const result = await measure(server);
    await server.stop();
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts the portal over a folder of its own, with nothing held back. */
export async function startPortal(folder: string): Promise<{ server: ChildServer; started: number }> {
  const started = performance.now();
  const server = await startChild(`${program} serve`, await freePort(), {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
  });
  return { server, started };
}

/** The server takes requests while the sample is being loaded: it is whole when the number of datasets stands still. */
export async function sampleLoaded(url: string): Promise<void> {
  let before = -1;
  for (let still = 0; still < 5; ) {
    const answer = await fetch(`${url}/api/3/action/package_search?rows=0`);
    const { result } = (await answer.json()) as { result: { count: number } };
    still = result.count > 0 && result.count === before ? still + 1 : 0;
    before = result.count;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
