import { type Client, createClient } from '@gazetteer/client';
import type { PortalContext } from '../site/load-context.ts';

type Portal = Pick<PortalContext, 'fetch' | 'publicUrl'>;

/** By which the server knows who is behind a call, and whether a page of ours made it. */
const passedOn = ['cookie', 'origin', 'sec-fetch-site'];

/** Calls routes of this process as the person who sent `request`. */
export function fetchAs({ fetch }: Pick<Portal, 'fetch'>, request: Request): PortalContext['fetch'] {
  return (address, init) => {
    const headers = new Headers(init.headers);
    for (const name of passedOn) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    return fetch(address, { ...init, headers });
  };
}

/** A client that sees what the person who sent `request` may see, private datasets too. */
export function clientOf(services: Portal, request: Request): Client {
  return createClient({ baseUrl: services.publicUrl, fetch: fetchAs(services, request) });
}
