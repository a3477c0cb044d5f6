import type { AddressInfo } from 'node:net';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import * as spoken from '@ory/client';
import * as today from 'ory-client-today';
import { describe, expect, it } from 'vitest';
import { openTestIdentity } from '../../identity-testing.ts';

const traits = { email: 'ada@example.org', name: 'Ada' };
const createIdentityBody = { schema_id: 'person', traits };
const HASH = '$2a$10$ZsCsoVQ3xfBG/K2z2XpBf.tm90GZmtOqtqWcB5.pYd5Eq8y7RlDyq';

type Client = Pick<typeof spoken, 'Configuration' | 'IdentityApi'>;

// The two generations differ in types only where they have the same calls.
const clients: [string, Client][] = [
  ['@ory/client 1.1.0', spoken],
  ['the newest @ory/client', today as unknown as Client],
];

describeStores('published clients', (openStore) => {
  for (const [name, client] of clients) {
    describe(`of ${name}`, () => {
      suite(openStore, client);
    });
  }
  describe('the newest @ory/client alone', () => {
    newestSuite(openStore);
  });
});

function suite(openStore: OpenStore, client: Client): void {
  const open = async () => new client.IdentityApi(await configure(openStore, client.Configuration));

  it('makes, reads, replaces, patches and removes an identity', async () => {
    const api = await open();
    const credentials = { password: { config: { hashed_password: HASH } } };
    const made = await api.createIdentity({ createIdentityBody: { ...createIdentityBody, credentials } });
    expect([made.status, made.data.traits]).toEqual([201, traits]);
    const { id } = made.data;
    const read = await api.getIdentity({ id, includeCredential: ['oidc'] });
    expect(read.data).toMatchObject({ id, state: 'active', credentials: { password: { type: 'password' } } });
    const renamed = { ...traits, name: 'Countess' };
    const updateIdentityBody = { schema_id: 'person', state: spoken.IdentityState.Inactive, traits: renamed };
    const replaced = await api.updateIdentity({ id, updateIdentityBody });
    expect(replaced.data).toMatchObject({ state: 'inactive', traits: renamed });
    const jsonPatch = [{ op: spoken.JsonPatchOpEnum.Replace, path: '/state', value: 'active' }];
    expect((await api.patchIdentity({ id, jsonPatch })).data.state).toBe('active');
    expect((await api.deleteIdentity({ id })).status).toBe(204);
    await expect(api.getIdentity({ id })).rejects.toMatchObject({
      response: { status: 404, data: { error: { code: 404 } } },
    });
  });

  it('lists identities in pages', async () => {
    const api = await open();
    for (const name of ['one', 'two', 'three']) {
      const body = { schema_id: 'person', traits: { name, email: `${name}@example.org` } };
      await api.createIdentity({ createIdentityBody: body });
    }
    const { data, headers } = await api.listIdentities({ page: 2, perPage: 2 });
    expect(data.map(({ traits: { name } }: { traits: { name: string } }) => name)).toEqual(['three']);
    expect((headers as Record<string, unknown>)['x-total-count']).toBe('3');
  });

  it('is told of a taken address and of wrong traits', async () => {
    const api = await open();
    await api.createIdentity({ createIdentityBody });
    await expect(api.createIdentity({ createIdentityBody })).rejects.toMatchObject({
      response: { status: 409, data: { error: { code: 409, status: 'Conflict' } } },
    });
    const wrong = { schema_id: 'person', traits: {} };
    await expect(api.createIdentity({ createIdentityBody: wrong })).rejects.toMatchObject({
      response: { status: 400, data: { error: { reason: expect.stringContaining('traits.email') } } },
    });
  });

  it('reads schemas', async () => {
    const api = await open();
    const { data } = await api.listIdentitySchemas({ page: 1, perPage: 10 });
    expect(data).toMatchObject([{ id: 'person', schema: { title: 'Person' } }]);
    expect((await api.getIdentitySchema({ id: 'person' })).data).toHaveProperty('properties.traits');
    await expect(api.getIdentitySchema({ id: 'robot' })).rejects.toMatchObject({ response: { status: 404 } });
  });
}

function newestSuite(openStore: OpenStore): void {
  it('makes several identities, follows page tokens, filters, and removes a credential', async () => {
    const api = new today.IdentityApi(await configure(openStore, today.Configuration));
    const credentials = { password: { config: { hashed_password: HASH } } };
    const identities = ['one', 'two', 'three'].map((name) => ({
      create: { schema_id: 'person', traits: { name, email: `${name}@example.org` }, credentials },
      patch_id: name,
    }));
    const { data } = await api.batchPatchIdentities({ patchIdentitiesBody: { identities } });
    expect(data.identities?.map(({ action, patch_id }) => [action, patch_id])).toEqual([
      ['create', 'one'],
      ['create', 'two'],
      ['create', 'three'],
    ]);
    const first = await api.listIdentities({ pageSize: 2 });
    const token = /page_token=([^&>]+)/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await api.listIdentities({ pageSize: 2, pageToken: token });
    expect([first.data.length, second.data.length]).toEqual([2, 1]);
    const byIdentifier = await api.listIdentities({ credentialsIdentifier: 'two@example.org' });
    const [found] = byIdentifier.data;
    const id = found?.id ?? '';
    expect((await api.listIdentities({ ids: [id] })).data).toHaveLength(1);
    const similar = await api.listIdentities({ previewCredentialsIdentifierSimilar: 'thr' });
    expect(similar.data).toHaveLength(1);
    const removed = await api.deleteIdentityCredentials({ id, type: 'password' });
    expect(removed.status).toBe(204);
    const { data: left } = await api.getIdentity({ id, includeCredential: ['password'] });
    expect(Object.keys(left.credentials ?? {})).toEqual(['code']);
  });
}

type ConfigurationClass<Configuration> = new (options: {
  basePath: string;
  baseOptions: object;
}) => Configuration;

async function configure<Configuration>(
  openStore: OpenStore,
  Configuration: ConfigurationClass<Configuration>,
): Promise<Configuration> {
  const { server } = await openTestIdentity(await openStore());
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const baseOptions = { headers: { 'x-test-caller': 'administrator' } };
  return new Configuration({ basePath: `http://127.0.0.1:${port}/api/.ory`, baseOptions });
}
