import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** What the provider says of its accounts, by their subject. */
export type ProviderAccounts = Record<string, { email?: string; email_verified?: boolean; name?: string }>;

export type TestProvider = {
  issuer: string;
  /** Who is signed in at the provider, or nobody, who then turns back. */
  signedIn: { subject: string | undefined };
  close(): Promise<void>;
};

type Client = { client_id: string; client_secret: string; redirect_uris: string[] };

/** Starts an OpenID provider on this machine, at which somebody is signed in and agrees to everything. */
export async function startTestProvider(client: Client, accounts: ProviderAccounts): Promise<TestProvider> {
  const signedIn: TestProvider['signedIn'] = { subject: undefined };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ ...client, token_endpoint_auth_method: 'client_secret_post' }],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile'],
    cookies: { keys: ['a key of the tests'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: async (_context, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, ...accounts[subject] }),
    }),
    loadExistingGrant: async (context) => {
      const grant = new provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const { subject } = signedIn;
    const result = subject ? { login: { accountId: subject, remember: false } } : { error: 'access_denied' };
    return void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { issuer, signedIn, close };
}

/**
 * Visits the provider as a browser without cookies of ours would, until it sends the browser back to us.
 * @returns the address it sends it to
 */
export async function visitProvider(address: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  while (next.startsWith(issuer)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const split = pair.indexOf('=');
      cookies.set(pair.slice(0, split), pair.slice(split + 1));
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    next = new URL(location, next).href;
  }
  return next;
}
