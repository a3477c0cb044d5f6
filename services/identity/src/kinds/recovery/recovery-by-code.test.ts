import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { lastMessage, wrongCode } from '../../methods/code/sent-code-testing.ts';
import { readOutbox } from '../../courier/outbox-testing.ts';
import { ada, openWithAda } from './recovery-testing.ts';

const HOUR = 3_600_000;
const html = { headers: { accept: 'text/html' } };
const shown = (body: unknown) => body as ShownFlow;

describeStores('recovery by code', (open) => {
  const begin = async () => openWithAda(await open());
  const send = async (browser: TestBrowser, email = ada.email, type: 'browser' | 'api' = 'browser') => {
    const flow = await browser.start('recovery', '', type);
    const sent = await browser.submit(flow, { method: 'code', email });
    return { flow, sent, form: shown(sent.body) };
  };

  it('asks for an address, then for the code that was sent there', async () => {
    const service = await begin();
    const { flow, sent, form } = await send(service.browser);
    expect(flow).toMatchObject({ state: 'choose_method', active: 'code' });
    expect(nodeNames(flow)).toEqual(['default/csrf_token', 'code/email', 'code/method=code']);
    expect(sent.status).toBe(200);
    expect(form.state).toBe('sent_email');
    expect(messageIds(form).form).toEqual([1060003]);
    expect(nodeNames(form)).toEqual([
      'default/csrf_token',
      'code/code',
      'code/email=ada@example.org',
      'code/method',
      'code/method=code',
    ]);
    expect(await lastMessage(service)).toMatchObject({
      recipient: ada.email,
      template_type: 'recovery_code_valid',
      code: expect.stringMatching(/^\d{6}$/),
    });
  });

  it('ends the other sessions of the account: somebody else may be in', async () => {
    const service = await begin();
    expect((await service.own.call('/sessions/whoami')).status).toBe(200);
    const { form } = await send(service.browser);
    await service.browser.submit(form, { method: 'code', code: (await lastMessage(service)).code });
    expect((await service.browser.call('/sessions/whoami')).status).toBe(200);
    expect((await service.own.call('/sessions/whoami')).status).toBe(401);
  });

  it('lets in whoever has the code: a page goes to the settings', async () => {
    const service = await begin();
    const { browser } = service;
    const flow = await browser.start('recovery', '?return_to=/charts');
    const sent = await browser.submitForm(flow, { method: 'code', email: ' Ada@Example.org ' });
    expect(sent).toMatchObject({ status: 303, location: `http://portal.test/recovery?flow=${flow.id}` });
    const { code } = await lastMessage(service);
    const passed = await browser.submitForm(flow, {
      method: 'code',
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(passed.status).toBe(303);
    const page = new URL(String(passed.location));
    expect(page.pathname).toBe('/settings');
    const id = page.searchParams.get('flow');
    const settings = shown((await browser.call(`/self-service/settings/flows?id=${id}`)).body);
    expect(settings).toMatchObject({ state: 'show_form', return_to: '/charts' });
    expect(settings.ui.messages).toMatchObject([
      {
        id: 1060001,
        type: 'success',
        context: {
          privilegedSessionExpiresAt: expect.stringContaining('T11:00:00'),
          privileged_session_minutes: 60,
        },
      },
    ]);
    const { body } = await browser.call('/sessions/whoami');
    expect(body).toMatchObject({
      authenticator_assurance_level: 'aal1',
      authentication_methods: [{ method: 'code_recovery', aal: 'aal1' }],
      identity: { verifiable_addresses: [{ verified: true }] },
    });
    const changed = await browser.submit(settings, { method: 'password', password: 'difference engine 2' });
    expect(changed.status).toBe(200);
    expect((await service.own.call('/sessions/whoami')).status).toBe(401);
  });

  it('sends a script to the settings page, and gives an app its session', async () => {
    const service = await begin();
    const { form } = await send(service.browser);
    const { code } = await lastMessage(service);
    const passed = await service.browser.submit(form, { method: 'code', code });
    expect(passed).toMatchObject({
      status: 422,
      body: {
        error: { id: 'browser_location_change_required' },
        redirect_browser_to: expect.stringContaining('http://portal.test/settings?flow='),
      },
    });
    expect((await service.browser.call('/sessions/whoami')).status).toBe(200);

    const app = new TestBrowser(service.server);
    const native = await send(app, ada.email, 'api');
    const second = await lastMessage(service);
    const done = await app.submit(native.form, { method: 'code', code: second.code });
    expect(done).toMatchObject({ status: 200, body: { state: 'passed_challenge' } });
    const [token = {}, ui = {}] = done.body['continue_with'] as Record<string, unknown>[];
    expect(ui).toMatchObject({ action: 'show_settings_ui', flow: { id: expect.any(String) } });
    const signedIn = new TestBrowser(service.server, 'portal.test', {
      'x-session-token': String(token['ory_session_token']),
    });
    expect(token['action']).toBe('set_ory_session_token');
    const { id } = ui['flow'] as ShownFlow;
    const settings = await signedIn.call(`/self-service/settings/flows?id=${id}`);
    expect(messageIds(shown(settings.body)).form).toEqual([1060001]);
    expect(app.cookies.size).toBe(0);
  });

  it('says that a code is wrong, and starts anew after five', async () => {
    const service = await begin();
    const { browser } = service;
    const { form } = await send(browser);
    const { code } = await lastMessage(service);
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await browser.submit(form, { method: 'code', code: wrongCode(code) });
      expect(wrong).toMatchObject({ status: 200, body: { state: 'sent_email' } });
      expect(messageIds(shown(wrong.body)).form).toEqual([4060006]);
    }
    const sixth = await browser.submit(form, { method: 'code', code });
    expect(sixth.status).toBe(303);
    expect(sixth.location).toContain('/self-service/recovery/flows?id=');
    const fresh = shown((await browser.call(String(sixth.location))).body);
    expect(fresh.state).toBe('choose_method');
    expect(messageIds(fresh).form).toEqual([4060002]);
    const page = await browser.submitForm(form, { method: 'code', code });
    expect(page.location).toMatch(/^http:\/\/portal\.test\/recovery\?flow=/);
    expect(page.location).not.toContain(form.id);
  });

  it('counts tries that come at once', async () => {
    const service = await begin();
    const { browser } = service;
    const { form } = await send(browser);
    const { code } = await lastMessage(service);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.submit(form, { method: 'code', code: wrongCode(code) })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      ...Array(5).fill('200'),
      ...Array(3).fill('303'),
    ]);
  });

  it('takes a code once, and not another flow in its place', async () => {
    const service = await begin();
    const { form } = await send(service.browser);
    const { code } = await lastMessage(service);
    const thief = new TestBrowser(service.server);
    const other = await send(thief, 'grace@example.org');
    const stolen = await thief.submit(other.form, { method: 'code', code });
    expect(messageIds(shown(stolen.body)).form).toEqual([4060006]);
    const twice = [service.browser.submit(form, { method: 'code', code })];
    twice.push(service.browser.submit(form, { method: 'code', code }));
    const statuses = (await Promise.all(twice)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(1);
    // Whoever is late meets a used code, or a flow that is over already.
    expect([200, 303]).toContain(statuses.find((status) => status !== 422));
  });

  it('does not let in the owner of an address that the account no longer has', async () => {
    const service = await begin();
    const { form } = await send(service.browser);
    const { code } = await lastMessage(service);
    const traits = { ...ada, email: 'countess@example.org' };
    await service.own.submit(await service.own.start('settings'), { method: 'profile', traits });
    const late = await service.browser.submit(form, { method: 'code', code });
    expect([late.status, messageIds(shown(late.body)).form]).toEqual([200, [4060006]]);
    expect(service.browser.cookies.has('ory_kratos_session')).toBe(false);
  });

  it('replaces the code by another when it is sent again', async () => {
    const service = await begin();
    const { form } = await send(service.browser);
    const first = await lastMessage(service);
    const again = await service.browser.submit(form, { method: 'code', email: ada.email });
    expect(messageIds(shown(again.body)).form).toEqual([1060003]);
    const second = await lastMessage(service);
    expect((await readOutbox(service.context, service.project.id)).length).toBe(3);
    // One time in a million both are the same.
    const old = first.code === second.code ? wrongCode(first.code) : first.code;
    const refused = await service.browser.submit(form, { method: 'code', code: old });
    expect(messageIds(shown(refused.body)).form).toEqual([4060006]);
    expect((await service.browser.submit(form, { method: 'code', code: second.code })).status).toBe(422);
  });

  it('answers for an unknown address as for a known one, and tells nobody unless the project says so', async () => {
    const service = await begin();
    const known = await send(service.browser);
    await lastMessage(service);
    const before = (await readOutbox(service.context, service.project.id)).length;
    const stranger = new TestBrowser(service.server);
    const unknown = await send(stranger, 'grace@example.org');
    expect(unknown.sent.status).toBe(known.sent.status);
    expect(nodeNames(unknown.form)).toEqual(
      nodeNames(known.form).map((name) => name.replace('ada@', 'grace@')),
    );
    expect(unknown.form.ui.messages).toEqual(known.form.ui.messages);
    const wrong = await stranger.submit(unknown.form, { method: 'code', code: '123456' });
    expect([wrong.status, messageIds(shown(wrong.body)).form]).toEqual([200, [4060006]]);
    expect((await readOutbox(service.context, service.project.id)).length).toBe(before);
    await service.configure({ selfservice: { flows: { recovery: { notify_unknown_recipients: true } } } });
    await send(stranger, 'grace@example.org');
    expect(await lastMessage(service)).toMatchObject({
      recipient: 'grace@example.org',
      template_type: 'recovery_code_invalid',
      code: '',
    });
  });

  it('says when the time of a flow or a code is over', async () => {
    const service = await begin();
    const { browser } = service;
    const { form } = await send(browser);
    service.wait(2 * HOUR);
    const late = await browser.submit(form, { method: 'code', code: '123456' });
    expect(late.status).toBe(303);
    const fresh = shown((await browser.call(String(late.location))).body);
    expect(messageIds(fresh).form).toEqual([4060005]);
    expect((await browser.submitForm(form, { method: 'code', code: '123456' })).location).toContain(
      'http://portal.test/recovery?flow=',
    );
    const gone = await browser.call(`/self-service/recovery/flows?id=${form.id}`);
    expect(gone).toMatchObject({
      status: 410,
      body: {
        error: { details: { redirect_to: 'http://portal.test/api/.ory/self-service/recovery/browser' } },
      },
    });
    expect(gone.body.error?.['id']).toBeUndefined();

    const code = { config: { lifespan: '5m' } };
    await service.configure({ selfservice: { methods: { code } } });
    const short = await send(browser);
    const { code: sent } = await lastMessage(service);
    service.wait(6 * 60_000);
    const old = await browser.submit(short.form, { method: 'code', code: sent });
    expect(old.status).toBe(303);
    expect(messageIds(shown((await browser.call(String(old.location))).body)).form).toEqual([4060005]);
  });

  it('starts anew when a flow that is over is submitted', async () => {
    const service = await begin();
    const { browser } = service;
    const { form } = await send(browser);
    const { code } = await lastMessage(service);
    await browser.submit(form, { method: 'code', code });
    browser.cookies.delete('ory_kratos_session');
    const csrf = await browser.start('recovery');
    const page = await browser.call(form.ui.action, html);
    expect(page.status).toBe(303);
    const id = new URL(String(page.location)).searchParams.get('flow');
    const fresh = shown((await browser.call(`/self-service/recovery/flows?id=${id}`)).body);
    expect(messageIds(fresh).form).toEqual([4060001]);
    const script = await browser.call(form.ui.action);
    expect(script).toMatchObject({ status: 303, location: expect.stringContaining('/recovery/flows?id=') });
    expect(csrf.id).not.toBe(id);
  });

  it('names what is missing or wrong in a form', async () => {
    const { browser, configure } = await begin();
    const flow = await browser.start('recovery');
    const refused = async (json: Record<string, unknown>) => {
      const { status, body } = await browser.submit(flow, json);
      return [status, messageIds(shown(body))];
    };
    expect(await refused({ email: ada.email })).toEqual([400, { form: [4010005], fields: {} }]);
    expect(await refused({ method: 'link', email: ada.email })).toEqual([
      400,
      { form: [4010005], fields: {} },
    ]);
    expect(await refused({ method: 'code' })).toEqual([400, { form: [], fields: { email: [4000002] } }]);
    expect(await refused({ method: 'code', email: 'ada' })).toEqual([
      400,
      { form: [], fields: { email: [4000004] } },
    ]);
    await browser.submit(flow, { method: 'code', email: ada.email });
    expect(await refused({ method: 'code' })).toEqual([400, { form: [], fields: { code: [4000002] } }]);
    await configure({ selfservice: { methods: { link: { enabled: false } } } });
    expect((await browser.submit(flow, { method: 'link', email: ada.email })).status).toBe(404);
  });
});
