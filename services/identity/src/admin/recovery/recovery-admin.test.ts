import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { openWithAda } from '../../kinds/recovery/recovery-testing.ts';

const html = { headers: { accept: 'text/html' } };
const shown = (body: unknown) => body as ShownFlow;

describeStores('recovery by an administrator', (open) => {
  const begin = async () => {
    const service = await openWithAda(await open());
    const headers = { 'x-test-caller': 'administrator' };
    return { ...service, admin: new TestBrowser(service.server, 'portal.test', headers) };
  };

  it('hands over a code, which is typed in any browser', async () => {
    const { admin, id, browser } = await begin();
    const made = await admin.call('/admin/recovery/code', { json: { identity_id: id, expires_in: '2h30m' } });
    expect(made).toMatchObject({
      status: 201,
      body: {
        recovery_link: expect.stringMatching(/^http:\/\/portal\.test\/recovery\?flow=[0-9a-f-]{36}$/),
        recovery_code: expect.stringMatching(/^\d{6}$/),
        expires_at: expect.stringContaining('T12:30:00'),
      },
    });
    const flowId = new URL(String(made.body['recovery_link'])).searchParams.get('flow');
    const flow = shown((await browser.call(`/self-service/recovery/flows?id=${flowId}`)).body);
    expect(flow).toMatchObject({ state: 'sent_email', active: 'code' });
    expect(nodeNames(flow)).toEqual(['default/csrf_token', 'code/code', 'code/method', 'code/method=code']);
    const passed = await browser.submit(flow, { method: 'code', code: made.body['recovery_code'] });
    expect(passed.status).toBe(422);
    expect((await browser.call('/sessions/whoami')).body).toMatchObject({
      identity: { id, verifiable_addresses: [{ verified: false }] },
    });
  });

  it('hands over a link, which holds as long as it says', async () => {
    const { admin, id, browser, wait } = await begin();
    const made = await admin.call('/admin/recovery/link', { json: { identity_id: id, expires_in: '24h' } });
    expect(made.status).toBe(200);
    const link = String(made.body['recovery_link']);
    expect(link).toMatch(/^http:\/\/portal\.test\/api\/\.ory\/self-service\/recovery\?flow=.+&token=.+$/);
    wait(23 * 3_600_000);
    const opened = await browser.followLink(link);
    expect(opened.location).toContain('http://portal.test/settings?flow=');
    expect((await browser.call('/sessions/whoami')).status).toBe(200);
  });

  it('hands over a code where the project recovers by links', async () => {
    const { admin, id, browser, configure } = await begin();
    await configure({ selfservice: { flows: { recovery: { use: 'link' } } } });
    const made = await admin.call('/admin/recovery/code', { json: { identity_id: id } });
    const flowId = new URL(String(made.body['recovery_link'])).searchParams.get('flow');
    const flow = shown((await browser.call(`/self-service/recovery/flows?id=${flowId}`)).body);
    const passed = await browser.submit(flow, { method: 'code', code: made.body['recovery_code'] });
    expect(passed.status).toBe(422);
    const none = await browser.submit(flow, { method: 'link', email: 'ada@example.org' });
    expect(none.status).not.toBe(200);
  });

  it('refuses what cannot be', async () => {
    const { admin, id, configure, server } = await begin();
    const nobody = '00000000-0000-4000-8000-000000000000';
    const call = async (path: string, json: object) =>
      (await admin.call(`/admin/recovery/${path}`, { json })).status;
    expect(await call('code', { identity_id: nobody })).toBe(404);
    expect(await call('link', { identity_id: nobody })).toBe(400);
    for (const expires_in of ['soon', '0s', '-1h']) {
      expect(await call('code', { identity_id: id, expires_in })).toBe(400);
      expect(await call('link', { identity_id: id, expires_in })).toBe(400);
    }
    expect(await call('code', {})).toBe(400);
    const other = new TestBrowser(server, 'other.portal.test', { 'x-test-caller': 'administrator' });
    const elsewhere = await other.call('/admin/recovery/code', { json: { identity_id: id } });
    expect(elsewhere.status).toBe(404);
    await configure({ selfservice: { methods: { code: { enabled: false }, link: { enabled: false } } } });
    expect(await call('code', { identity_id: id })).toBe(404);
    expect(await call('link', { identity_id: id })).toBe(404);
  });

  it('is for administrators', async () => {
    const { id, browser, server } = await begin();
    const person = new TestBrowser(server, 'portal.test', { 'x-test-caller': 'somebody' });
    for (const path of ['/admin/recovery/code', '/admin/recovery/link']) {
      expect((await browser.call(path, { json: { identity_id: id } })).status).toBe(401);
      expect((await person.call(path, { json: { identity_id: id } })).status).toBe(403);
    }
  });

  it('has codes that are worth nothing in another project', async () => {
    const { admin, id, server } = await begin();
    const made = await admin.call('/admin/recovery/link', { json: { identity_id: id } });
    const { search } = new URL(String(made.body['recovery_link']));
    const other = new TestBrowser(server, 'other.portal.test');
    expect((await other.call(`/self-service/recovery${search}`)).status).toBe(404);
    const flow = await other.start('recovery');
    const token = new URLSearchParams(search).get('token');
    const tried = await other.call(`${flow.ui.action}&token=${token}`, html);
    expect(tried.location).toContain('/recovery?flow=');
    expect(messageIds(flow).form).toEqual([]);
    expect(other.cookies.has('ory_kratos_session')).toBe(false);
  });
});
