import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, nodeValue, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { readOutbox } from '../../courier/outbox-testing.ts';
import { ada, openWithAda } from '../../kinds/recovery/recovery-testing.ts';
import { lastMessage, wrongCode } from './sent-code-testing.ts';

const shown = (body: unknown) => body as ShownFlow;
const grace = { email: 'grace@example.org', name: 'Grace' };

describeStores('signing in by code', (open) => {
  const begin = async () => {
    const service = await openWithAda(await open());
    const passwordless = { selfservice: { methods: { code: { passwordless_enabled: true } } } };
    await service.configure(passwordless);
    return service;
  };
  const send = async (browser: TestBrowser, identifier: string, type: 'browser' | 'api' = 'browser') => {
    const flow = await browser.start('login', '', type);
    const sent = await browser.submit(flow, { method: 'code', identifier });
    return { flow, sent, form: shown(sent.body) };
  };

  it('sends a code, and lets in whoever has it', async () => {
    const service = await begin();
    const { browser } = service;
    const { flow, sent, form } = await send(browser, ' ADA@example.org');
    expect(nodeNames(flow)).toContain('code/method=code');
    expect([sent.status, form.state, messageIds(form).form]).toEqual([200, 'sent_email', [1010014]]);
    expect(nodeNames(form)).toEqual([
      'default/csrf_token',
      'default/identifier',
      'code/code',
      'code/resend=code',
      'code/method',
      'code/method=code',
    ]);
    expect(nodeValue(form, 'identifier')).toBe(ada.email);
    const { code, template_type } = await lastMessage(service);
    expect(template_type).toBe('login_code_valid');
    const wrong = await browser.submit(form, { method: 'code', code: wrongCode(code) });
    expect([wrong.status, messageIds(shown(wrong.body)).form]).toEqual([400, [4010008]]);
    expect(nodeNames(shown(wrong.body))).toEqual(nodeNames(form));
    const right = await browser.submit(form, { method: 'code', identifier: ada.email, code });
    expect(right).toMatchObject({
      status: 200,
      body: {
        session: {
          authentication_methods: [{ method: 'code', aal: 'aal1' }],
          identity: { verifiable_addresses: [{ verified: true }] },
        },
      },
    });
  });

  it('lets a page and an app in', async () => {
    const service = await begin();
    const { browser, server } = service;
    const flow = await browser.start('login', '?return_to=/charts');
    const page = await browser.submitForm(flow, { method: 'code', identifier: ada.email });
    expect(page).toMatchObject({ status: 303, location: `http://portal.test/login?flow=${flow.id}` });
    const first = await lastMessage(service);
    const done = await browser.submitForm(flow, { method: 'code', code: first.code });
    expect(done).toMatchObject({ status: 303, location: 'http://portal.test/charts' });
    const app = new TestBrowser(server);
    const native = await send(app, ada.email, 'api');
    const second = await lastMessage(service);
    const answer = await app.submit(native.form, { method: 'code', code: second.code });
    expect(answer).toMatchObject({ status: 200, body: { session_token: expect.any(String) } });
  });

  it('answers for an unknown account as for a known one', async () => {
    const service = await begin();
    const known = await send(service.browser, ada.email);
    await lastMessage(service);
    const before = (await readOutbox(service.context, service.project.id)).length;
    const unknown = await send(service.browser, grace.email);
    expect(unknown.sent.status).toBe(known.sent.status);
    expect(unknown.form.ui.messages).toEqual(known.form.ui.messages);
    expect(nodeNames(unknown.form)).toEqual(nodeNames(known.form));
    const wrong = await service.browser.submit(unknown.form, { method: 'code', code: '123456' });
    expect([wrong.status, messageIds(shown(wrong.body)).form]).toEqual([400, [4010008]]);
    expect((await readOutbox(service.context, service.project.id)).length).toBe(before);
  });

  it('does not let in the owner of an address that the account no longer has', async () => {
    const service = await begin();
    const { form } = await send(service.browser, ada.email);
    const { code } = await lastMessage(service);
    const traits = { ...ada, email: 'countess@example.org' };
    await service.own.submit(await service.own.start('settings'), { method: 'profile', traits });
    const late = await service.browser.submit(form, { method: 'code', code });
    expect([late.status, messageIds(shown(late.body)).form]).toEqual([400, [4010008]]);
  });

  it('goes back to its first form after five wrong codes', async () => {
    const service = await begin();
    const { browser } = service;
    const { form } = await send(browser, ada.email);
    const { code } = await lastMessage(service);
    for (let tries = 0; tries < 5; tries += 1) {
      await browser.submit(form, { method: 'code', code: wrongCode(code) });
    }
    const sixth = await browser.submit(form, { method: 'code', code });
    expect([sixth.status, messageIds(shown(sixth.body)).form]).toEqual([400, [4010008]]);
    expect(sixth.body).toMatchObject({ state: 'choose_method' });
    expect((await browser.call('/sessions/whoami')).status).toBe(401);
    const again = await browser.submit(form, { method: 'code', identifier: ada.email });
    expect(shown(again.body).state).toBe('sent_email');
  });

  it('sends another code in place of the first', async () => {
    const service = await begin();
    const { browser } = service;
    const { form } = await send(browser, ada.email);
    await lastMessage(service);
    const resent = await browser.submit(form, { method: 'code', resend: 'code' });
    expect(messageIds(shown(resent.body)).form).toEqual([1010014]);
    const { code } = await lastMessage(service);
    expect((await browser.submit(form, { method: 'code', code })).status).toBe(200);
  });

  it('is offered only where the project says so, and asks for what is missing', async () => {
    const service = await begin();
    const { browser, configure } = service;
    const empty = await send(browser, '');
    expect([empty.sent.status, messageIds(empty.form).fields]).toEqual([400, { identifier: [4000002] }]);
    const { form } = await send(browser, ada.email);
    const missing = await browser.submit(form, { method: 'code' });
    expect([missing.status, messageIds(shown(missing.body)).fields]).toEqual([400, { code: [4000002] }]);
    await configure({});
    const off = await send(browser, ada.email);
    expect(nodeNames(off.flow).filter((name) => name.startsWith('code/'))).toEqual([]);
    expect(off.sent.status).toBe(404);
  });

  it('signs up whoever has the code that was sent to their address', async () => {
    const service = await begin();
    const { browser } = service;
    const flow = await browser.start('registration');
    const bad = await browser.submit(flow, { method: 'code', traits: { email: 'x' } });
    expect([bad.status, messageIds(shown(bad.body)).fields]).toEqual([
      400,
      { 'traits.email': [4000004], 'traits.name': [4000002] },
    ]);
    const sent = await browser.submit(flow, { method: 'code', traits: grace });
    const form = shown(sent.body);
    expect([sent.status, form.state, messageIds(form).form]).toEqual([200, 'sent_email', [1040005]]);
    const { code, template_type } = await lastMessage(service);
    expect(template_type).toBe('registration_code_valid');
    const wrong = await browser.submit(form, { method: 'code', code: wrongCode(code) });
    expect([wrong.status, messageIds(shown(wrong.body)).form]).toEqual([400, [4040003]]);
    const other = await browser.submit(form, { method: 'code', code, traits: { ...grace, name: 'Hopper' } });
    expect([other.status, messageIds(shown(other.body)).form]).toEqual([400, [4000036]]);
    const right = await browser.submit(form, { method: 'code', code, traits: grace });
    expect(right).toMatchObject({
      status: 200,
      body: {
        identity: { traits: grace, verifiable_addresses: [{ verified: true }] },
        session: { authentication_methods: [{ method: 'code' }] },
      },
    });
    expect(right.body['continue_with']).toMatchObject([{ action: 'redirect_browser_to' }]);
  });

  it('tells only the owner of an address that they have an account', async () => {
    const service = await begin();
    const { browser } = service;
    const flow = await browser.start('registration');
    const form = shown((await browser.submit(flow, { method: 'code', traits: ada })).body);
    expect(messageIds(form).form).toEqual([1040005]);
    const { code } = await lastMessage(service);
    const taken = await browser.submit(form, { method: 'code', code });
    expect([taken.status, messageIds(shown(taken.body)).form]).toEqual([400, [4000007]]);
  });
});
