import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, type ShownFlow, TestBrowser } from '../browser-testing.ts';
import { openTestIdentity } from '../identity-testing.ts';

const ada = { email: 'ada@example.org', name: 'Ada' };
const password = 'analytical engine 1843';

describeStores('signing in', (open) => {
  const begin = async () => {
    const identity = await openTestIdentity(await open());
    const browser = new TestBrowser(identity.server);
    const flow = await browser.start('registration');
    const answer = await browser.submit(flow, { method: 'password', password, traits: ada });
    return { ...identity, browser, registered: answer };
  };

  it('registers, is known to whoami, signs out and in again', async () => {
    const { browser, registered } = await begin();
    expect(registered.status).toBe(200);
    const flow = await browser.call('/self-service/logout/browser');
    expect((await browser.call(String(flow.body['logout_url']))).status).toBe(204);
    expect((await browser.call('/self-service/logout/browser')).status).toBe(401);
    const login = await browser.start('login');
    expect(nodeNames(login)).toEqual([
      'default/csrf_token',
      'default/identifier',
      'password/password',
      'password/method=password',
    ]);
    const wrong = await browser.submit(login, {
      method: 'password',
      identifier: ada.email,
      password: 'wrong',
    });
    expect(wrong.status).toBe(400);
    expect(messageIds(wrong.body as unknown as ShownFlow).form).toEqual([4000006]);
    const right = await browser.submit(login, {
      method: 'password',
      identifier: ' ADA@example.org',
      password,
    });
    expect(right.status).toBe(200);
    expect(right.body['session']).toMatchObject({ active: true, identity: { traits: ada } });
  });
});
