import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { OauthBrowser } from '../browser-testing.ts';
import { openTestOauth } from '../oauth-testing.ts';
import { SampleApp } from '../sample-app-testing.ts';

const JWT_BEARER = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

describeStores('a client that may not use what it asks for', (open) => {
  it.each([
    ['authorization_code', { code: 'ory_ac_x' }],
    ['refresh_token', { refresh_token: 'ory_rt_x' }],
    ['client_credentials', {}],
    [JWT_BEARER, { assertion: 'x.y.z' }],
  ])('is told so by unauthorized_client at the token endpoint (%s)', async (grant_type, fields) => {
    const oauth = await openTestOauth(await open());
    const others = ['authorization_code', 'client_credentials'].filter((one) => one !== grant_type);
    const response_types = others.includes('authorization_code') ? ['code'] : [];
    const app = await SampleApp.create(oauth, { grant_types: others, response_types });
    const { status, body } = await app.token({ grant_type, ...fields });
    expect([status, body.error]).toEqual([400, 'unauthorized_client']);
  });

  it('is told so at the authorization endpoint', async () => {
    const oauth = await openTestOauth(await open());
    await oauth.configure({ oauth2: { grant: { implicit: { enabled: true } } } });
    const app = await SampleApp.create(oauth);
    const parameters = { response_type: 'code id_token', nonce: 'n' };
    const { url } = await app.begin(new OauthBrowser(oauth), { parameters });
    const answered = new URLSearchParams(url?.search || url?.hash.slice(1));
    expect(answered.get('error')).toBe('unauthorized_client');
  });
});
