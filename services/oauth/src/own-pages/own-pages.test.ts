import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { beginDeviceSignIn } from '../device/device-sign-in.ts';
import { insertGrant } from '../grants/grant.store.ts';
import type { Grant } from '../grants/grant.ts';
import { openTestOauth } from '../oauth-testing.ts';
import type { Documents, RequestKind } from '../requests/request.ts';
import { startRequest } from '../requests/start-request.ts';
import { SampleApp } from '../sample-app-testing.ts';
import { restartAddress } from './restart-address.ts';
import { showClient } from './show-client.ts';

const ORIGIN = 'http://portal.test';
const AUTH = `${ORIGIN}/api/.ory/oauth2/auth`;

const map = {
  client_id: 'map',
  client_name: 'Map of wells',
  redirect_uris: ['https://wells.example.org/callback', 'https://wells.example.org/other'],
  policy_uri: 'https://wells.example.org/privacy',
};

/** What a person called Ada is asked, where nothing else is said. */
function question(document: object = {}): Documents['consent'] {
  return {
    requested_scope: ['openid', 'email', 'catalogue.read'],
    requested_access_token_audience: ['https://api.example.org'],
    skip: false,
    subject: 'ada',
    oidc_context: { acr_values: [], ui_locales: [] },
    request_url: `${AUTH}?client_id=map&redirect_uri=${encodeURIComponent(map.redirect_uris[1] ?? '')}`,
    login_challenge: '',
    login_session_id: '',
    acr: 'aal1',
    amr: ['password'],
    context: null,
    ...document,
  };
}

describeStores('the pages of the own site', (open) => {
  const begin = async () => {
    const oauth = await openTestOauth(await open());
    const project = await oauth.context.projects.ofHost('portal.test');
    expect((await oauth.call('POST', '/admin/clients', map)).status).toBe(201);
    /** Puts a question to the site. */
    const ask = <Kind extends RequestKind>(
      kind: Kind,
      challenge: string,
      document: Documents[Kind],
      clientId: string | null = 'map',
    ) => startRequest(oauth.context, project, { kind, challenge, clientId, document });
    /** What was answered to all questions so far. */
    const answers = async (): Promise<unknown[]> => {
      const rows = await oauth.context.sql.query.selectFrom('oauth_requests').select('answer').execute();
      return rows.flatMap(({ answer }) => (answer === null ? [] : [JSON.parse(answer)]));
    };
    const call = (
      method: string,
      path: string,
      as: string | undefined,
      body?: object,
      headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
    ) =>
      oauth.call<Record<string, string>>(method, `/self-service/oauth2${path}`, body, {
        ...(as === 'key' ? {} : { as: as ?? '' }),
        headers,
      });
    return { oauth, server: oauth.server, context: oauth.context, call, ask, answers };
  };

  const CONSENT = '/consent?consent_challenge=c';
  const LOGOUT = '/logout?logout_challenge=l';
  const accept = (grant_scope: string[], remember = false) => ({ decision: 'accept', grant_scope, remember });
  const signOut: Documents['logout'] = {
    subject: 'ada',
    sid: 's',
    request_url: `${ORIGIN}/api/.ory/oauth2/sessions/logout`,
    rp_initiated: true,
    redirect_to: `${ORIGIN}/`,
  };
  const backAt = (kind: string) => expect.stringMatching(new RegExp(`[?&]${kind}_verifier=`));

  it('tells who asks for what, by addresses that a page may link to', async () => {
    const { call, ask, answers } = await begin();
    await ask('consent', 'c', question());
    expect(await call('GET', CONSENT, 'ada')).toMatchObject({
      status: 200,
      body: {
        challenge: 'c',
        client: {
          client_id: 'map',
          client_name: 'Map of wells',
          site: 'wells.example.org',
          policy_uri: 'https://wells.example.org/privacy',
        },
        requested_scope: ['openid', 'email', 'catalogue.read'],
        requested_access_token_audience: ['https://api.example.org'],
        restart_url: expect.stringMatching(/client_id=map&.*prompt=login$/),
      },
    });
    expect(await answers()).toEqual([]);
  });

  it('grants what was ticked, and tells of the person what goes with it', async () => {
    const { call, ask, answers } = await begin();
    await ask('consent', 'c', question());
    const granted = (grant_scope: string[], id_token: object, remember: boolean) => ({
      accepted: {
        grant_scope,
        grant_access_token_audience: ['https://api.example.org'],
        session: { access_token: {}, id_token },
        remember,
        remember_for: 0,
      },
    });
    const done = await call('POST', CONSENT, 'ada', accept(['email', 'openid'], true));
    expect(done).toMatchObject({ status: 200, body: { redirect_to: backAt('consent') } });
    expect(await answers()).toEqual([granted(['openid', 'email'], { email: 'ada@example.org' }, true)]);
    await call('POST', CONSENT, 'ada', accept(['openid']));
    expect(await answers()).toEqual([granted(['openid'], {}, false)]);
  });

  it('grants nothing that was not asked for, and no sign-in without openid', async () => {
    const { call, ask, answers } = await begin();
    await ask('consent', 'c', question());
    for (const [scopes, named] of [
      [['openid', 'content.write'], 'content.write'],
      [['email'], 'openid'],
    ] as const) {
      const { status, body } = await call('POST', CONSENT, 'ada', accept([...scopes]));
      expect([status, body['error']]).toEqual([400, 'invalid_request']);
      expect(body['error_description']).toContain(named);
    }
    expect((await call('POST', CONSENT, 'ada', { decision: 'perhaps' })).status).toBe(400);
    expect(await answers()).toEqual([]);
  });

  it('refuses as a whole', async () => {
    const { call, ask, answers } = await begin();
    await ask('consent', 'c', question());
    const done = await call('POST', CONSENT, 'ada', { decision: 'reject' });
    expect(done.body).toEqual({ redirect_to: backAt('consent') });
    expect(await answers()).toMatchObject([{ rejected: { error: 'access_denied' } }]);
  });

  it('passes on at once who need not be asked', async () => {
    const { call, ask, answers, server } = await begin();
    await ask('consent', 'c', question({ skip: true }));
    const headers = { host: 'portal.test', 'x-test-caller': 'ada' };
    await server.inject({ method: 'HEAD', url: `/api/.ory/self-service/oauth2${CONSENT}`, headers });
    expect(await answers()).toEqual([]);
    expect((await call('GET', CONSENT, 'ada')).body).toEqual({ redirect_to: backAt('consent') });
    expect(await answers()).toMatchObject([
      { accepted: { grant_scope: ['openid', 'email', 'catalogue.read'], remember: false } },
    ]);
  });

  it('is for the person whom the request is about, signed in on the own site', async () => {
    const { call, ask, answers } = await begin();
    await ask('consent', 'c', question({ skip: true }));
    await ask('logout', 'l', signOut);
    const strangers = [
      ['grace', 403, 'account_selection_required'],
      ['key', 403, 'request_forbidden'],
      [undefined, 401, 'login_required'],
    ] as const;
    for (const [as, status, error] of strangers) {
      for (const answer of [
        await call('GET', CONSENT, as),
        await call('POST', CONSENT, as, accept(['openid'])),
        ...(as ? [await call('POST', LOGOUT, as, { decision: 'accept' })] : []),
        ...(as === 'grace'
          ? []
          : [await call('GET', '/grants', as), await call('DELETE', '/grants/map', as)]),
      ]) {
        expect([answer.status, answer.body['error']]).toEqual([status, error]);
      }
    }
    expect(await answers()).toEqual([]);
  });

  it('takes no answer from a page of another site', async () => {
    const { call, ask, answers } = await begin();
    await ask('consent', 'c', question());
    await ask('logout', 'l', signOut);
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.test' },
    ];
    for (const headers of elsewhere) {
      for (const answer of [
        await call('POST', CONSENT, 'ada', accept(['openid']), headers),
        await call('POST', LOGOUT, undefined, { decision: 'accept' }, headers),
        await call('DELETE', '/grants/map', 'ada', undefined, headers),
      ]) {
        expect([answer.status, answer.body['error']]).toEqual([403, 'request_forbidden']);
      }
    }
    expect(await answers()).toEqual([]);
    // People come to the question from the site of the program.
    const cross = { 'sec-fetch-site': 'cross-site' };
    expect((await call('GET', CONSENT, 'ada', undefined, cross)).status).toBe(200);
  });

  it('says where a request is over, was never made, or is of another kind or project', async () => {
    const { call, ask, context } = await begin();
    await ask('consent', 'c', question());
    await ask('logout', 'l', signOut);
    await context.sql.query.updateTable('oauth_requests').set({ used_at: '2026-11-20' }).execute();
    expect((await call('GET', CONSENT, 'ada')).status).toBe(410);
    expect((await call('GET', '/consent?consent_challenge=l', 'ada')).status).toBe(404);
    expect((await call('GET', '/consent?consent_challenge=x', 'ada')).status).toBe(404);
    expect((await call('GET', '/consent', 'ada')).status).toBe(400);
  });

  it('signs out, or not, also where the session of the site is over', async () => {
    const { call, ask, answers } = await begin();
    await ask('logout', 'l', signOut);
    await ask('logout', 'm', signOut, null);
    expect((await call('GET', LOGOUT, 'ada')).body).toMatchObject({
      client: { client_name: 'Map of wells' },
    });
    const plain = await call('GET', '/logout?logout_challenge=m', undefined);
    expect(plain.body).toEqual({ challenge: 'm', client: null });
    for (const as of ['ada', undefined]) {
      const done = await call('POST', LOGOUT, as, { decision: 'accept' });
      expect(done.body).toEqual({ redirect_to: backAt('logout') });
      expect(await answers()).toEqual([{ accepted: {} }]);
    }
    expect((await call('POST', LOGOUT, 'ada', { decision: 'reject' })).status).toBe(204);
    expect(await answers()).toEqual([{ rejected: {} }]);
  });

  it('takes the code of a device before anybody is signed in', async () => {
    const { call, context, oauth } = await begin();
    const project = await context.projects.ofHost('portal.test');
    const { challenge } = await beginDeviceSignIn(context, project, undefined);
    const app = await SampleApp.create(oauth, {
      redirect_uris: [],
      response_types: [],
      grant_types: ['urn:ietf:params:oauth:grant-type:device_code'],
    });
    const codes = (await app.token({ scope: 'openid' }, '/oauth2/device/auth')).body as unknown as {
      user_code: string;
    };
    const page = `/device?device_challenge=${challenge}`;
    expect((await call('GET', page, undefined)).body).toEqual({ challenge });
    expect((await call('GET', '/device?device_challenge=x', undefined)).status).toBe(404);
    const wrong = await call('POST', page, undefined, { user_code: 'BCDF-BCDF' });
    expect([wrong.status, wrong.body['error']]).toEqual([400, 'invalid_request']);
    const cross = { 'sec-fetch-site': 'cross-site' };
    for (const answer of [
      await call('POST', page, undefined, { user_code: codes.user_code }, cross),
      await call('POST', page, 'key', { user_code: codes.user_code }),
    ]) {
      expect([answer.status, answer.body['error']]).toEqual([403, 'request_forbidden']);
    }
    const done = await call('POST', page, undefined, { user_code: codes.user_code });
    expect(done.body['redirect_to']).toContain('device_verifier=');
  });

  it('lists who has access, one entry a program, and takes it back', async () => {
    const { call, context } = await begin();
    const grant = (id: string, scope: string[], handledAt: string, more: Partial<Grant> = {}) =>
      insertGrant(context.sql, 'portal', {
        id,
        clientId: 'map',
        subject: 'ada',
        scope,
        audience: [],
        session: {},
        remember: false,
        rememberedUntil: null,
        request: {},
        handledAt,
        expiresAt: '9999-12-31T23:59:59.999Z',
        ...more,
      });
    const until = '2999-01-01T00:00:00.000Z';
    const remembered = { remember: true, rememberedUntil: until };
    await grant('1', ['openid', 'email'], '2026-11-20T10:00:00.000Z', remembered);
    await grant('2', ['openid', 'catalogue.read'], '2026-11-18T10:00:00.000Z');
    await grant('3', ['openid'], '2026-11-19T10:00:00.000Z', { clientId: 'gone', remember: true });
    await grant('4', ['openid'], '2026-11-19T10:00:00.000Z', { subject: 'grace' });
    expect((await call('GET', '/grants', 'ada')).body).toEqual([
      {
        client: { client_id: 'gone', client_name: 'gone', site: null },
        scope: ['openid'],
        since: '2026-11-19T10:00:00.000Z',
        remembered: true,
        remembered_until: null,
      },
      {
        client: expect.objectContaining({ client_id: 'map', site: 'wells.example.org' }),
        scope: ['openid', 'email', 'catalogue.read'],
        since: '2026-11-18T10:00:00.000Z',
        remembered: true,
        remembered_until: until,
      },
    ]);
    expect((await call('DELETE', '/grants/map', 'ada')).status).toBe(204);
    expect((await call('GET', '/grants', 'ada')).body).toMatchObject([{ client: { client_id: 'gone' } }]);
    expect((await call('GET', '/grants', 'grace')).body).toMatchObject([{ client: { client_id: 'map' } }]);
  });
});

it('shows of a program what cannot mislead: no address but of pages, and the host that the answer goes to', () => {
  const shown = showClient(
    { ...map, tos_uri: 'javascript:alert(1)', client_name: ' ' },
    `${AUTH}?redirect_uri=https://evil.test/`,
  );
  expect(shown).toEqual({
    client_id: 'map',
    client_name: 'map',
    site: 'wells.example.org',
    policy_uri: 'https://wells.example.org/privacy',
  });
  expect(showClient({ client_id: 'tablet', redirect_uris: ['org.wells.app:/back'] }).site).toBeNull();
});

it.each([
  [`${AUTH}?client_id=map`, `${AUTH}?client_id=map&prompt=login`],
  [`${AUTH}?client_id=map&prompt=consent`, `${AUTH}?client_id=map&prompt=login+consent`],
  [`${AUTH}?client_id=map&prompt=login`, undefined],
  [`${AUTH}?client_id=map&request_uri=urn:x`, undefined],
  ['https://evil.test/api/.ory/oauth2/auth?client_id=map', undefined],
  [`${ORIGIN}/api/.ory/self-service/logout?x=1`, undefined],
  ['', undefined],
])('the request %j begins anew at %j', (address, expected) => {
  const project = { id: 'portal', origin: ORIGIN, issuer: `${ORIGIN}/api/.ory` };
  expect(restartAddress(project, address)).toBe(expected);
});
