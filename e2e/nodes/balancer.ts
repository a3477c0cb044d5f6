import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

export type Balancer = {
  url: string;
  /** Fulfilled when it hands requests to every server. */
  knowsAll(): Promise<void>;
  close(): Promise<void>;
};

const PROBE_MILLISECONDS = 200;
// On a machine that others use, too.
const PATIENCE_MILLISECONDS = 1000;

/**
 * Hands each request to one of several servers, in turn, over a connection of its own: to those that said last that they are
 * ready, and where one takes no connection, to the next, at last to the others.
 * @param addresses where the servers are now, in an order that may change
 */
export async function startBalancer(addresses: () => readonly string[]): Promise<Balancer> {
  let ready: readonly string[] = [];
  let turn = 0;
  const probe = async () => {
    const all = addresses();
    const answers = await Promise.all(all.map((address) => isReady(address)));
    ready = all.filter((_, place) => answers[place]);
  };
  const timer = setInterval(() => void probe(), PROBE_MILLISECONDS);
  const server = createServer((incoming, outgoing) => {
    const first = ready.length > 0 ? (turn += 1) % ready.length : 0;
    const others = addresses().filter((address) => !ready.includes(address));
    void handOn(incoming, outgoing, [...ready.slice(first), ...ready.slice(0, first), ...others]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    knowsAll: async () => {
      while (addresses().some((address) => !ready.includes(address))) await setTimeout(PROBE_MILLISECONDS);
    },
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function isReady(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
  return fetch(`${address}/health/ready`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function handOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  addresses: readonly string[],
): Promise<void> {
  const body = await buffer(incoming);
  for (const address of addresses) {
    try {
      const answer = await send(address, incoming, body);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
      return;
    } catch (error) {
      // Only what no server has seen may be sent again.
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break;
    }
  }
  outgoing.destroy();
}

function send(
  address: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const given = { method, headers: { ...headers, connection: 'close' }, agent: false };
    ask(`${address}${url ?? '/'}`, given, resolve)
      .on('error', reject)
      .end(body);
  });
}
