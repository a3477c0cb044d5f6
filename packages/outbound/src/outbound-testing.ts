import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { LookupFunction } from 'node:net';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createOutbound, type Get, type OutboundOptions } from './outbound.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * An internet inside the test: names with the addresses they resolve to, in turn, and what is answered by host and
 * path. Nothing touches the network. `connections` lists the addresses that were connected to.
 */
export function fakeInternet(
  names: Record<string, string[][] | string[]>,
  answers: Record<string, Answer>,
  options: OutboundOptions = {},
) {
  const connections: string[] = [];
  const resolved: string[] = [];
  const listener: RequestListener = (request, response) => {
    const answer = answers[`${request.headers.host}${request.url}`];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  };
  const server = createServer(listener);
  const outbound = createOutbound({
    resolve: async (name) => {
      const addresses = names[name];
      if (!addresses) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
      const asked = resolved.filter((earlier) => earlier === name).length;
      resolved.push(name);
      const found = addresses.map((one) => (typeof one === 'string' ? addresses : one))[
        Math.min(asked, addresses.length - 1)
      ] as string[];
      return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    connect: (connecting) => {
      const { host, lookup } = connecting as { host: string; lookup: LookupFunction };
      lookup(host, { all: true }, (_error, found) => {
        for (const { address } of found as LookupAddress[]) connections.push(address);
      });
      const [client, served] = duplexPair();
      client.once('close', () => served.destroy());
      server.emit('connection', served);
      return client;
    },
    ...options,
  });
  return {
    outbound,
    connections,
    resolved,
    /** Fetches an address and returns the whole body as text. */
    read: async (url: string, get?: Get) => text((await outbound.get(url, get)).body),
  };
}

export function say(body: string | Buffer, headers: Record<string, string | number> = {}): Answer {
  return (_request, response) => response.writeHead(200, headers).end(body);
}

export function redirectTo(location: string, status = 302): Answer {
  return (_request, response) => response.writeHead(status, { location }).end();
}
