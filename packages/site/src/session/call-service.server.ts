import type { SiteContext } from '../context/site-context.ts';

type Services = Pick<SiteContext, 'fetch' | 'accountsUrl' | 'locale'>;
type Call = Pick<RequestInit, 'method' | 'body'> & { contentType?: string; accept?: string };

/** What the service learns about the browser behind a call, as if it had called itself. */
const passedOn = ['cookie', 'user-agent', 'origin', 'sec-fetch-site'];

/**
 * Calls the identity service in process as the browser that sent `request`, about the accounts of the project at whose host
 * it was, and in the page's language for mails.
 */
export function callService(
  { fetch, accountsUrl, locale }: Services,
  request: Request,
  path: string,
  { contentType, accept = 'application/json', ...call }: Call = {},
): Promise<Response> {
  const headers = new Headers({ accept, 'accept-language': locale });
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  if (contentType) headers.set('content-type', contentType);
  return fetch(`${accountsUrl}/api/.ory${path}`, { ...call, headers });
}
