import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { administratorKey } from './mailbox.ts';

/** A site of somebody else at which people sign in with their account of the portal. */
export interface RelyingParty {
  /** Its first page; `/login` begins a sign-in, with further parameters of the request in its query. */
  address: string;
  /** The claims of whoever is signed in there; undefined for nobody. */
  claims(): JWTPayload | undefined;
  /** How it learned that somebody has signed out. */
  toldBy(): readonly ('back-channel' | 'front-channel')[];
}

interface Site {
  /** The address of the portal. */
  portal: string;
  /** Where the portal keeps its data, and the key of its administrator. */
  folder: string;
}

interface Wishes {
  name: string;
  scope: string;
  logout: 'back-channel' | 'front-channel';
}

/** Runs `visit` beside a site that is registered at the portal, and speaks to it as such sites do: by a library of the field. */
export async function withRelyingParty(
  { portal, folder }: Site,
  { name, scope, logout }: Wishes,
  visit: (party: RelyingParty) => Promise<void>,
): Promise<void> {
  let signedIn: client.IDToken | undefined;
  let idToken = '';
  const toldBy: ('back-channel' | 'front-channel')[] = [];
  const pending = new Map<string, { verifier: string; nonce: string }>();
  const server = createServer((request, response) => {
    const show = (html: string) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>${name}</title>${html}`);
    };
    answer(request, (to) => response.writeHead(302, { location: to }).end(), show).catch((error: unknown) => {
      show(`<h1>Failed</h1><pre>${String(error)}</pre>`);
    });
  });
  // Another site than the portal's: a browser knows the portal by its number.
  server.listen(0);
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const party = await register({ portal, folder }, address, { name, scope, logout });

  async function answer(
    request: IncomingMessage,
    redirect: (to: string) => void,
    show: (html: string) => void,
  ): Promise<void> {
    const url = new URL(request.url ?? '/', address);
    switch (url.pathname) {
      case '/login': {
        const [verifier, state, nonce] = [
          client.randomPKCECodeVerifier(),
          client.randomState(),
          client.randomNonce(),
        ];
        pending.set(state, { verifier, nonce });
        const to = client.buildAuthorizationUrl(party, {
          redirect_uri: `${address}/callback`,
          scope,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...Object.fromEntries(url.searchParams),
        });
        redirect(to.href);
        return;
      }
      case '/callback': {
        const state = url.searchParams.get('state') ?? '';
        const { verifier: pkceCodeVerifier = '', nonce: expectedNonce = '' } = pending.get(state) ?? {};
        pending.delete(state);
        if (url.searchParams.has('error')) return show(`<h1>Refused: ${url.searchParams.get('error')}</h1>`);
        const tokens = await client.authorizationCodeGrant(party, url, {
          pkceCodeVerifier,
          expectedNonce,
          expectedState: state,
        });
        signedIn = tokens.claims();
        idToken = tokens.id_token ?? '';
        return show(`<h1>Welcome to ${name}</h1><p>${tokens.scope}</p>`);
      }
      case '/logout': {
        const to = client.buildEndSessionUrl(party, {
          id_token_hint: idToken,
          post_logout_redirect_uri: `${address}/goodbye`,
        });
        redirect(to.href);
        return;
      }
      case '/goodbye':
        return show('<h1>Goodbye</h1>');
      case '/front-channel':
        toldBy.push('front-channel');
        if (url.searchParams.get('sid') === signedIn?.sid) signedIn = undefined;
        return show('');
      case '/back-channel': {
        const { sid } = await readLogoutToken(request);
        toldBy.push('back-channel');
        if (sid === signedIn?.sid) signedIn = undefined;
        return show('');
      }
      default:
        return show(`<h1>${name}</h1>`);
    }
  }

  async function readLogoutToken(request: IncomingMessage): Promise<JWTPayload> {
    let body = '';
    for await (const part of request) body += String(part);
    const { issuer, jwks_uri = '' } = party.serverMetadata();
    const token = new URLSearchParams(body).get('logout_token') ?? '';
    const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(jwks_uri)), {
      issuer,
      audience: party.clientMetadata().client_id,
    });
    return payload;
  }

  try {
    await visit({ address, claims: () => signedIn, toldBy: () => toldBy });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Registers the site as an administrator of the portal does. @returns what it knows of the portal */
async function register(
  { portal, folder }: Site,
  address: string,
  { name, scope, logout }: Wishes,
): Promise<client.Configuration> {
  const key = administratorKey(folder);
  const answer = await fetch(`${portal}/api/.ory/admin/clients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: name,
      redirect_uris: [`${address}/callback`],
      post_logout_redirect_uris: [`${address}/goodbye`],
      policy_uri: `${address}/privacy`,
      scope,
      ...(logout === 'back-channel'
        ? { backchannel_logout_uri: `${address}/back-channel`, backchannel_logout_session_required: true }
        : {
            frontchannel_logout_uri: `${address}/front-channel`,
            frontchannel_logout_session_required: true,
          }),
    }),
  });
  if (answer.status !== 201) throw new Error(`registering ${name} was answered with ${await answer.text()}`);
  const { client_id, client_secret } = (await answer.json()) as { client_id: string; client_secret: string };
  return client.discovery(
    new URL(`${portal}/api/.ory`),
    client_id,
    { client_secret },
    client.ClientSecretBasic(client_secret),
    {
      execute: [client.allowInsecureRequests],
    },
  );
}
