import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { OauthBrowser } from '../browser-testing.ts';
import { openTestOauth, type TestOauth } from '../oauth-testing.ts';
import { challengeOf, SampleApp } from '../sample-app-testing.ts';

const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';
type Codes = {
  device_code: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete: string;
  expires_in: number;
};

async function openDevice(oauth: TestOauth) {
  const app = await SampleApp.create(oauth, {
    redirect_uris: [],
    response_types: [],
    grant_types: [DEVICE, 'refresh_token'],
  });
  const begin = async () =>
    (await app.token({ scope: 'openid offline photos.read' }, '/oauth2/device/auth')) as unknown as {
      status: number;
      body: Codes;
    };
  const poll = (device_code: string) => app.token({ grant_type: DEVICE, device_code });
  const accept = (challenge: string, user_code: string) =>
    oauth.call<{ redirect_to: string }>(
      'PUT',
      `/admin/oauth2/auth/requests/device/accept?device_challenge=${challenge}`,
      { user_code },
    );
  return { app, begin, poll, accept };
}

describeStores('a device without a keyboard', (open) => {
  it('gets tokens when somebody has typed its code, signed in and consented', async () => {
    const oauth = await openTestOauth(await open());
    const { app, begin, poll, accept } = await openDevice(oauth);
    const { status, body: codes } = await begin();
    expect(status).toBe(200);
    expect(codes).toMatchObject({
      user_code: expect.stringMatching(/^[A-Z]{4}-[A-Z]{4}$/),
      verification_uri: 'http://portal.test/api/.ory/oauth2/device/verify',
      expires_in: 600,
      interval: 5,
    });
    expect(await poll(codes.device_code)).toMatchObject({
      status: 400,
      body: { error: 'authorization_pending' },
    });
    const browser = new OauthBrowser(oauth);
    const page = await browser.open(codes.verification_uri_complete);
    expect(page.url?.pathname).toBe('/device');
    expect(page.url?.searchParams.get('user_code')).toBe(codes.user_code);
    const typed = await accept(challengeOf(page.url), codes.user_code.toLowerCase().replace('-', ' '));
    expect(typed.status).toBe(200);
    const login = await browser.open(typed.body.redirect_to);
    expect(login.url?.pathname).toBe('/login');
    const asked = await browser.open(await app.accept('login', challengeOf(login.url), { subject: 'ann' }));
    expect(asked.url?.pathname).toBe('/consent');
    const consent = challengeOf(asked.url);
    expect((await app.read('consent', consent)).body).toMatchObject({ skip: false, subject: 'ann' });
    const grant_scope = ['openid', 'offline', 'photos.read'];
    const done = await browser.open(await app.accept('consent', consent, { grant_scope }));
    expect(done.url?.href).toBe('http://portal.test/device?done=true');
    const { body } = await poll(codes.device_code);
    expect(body).toMatchObject({ scope: 'openid offline photos.read', refresh_token: expect.any(String) });
    expect(await app.introspect(body.access_token)).toMatchObject({ active: true, sub: 'ann' });
    expect(await poll(codes.device_code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await app.introspect(body.access_token)).toEqual({ active: false });
  });

  it('is not helped by codes that nobody shows, in other browsers, twice, or late', async () => {
    const oauth = await openTestOauth(await open());
    const { begin, poll, accept } = await openDevice(oauth);
    const { body: codes } = await begin();
    const [browser, other] = [new OauthBrowser(oauth), new OauthBrowser(oauth)];
    const challenge = challengeOf((await browser.open(codes.verification_uri)).url);
    expect(await accept(challenge, 'BCDF-BCDF')).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
    expect(await accept('unknown', codes.user_code)).toMatchObject({ status: 404 });
    const { body } = await accept(challenge, codes.user_code);
    const stolen = await other.open(body.redirect_to);
    expect(stolen.url?.searchParams.get('error')).toBe('request_forbidden');
    expect((await browser.open(body.redirect_to)).url?.pathname).toBe('/login');
    expect((await browser.open(body.redirect_to)).url?.searchParams.get('error')).toBe('request_forbidden');
    const again = challengeOf((await other.open(codes.verification_uri)).url);
    expect(await accept(again, codes.user_code)).toMatchObject({ status: 400 });
    oauth.wait(11);
    expect(await poll(codes.device_code)).toMatchObject({ status: 400, body: { error: 'expired_token' } });
  });

  it('cannot be found by guessing its code: a question takes five, also of those that come at once', async () => {
    const oauth = await openTestOauth(await open());
    const { begin, accept } = await openDevice(oauth);
    const { body: codes } = await begin();
    const ask = async () => challengeOf((await new OauthBrowser(oauth).open(codes.verification_uri)).url);
    const [challenge, patient] = [await ask(), await ask()];
    const guesses = await Promise.all(Array.from({ length: 12 }, () => accept(challenge, 'BCDF-BCDF')));
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 403)).toHaveLength(7);
    expect(await accept(challenge, codes.user_code)).toMatchObject({
      status: 403,
      body: { error: 'request_forbidden' },
    });
    for (let typed = 1; typed < 5; typed += 1) await accept(patient, 'BCDF-BCDF');
    expect(await accept(patient, codes.user_code)).toMatchObject({ status: 200 });
  });

  it('is told when the person refuses', async () => {
    const oauth = await openTestOauth(await open());
    const { app, begin, poll, accept } = await openDevice(oauth);
    const { body: codes } = await begin();
    const browser = new OauthBrowser(oauth);
    const challenge = challengeOf((await browser.open(codes.verification_uri)).url);
    const login = await browser.open((await accept(challenge, codes.user_code)).body.redirect_to);
    const asked = await browser.open(await app.accept('login', challengeOf(login.url), { subject: 'ann' }));
    const refusal = { error: 'access_denied', error_description: 'No' };
    const refused = await browser.open(await app.reject('consent', challengeOf(asked.url), refusal));
    expect(refused.url?.href).toBe('http://portal.test/device?error=access_denied');
    expect(await poll(codes.device_code)).toMatchObject({ status: 400, body: { error: 'access_denied' } });
  });
});
