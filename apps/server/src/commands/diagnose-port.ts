import { once } from 'node:events';
import { createServer } from 'node:net';
import { originAt } from '../listening-address.ts';
import type { Settings } from '../settings.ts';
import type { Finding } from './finding.ts';

/** How long a server that runs may take to say so. */
const ANSWER_MILLISECONDS = 2000;
const LONGEST_VERSION = 40;

/** A port that a running Gazetteer serves is as it should be; one that another program has is not. */
export async function checkPort({ HOST, PORT }: Settings): Promise<Omit<Finding, 'name'>> {
  try {
    await listenFor(HOST, PORT);
    return { state: 'ok', message: PORT === 0 ? 'any free one' : `${PORT} is free` };
  } catch (error) {
    const running = await versionServedAt(originAt(HOST, PORT));
    if (running === undefined) throw error;
    return { state: 'ok', message: `${PORT} is served by Gazetteer ${running}, which runs already` };
  }
}

async function listenFor(host: string, port: number): Promise<void> {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** The version of the Gazetteer that answers there; undefined where something else does, or nothing in time. */
async function versionServedAt(origin: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MILLISECONDS);
    const ask = async (path: string) =>
      (await fetch(`${origin}${path}`, { signal, redirect: 'error' })).json();
    const { status } = (await ask('/health/alive')) as { status?: unknown };
    const { version } = (await ask('/version')) as { version?: unknown };
    return status === 'ok' && typeof version === 'string' ? version.slice(0, LONGEST_VERSION) : undefined;
  } catch {
    return undefined;
  }
}
