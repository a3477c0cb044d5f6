import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { type ShownFlow, TestBrowser } from './browser-testing.ts';
import { openTestIdentity, OTHER_HOST, type TestIdentity } from './identity-testing.ts';

const traits = { email: 'ada@example.org', name: 'Ada Lovelace' };
const form = { method: 'password', password: 'analytical engine 1843', traits };
const kinds = ['login', 'registration', 'settings', 'recovery', 'verification'];

type Known = Record<'identity' | 'session' | 'error' | 'message', string> & {
  token: string;
  flows: ShownFlow[];
};

describeStores('two projects in one store', (open) => {
  /** Fills the portal's project, and gives everything of it that has an id or a token. */
  const fill = async ({ server }: TestIdentity): Promise<Known> => {
    const app = new TestBrowser(server);
    const begun = await app.start('registration', '', 'api');
    const { body } = await app.call(begun.ui.action, { json: form });
    const token = String(body['session_token']);
    const session = body['session'] as { id: string; identity: { id: string } };
    const signedIn = new TestBrowser(server, 'portal.test', { 'x-session-token': token });
    const flows = await Promise.all(
      kinds.map((kind) => (kind === 'settings' ? signedIn : app).start(kind, '', 'api')),
    );
    const recovery = flows.find(({ ui }) => ui.action.includes('/recovery'));
    await app.call(recovery?.ui.action ?? '', { json: { method: 'code', email: traits.email } });
    const admin = administrator(server);
    const messages = await until(
      async () => (await admin.call('/admin/courier/messages')).body as unknown as { id: string }[],
    );
    const page = await app.call('/self-service/login/browser?aal=aal7', { headers: { accept: 'text/html' } });
    const error = new URL(String(page.location)).searchParams.get('id') ?? '';
    return {
      identity: session.identity.id,
      session: session.id,
      error,
      message: messages[0]?.id ?? '',
      token,
      flows,
    };
  };
  const administrator = (server: TestIdentity['server'], host?: string) =>
    new TestBrowser(server, host, { 'x-test-caller': 'administrator' });
  const until = async <Item>(list: () => Promise<Item[]>): Promise<Item[]> => {
    const deadline = Date.now() + 5000;
    for (;;) {
      const items = await list();
      if (items.length > 0 || Date.now() > deadline) return items;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  it('never shows a flow, session or token of one in the other', async () => {
    const opened = await openTestIdentity(await open());
    const known = await fill(opened);
    const elsewhere = new TestBrowser(opened.server, OTHER_HOST);
    for (const [index, flow] of known.flows.entries()) {
      const kind = kinds[index];
      expect([kind, (await elsewhere.call(`/self-service/${kind}/flows?id=${flow.id}`)).status]).toEqual([
        kind,
        404,
      ]);
      const submit = await elsewhere.call(`/self-service/${kind}?flow=${flow.id}`, { json: form });
      expect([kind, submit.status]).toEqual([kind, 404]);
    }
    const thief = new TestBrowser(opened.server, OTHER_HOST, { 'x-session-token': known.token });
    expect((await thief.call('/sessions/whoami')).status).toBe(401);
    expect((await thief.call('/sessions')).status).toBe(401);
    expect((await thief.call('/self-service/logout/browser')).status).toBe(401);
    expect((await thief.call('/self-service/settings/api')).status).toBe(401);
    expect((await elsewhere.call(`/self-service/errors?id=${known.error}`)).status).toBe(404);
    const out = await elsewhere.call('/self-service/logout/api', {
      method: 'DELETE',
      json: { session_token: known.token },
    });
    expect(out.status).toBe(403);
    const owner = new TestBrowser(opened.server, 'portal.test', { 'x-session-token': known.token });
    expect((await owner.call('/sessions/whoami')).status).toBe(200);
  });

  it('finds nothing of one by the administrative calls of the other', async () => {
    const opened = await openTestIdentity(await open());
    const known = await fill(opened);
    const admin = administrator(opened.server, OTHER_HOST);
    const lists = [
      '/admin/identities',
      '/admin/identities?search=ada',
      `/admin/identities?credentials_identifier=${traits.email}`,
      `/admin/identities?ids=${known.identity}`,
      '/admin/sessions',
      '/admin/courier/messages',
    ];
    for (const address of lists) expect([address, (await admin.call(address)).body]).toEqual([address, []]);
    const json = { schema_id: 'person', state: 'active', traits };
    const patch = [{ op: 'replace', path: '/traits/name', value: 'Mallory' }];
    const calls: [string, Parameters<TestBrowser['call']>[1]][] = [
      [`/admin/identities/${known.identity}`, {}],
      [`/admin/identities/${known.identity}`, { method: 'PUT', json }],
      [`/admin/identities/${known.identity}`, { method: 'PATCH', json: patch }],
      [`/admin/identities/${known.identity}`, { method: 'DELETE' }],
      [`/admin/identities/${known.identity}/sessions`, { method: 'DELETE' }],
      [`/admin/sessions/${known.session}`, {}],
      [`/admin/sessions/${known.session}`, { method: 'DELETE' }],
      [`/admin/sessions/${known.session}/extend`, { method: 'PATCH' }],
      [`/admin/courier/messages/${known.message}`, {}],
      ['/admin/recovery/code', { json: { identity_id: known.identity } }],
    ];
    for (const [address, call] of calls) {
      expect([call?.method, address, (await admin.call(address, call)).status]).toEqual([
        call?.method,
        address,
        404,
      ]);
    }
    const own = administrator(opened.server);
    expect((await own.call(`/admin/identities/${known.identity}`)).body).toMatchObject({ traits });
    expect((await own.call(`/admin/sessions/${known.session}`)).body).toMatchObject({ active: true });
  });

  it('lets the same person have an account in each', async () => {
    const opened = await openTestIdentity(await open());
    const known = await fill(opened);
    const other = new TestBrowser(opened.server, OTHER_HOST);
    const answer = await other.submit(await other.start('registration'), form);
    expect(answer.status).toBe(200);
    expect(answer.body['identity']).not.toMatchObject({ id: known.identity });
  });

  it('knows a project by every spelling of its host', async () => {
    const opened = await openTestIdentity(await open());
    const { token } = await fill(opened);
    for (const host of ['OTHER.Portal.test', 'other.portal.test.']) {
      const thief = new TestBrowser(opened.server, host, { 'x-session-token': token });
      const { status } = await thief.call('/sessions/whoami', { headers: { host } });
      expect([host, status]).toEqual([host, 401]);
    }
  });

  it('answers 404 on a host below ours that names no project', async () => {
    const { server } = await openTestIdentity(await open());
    const nowhere = new TestBrowser(server, 'nobody.portal.test');
    expect((await nowhere.call('/self-service/login/api')).status).toBe(404);
    const page = { headers: { accept: 'text/html' } };
    expect((await nowhere.call('/self-service/login/browser', page)).status).toBe(404);
  });
});
