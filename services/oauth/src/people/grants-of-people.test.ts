import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { OauthBrowser } from '../browser-testing.ts';
import { openTestOauth, OTHER_HOST } from '../oauth-testing.ts';
import { challengeOf, REDIRECT, SampleApp } from '../sample-app-testing.ts';
import { grantsOfPeople } from './grants-of-people.ts';

const ann = { project_id: 'portal', id: 'ann' };

describeStores('what somebody has let programs do', (open) => {
  it('is told the newest first, however much it is', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    await app.signIn(new OauthBrowser(oauth), { subject: 'bob' });
    const handled: string[] = [];
    for (let sign = 0; sign < 3; sign += 1) {
      oauth.wait(1);
      handled.unshift(new Date().toISOString().slice(0, 16));
      await app.signIn(new OauthBrowser(oauth), { scope: 'openid photos.read' });
    }
    const grants = await grantsOfPeople(oauth.context.sql.as(), { pageSize: 2 }).export(ann);
    expect(grants).toEqual(
      handled.map((minute) => ({
        client_id: app.id,
        scope: ['openid', 'photos.read'],
        audience: [],
        remembered: false,
        granted_at: expect.stringContaining(minute),
        expires_at: expect.any(String),
      })),
    );
  });

  it('ends with its tokens and sign-ins, and nothing of anybody else does', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const there = await SampleApp.create(oauth, {}, OTHER_HOST);
    const browser = new OauthBrowser(oauth);
    const remembered = { login: { remember: true, remember_for: 3600 } };
    const gone = await app.signIn(browser, { scope: 'openid offline' }, remembered);
    const bobs = await app.signIn(new OauthBrowser(oauth), { subject: 'bob', scope: 'openid offline' });
    const elsewhere = await there.signIn(new OauthBrowser(oauth, OTHER_HOST));
    await grantsOfPeople(oauth.context.sql.as()).end(ann);
    expect(await app.introspect(gone.access_token)).toEqual({ active: false });
    expect((await app.refresh(gone.refresh_token ?? '')).body.error).toBe('invalid_grant');
    const { url } = await app.begin(browser);
    expect((await app.read('login', challengeOf(url))).body).toMatchObject({ skip: false, subject: '' });
    expect(await app.introspect(bobs.access_token)).toMatchObject({ active: true });
    expect(await there.introspect(elsewhere.access_token)).toMatchObject({ active: true });
  });

  it('ends also where it is under way: no answer that was given before goes on', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const { end } = grantsOfPeople(oauth.context.sql.as());
    const toConsent = async (browser: OauthBrowser) => {
      const { url, proof } = await app.begin(browser);
      const back = await app.accept('login', challengeOf(url), { subject: 'ann' });
      return { back, proof, consent: async () => challengeOf((await browser.open(back)).url) };
    };
    const failed = async (browser: OauthBrowser, back: string) => {
      const { url } = await browser.open(back);
      return url?.searchParams.get('code') ?? url?.searchParams.get('error');
    };
    const signedIn = new OauthBrowser(oauth);
    const first = await toConsent(signedIn);
    await end(ann);
    expect(await failed(signedIn, first.back)).toBe('request_forbidden');
    const asked = new OauthBrowser(oauth);
    const challenge = await (await toConsent(asked)).consent();
    const allowed = new OauthBrowser(oauth);
    const grant = { grant_scope: ['openid'] };
    const redirect = await app.accept('consent', await (await toConsent(allowed)).consent(), grant);
    const { back, proof } = await app.authorize(new OauthBrowser(oauth));
    await end(ann);
    expect((await app.answer('consent', 'accept', challenge, grant)).status).toBe(404);
    expect(await failed(allowed, redirect)).toBe('request_forbidden');
    expect(back.href).toContain(REDIRECT);
    const redeemed = await app.redeem(back.searchParams.get('code') ?? '', proof);
    expect(redeemed.body.error).toBe('invalid_grant');
  });
});
