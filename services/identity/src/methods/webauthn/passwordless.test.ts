import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, nodeValue, TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity, OTHER_HOST, type TestIdentity } from '../../identity-testing.ts';
import { levelOf, PASSWORD, signUp } from '../totp/totp-testing.ts';
import { TestAuthenticator } from './authenticator-testing.ts';
import { flowIn, groupOf, optionsIn, removableIn } from './keys-testing.ts';

const formOf = (body: unknown) => messageIds(flowIn(body)).form;
const traits = { email: 'ada@example.org', name: 'Ada' };

describeStores('a security key instead of a password', (open) => {
  const begin = async (changes: object = {}): Promise<TestIdentity> => {
    const identity = await openTestIdentity(await open());
    const webauthn = { config: { passwordless: true } };
    await identity.configure({ ...changes, selfservice: { methods: { webauthn } } });
    return identity;
  };
  const register = async (identity: TestIdentity, key: TestAuthenticator) => {
    const browser = new TestBrowser(identity.server);
    const flow = await browser.start('registration');
    const webauthn_register = key.create(optionsIn(flow, 'webauthn_register_trigger'));
    const json = { method: 'webauthn', traits, webauthn_register, webauthn_register_displayname: 'Blue key' };
    return { browser, answer: await browser.submit(flow, json) };
  };
  const askFor = async (browser: TestBrowser, identifier: string) => {
    const flow = await browser.start('login');
    const first = await browser.submit(flow, { method: 'webauthn', identifier });
    const { body } = await browser.call(`/self-service/login/flows?id=${flow.id}`);
    return { first, flow: flowIn(body) };
  };
  const signIn = async (browser: TestBrowser, key: TestAuthenticator, identifier = traits.email) => {
    const { flow } = await askFor(browser, identifier);
    const webauthn_login = key.get(optionsIn(flow, 'webauthn_login_trigger'));
    return browser.submit(flow, { method: 'webauthn', identifier, webauthn_login });
  };

  it('signs somebody up', async () => {
    const identity = await begin();
    const flow = await new TestBrowser(identity.server).start('registration');
    expect(groupOf(flow, 'webauthn')).toMatchObject([
      {
        attributes: { name: 'webauthn_register_displayname', type: 'text' },
        meta: { label: { id: 1050013 } },
      },
      { attributes: { name: 'webauthn_register_trigger', type: 'button' }, meta: { label: { id: 1040004 } } },
      { attributes: { name: 'webauthn_register', type: 'hidden' } },
      { type: 'script' },
    ]);
    expect(optionsIn(flow, 'webauthn_register_trigger')).toMatchObject({
      authenticatorSelection: { userVerification: 'required' },
    });
    expect(String(nodeValue(flow, 'webauthn_register_trigger'))).toContain(
      '"displayNameFieldName":"traits.email"',
    );
    const { browser, answer } = await register(identity, new TestAuthenticator());
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ identity: { traits }, session: { active: true } });
    expect(await levelOf(browser)).toEqual({ aal: 'aal1', methods: ['webauthn'] });
  });

  it('shows what is wrong with a sign-up, and asks the key anew', async () => {
    const identity = await begin();
    const browser = new TestBrowser(identity.server);
    const flow = await browser.start('registration');
    const before = optionsIn(flow, 'webauthn_register_trigger');
    const json = { method: 'webauthn', webauthn_register: new TestAuthenticator().create(before) };
    const short = await browser.submit(flow, { ...json, traits: { ...traits, name: 'A' } });
    expect(messageIds(flowIn(short.body)).fields).toEqual({ 'traits.name': [4000003] });
    expect(optionsIn(flowIn(short.body), 'webauthn_register_trigger').challenge).not.toBe(before.challenge);
    const unverified = await register(identity, new TestAuthenticator({ verifiesUser: false }));
    expect(formOf(unverified.answer.body)).toEqual([4000008]);
    await register(identity, new TestAuthenticator());
    const taken = await register(identity, new TestAuthenticator());
    expect(formOf(taken.answer.body)).toEqual([4000007]);
  });

  it('signs somebody in by two steps', async () => {
    const identity = await begin();
    const key = new TestAuthenticator();
    await register(identity, key);
    const browser = new TestBrowser(identity.server);
    const start = await browser.start('login');
    expect(groupOf(start, 'webauthn')).toMatchObject([
      { attributes: { name: 'method', value: 'webauthn' }, meta: { label: { id: 1010001 } } },
    ]);
    const { first, flow } = await askFor(browser, ' ADA@example.org');
    expect(first.status).toBe(422);
    expect(first.body).toMatchObject({
      error: { id: 'browser_location_change_required' },
      redirect_browser_to: `http://portal.test/login?flow=${flow.id}`,
    });
    expect(flow.ui.messages).toMatchObject([{ id: 1010012 }]);
    expect(nodeNames(flow)).toEqual([
      'default/csrf_token',
      'default/identifier',
      'webauthn/#webauthn_script',
      'webauthn/webauthn_login_trigger',
      'webauthn/webauthn_login',
    ]);
    expect(groupOf(flow, 'webauthn')[1]?.meta).toMatchObject({ label: { id: 1010013 } });
    expect(optionsIn(flow, 'webauthn_login_trigger')).toMatchObject({
      userVerification: 'required',
      allowCredentials: [{ id: key.id }],
    });
    const webauthn_login = key.get(optionsIn(flow, 'webauthn_login_trigger'));
    const answer = await browser.submit(flow, { method: 'webauthn', webauthn_login });
    expect(answer.status).toBe(200);
    expect(await levelOf(browser)).toEqual({ aal: 'aal1', methods: ['webauthn'] });
  });

  it('takes plain forms to its second step', async () => {
    const identity = await begin();
    await register(identity, new TestAuthenticator());
    const browser = new TestBrowser(identity.server);
    const flow = await browser.start('login');
    const form = { method: 'webauthn', identifier: traits.email };
    const location = `http://portal.test/login?flow=${flow.id}`;
    expect(await browser.submitForm(flow, form)).toMatchObject({ status: 303, location });
  });

  it('answers nobody we know, nobody named, and people without a key by the messages of the contract', async () => {
    const identity = await begin();
    const browser = new TestBrowser(identity.server);
    const { first } = await askFor(browser, 'nobody@example.org');
    expect(first.status).toBe(400);
    expect(formOf(first.body)).toEqual([4000015]);
    const { first: empty } = await askFor(browser, ' ');
    expect(messageIds(flowIn(empty.body)).fields).toEqual({ identifier: [4000002] });
    await signUp(identity);
    const { first: keyless } = await askFor(browser, traits.email);
    expect(formOf(keyless.body)).toEqual([4000015]);
    const flow = await browser.start('login');
    const unasked = new TestAuthenticator().get({ challenge: 'bm90IGFza2Vk' });
    const refused = await browser.submit(flow, { method: 'webauthn', webauthn_login: unasked });
    expect(formOf(refused.body)).toEqual([4000008]);
  });

  it('does not tell who has an account where the project keeps that to itself', async () => {
    const identity = await begin({ security: { account_enumeration: { mitigate: true } } });
    await register(identity, new TestAuthenticator());
    const browser = new TestBrowser(identity.server);
    const shape = async (identifier: string) => {
      const { first, flow } = await askFor(browser, identifier);
      const { allowCredentials = [] } = optionsIn(flow, 'webauthn_login_trigger');
      const stray = new TestAuthenticator().get(optionsIn(flow, 'webauthn_login_trigger'));
      const { body } = await browser.submit(flow, { method: 'webauthn', webauthn_login: stray });
      return {
        status: first.status,
        keys: allowCredentials.map(({ id }) => id.length),
        refused: formOf(body),
      };
    };
    expect(await shape('nobody@example.org')).toEqual(await shape(traits.email));
    const idOf = async () =>
      optionsIn((await askFor(browser, 'nobody@example.org')).flow, 'webauthn_login_trigger');
    expect((await idOf()).allowCredentials).toEqual((await idOf()).allowCredentials);
  });

  it('does not let somebody in by the key of another, without verification, or by a second factor', async () => {
    const identity = await begin();
    const key = new TestAuthenticator();
    await register(identity, key);
    const evesKey = new TestAuthenticator();
    const eve = await signUp(identity, { name: 'eve' });
    const flow = await eve.start('settings');
    const webauthn_register = evesKey.create(optionsIn(flow, 'webauthn_register_trigger'));
    await eve.submit(flow, { webauthn_register });
    const browser = new TestBrowser(identity.server);
    expect(formOf((await signIn(browser, evesKey)).body)).toEqual([4000008]);
    expect((await signIn(browser, key)).status).toBe(200);
    await identity.configure({ selfservice: { methods: { webauthn: { config: { passwordless: false } } } } });
    expect(nodeNames(await eve.start('login', '?aal=aal2'))).toEqual(['default/csrf_token']);
    const late = new TestBrowser(identity.server);
    const refused = await late.submit(await late.start('login'), {
      method: 'webauthn',
      identifier: traits.email,
    });
    expect(formOf(refused.body)).toEqual([4010002]);
  });

  it('confirms who somebody is in one step', async () => {
    const identity = await begin();
    const key = new TestAuthenticator();
    const { browser } = await register(identity, key);
    const flow = await browser.start('login', '?refresh=true');
    const trigger = { name: 'webauthn_login_trigger', type: 'button' };
    expect(flow.ui.nodes).toContainEqual(
      expect.objectContaining({
        attributes: expect.objectContaining(trigger),
        meta: { label: expect.objectContaining({ id: 1010011 }) },
      }),
    );
    expect(nodeValue(flow, 'identifier')).toBe(traits.email);
    const webauthn_login = key.get(optionsIn(flow, 'webauthn_login_trigger'));
    expect((await browser.submit(flow, { webauthn_login })).status).toBe(200);
    const bob = await signUp(identity, { name: 'bob' });
    expect(nodeNames(await bob.start('login', '?refresh=true'))).not.toContain(
      'webauthn/webauthn_login_trigger',
    );
  });

  it('stays as long as it is the only way to sign in', async () => {
    const identity = await begin();
    const key = new TestAuthenticator();
    const { browser } = await register(identity, key);
    const flow = await browser.start('settings');
    expect(removableIn(flow, 'webauthn_remove')).toEqual([]);
    expect(formOf((await browser.submit(flow, { webauthn_remove: key.id })).body)).toEqual([4000001]);
    const second = new TestAuthenticator();
    const again = await browser.start('settings');
    const webauthn_register = second.create(optionsIn(again, 'webauthn_register_trigger'));
    const added = await browser.submit(again, { webauthn_register });
    expect(removableIn(flowIn(added.body), 'webauthn_remove')).toEqual([key.id, second.id]);
    const removed = await browser.submit(flowIn(added.body), { webauthn_remove: key.id });
    expect(removableIn(flowIn(removed.body), 'webauthn_remove')).toEqual([]);
    expect(formOf((await signIn(new TestBrowser(identity.server), key)).body)).toEqual([4000008]);
    expect((await signIn(new TestBrowser(identity.server), second)).status).toBe(200);
  });

  it('is not offered to apps, and is unknown to another project', async () => {
    const identity = await begin();
    await register(identity, new TestAuthenticator());
    const app = new TestBrowser(identity.server);
    for (const kind of ['login', 'registration']) {
      const flow = await app.start(kind, '', 'api');
      expect(nodeNames(flow).filter((name) => /webauthn|passkey/.test(name))).toEqual([]);
      const refused = await app.call(flow.ui.action, {
        json: { method: 'webauthn', identifier: traits.email },
      });
      expect(formOf(refused.body)).toEqual([kind === 'login' ? 4010002 : 4010003]);
    }
    const joined = await app.call((await app.start('registration', '', 'api')).ui.action, {
      json: { method: 'password', password: PASSWORD, traits: { email: 'bob@example.org', name: 'Bob' } },
    });
    const headers = { 'x-session-token': String(joined.body['session_token']) };
    const settings = flowIn((await app.call('/self-service/settings/api', { headers })).body);
    expect(nodeNames(settings).filter((name) => /webauthn|passkey/.test(name))).toEqual([]);
    for (const json of [{ webauthn_register: '{}' }, { passkey_settings_register: '{}' }]) {
      expect(formOf((await app.call(settings.ui.action, { json, headers })).body)).toEqual([4010004]);
    }
    const elsewhere = new TestBrowser(identity.server, OTHER_HOST);
    const refused = await elsewhere.submit(await elsewhere.start('login'), {
      method: 'webauthn',
      identifier: traits.email,
    });
    expect(formOf(refused.body)).toEqual([4010002]);
  });
});
