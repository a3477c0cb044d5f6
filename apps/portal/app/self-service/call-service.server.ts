import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import type { PortalContext } from '../site/load-context.ts';

type Portal = Pick<PortalContext, 'fetch' | 'publicUrl' | 'locale'>;
type Call = Pick<RequestInit, 'method' | 'body'> & { contentType?: string; accept?: string };

/** What the service learns about the browser behind a call, as if it had called itself. */
const passedOn = ['cookie', 'user-agent', 'origin', 'sec-fetch-site'];

/** Calls the identity service in process as the browser that sent `request`; its mails speak the page's language. */
export function callService(
  { fetch, publicUrl, locale }: Portal,
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
  return fetch(`${publicUrl}/api/.ory${path}`, { ...call, headers });
}

const received = new WeakMap<object, string[]>();

/** Notes the cookies that the identity service has sent while a page was made. */
export function noteCookies(context: Readonly<RouterContextProvider>, answer: Response): void {
  received.set(context, [...(received.get(context) ?? []), ...answer.headers.getSetCookie()]);
}

/** Hands the noted cookies to the browser, with the page or its data. */
export const relayCookies: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  for (const cookie of received.get(context) ?? []) response.headers.append('set-cookie', cookie);
  return response;
};
