import { createOryClient, isRequestError, type OryClient } from '@gazetteer/client/ory';
import { fetchAs, siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';
import { refusePage } from '../session/refused-page.server.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** The client of the identity platform, which calls this process in the name of whoever sent the request. */
export function oryClient({ context, request }: Asking): OryClient {
  const services = siteContext(context);
  return createOryClient({ baseUrl: services.publicUrl, fetch: fetchAs(services, request) });
}

/**
 * Reads for a page.
 * @throws Response as `refusePage`
 */
export async function readOry<Answer>(
  { context, url }: Asking & { url: URL },
  reading: Promise<Answer>,
): Promise<Answer> {
  try {
    return await reading;
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return refusePage({ context, url }, error.status);
  }
}
