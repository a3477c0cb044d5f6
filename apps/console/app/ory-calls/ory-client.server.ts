import { createOryClient, type OryClient } from '@gazetteer/client/ory';
import { fetchAs, siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** The client of the identity platform, which calls this process in the name of whoever sent the request. */
export function oryClient({ context, request }: Asking): OryClient {
  const services = siteContext(context);
  return createOryClient({ baseUrl: services.publicUrl, fetch: fetchAs(services, request) });
}
