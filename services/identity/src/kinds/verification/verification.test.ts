import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { lastMessage, wrongCode } from '../../methods/code/sent-code-testing.ts';
import { readOutbox } from '../../courier/outbox-testing.ts';
import { ada, openWithAda } from '../recovery/recovery-testing.ts';

const HOUR = 3_600_000;
const html = { headers: { accept: 'text/html' } };
const shown = (body: unknown) => body as ShownFlow;

describeStores('verification by code', (open) => {
  const begin = async () => openWithAda(await open());
  const send = async (browser: TestBrowser, email = ada.email, type: 'browser' | 'api' = 'browser') => {
    const flow = await browser.start('verification', '?return_to=/charts', type);
    const sent = await browser.submit(flow, { method: 'code', email });
    return { flow, sent, form: shown(sent.body) };
  };
  const isVerified = async (browser: TestBrowser) => {
    const { body } = await browser.call('/sessions/whoami');
    const { verifiable_addresses } = body['identity'] as { verifiable_addresses: { verified: boolean }[] };
    return verifiable_addresses[0]?.verified;
  };
  const flowAt = async (browser: TestBrowser, location: string | undefined) => {
    const id = new URL(String(location)).searchParams.get('flow');
    return shown((await browser.call(`/self-service/verification/flows?id=${id}`)).body);
  };

  it('asks for an address, then for the code that was sent there, and passes', async () => {
    const service = await begin();
    const { browser, own } = service;
    const { flow, sent, form } = await send(browser);
    expect(nodeNames(flow)).toEqual(['default/csrf_token', 'code/email', 'code/method=code']);
    expect([sent.status, form.state, messageIds(form).form]).toEqual([200, 'sent_email', [1080003]]);
    const { code, template_type } = await lastMessage(service);
    expect(template_type).toBe('verification_code_valid');
    expect((await own.call('/sessions/whoami')).body).toMatchObject({
      identity: { verifiable_addresses: [{ status: 'sent', verified: false }] },
    });
    const wrong = await browser.submit(form, { method: 'code', code: wrongCode(code) });
    expect([wrong.status, messageIds(shown(wrong.body)).form]).toEqual([200, [4070006]]);
    const passed = await browser.submit(form, { method: 'code', code });
    expect(passed).toMatchObject({
      status: 200,
      body: {
        state: 'passed_challenge',
        ui: {
          method: 'GET',
          action: 'http://portal.test/charts',
          messages: [{ id: 1080002, type: 'success' }],
          nodes: [
            {
              type: 'a',
              attributes: { id: 'continue', href: 'http://portal.test/charts' },
              meta: { label: { id: 1070009 } },
            },
          ],
        },
      },
    });
    expect(await isVerified(own)).toBe(true);
  });

  it('passes for a page and for an app', async () => {
    const service = await begin();
    const { browser, server } = service;
    const page = await browser.start('verification');
    const ui = `http://portal.test/verification?flow=${page.id}`;
    expect(await browser.submitForm(page, { method: 'code', email: ada.email })).toMatchObject({
      status: 303,
      location: ui,
    });
    const first = await lastMessage(service);
    const wrong = await browser.submitForm(page, { method: 'code', code: wrongCode(first.code) });
    expect(wrong).toMatchObject({ status: 303, location: ui });
    expect((await browser.submitForm(page, { method: 'code', code: first.code })).location).toBe(ui);
    expect((await flowAt(browser, ui)).state).toBe('passed_challenge');
    const app = new TestBrowser(server);
    const native = await send(app, ada.email, 'api');
    const second = await lastMessage(service);
    const passed = await app.submit(native.form, { method: 'code', code: second.code });
    expect(passed).toMatchObject({ status: 200, body: { state: 'passed_challenge' } });
  });

  it('begins by itself after a sign-up, and its link opens in any browser without using the code up', async () => {
    const service = await begin();
    const { registered, server, own } = service;
    const [next = {}] = registered.body['continue_with'] as Record<string, unknown>[];
    const { id } = next['flow'] as { id: string };
    expect(next).toEqual({
      action: 'show_verification_ui',
      flow: { id, verifiable_address: ada.email, url: `http://portal.test/verification?flow=${id}` },
    });
    const { code, link } = await lastMessage(service);
    const address = new URL(link);
    expect([address.pathname, address.searchParams.get('code')]).toEqual(['/verification', code]);
    const scanner = new TestBrowser(server);
    await flowAt(scanner, link);
    const submitted = `/self-service/verification?flow=${address.searchParams.get('flow')}`;
    await scanner.call(`${submitted}&code=${code}`, html);
    expect(await isVerified(own)).toBe(false);
    const phone = new TestBrowser(server);
    const opened = await flowAt(phone, link);
    expect(opened).toMatchObject({ state: 'sent_email', type: 'browser' });
    expect((await phone.submitForm(opened, { method: 'code', code })).status).toBe(303);
    expect(await isVerified(own)).toBe(true);
    const here = shown((await own.call(`/self-service/verification/flows?id=${id}`)).body);
    const same = await own.submit(here, { method: 'code', code });
    expect(same.body).toMatchObject({ state: 'passed_challenge' });
  });

  it('begins by itself when an address is changed', async () => {
    const service = await begin();
    const { own } = service;
    const settings = await own.start('settings');
    const traits = { ...ada, email: 'countess@example.org' };
    const saved = await own.submit(settings, { method: 'profile', traits });
    expect(saved.body['continue_with']).toMatchObject([
      { action: 'show_verification_ui', flow: { verifiable_address: 'countess@example.org' } },
      { action: 'redirect_browser_to' },
    ]);
    const { recipient, code } = await lastMessage(service);
    expect(recipient).toBe('countess@example.org');
    const [{ flow } = { flow: { url: '' } }] = saved.body['continue_with'] as { flow: { url: string } }[];
    const form = await flowAt(own, flow.url);
    expect((await own.submit(form, { method: 'code', code })).body).toMatchObject({
      state: 'passed_challenge',
    });
    const name = await own.submit(await own.start('settings'), {
      method: 'profile',
      traits: { ...traits, name: 'Augusta' },
    });
    expect(name.body['continue_with']).toMatchObject([{ action: 'redirect_browser_to' }]);
  });

  it('does not verify an address that the account no longer has', async () => {
    const service = await begin();
    const { own, browser } = service;
    const { form } = await send(browser);
    const { code } = await lastMessage(service);
    const traits = { ...ada, email: 'countess@example.org' };
    await own.submit(await own.start('settings'), { method: 'profile', traits });
    const late = await browser.submit(form, { method: 'code', code });
    expect(messageIds(shown(late.body)).form).toEqual([4070006]);
    expect(await isVerified(own)).toBe(false);
  });

  it('starts anew after five wrong codes, or when its time is over', async () => {
    const service = await begin();
    const { browser } = service;
    const { form } = await send(browser);
    const { code } = await lastMessage(service);
    for (let tries = 0; tries < 5; tries += 1) {
      await browser.submit(form, { method: 'code', code: wrongCode(code) });
    }
    const sixth = await browser.submit(form, { method: 'code', code });
    expect(sixth.status).toBe(303);
    const fresh = shown((await browser.call(String(sixth.location))).body);
    expect([fresh.state, messageIds(fresh).form]).toEqual(['choose_method', [4070003]]);
    service.wait(2 * HOUR);
    const late = await browser.submit(fresh, { method: 'code', email: ada.email });
    expect(late.status).toBe(303);
    const second = shown((await browser.call(String(late.location))).body);
    expect(messageIds(second).form).toEqual([4070005]);
    const page = await browser.submitForm(fresh, { method: 'code', email: ada.email });
    expect(messageIds(await flowAt(browser, page.location)).form).toEqual([4070005]);
    const gone = await browser.call(`/self-service/verification/flows?id=${form.id}`);
    expect([gone.status, gone.body.error?.['id']]).toEqual([410, undefined]);
  });

  it('answers a submit after its end with another flow', async () => {
    const service = await begin();
    const { browser } = service;
    const { form } = await send(browser);
    const { code } = await lastMessage(service);
    await browser.submit(form, { method: 'code', code });
    const again = await browser.submit(form, { method: 'code', code });
    expect(again).toMatchObject({
      status: 410,
      body: { error: { id: 'self_service_flow_replaced' }, use_flow_id: expect.any(String) },
    });
    const id = String(again.body['use_flow_id']);
    const fresh = shown((await browser.call(`/self-service/verification/flows?id=${id}`)).body);
    expect(messageIds(fresh).form).toEqual([4070002]);
    const page = await browser.submitForm(form, { method: 'code', code });
    expect(page.location).toMatch(/\/verification\?flow=/);
    const app = new TestBrowser(service.server);
    const native = await send(app, ada.email, 'api');
    const { code: second } = await lastMessage(service);
    await app.submit(native.form, { method: 'code', code: second });
    const nativeAgain = await app.submit(native.form, { method: 'code', code: second });
    expect(nativeAgain).toMatchObject({ status: 410, body: { error: { id: 'self_service_flow_replaced' } } });
  });

  it('names what is missing or wrong, and answers alike for unknown addresses', async () => {
    const service = await begin();
    const { browser, configure } = service;
    const flow = await browser.start('verification');
    const refused = async (json: Record<string, unknown>) => {
      const { status, body } = await browser.submit(flow, json);
      return [status, messageIds(shown(body))];
    };
    expect(await refused({ email: ada.email })).toEqual([400, { form: [4010006], fields: {} }]);
    expect(await refused({ method: 'code' })).toEqual([400, { form: [], fields: { email: [4000002] } }]);
    expect(await refused({ method: 'code', email: 'x' })).toEqual([
      400,
      { form: [], fields: { email: [4000004] } },
    ]);
    const known = await send(browser);
    await lastMessage(service);
    const unknown = await send(browser, 'grace@example.org');
    expect(unknown.form.ui.messages).toEqual(known.form.ui.messages);
    expect((await lastMessage(service)).recipient).toBe(ada.email);
    const flows = { verification: { notify_unknown_recipients: true } };
    await configure({ selfservice: { flows } });
    await send(browser, 'grace@example.org');
    expect(await lastMessage(service)).toMatchObject({ template_type: 'verification_code_invalid' });
    await configure({ selfservice: { flows: { verification: { enabled: false } } } });
    for (const type of ['browser', 'api'] as const) {
      const off = await new TestBrowser(service.server).call(`/self-service/verification/${type}`);
      expect(off).toMatchObject({ status: 400, body: { error: { id: 'self_service_flow_disabled' } } });
    }
    expect((await browser.submit(flow, { method: 'code', email: ada.email })).status).toBe(400);
    expect(await readOutbox(service.context, service.other.id)).toEqual([]);
  });
});

describeStores('verification by link', (open) => {
  const begin = async () => {
    const service = await openWithAda(await open());
    await service.configure({ selfservice: { flows: { verification: { use: 'link' } } } });
    const { browser } = service;
    const flow = await browser.start('verification');
    const sent = await browser.submit(flow, { method: 'link', email: ada.email });
    return { ...service, flow, sent, message: await lastMessage(service) };
  };
  const flowAt = async (browser: TestBrowser, location: string | undefined) => {
    const id = new URL(String(location)).searchParams.get('flow');
    return shown((await browser.call(`/self-service/verification/flows?id=${id}`)).body);
  };

  it('passes in the browser that opens the link, once', async () => {
    const { sent, message, server, own } = await begin();
    expect(messageIds(shown(sent.body)).form).toEqual([1080001]);
    expect(message.template_type).toBe('verification_valid');
    const phone = new TestBrowser(server);
    const opened = await phone.followLink(message.link);
    const passed = await flowAt(phone, opened.location);
    expect([passed.state, messageIds(passed).form]).toEqual(['passed_challenge', [1080002]]);
    expect((await own.call('/sessions/whoami')).body).toMatchObject({
      identity: { verifiable_addresses: [{ status: 'completed', verified: true }] },
    });
    const again = await phone.call(message.link, html);
    expect(messageIds(await flowAt(phone, again.location)).form).toEqual([4070002]);
  });

  it('is not passed by a program that opens the link', async () => {
    const { message, server, own } = await begin();
    const preview = new TestBrowser(server);
    const offered = await flowAt(preview, (await preview.call(message.link, html)).location);
    expect(nodeNames(offered)).toEqual(['default/csrf_token', 'link/method=link']);
    expect((await own.call('/sessions/whoami')).body).toMatchObject({
      identity: { verifiable_addresses: [{ verified: false }] },
    });
  });

  it('says that a link is wrong, lacks its token or came too late', async () => {
    const { message, server, wait, browser, flow } = await begin();
    const phone = new TestBrowser(server);
    const forged = await phone.call(message.link.replace(/token=.*/, 'token=x'), html);
    expect(messageIds(await flowAt(phone, forged.location)).form).toEqual([4070001]);
    const cut = await browser.call(flow.ui.action, html);
    expect(messageIds(await flowAt(browser, cut.location)).form).toEqual([4070004]);
    wait(2 * HOUR);
    const late = await phone.call(message.link, html);
    expect(messageIds(await flowAt(phone, late.location)).form).toEqual([4070005]);
  });
});
