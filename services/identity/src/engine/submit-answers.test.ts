import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, type ShownFlow } from '../browser-testing.ts';
import { lastMessage, wrongCode } from '../methods/code/sent-code-testing.ts';
import { ada, openWithAda, password } from '../kinds/recovery/recovery-testing.ts';
import { setUpTotp } from '../methods/totp/totp-testing.ts';
import { flowCaller, kinds, modes } from './callers-testing.ts';
import type { FlowKind } from './flow.ts';

const HOUR = 3_600_000;
const page = (kind: FlowKind) =>
  expect.stringMatching(new RegExp(String.raw`^http://portal\.test/${kind}\?flow=[0-9a-f-]{36}$`));
const signedIn = (kind: FlowKind) => ({ signedIn: kind === 'settings' });

/** Of each kind: a submit that names no method, and the message that asks for one. */
const withoutMethod: Record<FlowKind, number> = {
  login: 4010002,
  registration: 4010003,
  settings: 4010004,
  recovery: 4010005,
  verification: 4010006,
};

/** Of each kind: a submit with a mistake, and the messages that name it. */
const mistaken: Record<FlowKind, [fields: Record<string, unknown>, messages: object]> = {
  login: [
    { method: 'password', identifier: ada.email, password: 'not this one' },
    { form: [4000006], fields: {} },
  ],
  registration: [
    { method: 'password', password, traits: { email: 'b@example.org', name: 'B' } },
    { form: [], fields: { 'traits.name': [4000003] } },
  ],
  settings: [
    { method: 'profile', traits: { email: 'no address', name: 'Ada' } },
    { form: [], fields: { 'traits.email': [4000004] } },
  ],
  recovery: [
    { method: 'code', email: 'no address' },
    { form: [], fields: { email: [4000004] } },
  ],
  verification: [
    { method: 'code', email: 'no address' },
    { form: [], fields: { email: [4000004] } },
  ],
};

const methodOf: Record<FlowKind, string> = {
  login: 'password',
  registration: 'password',
  settings: 'profile',
  recovery: 'link',
  verification: 'link',
};

/** What a new flow says that takes the place of an expired one. */
const expired: Record<FlowKind, number> = {
  login: 4010001,
  registration: 4040001,
  settings: 4050001,
  recovery: 4060005,
  verification: 4070005,
};

describeStores('a submit, by pages, scripts and apps,', (open) => {
  const begin = async () => openWithAda(await open());

  it('without a method is asked for one', async () => {
    const service = await begin();
    for (const kind of kinds) {
      for (const mode of modes) {
        const caller = flowCaller(service, mode, signedIn(kind));
        const answer = await caller.submit(await caller.begin(kind), { colour: 'blue' });
        const form = { status: 303, location: page(kind) };
        expect(answer).toMatchObject(mode === 'html' ? form : { status: 400, location: undefined });
        expect(messageIds(await caller.flowOf(answer)).form).toEqual([withoutMethod[kind]]);
      }
    }
  });

  it('with a mistake is shown again', async () => {
    const service = await begin();
    for (const kind of kinds) {
      const [fields, messages] = mistaken[kind];
      for (const mode of modes) {
        const caller = flowCaller(service, mode, signedIn(kind));
        const answer = await caller.submit(await caller.begin(kind), fields);
        const form = { status: 303, location: page(kind) };
        expect(answer).toMatchObject(mode === 'html' ? form : { status: 400, location: undefined });
        const flow = await caller.flowOf(answer);
        expect(messageIds(flow)).toEqual(messages);
        expect(JSON.stringify(flow)).not.toContain('not this one');
      }
    }
  });

  it('by a method that is switched off finds nothing', async () => {
    const service = await begin();
    const off = () => ({ enabled: false });
    await service.configure({ selfservice: { methods: { password: off(), profile: off(), link: off() } } });
    for (const kind of kinds) {
      const method = methodOf[kind];
      for (const mode of modes) {
        const caller = flowCaller(service, mode, signedIn(kind));
        const answer = await caller.submit(await caller.begin(kind), { method, traits: ada });
        expect(answer.status).toBe(mode === 'html' ? 303 : 404);
        expect(await caller.errorOf(answer)).toMatchObject({ code: 404, status: 'Not Found' });
      }
    }
  });

  it('without flow is refused, and of an unknown one finds nothing', async () => {
    const service = await begin();
    for (const kind of kinds) {
      const asked: [query: string, code: number][] = [
        ['', 400],
        ['?flow=', 400],
        ['?flow=none', 400],
        ['?flow=2f1f3c4e-8f0e-4c6e-9f5c-0d9a4f0a8f11', 404],
      ];
      for (const [query, code] of asked) {
        for (const mode of ['html', 'ajax'] as const) {
          const caller = flowCaller(service, mode);
          const ui = { action: `/self-service/${kind}${query}`, method: 'POST', nodes: [] };
          const answer = await caller.submit({ ui }, { method: 'password' });
          expect(answer.status).toBe(mode === 'html' ? 303 : code);
          expect((await caller.errorOf(answer))['code']).toBe(code);
        }
      }
    }
  });

  it('that cannot be read is refused', async () => {
    const service = await begin();
    for (const kind of kinds) {
      for (const mode of modes) {
        const caller = flowCaller(service, mode, signedIn(kind));
        const flow = await caller.begin(kind);
        const large = await caller.submit(flow, { traits: { name: 'x'.repeat(200_000) } });
        expect(large.status).toBe(mode === 'html' ? 303 : 413);
        expect(await caller.errorOf(large)).toMatchObject({ code: 413 });
        const headers = { 'content-type': 'application/xml' };
        const accept = mode === 'html' ? 'text/html' : 'application/json';
        const odd = await caller.browser.call(flow.ui.action, { json: {}, headers: { ...headers, accept } });
        expect(odd.status).toBe(mode === 'html' ? 303 : 415);
        expect(await caller.errorOf(odd)).toMatchObject({ code: 415 });
      }
    }
  });

  it('that is no JSON object is shown again by scripts and apps, to whom the flow belongs', async () => {
    const service = await begin();
    for (const kind of kinds) {
      for (const mode of ['ajax', 'native'] as const) {
        const caller = flowCaller(service, mode, signedIn(kind));
        const flow = await caller.begin(kind);
        for (const body of ['14=)=!(%)$/ZP()', '', '14', '[]', '"text"']) {
          const answer = await caller.browser.call(flow.ui.action, { body });
          const shown = answer.body as unknown as ShownFlow;
          expect([answer.status, shown.id, messageIds(shown).form]).toEqual([400, flow.id, [4000001]]);
        }
        const stranger = await flowCaller(service, 'ajax').browser.call(flow.ui.action, { body: '14' });
        const isOwn = mode === 'ajax' || kind === 'settings';
        expect(stranger.status).toBe(isOwn ? (kind === 'settings' ? 401 : 403) : 400);
      }
    }
  });

  it('with a forged token is refused', async () => {
    const service = await begin();
    for (const kind of kinds) {
      for (const mode of ['html', 'ajax'] as const) {
        const caller = flowCaller(service, mode, signedIn(kind));
        const answer = await caller.submit(await caller.begin(kind), { csrf_token: 'forged', ...ada });
        expect(answer.status).toBe(mode === 'html' ? 303 : 403);
        expect(await caller.errorOf(answer)).toMatchObject({
          id: 'security_csrf_violation',
          code: 403,
          details: { docs: expect.any(String), hint: expect.any(String), reject_reason: expect.any(String) },
        });
      }
    }
  });

  it('that comes too late to sign in, sign up or change settings goes on in a new flow', async () => {
    const service = await begin();
    for (const kind of ['login', 'registration', 'settings'] as const) {
      for (const mode of modes) {
        const caller = flowCaller(service, mode, signedIn(kind));
        const flow = await caller.begin(kind);
        service.wait(HOUR + 1000);
        const answer = await caller.submit(flow, { method: methodOf[kind] });
        const error = { id: 'self_service_flow_expired', code: 410 };
        const body = { error, expired_at: flow.expires_at, since: 1_000_000_000 };
        const shown = mode === 'html' ? { status: 303, location: page(kind) } : { status: 410, body };
        expect(answer).toMatchObject(shown);
        const id = mode === 'html' ? undefined : String(answer.body['use_flow_id']);
        const next = id ? await caller.browser.call(`/self-service/${kind}/flows?id=${id}`) : answer;
        const fresh = await caller.flowOf(next);
        expect([fresh['type'], messageIds(fresh).form]).toEqual([flow['type'], [expired[kind]]]);
      }
    }
  });

  it('that comes too late to recover or verify is sent to a new flow', async () => {
    const service = await begin();
    for (const kind of ['recovery', 'verification'] as const) {
      for (const mode of modes) {
        const caller = flowCaller(service, mode);
        const flow = await caller.begin(kind);
        service.wait(HOUR);
        const answer = await caller.submit(flow, { method: 'code', email: ada.email });
        const next = expect.stringContaining(`/self-service/${kind}/flows?id=`);
        expect(answer).toMatchObject({ status: 303, location: mode === 'html' ? page(kind) : next });
        expect(messageIds(await caller.flowOf(answer)).form).toEqual([expired[kind]]);
      }
    }
  });

  it.each([
    ['recovery', 1060003, 4060006, 4060002],
    ['verification', 1080003, 4070006, 4070003],
  ] as const)('of %s tells of a code that is sent, wrong, and tried too often', async (kind, ...ids) => {
    const [sent, wrong, tooOften] = ids;
    const service = await begin();
    for (const mode of modes) {
      const caller = flowCaller(service, mode);
      const flow = await caller.begin(kind);
      const shown = mode === 'html' ? { status: 303, location: page(kind) } : { status: 200 };
      const asked = await caller.submit(flow, { method: 'code', email: ada.email });
      expect(asked).toMatchObject(shown);
      const form = await caller.flowOf(asked);
      expect([form.state, messageIds(form).form]).toEqual(['sent_email', [sent]]);
      const guess = { method: 'code', code: wrongCode((await lastMessage(service)).code) };
      for (let tries = 0; tries < 5; tries += 1) {
        const refused = await caller.submit(form, guess);
        expect(refused).toMatchObject(shown);
        expect(messageIds(await caller.flowOf(refused)).form).toEqual([wrong]);
      }
      const over = await caller.submit(form, guess);
      expect(over.status).toBe(303);
      expect(messageIds(await caller.flowOf(over)).form).toEqual([tooOften]);
    }
  });

  it.each(['login', 'registration'] as const)('of %s by who is signed in is turned away', async (kind) => {
    const service = await begin();
    for (const mode of modes) {
      const stranger = flowCaller(service, mode);
      const flow = await stranger.begin(kind);
      const caller = flowCaller(service, mode, { signedIn: true });
      for (const [name, value] of stranger.browser.cookies) caller.browser.cookies.set(name, value);
      const answer = await caller.submit(flow, { method: 'password', identifier: ada.email, password });
      const error = { id: 'session_already_available', code: 400 };
      const home = { status: 303, location: 'http://portal.test/' };
      expect(answer).toMatchObject(mode === 'html' ? home : { status: 400, body: { error } });
    }
  });

  it('of the first step alone goes on to the second, and does not tell who it is', async () => {
    const service = await begin();
    await setUpTotp(service, service.own);
    for (const mode of modes) {
      const caller = flowCaller(service, mode);
      const answer = await caller.submit(await caller.begin('login', '?return_to=/charts'), {
        method: 'password',
        identifier: ada.email,
        password,
      });
      const location = 'http://portal.test/api/.ory/self-service/login/browser?aal=aal2&return_to=%2Fcharts';
      const session = { active: true, authenticator_assurance_level: 'aal1' };
      const told = { status: 200, body: { session } };
      expect(answer).toMatchObject(mode === 'html' ? { status: 303, location } : told);
      expect(answer.body).not.toHaveProperty('session.identity');
      expect('session_token' in answer.body).toBe(mode === 'native');
    }
  });
});
