import { SignJWT, UnsecuredJWT } from 'jose';
import { expect } from 'vitest';
import { type Check, type Checks, deviates, describePlan, type Stage } from './plan-testing.ts';
import { APP_ORIGIN } from './provider-testing.ts';
import { expectErrorPage, makeAppKey, type Parameters, type SignIn } from './relying-party-testing.ts';

/** The modules of `oidcc-rp-initiated-logout-certification-test-plan`, in its order. */
const MODULES = [
  'oidcc-rp-initiated-logout-discovery-endpoint-verification',
  'oidcc-rp-initiated-logout',
  'oidcc-rp-initiated-logout-bad-post-logout-redirect-uri',
  'oidcc-rp-initiated-logout-modified-id-token-hint',
  'oidcc-rp-initiated-logout-no-id-token-hint',
  'oidcc-rp-initiated-logout-no-params',
  'oidcc-rp-initiated-logout-no-post-logout-redirect-uri',
  'oidcc-rp-initiated-logout-no-state',
  'oidcc-rp-initiated-logout-only-state',
  'oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri',
  'oidcc-rp-initiated-logout-bad-id-token-hint',
] as const;

const AFTERWARDS = `${APP_ORIGIN}/signed-out`;
const STATE = '~a-long-state~'.repeat(10);

/** Signs in, and then sends the browser to sign out. */
async function signOut(
  { provider, app, person }: Stage,
  change: (signIn: SignIn) => Parameters | Promise<Parameters>,
): Promise<URL> {
  const signIn = await app.signIn(person);
  const usual = { id_token_hint: signIn.tokens.id_token, post_logout_redirect_uri: AFTERWARDS, state: STATE };
  const sent = Object.entries({ ...usual, ...(await change(signIn)) }).filter(
    ([, value]) => value !== undefined,
  );
  const query = new URLSearchParams(sent).toString();
  return person.open(`${provider.metadata['end_session_endpoint'] ?? ''}?${query}`);
}

/** Whether the browser is signed in, as an application finds out without a word to the person. */
async function isSignedIn({ app, person }: Stage): Promise<boolean> {
  const parameters = app.parameters({ prompt: 'none' });
  const answer = await app.authorize(person, parameters);
  if (answer.searchParams.has('code')) return true;
  expect(app.checkError(answer, parameters)).toBe('login_required');
  return false;
}

/** The person is asked, signed out, and sent to the application. */
const comesBack =
  (change: Parameters, expected: Record<string, string>): Check =>
  async (stage) => {
    const url = await signOut(stage, () => change);
    expect(`${url.origin}${url.pathname}`).toBe(AFTERWARDS);
    expect(Object.fromEntries(url.searchParams)).toEqual(expected);
    expect(stage.person.questions.at(-1)).toMatchObject({ site: 'logout', request: { rp_initiated: true } });
    expect(await isSignedIn(stage)).toBe(false);
  };

/** The person is asked, signed out, and shown so by the provider itself. */
const staysHere =
  (change: Parameters): Check =>
  async (stage) => {
    const url = await signOut(stage, () => change);
    expect(url.href).toBe('https://secure.portal.test/');
    expect(stage.person.questions.at(-1)?.site).toBe('logout');
    expect(await isSignedIn(stage)).toBe(false);
  };

/** The browser is shown an error, goes to no application, and nobody is signed out. */
const refuses =
  (change: (signIn: SignIn, stage: Stage) => Parameters | Promise<Parameters>): Check =>
  async (stage) => {
    const url = await signOut(stage, (signIn) => change(signIn, stage));
    expect(expectErrorPage(url, stage.provider).get('error')).toBe('invalid_request');
    expect(await isSignedIn(stage)).toBe(true);
  };

const NOTHING = { id_token_hint: undefined, post_logout_redirect_uri: undefined, state: undefined };

const checks: Checks<(typeof MODULES)[number]> = {
  'oidcc-rp-initiated-logout-discovery-endpoint-verification': async ({ provider }) => {
    expect(provider.metadata['end_session_endpoint']).toMatch(
      /^https:\/\/secure\.portal\.test\/api\/\.ory\//,
    );
  },
  'oidcc-rp-initiated-logout': comesBack({}, { state: STATE }),
  'oidcc-rp-initiated-logout-bad-post-logout-redirect-uri': refuses(() => ({
    post_logout_redirect_uri: `${AFTERWARDS}/elsewhere`,
  })),
  'oidcc-rp-initiated-logout-modified-id-token-hint': refuses(({ claims }) => ({
    id_token_hint: new UnsecuredJWT(claims).encode(),
  })),
  'oidcc-rp-initiated-logout-no-id-token-hint': refuses(() => ({ id_token_hint: undefined })),
  'oidcc-rp-initiated-logout-no-params': staysHere(NOTHING),
  'oidcc-rp-initiated-logout-no-post-logout-redirect-uri': staysHere({
    post_logout_redirect_uri: undefined,
    state: undefined,
  }),
  'oidcc-rp-initiated-logout-no-state': comesBack({ state: undefined }, {}),
  'oidcc-rp-initiated-logout-only-state': deviates(
    'is refused as by Ory Hydra, since nobody would get the state',
    refuses(() => ({ ...NOTHING, state: STATE })),
  ),
  'oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri': refuses(() => ({
    post_logout_redirect_uri: `${AFTERWARDS}?foo=bar`,
  })),
  'oidcc-rp-initiated-logout-bad-id-token-hint': refuses(async ({ claims }) => {
    const { kid, privateKey } = await makeAppKey('a key of somebody else');
    const forged = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid });
    return { id_token_hint: await forged.sign(privateKey) };
  }),
};

describePlan('RP-Initiated Logout OP', MODULES, checks, {
  fields: { post_logout_redirect_uris: [AFTERWARDS] },
});
