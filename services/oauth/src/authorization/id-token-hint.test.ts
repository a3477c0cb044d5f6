import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { OauthBrowser } from '../browser-testing.ts';
import { openTestOauth } from '../oauth-testing.ts';
import { challengeOf, claimsOf, SampleApp } from '../sample-app-testing.ts';

const remember = { remember: true, remember_for: 3600 };

describeStores('an application that names the person whom it wants', (open) => {
  const begin = async (fields: object = {}) => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth, { ...fields });
    const { id_token: id_token_hint = '' } = await app.signIn(new OauthBrowser(oauth));
    return { oauth, app, parameters: { id_token_hint } };
  };

  it.each([
    'public',
    'pairwise',
  ])('is not given somebody else who signs in on the login page (%s)', async (subject_type) => {
    const { oauth, app, parameters } = await begin({ subject_type });
    const { back } = await app.authorize(new OauthBrowser(oauth), { subject: 'ben', parameters });
    expect([back.searchParams.get('error'), back.searchParams.get('code')]).toEqual(['login_required', null]);
    const tokens = await app.signIn(new OauthBrowser(oauth), { subject: 'ann', parameters });
    expect(claimsOf(tokens.id_token)['sub']).toBe(claimsOf(parameters.id_token_hint)['sub']);
  });

  it('has the person asked where somebody else is signed in, who can then sign in', async () => {
    const { oauth, app, parameters } = await begin();
    const browser = new OauthBrowser(oauth);
    await app.signIn(browser, { subject: 'ben' }, { login: remember });
    const { url } = await app.begin(browser, { parameters });
    expect(url?.pathname).toBe('/login');
    const { body } = await app.read('login', challengeOf(url));
    const asked = { id_token_hint_claims: { sub: 'ann' } };
    expect(body).toMatchObject({ skip: false, subject: '', oidc_context: asked });
    const again = await app.authorize(browser, { subject: 'ben', parameters });
    expect(again.back.searchParams.get('error')).toBe('login_required');
    const tokens = await app.signIn(browser, { subject: 'ann', parameters });
    expect(claimsOf(tokens.id_token)['sub']).toBe('ann');
    const silent = await app.begin(browser, { parameters: { ...parameters, prompt: 'none' } });
    expect(silent.url?.searchParams.get('error')).toBe('login_required');
  });

  it('tells the consent site whom it wants, too', async () => {
    const { oauth, app, parameters } = await begin();
    const browser = new OauthBrowser(oauth);
    const { url } = await app.begin(browser, { parameters });
    const asked = await browser.open(await app.accept('login', challengeOf(url), { subject: 'ann' }));
    const { body } = await app.read('consent', challengeOf(asked.url));
    expect(body).toMatchObject({ oidc_context: { id_token_hint_claims: { sub: 'ann' } } });
  });
});
