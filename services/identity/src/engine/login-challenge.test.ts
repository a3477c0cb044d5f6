import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { type Answer, messageIds, nodeNames, TestBrowser } from '../browser-testing.ts';
import { ada, openWithAda, password } from '../kinds/recovery/recovery-testing.ts';
import { lastMessage } from '../methods/code/sent-code-testing.ts';
import { appCode, setUpTotp } from '../methods/totp/totp-testing.ts';
import { TestAuthenticator } from '../methods/webauthn/authenticator-testing.ts';
import { optionsIn } from '../methods/webauthn/keys-testing.ts';
import type { LoginRequest, SignedIn } from '../model/identity-context.ts';
import { flowCaller } from './callers-testing.ts';

const credentials = { method: 'password', identifier: ada.email, password };
const grace = { email: 'grace@example.org', name: 'Grace' };
/** What the application of the tests tells people of itself. */
const shown = {
  client: { client_id: 'map', client_name: 'Map of wells', site: 'wells.example.org' },
  requested_scope: ['openid'],
  requested_access_token_audience: [],
  request_url: 'http://portal.test/api/.ory/oauth2/auth?client_id=map',
};
const RESTART = 'http://portal.test/api/.ory/oauth2/auth?client_id=map&prompt=login';

describeStores('signing in for an application', (open) => {
  /**
   * A service beside an OAuth2 service, in which `new` waits for anybody, `known` for Ada, who has been there, `strong`
   * for anybody with two factors, and `known-strong` for Ada with two.
   */
  const begin = async () => {
    const service = await openWithAda(await open());
    const waiting: Record<string, LoginRequest> = {
      new: { skip: false, fresh: true, subject: '', aal: 'aal1', shown },
      any: { skip: false, fresh: false, subject: '', aal: 'aal1', shown },
      known: { skip: true, fresh: false, subject: service.id, aal: 'aal1', shown, restart: RESTART },
      strong: { skip: false, fresh: true, subject: '', aal: 'aal2', shown },
      'known-strong': { skip: true, fresh: false, subject: service.id, aal: 'aal2', shown },
    };
    const accepted: SignedIn[] = [];
    service.context.oauth = {
      findLogin: async (_project, challenge) => waiting[challenge],
      acceptLogin: async (project, challenge, signedIn) => {
        accepted.push(signedIn);
        return `${project.baseUrl}/oauth2/auth?${challenge}=${signedIn.identityId}`;
      },
    };
    return { ...service, waiting, accepted };
  };
  const backAt = (challenge: string, id: unknown) =>
    `http://portal.test/api/.ory/oauth2/auth?${challenge}=${String(id)}`;
  /** Where an answer leads a browser, with or without script. */
  const next = ({ location, body }: Answer) => {
    const steps = (body['continue_with'] ?? []) as { redirect_browser_to?: string }[];
    return location ?? steps.find((step) => step.redirect_browser_to)?.redirect_browser_to;
  };

  it('goes back to it afterwards, and keeps the challenge until then', async () => {
    for (const mode of ['html', 'ajax'] as const) {
      const service = await begin();
      const caller = flowCaller(service, mode);
      const flow = await caller.flowOf(await caller.ask('login', '?login_challenge=new'));
      expect(flow).toMatchObject({ oauth2_login_challenge: 'new', refresh: false });
      expect(next(await caller.submit(flow, credentials))).toBe(backAt('new', service.id));
      expect(service.accepted).toEqual([
        {
          identityId: service.id,
          aal: 'aal1',
          methods: ['password'],
          authenticatedAt: expect.any(String),
          expiresAt: expect.any(String),
        },
      ]);
    }
  });

  it('names the application to whoever may see the form, also after a mistake, until its request is over', async () => {
    for (const kind of ['login', 'registration'] as const) {
      const service = await begin();
      const caller = flowCaller(service, 'ajax');
      const flow = await caller.flowOf(await caller.ask(kind, '?login_challenge=new'));
      const named = { challenge: 'new', skip: false, subject: '', ...shown };
      expect(flow).toMatchObject({ oauth2_login_request: named });
      const mistaken = await caller.submit(flow, { method: 'password', password: '' });
      expect(mistaken).toMatchObject({ status: 400, body: { oauth2_login_request: named } });
      delete service.waiting['new'];
      const over = await caller.browser.call(`/self-service/${kind}/flows?id=${flow.id}`);
      expect(over).toMatchObject({ status: 200, body: { oauth2_login_challenge: 'new' } });
      expect(over.body).not.toHaveProperty('oauth2_login_request');
      expect(await caller.begin(kind)).not.toHaveProperty('oauth2_login_request');
    }
  });

  it('goes on at once with who is signed in, and says since when', async () => {
    for (const mode of ['html', 'ajax'] as const) {
      const service = await begin();
      const caller = flowCaller(service, mode, { signedIn: true });
      expect(next(await caller.ask('login', '?login_challenge=any'))).toBe(backAt('any', service.id));
      const whoami = await caller.browser.call('/sessions/whoami');
      expect(service.accepted).toMatchObject([
        { identityId: service.id, authenticatedAt: whoami.body['authenticated_at'] },
      ]);
    }
  });

  it('asks who is signed in to confirm it where the application wants that, and does not remember it', async () => {
    const service = await begin();
    const caller = flowCaller(service, 'html', { signedIn: true });
    const flow = await caller.flowOf(await caller.ask('login', '?login_challenge=new'));
    expect([flow['refresh'], messageIds(flow).form]).toEqual([true, [1010003]]);
    const skipped = { status: 303, location: backAt('known', service.id) };
    expect(await caller.ask('login', '?login_challenge=known')).toMatchObject(skipped);
    expect((await caller.submit(flow, credentials)).location).toBe(backAt('new', service.id));
  });

  it('begins the request anew for everybody but the person the application remembers', async () => {
    const service = await begin();
    const stranger = flowCaller(service, 'html');
    expect((await stranger.ask('login', '?login_challenge=known')).location).toBe(RESTART);
    const other = new TestBrowser(service.server);
    await other.submit(await other.start('registration'), { method: 'password', password, traits: grace });
    expect((await other.call('/self-service/login/browser?login_challenge=known')).location).toBe(RESTART);
    expect(service.accepted).toEqual([]);
  });

  it('takes the second step of who has one, and the application waits for it', async () => {
    for (const mode of ['html', 'ajax'] as const) {
      const service = await begin();
      const secret = await setUpTotp(service, service.own);
      const caller = flowCaller(service, mode);
      const flow = await caller.flowOf(await caller.ask('login', '?login_challenge=new'));
      const second = String(next(await caller.submit(flow, credentials)));
      expect(service.accepted).toEqual([]);
      const form = await caller.flowOf(await caller.browser.call(second));
      expect(form).toMatchObject({ requested_aal: 'aal2', oauth2_login_challenge: 'new' });
      const done = await caller.submit(form, { method: 'totp', totp_code: appCode(service, secret) });
      expect(next(done)).toBe(backAt('new', service.id));
      expect(service.accepted).toMatchObject([{ aal: 'aal2', methods: ['password', 'totp'] }]);
    }
  });

  it('is no way round the second step for who has only done the first', async () => {
    const service = await begin();
    await setUpTotp(service, service.own);
    const half = flowCaller(service, 'html');
    await half.submit(await half.begin('login'), credentials);
    const flow = await half.flowOf(await half.ask('login', '?login_challenge=known'));
    expect(flow).toMatchObject({ requested_aal: 'aal2', refresh: false });
    expect(service.accepted).toEqual([]);
  });

  it('asks for two factors where the application does', async () => {
    const service = await begin();
    await service.configure({ session: { whoami: { required_aal: 'aal1' } } });
    const secret = await setUpTotp(service, service.own);
    const caller = flowCaller(service, 'html');
    const flow = await caller.flowOf(await caller.ask('login', '?login_challenge=strong'));
    const second = await caller.submit(flow, credentials);
    const form = await caller.flowOf(await caller.browser.call(String(second.location)));
    expect(nodeNames(form)).toContain('totp/totp_code');
    const done = await caller.submit(form, { method: 'totp', totp_code: appCode(service, secret) });
    expect(done.location).toBe(backAt('strong', service.id));
    // Now that both are proved, whoever the application remembers goes on at once.
    const again = await caller.ask('login', '?login_challenge=known-strong');
    expect(again.location).toBe(backAt('known-strong', service.id));
  });

  it('never takes a session that was there before for the first step', async () => {
    const service = await begin();
    await setUpTotp(service, service.own);
    const caller = flowCaller(service, 'html', { signedIn: true });
    caller.browser.cookies.set('ory_kratos_session', String(service.own.cookies.get('ory_kratos_session')));
    for (const query of ['', '&aal=aal2', '&aal=aal2&confirmed=forged', '&refresh=false']) {
      const flow = await caller.flowOf(await caller.ask('login', `?login_challenge=strong${query}`));
      expect(flow).toMatchObject({ refresh: true, requested_aal: 'aal1' });
    }
    expect(service.accepted).toEqual([]);
  });

  it('works by a code that is sent', async () => {
    const service = await begin();
    await service.configure({ selfservice: { methods: { code: { passwordless_enabled: true } } } });
    const caller = flowCaller(service, 'html');
    const flow = await caller.flowOf(await caller.ask('registration', '?login_challenge=new'));
    const sent = await caller.submit(flow, { method: 'code', traits: grace });
    const { code } = await lastMessage(service);
    const form = await caller.flowOf(sent);
    expect(form).toMatchObject({ oauth2_login_challenge: 'new' });
    const done = await caller.submit(form, { method: 'code', code, traits: grace });
    expect(done.location).toMatch(/oauth2\/auth\?new=/);
    const again = flowCaller(service, 'ajax');
    const asked = await again.flowOf(await again.ask('login', '?login_challenge=new'));
    const waits = await again.submit(asked, { method: 'code', identifier: grace.email });
    const second = await lastMessage(service);
    const answer = await again.submit(await again.flowOf(waits), { method: 'code', code: second.code });
    expect(next(answer)).toMatch(/oauth2\/auth\?new=/);
    expect(service.accepted.map(({ methods }) => methods)).toEqual([['code'], ['code']]);
  });

  it('works by passkey', async () => {
    const service = await begin();
    const key = new TestAuthenticator({ tellsOwner: true });
    const caller = flowCaller(service, 'ajax');
    const flow = await caller.begin('registration', '?login_challenge=new');
    const passkey_register = key.create(optionsIn(flow, 'passkey_create_data'));
    const made = await caller.submit(flow, { method: 'passkey', traits: grace, passkey_register });
    expect(next(made)).toMatch(/oauth2\/auth\?new=/);
    const again = flowCaller(service, 'ajax');
    const asked = await again.begin('login', '?login_challenge=new');
    const passkey_login = key.get(optionsIn(asked, 'passkey_challenge'));
    expect(next(await again.submit(asked, { method: 'passkey', passkey_login }))).toMatch(/auth\?new=/);
  });

  it('goes on in a second tab that is open at the form, when the first has signed in', async () => {
    for (const mode of ['html', 'ajax'] as const) {
      const service = await begin();
      const caller = flowCaller(service, mode);
      for (const kind of ['login', 'registration'] as const) {
        const waiting = await caller.flowOf(await caller.ask(kind, '?login_challenge=new'));
        if (kind === 'login') await caller.submit(await caller.begin('login'), credentials);
        else
          caller.browser.cookies.set(
            'ory_kratos_session',
            String(service.own.cookies.get('ory_kratos_session')),
          );
        const { status, location, body } = await caller.submit(waiting, credentials);
        const to = 'http://portal.test/api/.ory/self-service/login/browser?login_challenge=new';
        expect([status, location ?? body['redirect_browser_to']]).toEqual([mode === 'html' ? 303 : 422, to]);
        caller.browser.cookies.delete('ory_kratos_session');
      }
    }
  });

  it('keeps the challenge when the time of the form is over', async () => {
    const service = await begin();
    const caller = flowCaller(service, 'html');
    const flow = await caller.flowOf(await caller.ask('login', '?login_challenge=new'));
    service.wait(3_600_000);
    const fresh = await caller.flowOf(await caller.submit(flow, credentials));
    expect(fresh).toMatchObject({ oauth2_login_challenge: 'new' });
    expect(fresh.id).not.toBe(flow.id);
  });

  it('is refused for a challenge that nobody knows', async () => {
    const service = await begin();
    for (const kind of ['login', 'registration'] as const) {
      for (const mode of ['html', 'ajax'] as const) {
        const caller = flowCaller(service, mode);
        const answer = await caller.ask(kind, '?login_challenge=forged');
        expect(answer.status).toBe(mode === 'html' ? 303 : 400);
        expect(await caller.errorOf(answer)).toMatchObject({ code: 400 });
      }
    }
  });
});

describeStores('signing up for an application', (open) => {
  const begin = async () => {
    const service = await openWithAda(await open());
    const accepted: SignedIn[] = [];
    service.context.oauth = {
      findLogin: async (_project, challenge) =>
        challenge === 'new' ? { skip: false, fresh: true, subject: '', aal: 'aal1', shown } : undefined,
      acceptLogin: async (_project, challenge, signedIn) => {
        accepted.push(signedIn);
        return `http://portal.test/api/.ory/oauth2/auth?${challenge}`;
      },
    };
    return { ...service, accepted };
  };
  const register = { method: 'password', password: 'difference engine 1822', traits: grace };

  it('signs out who wants another account for it', async () => {
    const service = await begin();
    const caller = flowCaller(service, 'html', { signedIn: true });
    const flow = await caller.flowOf(await caller.ask('registration', '?login_challenge=new'));
    expect(flow).toMatchObject({ oauth2_login_challenge: 'new' });
    expect(caller.browser.cookies.has('ory_kratos_session')).toBe(false);
    expect((await service.own.call('/sessions/whoami')).status).toBe(401);
  });

  it('goes on to it at once, even where others are led to the page for their code', async () => {
    const service = await begin();
    const hooks = [{ hook: 'session' }, { hook: 'show_verification_ui' }];
    await service.configure({ selfservice: { flows: { registration: { after: { hooks } } } } });
    const caller = flowCaller(service, 'html');
    const flow = await caller.flowOf(await caller.ask('registration', '?login_challenge=new'));
    const done = await caller.submit(flow, register);
    expect(done.location).toBe('http://portal.test/api/.ory/oauth2/auth?new');
    expect(service.accepted).toMatchObject([{ aal: 'aal1', methods: ['password'] }]);
  });

  it('goes on after the verification that the project asks for, and not before', async () => {
    for (const mode of ['html', 'ajax'] as const) {
      const service = await begin();
      const hooks = [{ hook: 'require_verified_address' }];
      await service.configure({ selfservice: { flows: { login: { after: { hooks } } } } });
      const caller = flowCaller(service, mode);
      const flow = await caller.flowOf(await caller.ask('registration', '?login_challenge=new'));
      const { location, body } = await caller.submit(flow, register);
      const steps = (body['continue_with'] ?? []) as { redirect_browser_to?: string }[];
      const to = String(location ?? steps.at(-1)?.redirect_browser_to);
      expect(to).toMatch(/^http:\/\/portal\.test\/verification\?flow=/);
      const shown = await caller.browser.call(
        `/self-service/verification/flows${new URL(to).search.replace('flow', 'id')}`,
      );
      const verification = shown.body as unknown as Parameters<typeof caller.submit>[0] & {
        return_to: string;
      };
      // Whoever goes on without it is asked to sign in, which is refused.
      const early = await caller.flowOf(await caller.browser.call(verification.return_to));
      expect(early).toMatchObject({ refresh: true });
      expect(service.accepted).toEqual([]);
      const { code } = await lastMessage(service);
      await caller.submit(verification, { method: 'code', code });
      const on = await caller.browser.call(verification.return_to);
      expect(on.location).toBe('http://portal.test/api/.ory/oauth2/auth?new');
    }
  });

  it('leads to the sign-in where a new account is not signed in', async () => {
    const service = await begin();
    await service.configure({ selfservice: { flows: { registration: { after: { hooks: [] } } } } });
    const caller = flowCaller(service, 'html');
    const flow = await caller.flowOf(await caller.ask('registration', '?login_challenge=new'));
    const { location } = await caller.submit(flow, register);
    expect(location).toBe('http://portal.test/api/.ory/self-service/login/browser?login_challenge=new');
    expect(service.accepted).toEqual([]);
  });
});
