import { createHash, randomBytes } from 'node:crypto';
import { ADMINISTRATOR_KEY } from './fill-oauth.ts';

const REDIRECT = 'https://app.example/callback';
export const ADMINISTRATOR = { authorization: `Bearer ${ADMINISTRATOR_KEY}` };

export type BenchClient = { id: string; authorization: string };
type Tokens = { access_token: string; refresh_token: string; id_token: string };

/** Makes a client that may do all that is measured. */
export async function createClient(url: string, fields: object = {}): Promise<BenchClient> {
  const grant_types = ['authorization_code', 'refresh_token', 'client_credentials'];
  const scope = 'openid offline photos.read';
  const body = { redirect_uris: [REDIRECT], grant_types, scope, ...fields };
  const made = await askJson<{ client_id: string; client_secret: string }>(
    `${url}/api/.ory/admin/clients`,
    'POST',
    body,
  );
  const { client_id: id, client_secret: secret } = made;
  return { id, authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` };
}

/**
 * A whole sign-in in a browser that is new here: authorization, the answers of the login and the consent site, the code, and
 * the tokens for it. The two sites are no part of it but for their calls.
 */
export async function signIn(url: string, client: BenchClient): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: client.id,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid offline photos.read',
    state: 'a-state-of-the-application',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const cookies = new Map<string, string>();
  const login = await follow(url, `/api/.ory/oauth2/auth?${query}`, cookies);
  const signedIn = { subject: 'ada', remember: true, remember_for: 3600 };
  const consent = await follow(url, await accept(url, 'login', login, signedIn), cookies);
  const granted = { grant_scope: ['openid', 'offline', 'photos.read'] };
  const back = await follow(url, await accept(url, 'consent', consent, granted), cookies);
  const answer = await fetch(`${url}/api/.ory/oauth2/token`, {
    method: 'POST',
    headers: { authorization: client.authorization },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: REDIRECT,
      code_verifier: verifier,
    }),
  });
  if (!answer.ok) throw new Error(`${back.href}: ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}

/** Opens an address of the service and goes where it leads. @returns the first address elsewhere */
async function follow(url: string, address: string, cookies: Map<string, string>): Promise<URL> {
  let path = address;
  for (;;) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${url}${path}`, { redirect: 'manual', headers: cookie ? { cookie } : {} });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    await answer.body?.cancel();
    const next = new URL(location, url);
    if (!next.pathname.startsWith('/api/.ory/')) return next;
    path = `${next.pathname}${next.search}`;
  }
}

/** The answer of a site. @returns where the browser goes on, without the host */
async function accept(url: string, kind: 'login' | 'consent', page: URL, body: object): Promise<string> {
  const challenge = page.searchParams.get(`${kind}_challenge`) ?? '';
  const path = `/api/.ory/admin/oauth2/auth/requests/${kind}/accept?${kind}_challenge=${challenge}`;
  const { redirect_to } = await askJson<{ redirect_to: string }>(`${url}${path}`, 'PUT', body);
  const { pathname, search } = new URL(redirect_to);
  return `${pathname}${search}`;
}

async function askJson<Body>(address: string, method: string, body: object): Promise<Body> {
  const headers = { ...ADMINISTRATOR, 'content-type': 'application/json' };
  const answer = await fetch(address, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}
