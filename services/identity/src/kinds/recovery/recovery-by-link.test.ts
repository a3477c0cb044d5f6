import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, nodeValue, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { lastMessage } from '../../methods/code/sent-code-testing.ts';
import { readOutbox } from '../../courier/outbox-testing.ts';
import { ada, openWithAda } from './recovery-testing.ts';

const html = { headers: { accept: 'text/html' } };
const shown = (body: unknown) => body as ShownFlow;

describeStores('recovery by link', (open) => {
  const begin = async () => {
    const service = await openWithAda(await open());
    await service.configure({ selfservice: { flows: { recovery: { use: 'link' } } } });
    return service;
  };
  const send = async (browser: TestBrowser, type: 'browser' | 'api' = 'browser') => {
    const flow = await browser.start('recovery', '?return_to=/charts', type);
    const sent = await browser.submit(flow, { method: 'link', email: ada.email });
    return { flow, sent, form: shown(sent.body) };
  };
  const freshFlow = async (browser: TestBrowser, location: string | undefined) => {
    const id = new URL(String(location)).searchParams.get('flow');
    return shown((await browser.call(`/self-service/recovery/flows?id=${id}`)).body);
  };

  it('sends a link that opens in another browser, once', async () => {
    const service = await begin();
    const { flow, sent, form } = await send(service.browser);
    expect(nodeNames(flow)).toEqual(['default/csrf_token', 'link/email', 'link/method=link']);
    expect([sent.status, form.state, messageIds(form).form]).toEqual([200, 'sent_email', [1060002]]);
    const { link, template_type } = await lastMessage(service);
    expect(template_type).toBe('recovery_valid');
    expect(link).toMatch(/^http:\/\/portal\.test\/api\/\.ory\/self-service\/recovery\?flow=.+&token=\w{32}$/);
    const phone = new TestBrowser(service.server);
    const opened = await phone.followLink(link);
    expect(opened.status).toBe(303);
    const page = new URL(String(opened.location));
    expect(page.pathname).toBe('/settings');
    const id = page.searchParams.get('flow');
    const settings = shown((await phone.call(`/self-service/settings/flows?id=${id}`)).body);
    expect(settings.return_to).toBe('/charts');
    expect(messageIds(settings).form).toEqual([1060001]);
    expect((await phone.call('/sessions/whoami')).body).toMatchObject({
      authentication_methods: [{ method: 'link_recovery', aal: 'aal1' }],
    });
    const again = new TestBrowser(service.server);
    const second = await again.followLink(link);
    expect(messageIds(await freshFlow(again, second.location)).form).toEqual([4060001]);
    expect(again.cookies.has('ory_kratos_session')).toBe(false);
  });

  it.each([
    ['a page', 'GET', 'text/html'],
    ['whatever there is, as previews of messages do', 'GET', '*/*'],
    ['JSON', 'GET', 'application/json'],
    ['its head', 'HEAD', 'text/html'],
  ] as const)('is not used up by programs that ask for %s', async (_what, method, accept) => {
    const service = await begin();
    await send(service.browser);
    const { link } = await lastMessage(service);
    const { pathname, search } = new URL(link);
    for (let time = 0; time < 3; time++) {
      const headers = { host: 'portal.test', accept };
      const { headers: answered } = await service.server.inject({ method, url: pathname + search, headers });
      expect(String(answered['set-cookie'])).not.toContain('ory_kratos_session');
    }
    const opened = await new TestBrowser(service.server).followLink(link);
    expect(opened.location).toContain('/settings?flow=');
  });

  it('is used up by a press in the browser that opened it, and in no other', async () => {
    const service = await begin();
    await send(service.browser);
    const { link } = await lastMessage(service);
    const [phone, stranger] = [new TestBrowser(service.server), new TestBrowser(service.server)];
    const offered = await freshFlow(phone, (await phone.call(link, html)).location);
    expect([offered.state, nodeNames(offered)]).toEqual([
      'sent_email',
      ['default/csrf_token', 'link/method=link'],
    ]);
    expect(offered.return_to).toBe('/charts');
    expect(JSON.stringify(offered)).not.toContain(new URL(link).searchParams.get('token'));
    await stranger.start('recovery');
    const elsewhere = await stranger.submitForm(offered, { method: 'link' });
    expect(elsewhere.location).toContain('/error?id=');
    const pressed = await Promise.all([1, 2].map(() => phone.submitForm(offered, { method: 'link' })));
    const inside = pressed.filter(({ location }) => location?.includes('/settings?flow='));
    expect(inside).toHaveLength(1);
    expect(stranger.cookies.has('ory_kratos_session')).toBe(false);
  });

  it('takes the token of a link from a program that posts it', async () => {
    const service = await begin();
    await send(service.browser);
    const { link } = await lastMessage(service);
    const phone = new TestBrowser(service.server);
    const { searchParams } = new URL(link);
    const flow = shown(
      (await phone.call(`/self-service/recovery/flows?id=${searchParams.get('flow')}`)).body,
    );
    const passed = await phone.call(link, {
      json: { method: 'link', csrf_token: nodeValue(flow, 'csrf_token') },
    });
    expect([passed.status, phone.cookies.has('ory_kratos_session')]).toEqual([422, true]);
  });

  it('works for an app: its owner opens the link in a browser', async () => {
    const service = await begin();
    const { sent } = await send(new TestBrowser(service.server), 'api');
    expect(sent.status).toBe(200);
    const { link } = await lastMessage(service);
    const opened = await new TestBrowser(service.server).followLink(link);
    expect(opened.location).toContain('/settings?flow=');
  });

  it('starts anew with a link that is wrong, replaced or too old', async () => {
    const service = await begin();
    const { form } = await send(service.browser);
    const first = await lastMessage(service);
    const stranger = new TestBrowser(service.server);
    const forged = await stranger.call(first.link.replace(/token=.*/, `token=${'x'.repeat(32)}`), html);
    expect(messageIds(await freshFlow(stranger, forged.location)).form).toEqual([4060004]);
    await service.browser.submit(form, { method: 'link', email: ada.email });
    const second = await lastMessage(service);
    const replaced = await stranger.call(first.link, html);
    expect(messageIds(await freshFlow(stranger, replaced.location)).form).toEqual([4060004]);
    const script = await stranger.call(first.link);
    expect(script).toMatchObject({ status: 303, location: expect.stringContaining('/recovery/flows?id=') });
    service.wait(2 * 3_600_000);
    const late = await stranger.call(second.link, html);
    expect(messageIds(await freshFlow(stranger, late.location)).form).toEqual([4060005]);
    expect(stranger.cookies.has('ory_kratos_session')).toBe(false);
  });

  it('tells an unknown address only where the project says so', async () => {
    const service = await begin();
    const flow = await service.browser.start('recovery');
    await service.browser.submit(flow, { method: 'link', email: 'grace@example.org' });
    expect(await readOutbox(service.context, service.project.id)).toHaveLength(1);
    const notify = { use: 'link', notify_unknown_recipients: true };
    await service.configure({ selfservice: { flows: { recovery: notify } } });
    await service.browser.submit(flow, { method: 'link', email: 'grace@example.org' });
    expect(await lastMessage(service)).toMatchObject({ template_type: 'recovery_invalid', link: '' });
  });
});
