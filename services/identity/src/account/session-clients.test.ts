import type { AddressInfo } from 'node:net';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import * as spoken from '@ory/client';
import * as today from 'ory-client-today';
import { describe, expect, it } from 'vitest';
import { firstFactor, openTestSessions, secondFactor } from '../sessions/sessions-testing.ts';

type Client = Pick<typeof spoken, 'Configuration' | 'FrontendApi' | 'IdentityApi'>;

// The two generations differ in types only where they have the same calls.
const clients: [string, Client][] = [
  ['@ory/client 1.1.0', spoken],
  ['the newest @ory/client', today as unknown as Client],
];

describeStores('sessions by the published clients', (openStore) => {
  describe.each(clients)('%s', (_name, client) => {
    suite(openStore, client);
  });
});

function suite(openStore: OpenStore, { Configuration, FrontendApi, IdentityApi }: Client): void {
  const begin = async () => {
    const service = await openTestSessions(await openStore());
    await service.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = service.server.server.address() as AddressInfo;
    const basePath = `http://127.0.0.1:${port}/api/.ory`;
    const baseOptions = { headers: { 'x-test-caller': 'administrator' } };
    const ada = await service.person('Ada');
    const here = await service.enter(ada);
    service.wait(1000);
    const phone = await service.enter(ada);
    return {
      ...service,
      ada,
      here,
      phone,
      xSessionToken: here.token,
      frontend: new FrontendApi(new Configuration({ basePath })),
      admin: new IdentityApi(new Configuration({ basePath, baseOptions })),
    };
  };
  const answer = (status: number, error: object = {}) => ({
    response: { status, data: { error: { code: status, ...error } } },
  });

  it('tell who is signed in, by token and by cookie', async () => {
    const { frontend, xSessionToken, here, ada } = await begin();
    const byToken = await frontend.toSession({ xSessionToken });
    expect(byToken.data).toMatchObject({ id: here.session.id, active: true, identity: { id: ada.id } });
    const cookie = `ory_kratos_session=${xSessionToken}`;
    expect((await frontend.toSession({ cookie })).data).toEqual(byToken.data);
    await expect(frontend.toSession()).rejects.toMatchObject(answer(401));
  });

  it('are sent to the second factor', async () => {
    const { frontend, person, enter } = await begin();
    const { token } = await enter(await person('Bo', [firstFactor, secondFactor]));
    await expect(frontend.toSession({ xSessionToken: token })).rejects.toMatchObject({
      response: {
        status: 403,
        data: {
          error: { id: 'session_aal2_required' },
          redirect_browser_to: expect.stringMatching(/login\/browser\?aal=aal2$/),
        },
      },
    });
  });

  it('list and end the other sessions of their person', async () => {
    const { frontend, xSessionToken, phone, here, ada, enter } = await begin();
    const listed = await frontend.listMySessions({ xSessionToken, page: 1, perPage: 10 });
    expect(listed.data.map(({ id }) => id)).toEqual([phone.session.id]);
    expect((await frontend.disableMySession({ xSessionToken, id: phone.session.id })).status).toBe(204);
    await expect(frontend.disableMySession({ xSessionToken, id: here.session.id })).rejects.toMatchObject(
      answer(400),
    );
    await enter(ada);
    expect((await frontend.disableMyOtherSessions({ xSessionToken })).data).toEqual({ count: 1 });
    expect((await frontend.listMySessions({ xSessionToken })).data).toEqual([]);
  });

  it('list, read, extend and end anybody’s as an administrator', async () => {
    const { admin, frontend, here, phone, ada, xSessionToken } = await begin();
    const expand: ('Identity' | 'Devices')[] = ['Identity', 'Devices'];
    const all = await admin.listSessions({ pageSize: 10, active: true, expand });
    expect(all.data.map(({ id }) => id)).toEqual([phone.session.id, here.session.id]);
    expect(all.data[0]).toMatchObject({ identity: { id: ada.id }, devices: [{ user_agent: 'Test/1' }] });
    const first = await admin.listSessions({ pageSize: 1 });
    const pageToken = /page_token=([^&>]+)/.exec(String(first.headers['link']))?.[1] ?? '';
    expect((await admin.listSessions({ pageSize: 1, pageToken })).data.map(({ id }) => id)).toEqual([
      here.session.id,
    ]);
    const id = here.session.id;
    expect((await admin.getSession({ id, expand })).data).toMatchObject({ id, identity: { id: ada.id } });
    expect((await admin.extendSession({ id })).data.expires_at).toBe('2026-11-21T10:00:01.000Z');
    expect((await admin.disableSession({ id })).status).toBe(204);
    await expect(frontend.toSession({ xSessionToken })).rejects.toMatchObject(answer(401));
  });

  it('list and end all sessions of an identity as an administrator', async () => {
    const { admin, ada } = await begin();
    const { id } = ada;
    expect((await admin.listIdentitySessions({ id, active: true, perPage: 10, page: 1 })).data).toHaveLength(
      2,
    );
    expect((await admin.deleteIdentitySessions({ id })).status).toBe(204);
    expect((await admin.listIdentitySessions({ id })).data).toEqual([]);
    await expect(admin.deleteIdentitySessions({ id })).rejects.toMatchObject(answer(404));
  });
}
