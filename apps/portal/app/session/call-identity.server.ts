import type { PortalContext } from '../load-context.ts';

type Portal = Pick<PortalContext, 'fetch' | 'publicUrl'>;
type Call = Pick<RequestInit, 'method' | 'body'>;

/** Calls the identity service in process as the browser that sent `request`, and wants JSON. */
export function callIdentity(
  { fetch, publicUrl }: Portal,
  request: Request,
  path: string,
  call: Call = {},
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  const cookie = request.headers.get('cookie');
  if (cookie) headers.set('cookie', cookie);
  return fetch(`${publicUrl}/api/.ory${path}`, { ...call, headers });
}
