import type { AddressInfo } from 'node:net';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import * as spoken from '@ory/client';
import * as today from 'ory-client-today';
import { describe, expect, it } from 'vitest';
import { openTestOauth } from '../oauth-testing.ts';

type Client = Pick<typeof spoken, 'Configuration' | 'OAuth2Api' | 'OidcApi'>;

// The two generations differ in types only where they have the same calls.
const clients: [string, Client][] = [
  ['@ory/client 1.1.0', spoken],
  ['the newest @ory/client', today as unknown as Client],
];

const site = { client_name: 'A site', redirect_uris: ['https://app.example/callback'] };

describeStores('OAuth2 clients by the published clients', (openStore) => {
  for (const [name, { Configuration, OAuth2Api, OidcApi }] of clients) {
    describe(`of ${name}`, () => {
      it('are made, read, replaced as they were read, patched, limited and removed', async () => {
        const api = new OAuth2Api(new Configuration(await begin(openStore)));
        const made = await api.createOAuth2Client({
          oAuth2Client: { ...site, metadata: { any: ['thing'] } },
        });
        expect(made).toMatchObject({ status: 201, data: { ...site, metadata: { any: ['thing'] } } });
        const id = made.data.client_id ?? '';
        const { data: read } = await api.getOAuth2Client({ id });
        expect(read).toMatchObject(site);
        const set = await api.setOAuth2Client({ id, oAuth2Client: { ...read, owner: 'finance' } });
        expect(set.data).toMatchObject({ ...site, owner: 'finance', metadata: { any: ['thing'] } });
        const jsonPatch = [{ op: spoken.JsonPatchOpEnum.Replace, path: '/client_name', value: 'Renamed' }];
        expect((await api.patchOAuth2Client({ id, jsonPatch })).data.client_name).toBe('Renamed');
        const lifespans = { client_credentials_grant_access_token_lifespan: '10m' };
        const limited = await api.setOAuth2ClientLifespans({ id, oAuth2ClientTokenLifespans: lifespans });
        expect(limited.data).toMatchObject(lifespans);
        expect((await api.deleteOAuth2Client({ id })).status).toBe(204);
        await expect(api.getOAuth2Client({ id })).rejects.toMatchObject({
          response: { status: 404, data: { error: 'Not Found' } },
        });
      });

      it('are listed by name and owner, and refused with an OAuth2 error', async () => {
        const api = new OAuth2Api(new Configuration(await begin(openStore)));
        for (const owner of ['one', 'two', 'two']) {
          await api.createOAuth2Client({ oAuth2Client: { ...site, owner } });
        }
        const { data, headers } = await api.listOAuth2Clients({
          pageSize: 1,
          clientName: 'A site',
          owner: 'two',
        });
        expect(data).toMatchObject([{ owner: 'two' }]);
        expect((headers as Record<string, unknown>)['x-total-count']).toBe('3');
        const link = String((headers as Record<string, unknown>)['link']);
        const pageToken = /page_token=([^&>]+)/.exec(link)?.[1] ?? '';
        const second = await api.listOAuth2Clients({ pageSize: 1, pageToken, owner: 'two' });
        expect(second.data).toHaveLength(1);
        expect(second.data[0]?.client_id).not.toBe(data[0]?.client_id);
        const oAuth2Client = { redirect_uris: ['https://app.example/#here'] };
        await expect(api.createOAuth2Client({ oAuth2Client })).rejects.toMatchObject({
          response: { status: 400, data: { error: 'invalid_redirect_uri' } },
        });
      });

      it('register and manage themselves', async () => {
        const { basePath } = await begin(openStore);
        const anonymous = new OidcApi(
          new Configuration({ basePath, baseOptions: { headers: { 'x-test-caller': '' } } }),
        );
        const { data: registered } = await anonymous.createOidcDynamicClient({ oAuth2Client: site });
        const id = registered.client_id ?? '';
        const as = (accessToken = '') =>
          new OidcApi(
            new Configuration({ basePath, accessToken, baseOptions: { headers: { 'x-test-caller': '' } } }),
          );
        const own = as(registered.registration_access_token);
        const { data: read } = await own.getOidcDynamicClient({ id });
        expect(read).toMatchObject(site);
        const { data: renamed } = await own.setOidcDynamicClient({
          id,
          oAuth2Client: { ...read, client_name: 'Renamed' },
        });
        expect(renamed.client_name).toBe('Renamed');
        await expect(own.deleteOidcDynamicClient({ id })).rejects.toMatchObject({
          response: { status: 401 },
        });
        const gone = await as(renamed.registration_access_token).deleteOidcDynamicClient({ id });
        expect(gone.status).toBe(204);
      });
    });
  }

  it('get another secret by the newest, and lose the one before when told to', async () => {
    const api = new today.OAuth2Api(new today.Configuration(await begin(openStore)));
    const { data: made } = await api.createOAuth2Client({ oAuth2Client: { ...site, client_id: 'site' } });
    const { data: rotated } = await api.rotateOAuth2ClientSecret({ id: 'site' });
    expect(rotated.client_secret).not.toBe(made.client_secret);
    const { data: left } = await api.deleteRotatedOAuth2ClientSecrets({ id: 'site' });
    expect(left).toMatchObject({ client_id: 'site', client_name: 'A site' });
  });
});

/** A service that lets programs register, as an administrator reaches it. */
async function begin(openStore: OpenStore) {
  const { server, context } = await openTestOauth(await openStore());
  await context.projects.configure('portal', { oidc: { dynamic_client_registration: { enabled: true } } });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { basePath: `http://127.0.0.1:${port}/api/.ory`, baseOptions: { headers: {} } };
}
