import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestOauth } from '../oauth-testing.ts';

describeStores('the discovery document', (open) => {
  it('has the members that the typed clients of Ory insist on', async () => {
    const { call } = await openTestOauth(await open());
    const { body } = await call('GET', '/.well-known/openid-configuration', undefined, { as: '' });
    const algorithms = body['id_token_signing_alg_values_supported'];
    expect(body).toMatchObject({
      id_token_signed_response_alg: algorithms,
      userinfo_signed_response_alg: algorithms,
    });
  });

  it('names the scopes that the pages of a project grant, and what comes with them', async () => {
    const { call } = await openTestOauth(await open());
    const { body } = await call('GET', '/.well-known/openid-configuration', undefined, { as: '' });
    const { scopes_supported: scopes, claims_supported: claims } = body as Record<string, string[]>;
    expect(scopes).toEqual(expect.arrayContaining(['openid', 'offline_access', 'profile', 'email', 'phone']));
    expect(claims).toEqual(
      expect.arrayContaining(['sub', 'name', 'email', 'email_verified', 'phone_number']),
    );
  });
});
