import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { OauthBrowser } from '../browser-testing.ts';
import { openTestOauth } from '../oauth-testing.ts';
import { SampleApp } from '../sample-app-testing.ts';

describeStores('an authorization without scopes', (open) => {
  it.each(['opaque', 'jwt'])('gives a code and %s tokens where none was asked for', async (form) => {
    const oauth = await openTestOauth(await open());
    const audience = ['https://api.example'];
    const app = await SampleApp.create(oauth, { access_token_strategy: form, audience });
    const plain = await app.signIn(new OauthBrowser(oauth), { scope: '' });
    expect([plain.token_type.toLowerCase(), plain.scope ?? '', plain.id_token, plain.refresh_token]).toEqual([
      'bearer',
      '',
      undefined,
      undefined,
    ]);
    expect(await app.introspect(plain.access_token)).toMatchObject({ active: true, sub: 'ann' });
    const aimed = await app.signIn(new OauthBrowser(oauth), {
      scope: '',
      parameters: { audience: 'https://api.example' },
    });
    expect(await app.introspect(aimed.access_token)).toMatchObject({ active: true, aud: audience });
  });

  it.each([
    [[]],
    [[null]],
    [undefined],
  ])('gives a code and tokens where the consent grants none of what was asked for (%j)', async (grant_scope) => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const scope = 'openid offline photos.read';
    const tokens = await app.signIn(new OauthBrowser(oauth), { scope }, { consent: { grant_scope } });
    expect([tokens.scope ?? '', tokens.id_token, tokens.refresh_token]).toEqual(['', undefined, undefined]);
    expect(await app.introspect(tokens.access_token)).toMatchObject({ active: true, sub: 'ann' });
  });

  it('is remembered as any other', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const browser = new OauthBrowser(oauth);
    const remember = { remember: true, remember_for: 3600 };
    await app.signIn(browser, { scope: '' }, { login: remember, consent: remember });
    const { url, proof } = await app.begin(browser, { scope: '', parameters: { prompt: 'none' } });
    const { status } = await app.redeem(url?.searchParams.get('code') ?? '', proof);
    expect(status).toBe(200);
  });
});
