import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { listEvents } from '../../model/audit/audit.store.ts';
import { messageIds, nodeNames, nodeValue, TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity, OTHER_HOST, type TestIdentity } from '../../identity-testing.ts';
import { levelOf, signUp } from '../totp/totp-testing.ts';
import { TestAuthenticator } from '../webauthn/authenticator-testing.ts';
import { flowIn, groupOf, optionsIn, removableIn } from '../webauthn/keys-testing.ts';

const formOf = (body: unknown) => messageIds(flowIn(body)).form;
const traits = { email: 'ada@example.org', name: 'Ada' };
const passkey = () => new TestAuthenticator({ tellsOwner: true });

describeStores('a passkey', (open) => {
  const begin = async (): Promise<TestIdentity> => openTestIdentity(await open());
  const register = async (identity: TestIdentity, key: TestAuthenticator, person = traits) => {
    const browser = new TestBrowser(identity.server);
    const flow = await browser.start('registration');
    const passkey_register = key.create(optionsIn(flow, 'passkey_create_data'));
    const answer = await browser.submit(flow, { method: 'passkey', traits: person, passkey_register });
    return { browser, answer };
  };
  const add = async (browser: TestBrowser, key: TestAuthenticator) => {
    const flow = await browser.start('settings');
    const passkey_settings_register = key.create(optionsIn(flow, 'passkey_create_data'));
    return browser.submit(flow, { method: 'passkey', passkey_settings_register });
  };
  const answered = async (browser: TestBrowser, key: TestAuthenticator, query = '') => {
    const flow = await browser.start('login', query);
    const passkey_login = key.get(optionsIn(flow, 'passkey_challenge'));
    return { flow, json: { method: 'passkey', passkey_login } };
  };
  const signIn = async (browser: TestBrowser, key: TestAuthenticator, query = '') => {
    const { flow, json } = await answered(browser, key, query);
    return browser.submit(flow, json);
  };

  it('signs somebody up, named by the trait that the schema says', async () => {
    const identity = await begin();
    const flow = await new TestBrowser(identity.server).start('registration');
    expect(groupOf(flow, 'passkey')).toMatchObject([
      { type: 'script' },
      { attributes: { name: 'passkey_create_data', type: 'hidden' } },
      { attributes: { name: 'passkey_register', type: 'hidden', value: '' } },
      {
        attributes: {
          name: 'passkey_register_trigger',
          type: 'button',
          onclick: 'window.oryPasskeyRegistration()',
          onclickTrigger: 'oryPasskeyRegistration',
        },
        meta: { label: { id: 1040007 } },
      },
    ]);
    expect(JSON.parse(String(nodeValue(flow, 'passkey_create_data')))).toMatchObject({
      displayNameFieldName: 'traits.email',
    });
    expect(optionsIn(flow, 'passkey_create_data')).toMatchObject({
      rp: { id: 'portal.test' },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    });
    const { browser, answer } = await register(identity, passkey());
    expect(answer.body).toMatchObject({ identity: { traits }, session: { active: true } });
    expect(await levelOf(browser)).toEqual({ aal: 'aal1', methods: ['passkey'] });
    const taken = await register(identity, passkey());
    expect(formOf(taken.answer.body)).toEqual([4000007]);
  });

  it('is offered in the field for the address and by a button, and says who signs in', async () => {
    const identity = await begin();
    const key = passkey();
    await register(identity, key);
    const browser = new TestBrowser(identity.server);
    const flow = await browser.start('login');
    expect(flow.ui.nodes).toContainEqual(
      expect.objectContaining({
        attributes: expect.objectContaining({ name: 'identifier', autocomplete: 'username webauthn' }),
      }),
    );
    expect(groupOf(flow, 'passkey')).toMatchObject([
      { type: 'script', attributes: { id: 'webauthn_script' } },
      { attributes: { name: 'passkey_challenge', type: 'hidden' } },
      {
        attributes: {
          name: 'passkey_login',
          type: 'hidden',
          onloadTrigger: 'oryPasskeyLoginAutocompleteInit',
        },
      },
      {
        attributes: {
          name: 'passkey_login_trigger',
          type: 'button',
          onclick: 'window.oryPasskeyLogin()',
          onclickTrigger: 'oryPasskeyLogin',
        },
        meta: { label: { id: 1010021 } },
      },
    ]);
    const options = optionsIn(flow, 'passkey_challenge');
    expect(options).toMatchObject({ rpId: 'portal.test', userVerification: 'required' });
    expect(options.allowCredentials).toBeUndefined();
    const answer = await signIn(browser, key);
    expect(answer.body).toMatchObject({ session: { identity: { traits } } });
    expect(await levelOf(browser)).toEqual({ aal: 'aal1', methods: ['passkey'] });
  });

  it('is no second factor: whoever has one is asked for it, too', async () => {
    const identity = await begin();
    const key = passkey();
    const { browser } = await register(identity, key);
    const made = await browser.submit(await browser.start('settings'), { lookup_secret_regenerate: true });
    await browser.submit(flowIn(made.body), { lookup_secret_confirm: true });
    const again = new TestBrowser(identity.server);
    await signIn(again, key);
    expect(await levelOf(again)).toMatchObject({ aal: undefined });
    const second = await again.start('login', '?aal=aal2');
    expect(nodeNames(second).filter((name) => name.startsWith('passkey'))).toEqual([]);
    const refused = await again.submit(second, { method: 'passkey', passkey_login: '{}' });
    expect(formOf(refused.body)).toEqual([4010002]);
  });

  it('is added and removed in the settings, by a name that tells it from others', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    const google = 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4';
    const keys = [passkey(), passkey(), new TestAuthenticator({ tellsOwner: true, aaguid: google })];
    let saved = await browser.call('/sessions/whoami');
    for (const key of keys) saved = await add(browser, key);
    expect(saved.body).toMatchObject({ state: 'success', ui: { messages: [{ id: 1050001 }] } });
    expect(await levelOf(browser)).toEqual({ aal: 'aal1', methods: ['password', 'passkey'] });
    const buttons = groupOf(flowIn(saved.body), 'passkey').slice(0, 3);
    expect(buttons).toMatchObject(
      ['Passkey', 'Passkey 2', 'Google Password Manager'].map((display_name, place) => ({
        attributes: { name: 'passkey_remove', type: 'submit', value: keys[place]?.id },
        meta: { label: { id: 1050020, context: { display_name } } },
      })),
    );
    expect(groupOf(flowIn(saved.body), 'passkey').slice(3)).toMatchObject([
      { type: 'script' },
      { attributes: { name: 'passkey_create_data', type: 'hidden' } },
      { attributes: { name: 'passkey_settings_register', type: 'hidden' } },
      {
        attributes: { name: 'passkey_register_trigger', onclickTrigger: 'oryPasskeySettingsRegistration' },
        meta: { label: { id: 1050019 } },
      },
    ]);
    const [first = passkey(), second = passkey()] = keys;
    const other = new TestBrowser(identity.server);
    expect((await signIn(other, second)).status).toBe(200);
    await browser.submit(flowIn(saved.body), { passkey_remove: first.id });
    expect(formOf((await signIn(new TestBrowser(identity.server), first)).body)).toEqual([4000008]);
    const { sql } = identity.context;
    const events = await listEvents(sql, identity.project.id, {}, { limit: 50 });
    const names = events.map(({ event }) => event);
    expect(names.filter((name) => name === 'passkey_added')).toHaveLength(3);
    expect(names).toEqual(expect.arrayContaining(['passkey_removed', 'sign_in_failed']));
  });

  it('stays as long as it is the only way to sign in', async () => {
    const identity = await begin();
    const key = passkey();
    const { browser } = await register(identity, key);
    const flow = await browser.start('settings');
    expect(removableIn(flow, 'passkey_remove')).toEqual([]);
    expect(formOf((await browser.submit(flow, { passkey_remove: key.id })).body)).toEqual([4000001]);
    const second = await add(browser, passkey());
    expect(removableIn(flowIn(second.body), 'passkey_remove')).toHaveLength(2);
    const password = 'analytical engine 1843';
    await browser.submit(flowIn(second.body), { passkey_remove: key.id });
    await browser.submit(await browser.start('settings'), { method: 'password', password });
    const last = await browser.start('settings');
    expect(removableIn(last, 'passkey_remove')).toHaveLength(1);
    const [id] = removableIn(last, 'passkey_remove');
    expect((await browser.submit(last, { passkey_remove: id })).status).toBe(200);
    const { body } = await browser.call('/sessions/whoami');
    expect(body['active']).toBe(true);
  });

  it('confirms who somebody is, by one of their own', async () => {
    const identity = await begin();
    const key = passkey();
    const { browser } = await register(identity, key);
    const flow = await browser.start('login', '?refresh=true');
    expect(optionsIn(flow, 'passkey_challenge')).toMatchObject({ allowCredentials: [{ id: key.id }] });
    expect((await signIn(browser, key, '?refresh=true')).status).toBe(200);
    const silent = new TestAuthenticator();
    await add(browser, silent);
    expect((await signIn(browser, silent, '?refresh=true')).status).toBe(200);
    const bob = await signUp(identity, { name: 'bob' });
    expect(nodeNames(await bob.start('login', '?refresh=true'))).not.toContain('passkey/passkey_challenge');
  });

  it('refuses what it does not know, other sites and challenges, and keys without verification', async () => {
    const identity = await begin();
    const key = passkey();
    await register(identity, key);
    const browser = new TestBrowser(identity.server);
    const stranger = passkey();
    stranger.create({ challenge: 'eA', user: { id: 'bm9ib2R5' } });
    expect(formOf((await signIn(browser, stranger)).body)).toEqual([4000015]);
    expect(formOf((await signIn(browser, new TestAuthenticator())).body)).toEqual([4000015]);
    key.origin = 'http://evil.example';
    expect(formOf((await signIn(browser, key)).body)).toEqual([4000008]);
    key.origin = 'http://portal.test';
    const flow = await browser.start('login');
    for (const passkey_login of [key.get({ challenge: 'b3RoZXI' }), 'no json', '']) {
      const refused = await browser.submit(flow, { method: 'passkey', passkey_login });
      expect(formOf(refused.body)).toEqual([passkey_login.startsWith('{') ? 4000008 : 4000002]);
    }
    const weak = new TestAuthenticator({ tellsOwner: true, verifiesUser: false });
    const person = { email: 'weak@example.org', name: 'Weak' };
    expect(formOf((await register(identity, weak, person)).answer.body)).toEqual([4000008]);
  });

  it('takes an answer once, also of two at the same moment', async () => {
    const identity = await begin();
    const key = passkey();
    await register(identity, key);
    const browser = new TestBrowser(identity.server);
    const { flow, json } = await answered(browser, key);
    const answers = await Promise.all([browser.submit(flow, json), browser.submit(flow, json)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    browser.cookies.delete('ory_kratos_session');
    expect((await browser.submit(flow, json)).status).not.toBe(200);
  });

  it('of somebody else is not theirs to use or remove', async () => {
    const identity = await begin();
    const key = passkey();
    const { browser } = await register(identity, key);
    const eve = await signUp(identity, { name: 'eve' });
    const theft = await eve.submit(await eve.start('settings'), { passkey_remove: key.id });
    expect(formOf(theft.body)).toEqual([4000001]);
    const evesKey = passkey();
    await add(eve, evesKey);
    // Eve's key claims to be Ada's: it has her handle, but signs with its own.
    const { user } = optionsIn(await browser.start('settings'), 'passkey_create_data');
    evesKey.create({ challenge: 'eA', user });
    expect(formOf((await signIn(new TestBrowser(identity.server), evesKey)).body)).toEqual([4000008]);
  });

  it('belongs to one project', async () => {
    const identity = await begin();
    const key = passkey();
    await register(identity, key);
    const elsewhere = new TestBrowser(identity.server, OTHER_HOST);
    expect(formOf((await signIn(elsewhere, key)).body)).toEqual([4000015]);
    expect(await levelOf(elsewhere)).toMatchObject({ aal: undefined });
  });
});
