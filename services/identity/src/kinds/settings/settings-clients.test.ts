import type { AddressInfo } from 'node:net';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import * as spoken from '@ory/client';
import * as today from 'ory-client-today';
import { describe, expect, it } from 'vitest';
import { lastMessage } from '../../methods/code/sent-code-testing.ts';
import { ada, openWithAda, password } from '../recovery/recovery-testing.ts';

type Client = Pick<typeof spoken, 'Configuration' | 'FrontendApi' | 'IdentityApi'>;
type Ui = { nodes: { attributes: object }[] };

// The two generations differ in types only where they have the same calls.
const clients: [string, Client][] = [
  ['@ory/client 1.1.0', spoken],
  ['the newest @ory/client', today as unknown as Client],
];

describeStores('settings, recovery and verification by the published clients', (openStore) => {
  for (const [name, client] of clients) {
    describe(`of ${name}`, () => {
      suite(openStore, client);
    });
  }
});

/** The cookies of an answer, as the next request sends them. */
function cookiesOf(headers: object): string {
  const lines = (headers as { 'set-cookie'?: string[] })['set-cookie'] ?? [];
  return lines.map((line) => line.split(';')[0]).join('; ');
}

function csrfOf({ nodes }: Ui): string {
  const fields = nodes.map(({ attributes }) => attributes as { name?: string; value?: unknown });
  return String(fields.find(({ name }) => name === 'csrf_token')?.value);
}

function suite(openStore: OpenStore, { Configuration, FrontendApi, IdentityApi }: Client): void {
  const begin = async () => {
    const service = await openWithAda(await openStore());
    await service.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = service.server.server.address() as AddressInfo;
    const basePath = `http://127.0.0.1:${port}/api/.ory`;
    const baseOptions = { headers: { 'x-test-caller': 'administrator' } };
    return {
      ...service,
      frontend: new FrontendApi(new Configuration({ basePath })),
      admin: new IdentityApi(new Configuration({ basePath, baseOptions })),
    };
  };
  const withSession = async () => {
    const service = await begin();
    const { frontend } = service;
    const { data: login } = await frontend.createNativeLoginFlow();
    const updateLoginFlowBody = { method: 'password', identifier: ada.email, password } as const;
    const { data } = await frontend.updateLoginFlow({ flow: login.id, updateLoginFlowBody });
    return { ...service, xSessionToken: String(data.session_token) };
  };

  it('change settings in an app', async () => {
    const { frontend, xSessionToken } = await withSession();
    const { data: flow } = await frontend.createNativeSettingsFlow({ xSessionToken });
    const read = await frontend.getSettingsFlow({ id: flow.id, xSessionToken });
    expect(read.data).toMatchObject({ id: flow.id, state: 'show_form', identity: { traits: ada } });
    const traits = { ...ada, name: 'Augusta' };
    const updateSettingsFlowBody = { method: 'profile', traits } as const;
    const saved = await frontend.updateSettingsFlow({ flow: flow.id, xSessionToken, updateSettingsFlowBody });
    expect(saved.data).toMatchObject({ state: 'success', identity: { traits } });
    await expect(frontend.getSettingsFlow({ id: flow.id })).rejects.toMatchObject({
      response: { status: 401, data: { error: { id: 'session_inactive' } } },
    });
  });

  it('change settings in a browser', async () => {
    const { frontend, xSessionToken } = await withSession();
    const session = `ory_kratos_session=${xSessionToken}`;
    const { data: flow, headers } = await frontend.createBrowserSettingsFlow(
      {},
      { headers: { cookie: session } },
    );
    const cookie = `${session}; ${cookiesOf(headers)}`;
    const traits = { ...ada, name: 'Augusta' };
    const body = { method: 'profile', traits, csrf_token: csrfOf(flow.ui) } as const;
    const saved = await frontend.updateSettingsFlow({
      flow: flow.id,
      cookie,
      updateSettingsFlowBody: body,
    });
    expect(saved.data).toMatchObject({ state: 'success', identity: { traits } });
    const forged = { ...body, csrf_token: 'x' };
    const refused = frontend.updateSettingsFlow({ flow: flow.id, cookie, updateSettingsFlowBody: forged });
    await expect(refused).rejects.toMatchObject({
      response: { status: 403, data: { error: { id: 'security_csrf_violation' } } },
    });
  });

  it('recover in a browser', async () => {
    const service = await begin();
    const { frontend } = service;
    const { data: flow, headers } = await frontend.createBrowserRecoveryFlow();
    const cookie = cookiesOf(headers);
    const csrf_token = csrfOf(flow.ui);
    const email = { method: 'code', email: ada.email, csrf_token } as const;
    const sent = await frontend.updateRecoveryFlow({
      flow: flow.id,
      cookie,
      updateRecoveryFlowBody: email,
    });
    expect(sent.data).toMatchObject({ id: flow.id, state: 'sent_email' });
    expect((await frontend.getRecoveryFlow({ id: flow.id, cookie })).data.state).toBe('sent_email');
    const { code } = await lastMessage(service);
    const body = { method: 'code', code, csrf_token } as const;
    const passed = frontend.updateRecoveryFlow({ flow: flow.id, cookie, updateRecoveryFlowBody: body });
    await expect(passed).rejects.toMatchObject({
      response: {
        status: 422,
        data: { error: { id: 'browser_location_change_required' }, redirect_browser_to: expect.any(String) },
      },
    });
  });

  it('recover in an app', async () => {
    const service = await begin();
    const { frontend } = service;
    const { data: flow } = await frontend.createNativeRecoveryFlow();
    const update = (updateRecoveryFlowBody: { method: 'code'; email?: string; code?: string }) =>
      frontend.updateRecoveryFlow({ flow: flow.id, updateRecoveryFlowBody });
    await update({ method: 'code', email: ada.email });
    const { code } = await lastMessage(service);
    const { data } = await update({ method: 'code', code });
    expect(data).toMatchObject({
      state: 'passed_challenge',
      continue_with: [{ action: 'set_ory_session_token' }, { action: 'show_settings_ui' }],
    });
  });

  it('verify an address in a browser and in an app', async () => {
    const service = await begin();
    const { frontend } = service;
    const { data: flow, headers } = await frontend.createBrowserVerificationFlow();
    const cookie = cookiesOf(headers);
    const update = (body: { method: 'code'; email?: string; code?: string }) =>
      frontend.updateVerificationFlow({
        flow: flow.id,
        cookie,
        // The older client knows fewer fields than its servers took.
        updateVerificationFlowBody: {
          ...body,
          csrf_token: csrfOf(flow.ui),
        } as spoken.UpdateVerificationFlowBody,
      });
    await update({ method: 'code', email: ada.email });
    const { code } = await lastMessage(service);
    expect((await update({ method: 'code', code })).data).toMatchObject({ state: 'passed_challenge' });
    expect((await frontend.getVerificationFlow({ id: flow.id, cookie })).data.ui.method).toBe('GET');
    await expect(update({ method: 'code', code })).rejects.toMatchObject({
      response: { status: 410, data: { use_flow_id: expect.any(String) } },
    });
    const { data: native } = await frontend.createNativeVerificationFlow();
    const updateVerificationFlowBody = { method: 'code', email: ada.email } as const;
    const sent = await frontend.updateVerificationFlow({ flow: native.id, updateVerificationFlowBody });
    expect(sent.data).toMatchObject({ state: 'sent_email' });
  });

  it('make recovery codes and links', async () => {
    const { admin, id } = await begin();
    const made = await admin.createRecoveryCodeForIdentity({
      createRecoveryCodeForIdentityBody: { identity_id: id, expires_in: '30m' },
    });
    expect([made.status, made.data]).toMatchObject([
      201,
      { recovery_code: expect.stringMatching(/^\d{6}$/) },
    ]);
    const link = await admin.createRecoveryLinkForIdentity({
      createRecoveryLinkForIdentityBody: { identity_id: id },
    });
    expect([link.status, link.data.recovery_link]).toEqual([200, expect.stringContaining('token=')]);
  });
}
