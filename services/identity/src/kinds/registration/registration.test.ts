import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, nodeValue, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity } from '../../identity-testing.ts';

const ada = { email: 'ada@example.org', name: 'Ada' };
const form = { method: 'password', password: 'analytical engine 1843', traits: ada };
const HOUR = 3_600_000;
const overCodePage = [{ hook: 'session' }, { hook: 'show_verification_ui' }];

describeStores('signing up', (open) => {
  const begin = async () => {
    const identity = await openTestIdentity(await open());
    return { ...identity, visitor: new TestBrowser(identity.server) };
  };
  const shown = (body: unknown) => body as ShownFlow;

  it('shows the fields of the schema, then the password', async () => {
    const { visitor } = await begin();
    const names = nodeNames(await visitor.start('registration'));
    expect(names.slice(0, 3)).toEqual(['default/csrf_token', 'default/traits.email', 'default/traits.name']);
    expect(names.slice(-2)).toEqual(['password/password', 'password/method=password']);
  });

  it('makes the identity and signs it in, for pages, scripts and apps', async () => {
    const { visitor, server } = await begin();
    const script = await visitor.submit(await visitor.start('registration'), form);
    expect(script.status).toBe(200);
    expect(script.body).toMatchObject({ identity: { traits: ada }, session: { active: true } });
    const page = new TestBrowser(server);
    const flow = await page.start('registration', '?return_to=/welcome');
    const fields = { method: 'password', password: form.password };
    const answer = await page.submitForm(flow, {
      ...fields,
      'traits.email': 'b@example.org',
      'traits.name': 'Bo',
    });
    expect([answer.status, answer.location]).toEqual([303, 'http://portal.test/welcome']);
    expect(page.cookies.has('ory_kratos_session')).toBe(true);
    const app = new TestBrowser(server);
    const begun = await app.start('registration', '', 'api');
    const made = await app.call(begun.ui.action, {
      json: { ...form, traits: { ...ada, email: 'c@example.org' } },
    });
    expect(made.body).toMatchObject({ session_token: expect.stringMatching(/^ory_st_/), identity: {} });
  });

  it('only makes the identity where no hook signs it in', async () => {
    const { visitor, configure } = await begin();
    await configure({ selfservice: { flows: { registration: { after: { hooks: [] } } } } });
    const { body } = await visitor.submit(await visitor.start('registration'), form);
    expect(body).toHaveProperty('identity');
    expect(body).not.toHaveProperty('session');
    expect(visitor.cookies.has('ory_kratos_session')).toBe(false);
  });

  it('leads over the page for the code where a hook asks for it, in this browser alone', async () => {
    const { server, configure } = await begin();
    await configure({ selfservice: { flows: { registration: { after: { hooks: overCodePage } } } } });
    const script = new TestBrowser(server);
    const made = await script.submit(await script.start('registration', '?return_to=/welcome'), form);
    const steps = made.body['continue_with'] as { flow: { url: string }; redirect_browser_to?: string }[];
    expect(steps.at(-1)?.redirect_browser_to).toBe(steps[0]?.flow.url);
    const page = new TestBrowser(server);
    const { location } = await page.submitForm(await page.start('registration', '?return_to=/welcome'), {
      method: 'password',
      password: form.password,
      'traits.email': 'b@example.org',
      'traits.name': 'Bo',
    });
    expect(location).toMatch(/^http:\/\/portal\.test\/verification\?flow=[\w-]+$/);
    const fetched = String(location).replace(/^.*\?flow=/, '/self-service/verification/flows?id=');
    const { body } = await page.call(fetched);
    expect(body).toMatchObject({ state: 'sent_email', return_to: '/welcome' });
    expect(nodeValue(shown(body), 'email')).toBe('b@example.org');
    expect((await script.call(fetched)).status).toBe(403);
  });

  it('leads over no page for a code that is not sent', async () => {
    const { visitor, configure } = await begin();
    const registration = { after: { hooks: overCodePage } };
    await configure({ selfservice: { flows: { registration, verification: { enabled: false } } } });
    const { body } = await visitor.submit(await visitor.start('registration', '?return_to=/welcome'), form);
    const back = { action: 'redirect_browser_to', redirect_browser_to: 'http://portal.test/welcome' };
    expect(body['continue_with']).toEqual([back]);
  });

  it('names every field that is wrong and keeps what was typed', async () => {
    const { visitor } = await begin();
    const flow = await visitor.start('registration');
    const wrong = await visitor.submit(flow, { ...form, traits: { email: 'not an address', extra: 'x' } });
    expect(wrong.status).toBe(400);
    expect(messageIds(shown(wrong.body)).fields).toMatchObject({
      'traits.email': [4000004],
      'traits.name': [4000002],
    });
    expect(nodeValue(shown(wrong.body), 'traits.email')).toBe('not an address');
    expect(nodeValue(shown(wrong.body), 'password')).toBeUndefined();
    const empty = await visitor.submitForm(flow, {
      method: 'password',
      password: form.password,
      'traits.email': '',
    });
    expect(empty.location).toBe(`http://portal.test/registration?flow=${flow.id}`);
    const { body } = await visitor.call(`/self-service/registration/flows?id=${flow.id}`);
    expect(messageIds(shown(body)).fields['traits.email']).toEqual([4000002]);
  });

  it('refuses an identifier that somebody has, whatever its case, and changes nothing', async () => {
    const { visitor, server } = await begin();
    await visitor.submit(await visitor.start('registration'), form);
    const other = new TestBrowser(server);
    const flow = await other.start('registration');
    const answer = await other.submit(flow, { ...form, traits: { ...ada, email: 'ADA@example.org' } });
    expect([answer.status, messageIds(shown(answer.body)).form]).toEqual([400, [4000007]]);
    expect(other.cookies.has('ory_kratos_session')).toBe(false);
  });

  it('takes one of two sign-ups with the same address at the same time', async () => {
    const { server } = await begin();
    const browsers = [new TestBrowser(server), new TestBrowser(server)];
    const flows = await Promise.all(browsers.map((browser) => browser.start('registration')));
    const answers = await Promise.all(
      browsers.map((browser, index) => browser.submit(flows[index] as ShownFlow, form)),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  it('is refused when switched off, and for people who are signed in', async () => {
    const { visitor, configure } = await begin();
    await visitor.submit(await visitor.start('registration'), form);
    const again = await visitor.call('/self-service/registration/browser');
    expect([again.status, again.body.error?.['id']]).toEqual([400, 'session_already_available']);
    const page = await visitor.call('/self-service/registration/browser', { headers: { accept: '*/*' } });
    expect([page.status, page.location]).toEqual([303, 'http://portal.test/']);
    await configure({ selfservice: { flows: { registration: { enabled: false } } } });
    const off = await visitor.call('/self-service/registration/browser');
    expect([off.status, off.body.error?.['id']]).toEqual([400, 'self_service_flow_disabled']);
  });

  it('replaces an expired flow by one that says so', async () => {
    const { visitor, wait } = await begin();
    const flow = await visitor.start('registration');
    wait(HOUR);
    const late = await visitor.submit(flow, form);
    expect([late.status, late.body.error?.['id']]).toEqual([410, 'self_service_flow_expired']);
    const { body } = await visitor.call(
      `/self-service/registration/flows?id=${String(late.body['use_flow_id'])}`,
    );
    expect(messageIds(shown(body)).form).toEqual([4040001]);
  });

  it('asks for a method when none fits', async () => {
    const { visitor } = await begin();
    const answer = await visitor.submit(await visitor.start('registration'), { traits: ada });
    expect(messageIds(shown(answer.body)).form).toEqual([4010003]);
  });
});
