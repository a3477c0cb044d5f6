import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { type Answer, messageIds, type ShownFlow, TestBrowser } from '../browser-testing.ts';
import { ada, openWithAda, password } from '../kinds/recovery/recovery-testing.ts';

const credentials = { method: 'password', identifier: ada.email, password };
const signUpAs = (name: string) => ({
  method: 'password',
  password,
  traits: { email: `${name}@example.org`, name },
});

describeStores('a flow that has ended', (open) => {
  const begin = async () => {
    const service = await openWithAda(await open());
    const administrator = { headers: { 'x-test-caller': 'administrator' } };
    const count = async (path: string) =>
      Number((await service.browser.call(path, administrator)).headers['x-total-count']);
    return {
      ...service,
      app: new TestBrowser(service.server),
      accounts: () => count('/admin/identities'),
      sessions: async () => {
        const { body } = await service.browser.call(
          `/admin/identities/${service.id}/sessions`,
          administrator,
        );
        return (body as unknown as unknown[]).length;
      },
    };
  };
  const kindOf = ({ status, body }: Answer) => [status, body.error?.['id']];

  it('makes no second account', async () => {
    const { app, accounts } = await begin();
    const flow = await app.start('registration', '', 'api');
    expect((await app.submit(flow, signUpAs('bob'))).status).toBe(200);
    const again = await app.submit(flow, signUpAs('cleo'));
    expect(kindOf(again)).toEqual([410, 'self_service_flow_expired']);
    expect(again.body['use_flow_id']).not.toBe(flow.id);
    expect(await accounts()).toBe(2);
  });

  it('makes one account of submits at the same moment', async () => {
    const { app, accounts } = await begin();
    const flow = await app.start('registration', '', 'api');
    const names = ['bob', 'cleo', 'dora'];
    const answers = await Promise.all(names.map((name) => app.submit(flow, signUpAs(name))));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 410, 410,
    ]);
    expect(await accounts()).toBe(2);
  });

  it('signs in once, also when it is sent several times at once', async () => {
    const { app, sessions } = await begin();
    const before = await sessions();
    const flow = await app.start('login', '', 'api');
    const answers = await Promise.all([1, 2, 3].map(() => app.submit(flow, credentials)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 410, 410,
    ]);
    expect(await sessions()).toBe(before + 1);
  });

  it('shows nothing of what was typed any more', async () => {
    const { browser, configure } = await begin();
    // The browser keeps its CSRF cookie where signing up does not sign in.
    await configure({ selfservice: { flows: { registration: { after: { hooks: [] } } } } });
    const flow = await browser.start('registration');
    await browser.submit(flow, { ...signUpAs('bob'), password: 'short' });
    await browser.submit(flow, signUpAs('bob'));
    const read = await browser.call(`/self-service/registration/flows?id=${flow.id}`);
    expect(read.status).toBe(410);
    expect(JSON.stringify(read.body)).not.toContain('bob');
  });

  it('leads a page without script to a new one, and who is signed in on', async () => {
    const { browser } = await begin();
    const flow = await browser.start('login');
    const before = new Map(browser.cookies);
    expect((await browser.submitForm(flow, credentials)).location).toBe('http://portal.test/');
    expect((await browser.submitForm(flow, credentials)).location).toBe('http://portal.test/');
    // The answer to the first was lost, such as by a second click.
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
    const again = await browser.submitForm(flow, credentials);
    expect(again.location).toMatch(/^http:\/\/portal\.test\/login\?flow=/);
    const id = new URL(String(again.location)).searchParams.get('flow');
    const { body } = await browser.call(`/self-service/login/flows?id=${id}`);
    expect(messageIds(body as unknown as ShownFlow).form).toEqual([4010001]);
  });

  it('goes on after a mistake', async () => {
    const { app, accounts } = await begin();
    const flow = await app.start('registration', '', 'api');
    expect((await app.submit(flow, { ...signUpAs('bob'), traits: ada })).status).toBe(400);
    expect((await app.submit(flow, signUpAs('bob'))).status).toBe(200);
    expect(await accounts()).toBe(2);
  });

  it('ends also where nobody is told whether there was an account', async () => {
    const { app, accounts, configure } = await begin();
    await configure({ security: { account_enumeration: { mitigate: true } } });
    for (const traits of [ada, { email: 'bob@example.org', name: 'Bob' }]) {
      const flow = await app.start('registration', '', 'api');
      const submit = () => app.submit(flow, { ...signUpAs('x'), traits });
      expect([(await submit()).status, (await submit()).status]).toEqual([200, 410]);
    }
    expect(await accounts()).toBe(2);
  });
});
