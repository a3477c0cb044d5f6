import { describeStores } from '@gazetteer/testing';
import { expect, it, vi } from 'vitest';
import { messageIds, nodeNames, nodeValue, type TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity, OTHER_HOST, type TestIdentity } from '../../identity-testing.ts';
import { levelOf, signInByPassword, signUp } from '../totp/totp-testing.ts';
import { TestAuthenticator } from './authenticator-testing.ts';
import { flowIn, groupOf, optionsIn, removableIn } from './keys-testing.ts';

const formOf = (body: unknown) => messageIds(flowIn(body)).form;

describeStores('a security key as second factor', (open) => {
  const begin = async (): Promise<TestIdentity> => openTestIdentity(await open());
  const add = async (browser: TestBrowser, key: TestAuthenticator, name = 'Blue key') => {
    const flow = await browser.start('settings');
    return browser.submit(flow, {
      method: 'webauthn',
      webauthn_register: key.create(optionsIn(flow, 'webauthn_register_trigger')),
      webauthn_register_displayname: name,
    });
  };
  const answer = async (browser: TestBrowser, key: TestAuthenticator) => {
    const flow = await browser.start('login', '?aal=aal2');
    const options = optionsIn(flow, 'webauthn_login_trigger');
    return { flow, json: { method: 'webauthn', webauthn_login: key.get(options) } };
  };
  const use = async (browser: TestBrowser, key: TestAuthenticator) => {
    const { flow, json } = await answer(browser, key);
    return browser.submit(flow, json);
  };

  it('is added in the settings, named, and raises the session', async () => {
    const browser = await signUp(await begin());
    const flow = await browser.start('settings');
    const options = optionsIn(flow, 'webauthn_register_trigger');
    expect(options).toMatchObject({
      rp: { id: 'portal.test', name: 'portal.test' },
      user: { name: 'ada@example.org' },
      authenticatorSelection: { userVerification: 'discouraged' },
    });
    expect(groupOf(flow, 'webauthn')).toMatchObject([
      {
        attributes: { name: 'webauthn_register_displayname', type: 'text' },
        meta: { label: { id: 1050013 } },
      },
      {
        attributes: {
          name: 'webauthn_register_trigger',
          type: 'button',
          onclick: expect.stringMatching(/^window\.__oryWebAuthnRegistration\(\{"publicKey":\{.*\}\}\)$/),
          onclickTrigger: 'oryWebAuthnRegistration',
        },
        meta: { label: { id: 1050012 } },
      },
      { attributes: { name: 'webauthn_register', type: 'hidden', value: '' } },
      {
        type: 'script',
        attributes: {
          id: 'webauthn_script',
          src: expect.stringMatching(
            /^http:\/\/portal\.test\/api\/\.ory\/\.well-known\/ory\/webauthn\.js\?v=/,
          ),
          integrity: expect.stringMatching(/^sha512-/),
        },
      },
    ]);
    const key = new TestAuthenticator({ verifiesUser: false });
    const saved = await add(browser, key);
    expect(saved.body).toMatchObject({ state: 'success', ui: { messages: [{ id: 1050001 }] } });
    expect(await levelOf(browser)).toEqual({ aal: 'aal2', methods: ['password', 'webauthn'] });
    expect(groupOf(flowIn(saved.body), 'webauthn')[0]).toMatchObject({
      attributes: { name: 'webauthn_remove', type: 'submit', value: key.id },
      meta: {
        label: { id: 1050018, context: { display_name: 'Blue key', added_at: '2026-11-20T10:00:00.000Z' } },
      },
    });
    const { excludeCredentials } = optionsIn(flowIn(saved.body), 'webauthn_register_trigger');
    expect(excludeCredentials).toMatchObject([{ id: key.id }]);
  });

  it('is asked for at the second step, and lets its owner in', async () => {
    const identity = await begin();
    const key = new TestAuthenticator({ verifiesUser: false });
    await add(await signUp(identity), key);
    const browser = await signInByPassword(identity);
    const flow = await browser.start('login', '?aal=aal2');
    expect(nodeNames(flow)).toEqual([
      'default/csrf_token',
      'default/identifier',
      'webauthn/#webauthn_script',
      'webauthn/webauthn_login_trigger',
      'webauthn/webauthn_login',
    ]);
    expect(nodeValue(flow, 'identifier')).toBe('ada@example.org');
    expect(groupOf(flow, 'webauthn')[1]).toMatchObject({
      attributes: {
        type: 'button',
        onclick: expect.stringMatching(/^window\.__oryWebAuthnLogin\(\{"publicKey":/),
        onclickTrigger: 'oryWebAuthnLogin',
      },
      meta: { label: { id: 1010008 } },
    });
    expect(optionsIn(flow, 'webauthn_login_trigger')).toMatchObject({
      rpId: 'portal.test',
      allowCredentials: [{ id: key.id }],
    });
    expect((await use(browser, key)).status).toBe(200);
    expect(await levelOf(browser)).toEqual({ aal: 'aal2', methods: ['password', 'webauthn'] });
  });

  it('answers none set up, no answer, rubbish and the first step by the messages of the contract', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    const none = await browser.start('login', '?aal=aal2');
    const unset = await browser.submit(none, { method: 'webauthn', webauthn_login: '{}' });
    expect(formOf(unset.body)).toEqual([4000013]);
    await add(browser, new TestAuthenticator());
    const again = await signInByPassword(identity);
    const flow = await again.start('login', '?aal=aal2');
    for (const webauthn_login of ['', 'no json', '{}', '[]', '{"id":1,"response":{}}']) {
      const refused = await again.submit(flow, { method: 'webauthn', webauthn_login });
      expect(refused.status).toBe(400);
      expect(formOf(refused.body)).toEqual([4000002]);
    }
    const bare = await again.submit(flow, { method: 'webauthn', webauthn_login: '{"id":"x","response":{}}' });
    expect(formOf(bare.body)).toEqual([4000008]);
    const stranger = await begin();
    const first = await signUp(stranger);
    const settings = await first.start('settings');
    const wrong = await first.submit(settings, { method: 'webauthn', webauthn_register: '{}' });
    expect(formOf(wrong.body)).toEqual([4000002]);
  });

  it('refuses an answer for another site, another challenge, and a key of somebody else', async () => {
    const identity = await begin();
    const key = new TestAuthenticator();
    await add(await signUp(identity), key);
    const evesKey = new TestAuthenticator();
    await add(await signUp(identity, { name: 'eve' }), evesKey);
    const browser = await signInByPassword(identity);
    key.origin = 'http://portal.test.evil.example';
    const log = vi.spyOn(identity.context.log, 'info');
    expect(formOf((await use(browser, key)).body)).toEqual([4000008]);
    const told = expect.stringContaining('http://portal.test.evil.example');
    expect(log).toHaveBeenCalledWith({ reason: told }, expect.any(String));
    key.origin = 'http://portal.test';
    const flow = await browser.start('login', '?aal=aal2');
    const json = { method: 'webauthn', webauthn_login: key.get({ challenge: 'c29tZXRoaW5nIGVsc2U' }) };
    expect(formOf((await browser.submit(flow, json)).body)).toEqual([4000008]);
    expect(formOf((await use(browser, evesKey)).body)).toEqual([4000008]);
    expect(await levelOf(browser)).toMatchObject({ aal: undefined });
  });

  it('does not add a key for another site, or for a challenge that was answered', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    const stray = new TestAuthenticator({ origin: 'http://evil.example' });
    expect(formOf((await add(browser, stray)).body)).toEqual([4000008]);
    const flow = await browser.start('settings');
    const options = optionsIn(flow, 'webauthn_register_trigger');
    const json = (key: TestAuthenticator) => ({ method: 'webauthn', webauthn_register: key.create(options) });
    expect((await browser.submit(flow, json(new TestAuthenticator()))).status).toBe(200);
    const second = await browser.submit(flow, json(new TestAuthenticator()));
    expect(formOf(second.body)).toEqual([4000008]);
    expect(removableIn(flowIn(second.body), 'webauthn_remove')).toHaveLength(1);
  });

  it('takes an answer once, also of two at the same moment', async () => {
    const identity = await begin();
    const key = new TestAuthenticator();
    await add(await signUp(identity), key);
    const browser = await signInByPassword(identity);
    const { flow, json } = await answer(browser, key);
    const answers = await Promise.all([browser.submit(flow, json), browser.submit(flow, json)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await signInByPassword(identity);
    const other = await late.start('login', '?aal=aal2');
    expect(formOf((await late.submit(other, json)).body)).toEqual([4000008]);
  });

  it('refuses a key whose counter went back, as that of a copy does, and takes keys that do not count', async () => {
    const identity = await begin();
    const key = new TestAuthenticator();
    key.counter = 5;
    await add(await signUp(identity), key);
    key.counter = 3;
    expect(formOf((await use(await signInByPassword(identity), key)).body)).toEqual([4000008]);
    key.counter = 9;
    expect((await use(await signInByPassword(identity), key)).status).toBe(200);
    const bob = await signUp(identity, { name: 'bob' });
    const still = new TestAuthenticator();
    await add(bob, still);
    for (const round of [1, 2]) {
      still.counter = -1;
      const browser = await signInByPassword(identity, { name: 'bob' });
      expect([round, (await use(browser, still)).status]).toEqual([round, 200]);
    }
  });

  it('is removed by its owner only, and not twice', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    const key = new TestAuthenticator();
    await add(browser, key);
    await add(browser, new TestAuthenticator(), '');
    const eve = await signUp(identity, { name: 'eve' });
    const theft = await eve.submit(await eve.start('settings'), { webauthn_remove: key.id });
    expect(formOf(theft.body)).toEqual([4000001]);
    const removed = await browser.submit(await browser.start('settings'), { webauthn_remove: key.id });
    expect(removed.status).toBe(200);
    expect(removableIn(flowIn(removed.body), 'webauthn_remove')).toHaveLength(1);
    const again = await browser.submit(flowIn(removed.body), { webauthn_remove: key.id });
    expect(formOf(again.body)).toEqual([4000001]);
    expect(formOf((await use(await signInByPassword(identity), key)).body)).toEqual([4000008]);
  });

  it('is not offered where browsers would refuse it: at an address without a name', async () => {
    const identity = await openTestIdentity(await open(), { publicUrl: 'http://127.0.0.1:3000' });
    const browser = await signUp(identity, { host: '127.0.0.1:3000' });
    const flow = await browser.start('settings');
    expect(nodeNames(flow).filter((name) => /webauthn|passkey/.test(name))).toEqual([]);
  });

  it('is not offered to apps, and belongs to one project', async () => {
    const identity = await begin();
    const key = new TestAuthenticator();
    await add(await signUp(identity), key);
    const elsewhere = await signUp(identity, { host: OTHER_HOST });
    expect(nodeNames(await elsewhere.start('login', '?aal=aal2'))).toEqual(['default/csrf_token']);
    expect(optionsIn(await elsewhere.start('settings'), 'webauthn_register_trigger')).toMatchObject({
      rp: { id: OTHER_HOST },
      excludeCredentials: [],
    });
    expect(formOf((await add(elsewhere, key)).body)).toEqual([4000008]);
  });
});
