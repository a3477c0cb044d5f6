import type { MiddlewareFunction, RouterContextProvider } from 'react-router';

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
