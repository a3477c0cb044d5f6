import { describeStores } from '@gazetteer/testing';
import { describe, expect, it } from 'vitest';
import { messageIds, nodeNames, type ShownFlow, TestBrowser } from '../browser-testing.ts';
import { openTestIdentity } from '../identity-testing.ts';
import { lastMessage } from '../methods/code/sent-code-testing.ts';
import { appCode, PASSWORD, setUpTotp, signInByPassword, signUp } from '../methods/totp/totp-testing.ts';
import { flowCaller, modes } from './callers-testing.ts';

const CHOOSE = 4010002;
const county = {
  id: 'county',
  provider: 'generic',
  issuer_url: 'https://id.county.test',
  client_id: 'portal',
  client_secret: 'a secret of the client',
};
const everything = {
  selfservice: {
    methods: {
      code: { enabled: true, passwordless_enabled: true },
      oidc: { enabled: true, config: { providers: [county] } },
      webauthn: { enabled: true, config: { passwordless: true } },
    },
  },
};

describeStores('what a flow offers', (open) => {
  const begin = async (changes: object = everything) => {
    const identity = await openTestIdentity(await open());
    await identity.configure(changes);
    return identity;
  };
  /** A submit of each first way to sign in, by the group of its nodes. */
  const firstFactors = (name: string) => {
    const identifier = `${name}@example.org`;
    return {
      password: { method: 'password', identifier, password: PASSWORD },
      code: { method: 'code', identifier },
      oidc: { provider: 'county' },
      passkey: { method: 'passkey', passkey_login: '{}' },
    };
  };
  const groupsOf = (flow: ShownFlow) => new Set(flow.ui.nodes.map(({ group }) => group));
  const letInByRecovery = async (identity: Awaited<ReturnType<typeof begin>>, name: string) => {
    const administrator = { 'x-test-caller': 'administrator' };
    const browser = new TestBrowser(identity.server);
    const traits = { email: `${name}@example.org`, name };
    const json = { schema_id: 'person', traits };
    const made = await browser.call('/admin/identities', { json, headers: administrator });
    const order = { identity_id: made.body['id'] };
    const { body } = await browser.call('/admin/recovery/code', { json: order, headers: administrator });
    const id = new URL(String(body['recovery_link'])).searchParams.get('flow');
    const flow = (await browser.call(`/self-service/recovery/flows?id=${id}`)).body as unknown as ShownFlow;
    const code = body['recovery_code'];
    const done = await browser.submit(flow, { method: 'code', code });
    expect(done.status).toBe(422);
    return browser;
  };

  describe('at the second step', () => {
    it('is no first factor, of nobody, for pages, scripts and apps', async () => {
      const identity = await begin();
      await setUpTotp(identity, await signUp(identity));
      await signUp(identity, { name: 'bob' });
      const own = await signInByPassword(identity);
      const session = own.cookies.get('ory_kratos_session');
      for (const mode of modes) {
        const caller = flowCaller({ ...identity, own }, mode, { signedIn: true });
        for (const name of ['ada', 'bob']) {
          for (const fields of Object.values(firstFactors(name))) {
            const flow = await caller.begin('login', '?aal=aal2');
            expect([...groupsOf(flow)]).toEqual(['default', 'totp']);
            const answer = await caller.submit(flow, fields);
            expect(answer.status).toBe(mode === 'html' ? 303 : 400);
            expect(messageIds(await caller.flowOf(answer)).form).toEqual([CHOOSE]);
            expect(answer.body).not.toHaveProperty('session_token');
          }
        }
        expect(caller.browser.cookies.get('ory_kratos_session') ?? session).toBe(session);
      }
    });
  });

  it('at the first step is no second factor', async () => {
    const identity = await begin();
    const secret = await setUpTotp(identity, await signUp(identity));
    const identifier = 'ada@example.org';
    const secondFactors = [
      { method: 'totp', identifier, totp_code: appCode(identity, secret) },
      { method: 'lookup_secret', identifier, lookup_secret: 'abcd1234' },
    ];
    for (const mode of modes) {
      const caller = flowCaller({ ...identity, own: new TestBrowser(identity.server) }, mode);
      for (const fields of secondFactors) {
        const flow = await caller.begin('login');
        expect([...groupsOf(flow)]).not.toEqual(expect.arrayContaining([fields.method]));
        const answer = await caller.submit(flow, fields);
        expect(answer.status).toBe(mode === 'html' ? 303 : 400);
        expect(messageIds(await caller.flowOf(answer)).form).toEqual([CHOOSE]);
      }
    }
  });

  describe('to who confirms that it is them', () => {
    it('is what they have', async () => {
      const identity = await begin();
      const browser = await signUp(identity);
      const flow = await browser.start('login', '?refresh=true');
      expect([...groupsOf(flow)].toSorted((one, other) => one.localeCompare(other))).toEqual([
        'code',
        'default',
        'password',
      ]);
      for (const fields of [firstFactors('ada').oidc, firstFactors('ada').passkey]) {
        const { body } = await browser.submit(await browser.start('login', '?refresh=true'), fields);
        expect(messageIds(body as unknown as ShownFlow).form).toEqual([CHOOSE]);
      }
    });

    it('is no password that they have not', async () => {
      const identity = await begin();
      const browser = await letInByRecovery(identity, 'grace');
      const flow = await browser.start('login', '?refresh=true');
      expect(groupsOf(flow)).toContain('code');
      expect(groupsOf(flow)).not.toContain('password');
      const { body } = await browser.submit(flow, firstFactors('grace').password);
      expect(messageIds(body as unknown as ShownFlow).form).toEqual([CHOOSE]);
    });

    it('is recovery where they have nothing', async () => {
      const identity = await begin({});
      const browser = await letInByRecovery(identity, 'grace');
      identity.wait(20 * 60_000);
      const page = await browser.call('/self-service/login/browser?refresh=true', {
        headers: { accept: 'text/html' },
      });
      expect([page.status, page.location]).toEqual([
        303,
        'http://portal.test/api/.ory/self-service/recovery/browser',
      ]);
      const script = await browser.call('/self-service/login/browser?refresh=true');
      expect([script.status, script.body['redirect_browser_to']]).toEqual([422, page.location]);
      const recovery = await browser.start('recovery');
      const sent = await browser.submit(recovery, { method: 'code', email: 'grace@example.org' });
      const { code } = await lastMessage(identity);
      const done = await browser.submit(sent.body as unknown as ShownFlow, { method: 'code', code });
      expect(done.status).toBe(422);
      const id = new URL(String(done.body['redirect_browser_to'])).searchParams.get('flow');
      const { body } = await browser.call(`/self-service/settings/flows?id=${id}`);
      const saved = await browser.submit(body as unknown as ShownFlow, {
        method: 'password',
        password: PASSWORD,
      });
      expect(saved.status).toBe(200);
    });
  });

  it('to apps is nothing that only browsers can do', async () => {
    const identity = await begin();
    const guest = new TestBrowser(identity.server);
    for (const kind of ['login', 'registration']) {
      const flow = await guest.start(kind, '', 'api');
      expect(nodeNames(flow).filter((name) => /^(oidc|webauthn|passkey)/.test(name))).toEqual([]);
      const answer = await guest.submit(flow, { provider: 'county' });
      expect([answer.status, answer.body]).toMatchObject([400, { ui: { messages: [expect.anything()] } }]);
    }
    const browser = await signUp(identity);
    const headers = { 'x-session-token': String(browser.cookies.get('ory_kratos_session')) };
    const app = new TestBrowser(identity.server, 'portal.test', headers);
    const settings = await app.start('settings', '', 'api');
    expect(nodeNames(settings)).not.toContain('oidc/link=county');
    const answer = await app.submit(settings, { link: 'county' });
    expect([answer.status, answer.body]).toMatchObject([400, { ui: { messages: [{ id: 4010004 }] } }]);
  });
});
