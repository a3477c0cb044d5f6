import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity, type TestIdentity } from '../../identity-testing.ts';

const EMAIL = 'ada@example.org';
const OLD = 'analytical engine 1843';
const NEW = 'difference engine 1822';

describeStores('changing the password', (open) => {
  const begin = async () => {
    const test = await openTestIdentity(await open());
    const browser = new TestBrowser(test.server);
    const registration = await browser.start('registration');
    await browser.submit(registration, {
      method: 'password',
      password: OLD,
      traits: { email: EMAIL, name: 'Ada' },
    });
    return { ...test, browser };
  };

  it('is offered with the fields of the contract', async () => {
    const { browser } = await begin();
    const flow = await browser.start('settings');
    const names = nodeNames(flow).filter((name) => name.startsWith('password/'));
    expect(names).toEqual(['password/password', 'password/method=password']);
    const field = flow.ui.nodes.find(
      ({ attributes }) => 'name' in attributes && attributes.name === 'password',
    );
    expect(field).toMatchObject({
      attributes: { type: 'password', autocomplete: 'new-password', required: true },
      meta: { label: { id: 1070001 } },
    });
  });

  it('lets the new password in and the old one no longer', async () => {
    const test = await begin();
    const answer = await change(test.browser, { password: NEW });
    expect([answer.status, answer.body['state']]).toEqual([200, 'success']);
    expect(messageIds(answer.body as never).form).toEqual([1050001]);
    expect((await signIn(test, OLD)).status).toBe(400);
    expect((await signIn(test, NEW)).status).toBe(200);
  });

  it('signs out everywhere else, unless asked not to', async () => {
    const test = await begin();
    const elsewhere = new TestBrowser(test.server);
    await signIn(test, OLD, elsewhere);
    await change(test.browser, { password: NEW, keep_sessions: true });
    expect((await elsewhere.call('/sessions/whoami')).status).toBe(200);
    await change(test.browser, { password: OLD });
    expect((await elsewhere.call('/sessions/whoami')).status).toBe(401);
    expect((await test.browser.call('/sessions/whoami')).status).toBe(200);
  });

  it('refuses no password, a short one, one like the address, and one that everybody has', async () => {
    const { browser } = await begin();
    const refused = async (password: string) => {
      const { status, body } = await change(browser, { password });
      const node = (body as unknown as ShownFlow).ui.nodes.find(
        ({ attributes }) => 'name' in attributes && attributes.name === 'password',
      );
      const [message] = node?.messages ?? [];
      return [status, message?.id, message?.context?.['cause']];
    };
    expect(await refused('')).toEqual([400, 4000002, undefined]);
    expect(await refused('short')).toEqual([400, 4000005, 4000032]);
    expect(await refused('ada@example.org!')).toEqual([400, 4000005, 4000031]);
    expect(await refused('password1')).toEqual([400, 4000005, 4000034]);
  });

  it('asks who signed in long ago to confirm that it is them', async () => {
    const test = await begin();
    test.wait(2 * 60 * 60 * 1000);
    const { status, body } = await change(test.browser, { password: NEW });
    expect([status, body.error?.['id']]).toEqual([403, 'session_refresh_required']);
    expect((await signIn(test, OLD)).status).toBe(200);
  });

  async function change(browser: TestBrowser, fields: object) {
    return browser.submit(await browser.start('settings'), { method: 'password', ...fields });
  }

  async function signIn({ server }: TestIdentity, password: string, browser = new TestBrowser(server)) {
    const flow = await browser.start('login');
    return browser.submit(flow, { method: 'password', identifier: EMAIL, password });
  }
});
