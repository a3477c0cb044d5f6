import {
  anonymous,
  createHttpServer,
  createLogger,
  createSecrets,
  type HttpServer,
  migrate,
  notFound,
} from '@gazetteer/kernel';
import { createOutbound } from '@gazetteer/outbound';
import { administrator, describeStores, person } from '@gazetteer/testing';
import { expect, it, onTestFinished } from 'vitest';
import { answerErrorsAsOauth, notThere, OauthError } from '../http/oauth-error.ts';
import { oauthMigrations } from '../oauth-migrations.ts';
import { openOauthContext } from '../oauth-service.ts';
import type { ListedGrant, RequestsPort, StoredRequest } from './own-page-ports.ts';
import { registerOwnPages } from './own-pages.routes.ts';
import { restartAddress } from './restart-address.ts';

const ORIGIN = 'http://portal.test';
const AUTH = `${ORIGIN}/api/.ory/oauth2/auth`;

const map = {
  client_id: 'map',
  client_name: 'Map of wells',
  redirect_uris: ['https://wells.example.org/callback', 'https://wells.example.org/other'],
  policy_uri: 'https://wells.example.org/privacy',
  tos_uri: 'javascript:alert(1)',
};

function question(challenge: string, document: object = {}, subject = 'ada'): StoredRequest {
  const asked = {
    challenge,
    requested_scope: ['openid', 'email', 'catalogue.read'],
    requested_access_token_audience: ['https://api.example.org'],
    skip: false,
    subject,
    client: map,
    request_url: `${AUTH}?client_id=map&redirect_uri=${encodeURIComponent(map.redirect_uris[1] ?? '')}`,
    ...document,
  };
  return { challenge, kind: 'consent', clientId: 'map', subject, document: asked, answered: false };
}

describeStores('the pages of the own site', (open) => {
  const begin = async (stored: StoredRequest[] = [], grants: Record<string, ListedGrant[]> = {}) => {
    const sql = await open();
    await migrate(sql, oauthMigrations);
    const answers: unknown[] = [];
    const requests: RequestsPort = {
      readRequest: async (_context, _project, kind, challenge) => {
        const found = stored.find((one) => one.kind === kind && one.challenge === challenge);
        if (!found) throw notThere('the request');
        if (found.answered) throw new OauthError(410, 'Gone', 'The request was answered.');
        return found;
      },
      acceptRequest: async (_context, _project, kind, challenge, answer) => {
        answers.push({ kind, challenge, answer });
        return { redirect_to: `${AUTH}?${kind}_verifier=yes` };
      },
      rejectRequest: async (_context, _project, kind, challenge, answer) => {
        answers.push({ kind, challenge, answer });
        return kind === 'logout' ? undefined : { redirect_to: `${AUTH}?${kind}_verifier=no` };
      },
      listGrants: async (_context, _projectId, subject) => grants[subject] ?? [],
      revokeGrants: async (_context, projectId, whose) => void answers.push({ projectId, ...whose }),
    };
    const context = openOauthContext({
      sql,
      log: createLogger('silent', false),
      secrets: createSecrets(['a secret of this test, long enough to be one']),
      outbound: createOutbound({ allowPrivate: true }),
      projects: {
        ofHost: async (host) => {
          if (host !== 'portal.test') throw notFound('This project does not exist');
          return { id: 'portal', origin: ORIGIN };
        },
      },
    });
    const people = {
      claims: async (id: string, scopes: readonly string[]) =>
        scopes.includes('email') ? { email: `${id}@example.org` } : {},
    };
    const server = await createHttpServer({
      authenticate: async ({ headers: { 'x-test-caller': name } }) => {
        if (name === undefined) return anonymous;
        return name === 'key' ? administrator : person(String(name));
      },
    });
    await server.register(
      async (scope: HttpServer) => {
        answerErrorsAsOauth(scope);
        scope.decorateRequest('oauthProject');
        scope.addHook('onRequest', async (request) => {
          request.oauthProject = await context.projects.ofHost(request.host);
        });
        registerOwnPages(scope, context, { requests, people });
      },
      { prefix: '/api/.ory' },
    );
    onTestFinished(() => server.close());
    const call = async (
      method: 'GET' | 'POST' | 'DELETE' | 'HEAD',
      path: string,
      as: string | undefined,
      body?: object,
      headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
    ) => {
      const answer = await server.inject({
        method,
        url: `/api/.ory/self-service/oauth2${path}`,
        headers: { host: 'portal.test', ...(as ? { 'x-test-caller': as } : {}), ...headers },
        ...(body ? { payload: body } : {}),
      });
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
    };
    return { call, answers };
  };

  const CONSENT = '/consent?consent_challenge=c';
  const accept = (grant_scope: string[], remember = false) => ({ decision: 'accept', grant_scope, remember });

  it('tells who asks for what, by addresses that a page may link to', async () => {
    const { call, answers } = await begin([question('c')]);
    expect(await call('GET', CONSENT, 'ada')).toEqual({
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
    expect(answers).toEqual([]);
  });

  it('grants what was ticked, and tells of the person what goes with it', async () => {
    const { call, answers } = await begin([question('c')]);
    const done = await call('POST', CONSENT, 'ada', accept(['email', 'openid'], true));
    expect(done).toEqual({ status: 200, body: { redirect_to: `${AUTH}?consent_verifier=yes` } });
    await call('POST', CONSENT, 'ada', accept(['openid']));
    const granted = (grant_scope: string[], id_token: object, remember: boolean) => ({
      kind: 'consent',
      challenge: 'c',
      answer: {
        grant_scope,
        grant_access_token_audience: ['https://api.example.org'],
        session: { access_token: {}, id_token },
        remember,
        remember_for: 0,
      },
    });
    expect(answers).toEqual([
      granted(['openid', 'email'], { email: 'ada@example.org' }, true),
      granted(['openid'], {}, false),
    ]);
  });

  it('grants nothing that was not asked for, and no sign-in without openid', async () => {
    const { call, answers } = await begin([question('c')]);
    for (const [scopes, named] of [
      [['openid', 'content.write'], 'content.write'],
      [['email'], 'openid'],
    ] as const) {
      const { status, body } = await call('POST', CONSENT, 'ada', accept([...scopes]));
      expect([status, body.error]).toEqual([400, 'invalid_request']);
      expect(body.error_description).toContain(named);
    }
    expect((await call('POST', CONSENT, 'ada', { decision: 'perhaps' })).status).toBe(400);
    expect(answers).toEqual([]);
  });

  it('refuses as a whole', async () => {
    const { call, answers } = await begin([question('c')]);
    const done = await call('POST', CONSENT, 'ada', { decision: 'reject' });
    expect(done.body).toEqual({ redirect_to: `${AUTH}?consent_verifier=no` });
    expect(answers).toMatchObject([{ answer: { error: 'access_denied' } }]);
  });

  it('passes on at once who need not be asked', async () => {
    const trusted = { client: { ...map, skip_consent: true } };
    const { call, answers } = await begin([question('c', { skip: true }), question('t', trusted)]);
    for (const challenge of ['c', 't']) {
      const { body } = await call('GET', `/consent?consent_challenge=${challenge}`, 'ada');
      expect(body).toEqual({ redirect_to: `${AUTH}?consent_verifier=yes` });
    }
    expect(answers).toHaveLength(2);
    await call('HEAD', CONSENT, 'ada');
    expect(answers).toHaveLength(2);
  });

  it('is for the person whom the request is about, signed in on the own site', async () => {
    const logout: StoredRequest = { ...question('l'), kind: 'logout' };
    const { call, answers } = await begin([question('c', { skip: true }), logout]);
    const strangers = [
      ['grace', 403, 'account_selection_required'],
      ['key', 403, 'request_forbidden'],
      [undefined, 401, 'login_required'],
    ] as const;
    for (const [as, status, error] of strangers) {
      for (const answer of [
        await call('GET', CONSENT, as),
        await call('POST', CONSENT, as, accept(['openid'])),
        ...(as ? [await call('POST', '/logout?logout_challenge=l', as, { decision: 'accept' })] : []),
        ...(as === 'grace'
          ? []
          : [await call('GET', '/grants', as), await call('DELETE', '/grants/map', as)]),
      ]) {
        expect([answer.status, answer.body.error]).toEqual([status, error]);
      }
    }
    expect(answers).toEqual([]);
  });

  it('takes no answer from a page of another site', async () => {
    const logout: StoredRequest = { ...question('l'), kind: 'logout' };
    const { call, answers } = await begin([question('c'), logout]);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.test' },
    ]) {
      for (const answer of [
        await call('POST', CONSENT, 'ada', accept(['openid']), headers),
        await call('POST', '/logout?logout_challenge=l', undefined, { decision: 'accept' }, headers),
        await call('DELETE', '/grants/map', 'ada', undefined, headers),
      ]) {
        expect([answer.status, answer.body.error]).toEqual([403, 'request_forbidden']);
      }
    }
    expect(answers).toEqual([]);
    // People come to the question from the site of the program.
    expect((await call('GET', CONSENT, 'ada', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      200,
    );
  });

  it('says where a request is over or was never made', async () => {
    const { call } = await begin([{ ...question('c'), answered: true }]);
    expect((await call('GET', CONSENT, 'ada')).status).toBe(410);
    expect((await call('GET', '/consent?consent_challenge=x', 'ada')).status).toBe(404);
    expect((await call('GET', '/consent', 'ada')).status).toBe(400);
  });

  it('signs out, or not, also where the session of the site is over', async () => {
    const logout: StoredRequest = { ...question('l'), kind: 'logout' };
    const { client: _, ...plain } = logout.document;
    const { call, answers } = await begin([logout, { ...logout, challenge: 'm', document: plain }]);
    expect((await call('GET', '/logout?logout_challenge=l', 'ada')).body).toMatchObject({
      client: { client_name: 'Map of wells' },
    });
    expect((await call('GET', '/logout?logout_challenge=m', undefined)).body).toEqual({
      challenge: 'm',
      client: null,
    });
    for (const as of ['ada', undefined]) {
      const done = await call('POST', '/logout?logout_challenge=l', as, { decision: 'accept' });
      expect(done.body).toEqual({ redirect_to: `${AUTH}?logout_verifier=yes` });
    }
    expect((await call('POST', '/logout?logout_challenge=l', 'ada', { decision: 'reject' })).status).toBe(
      204,
    );
    expect(answers).toHaveLength(3);
  });

  it('lists who has access, one entry a program, and takes it back', async () => {
    const grant = (scope: string[], handled_at: string, more: object = {}, client: object = map) => ({
      consent_request: { client: { ...client } },
      grant_scope: scope,
      remember: false,
      handled_at,
      ...more,
    });
    const well = { client_id: 'a', redirect_uris: ['org.wells.app:/back'] };
    const { call, answers } = await begin([], {
      ada: [
        grant(['openid', 'email'], '2026-11-20T10:00:00.000Z', {
          remember: true,
          expires_at: '2027-01-01T00:00:00.000Z',
        }),
        grant(['openid', 'catalogue.read'], '2026-11-18T10:00:00.000Z'),
        grant(['openid'], '2026-11-19T10:00:00.000Z', { remember: true }, well),
      ],
    });
    expect((await call('GET', '/grants', 'ada')).body).toEqual([
      {
        client: { client_id: 'a', client_name: 'a', site: null },
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
        remembered_until: '2027-01-01T00:00:00.000Z',
      },
    ]);
    expect((await call('GET', '/grants', 'grace')).body).toEqual([]);
    expect((await call('DELETE', '/grants/map', 'ada')).status).toBe(204);
    expect(answers).toEqual([{ projectId: 'portal', subject: 'ada', clientId: 'map' }]);
  });
});

it.each([
  [`${AUTH}?client_id=map`, `${AUTH}?client_id=map&prompt=login`],
  [`${AUTH}?client_id=map&prompt=consent`, `${AUTH}?client_id=map&prompt=login+consent`],
  [`${AUTH}?client_id=map&prompt=login`, undefined],
  [`${AUTH}?client_id=map&request_uri=urn:x`, undefined],
  ['https://evil.test/api/.ory/oauth2/auth?client_id=map', undefined],
  [`${ORIGIN}/api/.ory/self-service/logout?x=1`, undefined],
  [undefined, undefined],
])('the request %j begins anew at %j', (address, expected) => {
  const project = { id: 'portal', origin: ORIGIN, issuer: `${ORIGIN}/api/.ory` };
  expect(restartAddress(project, address)).toBe(expected);
});
