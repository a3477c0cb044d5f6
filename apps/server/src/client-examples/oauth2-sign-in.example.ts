import { createOryClient, type OryClient } from '@gazetteer/client/ory';
import { fetchWithCookies, follow, type Given } from './set-up.ts';

const redirectUri = 'https://water.example.org/callback';
const scope = 'openid offline_access';

/** Signing in to an application: what its login and consent pages call, and what it calls itself. */
export async function oauth2SignIn({ baseUrl, adminKey }: Given) {
  const admin = createOryClient({ baseUrl, bearer: adminKey });
  const { data: client } = await admin.createOAuth2Client({
    oAuth2Client: {
      client_name: 'Water levels',
      redirect_uris: [redirectUri],
      post_logout_redirect_uris: ['https://water.example.org/'],
      grant_types: ['authorization_code', 'refresh_token'],
      scope,
    },
  });
  const basic = { clientId: client.client_id, clientSecret: client.client_secret ?? '' };
  const application = createOryClient({ baseUrl, basic });
  const visit = fetchWithCookies();
  const browser = createOryClient({ baseUrl, fetch: visit });
  const asked = {
    clientId: client.client_id,
    responseType: 'code',
    redirectUri,
    scope,
    state: 'a random text',
  };
  const parametersOf = ({ headers }: { headers: Headers }) =>
    new URL(headers.get('location') ?? '', baseUrl).searchParams;

  // oAuth2Authorize: `client.addressOf('oAuth2Authorize', asked)` is the address for a link
  const begun = await browser.oAuth2Authorize(asked);
  const loginChallenge = parametersOf(begun).get('login_challenge') ?? '';

  // getOAuth2LoginRequest
  const { data: login } = await admin.getOAuth2LoginRequest({ loginChallenge });
  console.log(login.requested_scope, login.skip);

  // acceptOAuth2LoginRequest
  const { data: loggedIn } = await admin.acceptOAuth2LoginRequest({
    loginChallenge,
    acceptOAuth2LoginRequest: { subject: 'ada', remember: true, remember_for: 3600 },
  });
  const atConsent = await follow(visit, loggedIn.redirect_to);
  const consentChallenge = atConsent.get('consent_challenge') ?? '';

  // getOAuth2ConsentRequest
  const { data: consent } = await admin.getOAuth2ConsentRequest({ consentChallenge });

  // acceptOAuth2ConsentRequest
  const { data: consented } = await admin.acceptOAuth2ConsentRequest({
    consentChallenge,
    acceptOAuth2ConsentRequest: {
      grant_scope: consent.requested_scope,
      session: { id_token: { name: 'Ada' } },
      remember: true,
    },
  });

  // resumeOAuth2Authorization: where the browser goes on from the address that such a page got
  const consentVerifier = new URL(consented.redirect_to).searchParams.get('consent_verifier') ?? '';
  const answered = await browser.oAuth2Authorize({ consentVerifier });
  const { pathname } = new URL(answered.headers.get('location') ?? '', baseUrl);
  const request = pathname.split('/').at(-1) ?? '';
  const resumed = await browser.resumeOAuth2Authorization({ request, consentVerifier });
  const code = parametersOf(resumed).get('code') ?? '';
  const { data: tokens } = await application.oauth2TokenExchange({
    grantType: 'authorization_code',
    code,
    redirectUri,
  });
  const bearer = tokens.access_token;

  // postOAuth2Authorize
  const byForm = await browser.postOAuth2Authorize({ ...asked, state: 'another random text' });
  console.log(byForm.headers.get('location'));

  // Meanwhile
  await openIdConnect(createOryClient({ baseUrl, bearer }), createOryClient({ baseUrl }));
  await refusals({ baseUrl, adminKey }, asked);
  await signOut(admin, browser, tokens.id_token ?? '');

  // listOAuth2ConsentSessions
  const { data: sessions } = await admin.listOAuth2ConsentSessions({ subject: 'ada' });
  console.log(sessions.map(({ grant_scope }) => grant_scope));

  // revokeOAuth2ConsentSessions
  await admin.revokeOAuth2ConsentSessions({ subject: 'ada', all: true });

  // revokeOAuth2LoginSessions
  await admin.revokeOAuth2LoginSessions({ subject: 'ada' });

  // Afterwards
  await admin.deleteOAuth2Client({ id: client.client_id });
}

/** What the pages call where somebody refuses. */
async function refusals(
  { baseUrl, adminKey }: Pick<Given, 'baseUrl' | 'adminKey'>,
  asked: Parameters<OryClient['oAuth2Authorize']>[0],
) {
  const admin = createOryClient({ baseUrl, bearer: adminKey });
  const visit = fetchWithCookies();
  const address = createOryClient({ baseUrl }).addressOf('oAuth2Authorize', asked);
  const challenge = async () => (await follow(visit, address)).get('login_challenge') ?? '';

  // rejectOAuth2LoginRequest
  const { data: rejected } = await admin.rejectOAuth2LoginRequest({
    loginChallenge: await challenge(),
    rejectOAuth2Request: { error: 'access_denied', error_description: 'Somebody else sat there' },
  });
  console.log(rejected.redirect_to);

  // rejectOAuth2ConsentRequest: the reason may be left out
  const { data: accepted } = await admin.acceptOAuth2LoginRequest({
    loginChallenge: await challenge(),
    acceptOAuth2LoginRequest: { subject: 'grace' },
  });
  const consentChallenge = (await follow(visit, accepted.redirect_to)).get('consent_challenge') ?? '';
  const { data: refused } = await admin.rejectOAuth2ConsentRequest({ consentChallenge });
  console.log(refused.redirect_to);
}

/** What an application finds out with a token, and about the provider. */
async function openIdConnect(application: OryClient, anybody: OryClient) {
  // getOidcUserInfo
  const { data: claims } = await application.getOidcUserInfo();
  console.log(claims);

  // postOidcUserInfo
  await application.postOidcUserInfo();

  // discoverOidcConfiguration
  const { data: provider } = await anybody.discoverOidcConfiguration();
  console.log(provider.issuer);

  // discoverOAuth2AuthorizationServer
  await anybody.discoverOAuth2AuthorizationServer();

  // discoverJsonWebKeys
  const { data: keys } = await anybody.discoverJsonWebKeys();
  console.log(keys.keys.length);
}

/** Signing out of an application, and so of all. */
async function signOut(admin: OryClient, browser: OryClient, idTokenHint: string) {
  const challengeOf = ({ headers }: { headers: Headers }) =>
    new URL(headers.get('location') ?? '', 'http://here').searchParams.get('logout_challenge') ?? '';

  // revokeOidcSession
  const asked = await browser.revokeOidcSession({ idTokenHint });
  const logoutChallenge = challengeOf(asked);

  // getOAuth2LogoutRequest
  const { data: logout } = await admin.getOAuth2LogoutRequest({ logoutChallenge });
  console.log(logout.subject);

  // rejectOAuth2LogoutRequest: somebody wants to stay
  await admin.rejectOAuth2LogoutRequest({ logoutChallenge });

  // acceptOAuth2LogoutRequest
  const { data: accepted } = await admin.acceptOAuth2LogoutRequest({
    logoutChallenge: challengeOf(await browser.revokeOidcSession({ idTokenHint })),
  });
  const logoutVerifier = new URL(accepted.redirect_to).searchParams.get('logout_verifier') ?? '';

  // postRevokeOidcSession
  const over = await browser.postRevokeOidcSession({ logoutVerifier });
  console.log(over.headers.get('location'));
}
