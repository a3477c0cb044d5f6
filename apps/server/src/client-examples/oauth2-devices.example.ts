import { createOryClient, type OryClient } from '@gazetteer/client/ory';
import { fetchWithCookies, follow, type Given } from './set-up.ts';

/** Programs that register themselves (RFC 7591), where the project lets them. */
export async function registration({ baseUrl }: Given) {
  const anybody = createOryClient({ baseUrl });

  // createOidcDynamicClient
  const { data: client } = await anybody.createOidcDynamicClient({
    oAuth2Client: { client_name: 'Rain alarm', redirect_uris: ['https://rain.example.org/callback'] },
  });
  const id = client.client_id;
  const own = createOryClient({ baseUrl, bearer: client.registration_access_token ?? '' });

  // getOidcDynamicClient
  const { data: known } = await own.getOidcDynamicClient({ id });
  console.log(known.client_name);

  // setOidcDynamicClient: its token is replaced, too
  const { data: changed } = await own.setOidcDynamicClient({
    id,
    oAuth2Client: {
      client_name: 'Rain and snow alarm',
      redirect_uris: ['https://rain.example.org/callback'],
    },
  });

  // deleteOidcDynamicClient
  await own.deleteOidcDynamicClient({ id }, { bearer: changed.registration_access_token ?? '' });
}

/** Signing in on a device without a keyboard (RFC 8628), and the portal's own pages for consent and sign-out. */
export async function devicesAndOwnPages({ baseUrl, adminKey }: Given) {
  const admin = createOryClient({ baseUrl, bearer: adminKey });
  const { data: client } = await admin.createOAuth2Client({
    oAuth2Client: {
      client_name: 'Wall display',
      grant_types: ['urn:ietf:params:oauth:grant-type:device_code', 'authorization_code'],
      redirect_uris: ['https://display.example.org/callback'],
      scope: 'openid catalogue.read',
      token_endpoint_auth_method: 'none',
    },
  });
  const clientId = client.client_id;
  const device = createOryClient({ baseUrl });
  // Somebody who is signed in at the portal, in a browser.
  const visit = fetchWithCookies();
  const browser = createOryClient({ baseUrl, fetch: visit });
  const parametersOf = ({ headers }: { headers: Headers }) =>
    new URL(headers.get('location') ?? '', baseUrl).searchParams;
  const { data: flow } = await browser.createBrowserRegistrationFlow();
  const inputs = flow.ui.nodes.filter((node) => node.type === 'input');
  const csrf = inputs.find(({ attributes }) => attributes.name === 'csrf_token')?.attributes.value;
  const { data: person } = await browser.updateRegistrationFlow({
    flow: flow.id,
    updateRegistrationFlowBody: {
      method: 'password',
      csrf_token: String(csrf),
      password: 'an owl in the barn',
      traits: { email: 'lin@example.org', name: 'Lin' },
    },
  });
  const verified = [{ op: 'replace', path: '/verifiable_addresses/0/verified', value: true }];
  await admin.patchIdentity({ id: person.identity.id, jsonPatch: verified });

  // oAuth2DeviceFlow
  const { data: codes } = await device.oAuth2DeviceFlow({ clientId, scope: 'openid' });
  console.log('Open', codes.verification_uri, 'and type', codes.user_code);

  // performOAuth2DeviceVerificationFlow
  const opened = await browser.performOAuth2DeviceVerificationFlow();
  const deviceChallenge = parametersOf(opened).get('device_challenge') ?? '';

  // getMyDeviceRequest
  const { data: question } = await browser.getMyDeviceRequest({ deviceChallenge });
  console.log(question.challenge);

  // answerMyDeviceRequest
  const { data: typed } = await browser.answerMyDeviceRequest({
    deviceChallenge,
    answerMyDeviceRequestBody: { user_code: codes.user_code },
  });
  console.log(typed.redirect_to);

  // acceptUserCodeRequest: the same, for pages of another site, which administer
  const another = await device.oAuth2DeviceFlow({ clientId, scope: 'openid' });
  const asked = await browser.performOAuth2DeviceVerificationFlow();
  const { data: accepted } = await admin.acceptUserCodeRequest({
    deviceChallenge: parametersOf(asked).get('device_challenge') ?? '',
    acceptDeviceUserCodeRequest: { user_code: another.data.user_code },
  });
  const next = await browser.performOAuth2DeviceVerificationFlow({
    deviceVerifier: new URL(accepted.redirect_to).searchParams.get('device_verifier') ?? '',
  });

  const { data: login } = await admin.acceptOAuth2LoginRequest({
    loginChallenge: parametersOf(next).get('login_challenge') ?? '',
    acceptOAuth2LoginRequest: { subject: 'lin' },
  });

  // resumeOAuth2DeviceVerification: where the browser goes on from the address that a login page got
  const loginVerifier = new URL(login.redirect_to).searchParams.get('login_verifier') ?? '';
  const { headers } = await browser.performOAuth2DeviceVerificationFlow({ loginVerifier });
  const { pathname } = new URL(headers.get('location') ?? '', baseUrl);
  const resumed = await browser.resumeOAuth2DeviceVerification({
    request: pathname.split('/').at(-1) ?? '',
    loginVerifier,
  });
  console.log(resumed.headers.get('location'));

  // Afterwards
  await ownPages({ browser, visit, baseUrl }, clientId);
  await admin.deleteOAuth2Client({ id: clientId });
  await admin.deleteIdentity({ id: person.identity.id });
}

type Person = { browser: OryClient; visit: ReturnType<typeof fetchWithCookies>; baseUrl: string };

/** What the portal's own pages call for somebody who is signed in. */
async function ownPages({ browser, visit, baseUrl }: Person, clientId: string) {
  const codeVerifier = 'a text of at least 43 characters, made anew each time'.replaceAll(/[ ,]/g, '-');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  const redirectUri = 'https://display.example.org/callback';
  const address = `${browser.addressOf('oAuth2Authorize', {
    clientId,
    responseType: 'code',
    redirectUri,
    scope: 'openid catalogue.read',
    state: 'a random text',
  })}&code_challenge_method=S256&code_challenge=${Buffer.from(digest).toString('base64url')}`;
  const loginChallenge = (await follow(visit, address)).get('login_challenge') ?? '';
  // Who is signed in at the portal goes on to the question at once.
  const signIn = browser.addressOf('createBrowserLoginFlow', { loginChallenge });
  const consentChallenge = (await follow(visit, signIn)).get('consent_challenge') ?? '';

  // getMyConsentRequest
  const { data: consent } = await browser.getMyConsentRequest({ consentChallenge });
  console.log('client' in consent ? consent.client.client_name : consent.redirect_to);

  // answerMyConsentRequest
  const { data: answered } = await browser.answerMyConsentRequest({
    consentChallenge,
    answerMyConsentRequestBody: { decision: 'accept', grant_scope: ['openid'], remember: true },
  });
  const code = (await follow(visit, answered.redirect_to)).get('code') ?? '';
  const { data: tokens } = await createOryClient({ baseUrl }).oauth2TokenExchange({
    grantType: 'authorization_code',
    clientId,
    code,
    codeVerifier,
    redirectUri,
  });

  // listMyGrants
  const { data: grants } = await browser.listMyGrants();
  console.log(grants.map(({ client }) => client.client_name));

  // getMyLogoutRequest
  const leaving = await follow(
    visit,
    browser.addressOf('revokeOidcSession', { idTokenHint: tokens.id_token ?? '' }),
  );
  const logoutChallenge = leaving.get('logout_challenge') ?? '';
  const { data: logout } = await browser.getMyLogoutRequest({ logoutChallenge });
  console.log(logout.client?.client_name);

  // answerMyLogoutRequest
  await browser.answerMyLogoutRequest({
    logoutChallenge,
    answerMyLogoutRequestBody: { decision: 'reject' },
  });

  // revokeMyGrant
  await browser.revokeMyGrant({ clientId });
}
