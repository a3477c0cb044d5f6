import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { OauthBrowser } from './browser-testing.ts';
import { type Answer, openTestOauth, type TestOauth } from './oauth-testing.ts';
import { challengeOf, SampleApp } from './sample-app-testing.ts';

const scope = 'openid offline photos.read';
const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';
const grant_types = ['authorization_code', 'refresh_token', 'client_credentials', DEVICE];
const statusesOf = (answers: readonly Answer<unknown>[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

/** Two services over one database, which answer the calls of everybody in turn. */
async function openTwo(open: OpenStore): Promise<TestOauth> {
  const sql = await open();
  const processes = [await openTestOauth(sql), await openTestOauth(sql)] as const;
  let calls = 0;
  const [first] = processes;
  return { ...first, call: (...asked) => processes[(calls += 1) % 2 === 0 ? 0 : 1].call(...asked) };
}

describeStores('two processes over one database', (open) => {
  it('give tokens for a code once, of eight who bring it at the same time', async () => {
    const oauth = await openTwo(open);
    const app = await SampleApp.create(oauth);
    const { back, proof } = await app.authorize(new OauthBrowser(oauth), { scope });
    const code = back.searchParams.get('code') ?? '';
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.redeem(code, proof)));
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
  });

  it('exchange a refresh token once, and end all tokens when it is brought again', async () => {
    const oauth = await openTwo(open);
    await oauth.configure({ oauth2: { grant: { refresh_token: { rotation_grace_period: '0s' } } } });
    const app = await SampleApp.create(oauth);
    const { refresh_token = '' } = await app.signIn(new OauthBrowser(oauth), { scope });
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.refresh(refresh_token)));
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
    expect((await app.refresh(refresh_token)).status).toBe(400);
    const given = answers.find(({ status }) => status === 200)?.body.access_token ?? '';
    expect(await app.introspect(given)).toEqual({ active: false });
    expect(await app.introspect(given)).toEqual({ active: false });
  });

  it('give tokens to a device once, and let a browser go on once', async () => {
    const oauth = await openTwo(open);
    const app = await SampleApp.create(oauth, { grant_types });
    const { body: codes } = (await app.token({ scope }, '/oauth2/device/auth')) as unknown as Answer<{
      device_code: string;
      user_code: string;
      verification_uri: string;
    }>;
    const browser = new OauthBrowser(oauth);
    const challenge = challengeOf((await browser.open(codes.verification_uri)).url);
    const path = `/admin/oauth2/auth/requests/device/accept?device_challenge=${challenge}`;
    const { body } = await oauth.call<{ redirect_to: string }>('PUT', path, { user_code: codes.user_code });
    const login = await browser.open(body.redirect_to);
    const answered = await app.accept('login', challengeOf(login.url), { subject: 'ann' });
    const tabs = await Promise.all([1, 2, 3, 4].map(() => browser.open(answered)));
    const asked = tabs.filter(({ url }) => url?.pathname === '/consent');
    expect(asked).toHaveLength(1);
    const granted = { grant_scope: scope.split(' ') };
    await browser.open(await app.accept('consent', challengeOf(asked[0]?.url), granted));
    const polls = await Promise.all(
      [1, 2, 3, 4].map(() => app.token({ grant_type: DEVICE, device_code: codes.device_code })),
    );
    expect(statusesOf(polls)).toEqual([200, 400, 400, 400]);
  });

  it('end tokens at once in both, with the consent, the client, or by revocation', async () => {
    const oauth = await openTwo(open);
    const ends: ((app: SampleApp, refreshToken: string) => Promise<unknown>)[] = [
      (app) => oauth.call('DELETE', `/admin/oauth2/auth/sessions/consent?subject=ann&client=${app.id}`),
      (app) => oauth.call('DELETE', `/admin/oauth2/tokens?client_id=${app.id}`),
      (app) => oauth.call('DELETE', `/admin/clients/${app.id}`),
      (app, refreshToken) => app.token({ token: refreshToken }, '/oauth2/revoke'),
    ];
    for (const end of ends) {
      // The form of token that is read without the store wherever it can be.
      const app = await SampleApp.create(oauth, { access_token_strategy: 'jwt' });
      const { access_token, refresh_token = '' } = await app.signIn(new OauthBrowser(oauth), { scope });
      for (const token of [access_token, access_token]) {
        expect(await app.introspect(token)).toMatchObject({ active: true });
      }
      await end(app, refresh_token);
      for (const token of [access_token, refresh_token, access_token]) {
        expect(await app.introspect(token)).toEqual({ active: false });
      }
    }
  });
});
