import type { AddressInfo } from 'node:net';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import * as spoken from '@ory/client';
import * as today from 'ory-client-today';
import { expect, it } from 'vitest';
import { openTestIdentity } from '../../identity-testing.ts';

const traits = { email: 'ada@example.org', name: 'Ada' };
const password = 'analytical engine 1843';
const method = 'password';

/** A browser as far as a published client needs one: it keeps cookies. */
function cookieJar() {
  const kept = new Map<string, string>();
  return {
    headers: () => ({ Cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; ') }),
    keep: (answer: { headers: Record<string, unknown> }) => {
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        if (typeof line !== 'string') continue;
        const [pair = ''] = line.split(';');
        const split = pair.indexOf('=');
        kept.set(pair.slice(0, split), pair.slice(split + 1));
      }
    },
  };
}

const tokenOf = (flow: { ui: { nodes: { attributes: object }[] } }) =>
  flow.ui.nodes
    .map(({ attributes }) => attributes as { name?: string; value?: string })
    .find(({ name }) => name === 'csrf_token')?.value ?? '';

// The two generations differ in types only: the calls are the same.
const clients: [string, Pick<typeof spoken, 'Configuration' | 'FrontendApi' | 'MetadataApi'>][] = [
  ['@ory/client 1.1.0', spoken],
  ['the newest @ory/client', today as unknown as typeof spoken],
];

for (const [name, client] of clients) describeStores(name, (openStore) => suite(openStore, client));

function suite(
  openStore: OpenStore,
  { Configuration, FrontendApi, MetadataApi }: (typeof clients)[number][1],
): void {
  const open = async () => {
    const { server } = await openTestIdentity(await openStore());
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const configuration = new Configuration({ basePath: `http://127.0.0.1:${port}/api/.ory` });
    return { frontend: new FrontendApi(configuration), metadata: new MetadataApi(configuration) };
  };
  const register = async ({ frontend }: Awaited<ReturnType<typeof open>>) => {
    const { data: flow } = await frontend.createNativeRegistrationFlow();
    const updateRegistrationFlowBody = { method, password, traits };
    return (await frontend.updateRegistrationFlow({ flow: flow.id, updateRegistrationFlowBody })).data;
  };

  it('signs up, in, and out as an app', async () => {
    const opened = await open();
    const { frontend } = opened;
    const registered = await register(opened);
    expect(registered.identity.traits).toEqual(traits);
    const { data: flow } = await frontend.createNativeLoginFlow();
    expect((await frontend.getLoginFlow({ id: flow.id })).data.id).toBe(flow.id);
    const updateLoginFlowBody = { method, identifier: traits.email, password };
    const { data } = await frontend.updateLoginFlow({ flow: flow.id, updateLoginFlowBody });
    expect(data.session.identity?.traits).toEqual(traits);
    const token = data.session_token ?? '';
    expect((await frontend.toSession({ xSessionToken: token })).data.id).toBe(data.session.id);
    const performNativeLogoutBody = { session_token: token };
    expect((await frontend.performNativeLogout({ performNativeLogoutBody })).status).toBe(204);
    const refused = frontend.toSession({ xSessionToken: token });
    await expect(refused).rejects.toMatchObject({
      response: { status: 401, data: { error: { code: 401 } } },
    });
  });

  it('signs up, in, and out as a script on a page', async () => {
    const { frontend } = await open();
    const jar = cookieJar();
    const begun = await frontend.createBrowserRegistrationFlow();
    jar.keep(begun);
    const read = await frontend.getRegistrationFlow({ id: begun.data.id }, { headers: jar.headers() });
    const updateRegistrationFlowBody = { method, password, traits, csrf_token: tokenOf(read.data) };
    const made = await frontend.updateRegistrationFlow(
      { flow: begun.data.id, updateRegistrationFlowBody },
      { headers: jar.headers() },
    );
    jar.keep(made);
    const { data: logout } = await frontend.createBrowserLogoutFlow({}, { headers: jar.headers() });
    const out = await frontend.updateLogoutFlow({ token: logout.logout_token }, { headers: jar.headers() });
    expect(out.status).toBe(204);
    jar.keep(out);
    const login = await frontend.createBrowserLoginFlow({ refresh: false }, { headers: jar.headers() });
    jar.keep(login);
    const updateLoginFlowBody = {
      method,
      identifier: traits.email,
      password,
      csrf_token: tokenOf(login.data),
    };
    const back = await frontend.updateLoginFlow(
      { flow: login.data.id, updateLoginFlowBody },
      { headers: jar.headers() },
    );
    jar.keep(back);
    const { data: session } = await frontend.toSession({}, { headers: jar.headers() });
    expect(session.identity?.traits).toEqual(traits);
  });

  it('reads errors, the script of security keys, and the version', async () => {
    const { frontend, metadata } = await open();
    expect((await frontend.getFlowError({ id: 'stub:500' })).data.error).toMatchObject({ code: 500 });
    expect((await frontend.getWebAuthnJavaScript()).data).toContain('__oryWebAuthnInitialized');
    expect((await metadata.getVersion()).data).toEqual({ version: expect.any(String) });
  });
}

// Newer clients have no calls for it any more.
describeStores('the health calls of @ory/client 1.1.0', (openStore) => {
  it('answer', async () => {
    const { server } = await openTestIdentity(await openStore());
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const configuration = new spoken.Configuration({ basePath: `http://127.0.0.1:${port}/api/.ory` });
    const metadata = new spoken.MetadataApi(configuration);
    expect((await metadata.isAlive()).data).toEqual({ status: 'ok' });
    expect((await metadata.isReady()).data).toEqual({ status: 'ok' });
  });
});
