import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { requireProjectRight } from '@gazetteer/ory';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openInstallation, type TestInstallation } from './projects-testing.ts';

const BASE = '/api/.ory';
const callers = ['viewer', 'developer', 'owner', 'key', 'reading key', 'elsewhere', 'nobody'] as const;
type Caller = (typeof callers)[number];

/** Who may make each call of the Project API, with what it sends. `{…}` is filled in with ids of the project. */
const projectCalls: [call: string, right: 'view' | 'develop' | 'own', body?: unknown][] = [
  ['GET /projects/{project}', 'view'],
  ['PUT /projects/{project}', 'develop', { name: 'Health', services: {} }],
  ['PATCH /projects/{project}', 'develop', []],
  ['PATCH /projects/{project}/revision/{revision}', 'develop', []],
  ['DELETE /projects/{project}', 'own'],
  ['GET /projects/{project}/quota', 'view'],
  ['GET /projects/{project}/activity', 'view'],
  ['GET /projects/{project}/revisions', 'view'],
  ['GET /projects/{project}/revisions/{revision}', 'view'],
  ['POST /projects/{project}/revisions/{revision}/restore', 'develop'],
  ['GET /projects/{project}/members', 'view'],
  ['PATCH /projects/{project}/members/{member}', 'own', { role: 'viewer' }],
  ['DELETE /projects/{project}/members/{member}', 'own'],
  ['GET /projects/{project}/invites', 'view'],
  ['POST /projects/{project}/invites', 'own', { invitee_email: 'z@example.org', role: 'viewer' }],
  ['DELETE /projects/{project}/invites/{invite}', 'own'],
  ['GET /projects/{project}/tokens', 'view'],
  ['POST /projects/{project}/tokens', 'develop', { name: 'A key' }],
  ['DELETE /projects/{project}/tokens/{token}', 'develop'],
];

/** Calls of the Project API that are about no one project. */
const ofNoProject = [
  'GET /projects',
  'POST /projects',
  'GET /console/active/project',
  'PUT /console/active/project',
  'GET /console/invites',
  'PUT /console/invites/{invite_id}',
];

const through: Record<'view' | 'develop' | 'own', readonly Caller[]> = {
  view: ['viewer', 'developer', 'owner', 'key', 'reading key'],
  develop: ['developer', 'owner', 'key'],
  own: ['owner'],
};

type Route = { method: string; path: string; right: 'view' | 'develop' | 'own' | undefined };

let installation: TestInstallation;
let project: { id: string; slug: string };
let ids: Record<string, string>;
const credentials = {} as Record<Caller, Credentials>;
const routes: Route[] = [];

/** Notes every route below the base, with what it asks for in its project. */
function noteRoutes(message: unknown): void {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route: RouteOptions) => {
    if (!route.url.startsWith(BASE)) return;
    const asks = [route.onRequest].flat().includes(requireProjectRight);
    const { onlyReads = false, projectRight } = route.config ?? {};
    for (const method of [route.method].flat()) {
      if (method === 'HEAD' || method === 'OPTIONS') continue;
      const reads = method === 'GET' || onlyReads;
      const right = asks ? (projectRight ?? (reads ? 'view' : 'develop')) : undefined;
      routes.push({ method, path: route.url.slice(BASE.length), right });
    }
  });
}

beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes);
  installation = await openInstallation();
  unsubscribe('fastify.initialization', noteRoutes);
  const { administrator, create, enrol, join, call } = installation;
  project = await create('Health');
  const other = await create('Roads');
  for (const role of ['viewer', 'developer', 'owner'] as const) {
    const person = await enrol(role);
    await join(project.id, person.email, person.credentials, role);
    credentials[role] = person.credentials;
  }
  const stranger = await enrol('stranger');
  await join(other.id, stranger.email, stranger.credentials, 'owner');
  credentials.elsewhere = stranger.credentials;
  credentials.nobody = {};
  const keyWith = async (scopes?: string[]) => {
    const wanted = { name: 'A program', ...(scopes ? { scopes } : {}) };
    return (
      await call<{ id: string; value: string }>(
        administrator,
        'POST',
        `/projects/${project.id}/tokens`,
        wanted,
      )
    ).body;
  };
  const reads = ['identity.read', 'oauth2.read', 'permissions.read', 'projects.read'];
  const key = await keyWith();
  credentials.key = { authorization: `Bearer ${key.value}` };
  credentials['reading key'] = { authorization: `Bearer ${(await keyWith(reads)).value}` };
  const member = await enrol('member');
  await join(project.id, member.email, member.credentials, 'viewer');
  const order = { invitee_email: 'x@example.org', role: 'viewer' };
  const invited = await call<{ id: string }>(administrator, 'POST', `/projects/${project.id}/invites`, order);
  const spare = await keyWith();
  ids = {
    project: project.id,
    member: member.id,
    invite: invited.body.id,
    token: spare.id,
    revision: (await call<{ revision_id: string }>(administrator, 'GET', `/projects/${project.id}`)).body
      .revision_id,
  };
});

afterAll(() => installation.close());

/** Makes a call, and takes back what it changed. */
async function status(caller: Caller, method: string, path: string, body?: unknown, named?: string) {
  const undone = new Error('what was asked is taken back');
  let answered = 0;
  const headers = { ...credentials[caller], ...(named ? { 'x-gazetteer-project': named } : {}) };
  await installation.application.sql
    .transaction(async () => {
      answered = (await installation.call(headers, method, path, body)).status;
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return answered;
}

const filled = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? name);

describe('the calls of the Project API', () => {
  it('have a decision each', () => {
    const decided = [...projectCalls.map(([call]) => call), ...ofNoProject];
    const shape = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
    const mounted = routes
      .filter(({ path }) => /^\/(projects|console)(\/|$)/.test(path))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '{}')}`);
    expect(mounted.toSorted()).toEqual(decided.map(shape).toSorted());
  });

  it.each(callers)('let %s pass as far as they may, and tell strangers of nothing', async (caller) => {
    const wrong: string[] = [];
    for (const [call, right, body] of projectCalls) {
      const [method = '', path = ''] = call.split(' ');
      const answer = await status(caller, method, filled(path), body);
      const isLet = through[right].includes(caller);
      const expected =
        caller === 'nobody' ? [401] : caller === 'elsewhere' ? [404] : isLet ? [200, 201, 204] : [403];
      if (!expected.includes(answer)) wrong.push(`${call} answered ${answer} to ${caller}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the name of a project, and whether it is halted,', () => {
  const change = (field: 'name' | 'state') => {
    const value = field === 'name' ? 'Wellbeing' : 'halted';
    const put = { name: 'Health', services: {}, [field]: value };
    return [
      ['PUT', `/projects/${project.id}`, put],
      ['PATCH', `/projects/${project.id}`, [{ op: 'replace', path: `/${field}`, value }]],
    ] as const;
  };

  it.each(['name', 'state'] as const)('are for owners to change: its %s', async (field) => {
    for (const caller of ['developer', 'key', 'owner'] as const) {
      for (const [method, path, body] of change(field)) {
        const answer = await status(caller, method, path, body);
        expect([caller, method, answer]).toEqual([caller, method, caller === 'owner' ? 200 : 403]);
      }
    }
  });

  it('come back with an earlier revision by owners only', async () => {
    const { administrator, call } = installation;
    const name = async (value: string) => {
      const patch = [{ op: 'replace', path: '/name', value }];
      expect((await call(administrator, 'PATCH', `/projects/${project.id}`, patch)).status).toBe(200);
    };
    const { body } = await call<{ revision_id: string }>(administrator, 'GET', `/projects/${project.id}`);
    await name('Wellbeing');
    const restore = `/projects/${project.id}/revisions/${body.revision_id}/restore`;
    for (const caller of ['developer', 'key', 'owner'] as const) {
      expect([caller, await status(caller, 'POST', restore)]).toEqual([
        caller,
        caller === 'owner' ? 200 : 403,
      ]);
    }
    await name('Health');
  });
});

describe('the calls that administer a project', () => {
  const administrative = () => routes.filter(({ right }) => right !== undefined);
  const address = (path: string) => path.replaceAll(/:(\w+)/g, '$1');

  it('are all of those below /admin, and of permissions', () => {
    const open = routes.filter(
      ({ path, right }) => right === undefined && /^\/(admin|relation-tuples|opl|namespaces)/.test(path),
    );
    expect(open).toEqual([]);
    expect(administrative().length).toBeGreaterThan(60);
  });

  it.each(callers)('let %s pass as far as they may', async (caller) => {
    const wrong: string[] = [];
    for (const { method, path, right = 'own' } of administrative()) {
      if (path.endsWith('/watch')) continue;
      const answer = await status(caller, method, address(path), undefined, project.id);
      const isStranger = caller === 'elsewhere' || caller === 'nobody';
      const isLet = through[right].includes(caller);
      const isRefused = isStranger ? answer === 404 : answer === 403;
      if (isRefused === isLet && !(isLet && answer === 404))
        wrong.push(`${method} ${path} answered ${answer} to ${caller}`);
    }
    expect(wrong).toEqual([]);
  });

  it('of the portal are for its administrators only, whatever role somebody has elsewhere', async () => {
    const wrong: string[] = [];
    for (const caller of callers) {
      for (const { method, path } of administrative()) {
        // A key is about its own project, wherever it is presented.
        if (caller.includes('key') || path.endsWith('/watch')) continue;
        const answer = await status(caller, method, address(path));
        if (answer !== (caller === 'nobody' ? 401 : 403))
          wrong.push(`${method} ${path} answered ${answer} to ${caller}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('show to members of one project nothing of another that is named by its host', async () => {
    const other = { ...credentials.elsewhere, host: `${project.slug}.portal.test` };
    const answers = new Set<number>();
    for (const { method, path } of administrative()) {
      answers.add((await installation.call(other, method, address(path))).status);
    }
    expect([...answers]).toEqual([401]);
  });
});
