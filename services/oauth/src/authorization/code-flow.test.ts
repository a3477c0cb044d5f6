import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { authorizationAddress, makeProof, OauthBrowser } from '../code-flow-testing.ts';
import { openTestOauth, type TestOauth } from '../oauth-testing.ts';

const REDIRECT = 'https://app.example/callback';
const APP = {
  client_id: 'app',
  client_secret: 'a secret that was chosen',
  redirect_uris: [REDIRECT],
  grant_types: ['authorization_code', 'refresh_token'],
  scope: 'openid offline_access photos.read',
};

describeStores('the authorization code flow', (open) => {
  it('leads through the login and the consent site to tokens', async () => {
    const oauth = await openTestOauth(await open());
    await insertApp(oauth);
    const browser = new OauthBrowser(oauth);
    const proof = makeProof();
    const address = authorizationAddress({
      client_id: 'app',
      redirect_uri: REDIRECT,
      scope: 'openid offline_access photos.read',
      code_challenge: proof.challenge,
      code_challenge_method: 'S256',
      nonce: 'a-nonce',
    });
    const login = await browser.open(address);
    expect(login.url?.href).toMatch(/^http:\/\/portal\.test\/login\?login_challenge=/);
    const loginChallenge = login.url?.searchParams.get('login_challenge') ?? '';
    const asked = await oauth.call(
      'GET',
      `/admin/oauth2/auth/requests/login?login_challenge=${loginChallenge}`,
    );
    expect(asked).toMatchObject({
      status: 200,
      body: {
        challenge: loginChallenge,
        skip: false,
        subject: '',
        requested_scope: ['openid', 'offline_access', 'photos.read'],
        client: { client_id: 'app' },
      },
    });
    const accepted = await oauth.call<{ redirect_to: string }>(
      'PUT',
      `/admin/oauth2/auth/requests/login/accept?login_challenge=${loginChallenge}`,
      { subject: 'ann', remember: true, remember_for: 3600, acr: 'aal1', amr: ['password'] },
    );
    expect(accepted.status).toBe(200);
    const consent = await browser.open(accepted.body.redirect_to);
    expect(consent.url?.href).toMatch(/^http:\/\/portal\.test\/consent\?consent_challenge=/);
    const consentChallenge = consent.url?.searchParams.get('consent_challenge') ?? '';
    const question = await oauth.call(
      'GET',
      `/admin/oauth2/auth/requests/consent?consent_challenge=${consentChallenge}`,
    );
    expect(question).toMatchObject({ status: 200, body: { subject: 'ann', skip: false, acr: 'aal1' } });
    const granted = await oauth.call<{ redirect_to: string }>(
      'PUT',
      `/admin/oauth2/auth/requests/consent/accept?consent_challenge=${consentChallenge}`,
      {
        grant_scope: ['openid', 'offline_access', 'photos.read'],
        remember: true,
        session: { access_token: { color: 'red' }, id_token: { email: 'ann@example.org' } },
      },
    );
    expect(granted.status).toBe(200);
    const back = await browser.open(granted.body.redirect_to);
    expect(back.url?.href).toMatch(/^https:\/\/app\.example\/callback\?code=ory_ac_/);
    expect(back.url?.searchParams.get('iss')).toBe('http://portal.test/api/.ory');
    const tokens = await oauth.call<Record<string, string>>(
      'POST',
      '/oauth2/token',
      new URLSearchParams({
        grant_type: 'authorization_code',
        code: back.url?.searchParams.get('code') ?? '',
        redirect_uri: REDIRECT,
        code_verifier: proof.verifier,
      }),
      { as: '', headers: { authorization: basic('app', APP.client_secret) } },
    );
    expect(tokens).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 3600, scope: 'openid offline_access photos.read' },
    });
    const introspected = await oauth.call(
      'POST',
      '/admin/oauth2/introspect',
      new URLSearchParams({ token: tokens.body['access_token'] ?? '' }),
    );
    expect(introspected.body).toMatchObject({
      active: true,
      sub: 'ann',
      ext: { color: 'red' },
      client_id: 'app',
    });
  });
});

function basic(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${id}:${encodeURIComponent(secret)}`).toString('base64')}`;
}

async function insertApp(oauth: TestOauth): Promise<void> {
  const { readClient } = await import('../clients/read-client.ts');
  const { insertClient } = await import('../clients/client.store.ts');
  const project = await oauth.context.projects.ofHost('portal.test');
  const { document } = readClient(APP, project.settings);
  await insertClient(oauth.context.sql, {
    projectId: 'portal',
    clientId: 'app',
    document,
    secretHash: oauth.context.secrets.digest(APP.client_secret),
    previousSecret: null,
    registrationTokenHash: null,
    tokensValidAfter: null,
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
  } as never);
}
