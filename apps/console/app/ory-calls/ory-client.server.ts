import { createOryClient, isRequestError, type OryClient } from '@gazetteer/client/ory';
import { loginAddress } from '@gazetteer/site';
import { fetchAs, siteContext } from '@gazetteer/site/server';
import { data, redirectDocument, type RouterContextProvider } from 'react-router';
import { giveBack } from '../session/lost-form.server.ts';

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
 * @throws Response that leads to the login (or gives back a form that came without a session), or 404 and 502 for the error page
 */
export async function readOry<Answer>(
  { context, url }: Asking & { url: URL },
  reading: Promise<Answer>,
): Promise<Answer> {
  try {
    return await reading;
  } catch (error) {
    if (!isRequestError(error)) throw error;
    if (error.status === 401) {
      giveBack(context);
      throw redirectDocument(loginAddress(url.pathname + url.search));
    }
    throw data(null, { status: [403, 404].includes(error.status) ? 404 : 502 });
  }
}
