import type { AddressInfo } from 'node:net';
import type { Sql } from '@gazetteer/kernel';
import { openTestOauth, type TestOauth } from '../oauth-testing.ts';
import { OPEN_TO_PROGRAMS } from './provider-testing.ts';

/** The key of an administrator, for programs that have one. */
export const ADMINISTRATORS_KEY = 'the-key-of-an-administrator';

/** A provider at a port of this machine, at which programs may register. */
export type ListeningProvider = { oauth: TestOauth; host: string; issuer: string };

/** Opens a provider that programs reach as they would reach any. */
export async function listen(sql: Sql): Promise<ListeningProvider> {
  const oauth = await openTestOauth(sql);
  await oauth.server.listen({ host: '127.0.0.1', port: 0 });
  const host = `127.0.0.1:${(oauth.server.server.address() as AddressInfo).port}`;
  await oauth.configure(OPEN_TO_PROGRAMS, host);
  return { oauth, host, issuer: `http://${host}/api/.ory` };
}

/** That of this process, whatever a test puts in its place. */
const realFetch = globalThis.fetch;

/** Sends a request as somebody outside, unless it has the key of an administrator. */
export function fetchOutside(address: RequestInfo | URL, options: object = {}): Promise<Response> {
  const request = new Request(address, options);
  const isAdministrator = request.headers.get('authorization') === `Bearer ${ADMINISTRATORS_KEY}`;
  // Whom the tests' server takes for an administrator, unless it is told who calls.
  if (!isAdministrator) request.headers.set('x-test-caller', '');
  return realFetch(request);
}

/**
 * A browser's way to send requests of a page: it asks whether it may where the request is not a simple one, and shows the page
 * no answer that does not name its site (Fetch standard, CORS protocol).
 */
export function fetchOfPage(origin: string): typeof fetch {
  return async (address, options) => {
    const request = new Request(address, options);
    request.headers.set('origin', origin);
    const names = [...request.headers.keys()].filter((name) => !SIMPLE_HEADERS.has(name));
    const type = request.headers.get('content-type') ?? 'text/plain';
    if (!SIMPLE_TYPE.test(type)) names.push('content-type');
    if (names.length > 0 || !['GET', 'POST'].includes(request.method)) await askFirst(request, names);
    const answer = await fetchOutside(request);
    requireShared(answer, origin, request.url);
    return answer;
  };
}

const SIMPLE_HEADERS = new Set(['accept', 'content-type', 'origin']);
const SIMPLE_TYPE = /^(text\/plain|application\/x-www-form-urlencoded|multipart\/form-data)/;

async function askFirst({ url, method, headers }: Request, names: string[]): Promise<void> {
  const origin = headers.get('origin') ?? '';
  const asked = {
    'access-control-request-method': method,
    'access-control-request-headers': names.join(','),
  };
  const answer = await fetchOutside(url, { method: 'OPTIONS', headers: { origin, ...asked } });
  requireShared(answer, origin, url);
  const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/ *, */);
  const refused = names.find((name) => !allowed.includes(name));
  if (!answer.ok || refused) throw new TypeError(`A page may not send ${refused ?? method} to ${url}`);
}

function requireShared({ headers }: Response, origin: string, url: string): void {
  if (['*', origin].includes(headers.get('access-control-allow-origin') ?? '')) return;
  throw new TypeError(`A page of ${origin} may not read the answer of ${url}`);
}
