import {
  anonymous,
  createHttpServer,
  createLogger,
  type HttpServer,
  migrate,
  notFound,
  type Sql,
} from '@gazetteer/kernel';
import { accessOfAdministrators } from '@gazetteer/ory';
import { administrator, person } from '@gazetteer/testing';
import { onTestFinished } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from './model/limits.ts';
import { installLanguage } from './namespaces/install-language.ts';
import { permissionMigrations } from './permission-migrations.ts';
import { openPermissionContext, permissionsService } from './permissions-service.ts';
import { createChangeCleanUp } from './watch/forget-changes.ts';

export type Answer = { status: number; body: unknown; headers: Record<string, unknown> };

/** A running service over an empty store, with two projects: portal.test and other.portal.test. */
export type TestPermissions = {
  server: HttpServer;
  /** Method and address of every route of the service. */
  mounted: string[];
  /** Calls an address below /api/.ory as the administrator, unless a person is named or ('') nobody. */
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  /** Sets how far checks of the portal's project look. */
  limit(limits: Partial<Limits>): Promise<void>;
  /** Gives a project its language. */
  speak(source: string, host?: string): Promise<void>;
  /** Adds tuples written as `Namespace:object#relation@subject`, where a subject may be such a set itself. */
  relate(...tuples: string[]): Promise<void>;
  /** Lets minutes pass. */
  wait(minutes: number): void;
  /** Forgets changes that are old enough. */
  forgetChanges(): Promise<void>;
  /** Whether a tuple written like that is allowed. */
  allows(tuple: string, parameters?: string): Promise<boolean>;
};

type CallOptions = { as?: string; host?: string };

/** Opens the service over `sql` for one test; the server is closed after it. */
export async function openTestPermissions(
  sql: Sql,
  options: { expandWidth?: number } = {},
): Promise<TestPermissions> {
  await migrate(sql, permissionMigrations);
  const server = await createHttpServer({
    authenticate: async ({ headers: { authorization: name } }) => {
      if (name === undefined) return administrator;
      return name === '' ? anonymous : person(name);
    },
  });
  const mounted: string[] = [];
  server.addHook('onRoute', ({ method, url }) => void mounted.push(`${String(method)} ${url}`));
  const access = accessOfAdministrators(async (host) => ({
    id: projectOf(host),
    origin: `http://${host}`,
    state: 'running',
  }));
  let now = Date.parse('2026-11-20T10:00:00.000Z');
  const context = openPermissionContext({ sql, ...options, clock: () => new Date(now) });
  await server.register(permissionsService(context, access));
  onTestFinished(() => server.close());
  const call: TestPermissions['call'] = async (method, path, body, { as, host = 'portal.test' } = {}) => {
    const answer = await server.inject({
      method: method as 'GET',
      url: `/api/.ory${path}`,
      headers: {
        host,
        ...(as === undefined ? {} : { authorization: as }),
        ...(body === undefined
          ? {}
          : { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers };
  };
  const expectStatus = (answer: Answer, status: number) => {
    if (answer.status !== status) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  };
  return {
    server,
    mounted,
    call,
    limit: (limits) => installLanguage(context, 'portal', '', { ...DEFAULT_LIMITS, ...limits }),
    wait: (minutes) => void (now += minutes * 60_000),
    forgetChanges: createChangeCleanUp(context, createLogger('silent', false)).run,
    speak: async (source, host) =>
      expectStatus(await call('PUT', '/admin/opl', source, host ? { host } : {}), 200),
    relate: async (...tuples) => {
      const changes = tuples.map((tuple) => ({ action: 'insert', relation_tuple: readTupleText(tuple) }));
      expectStatus(await call('PATCH', '/admin/relation-tuples', changes), 204);
    },
    allows: async (tuple, parameters = '') => {
      const answer = await call('POST', `/relation-tuples/check/openapi?${parameters}`, readTupleText(tuple));
      expectStatus(answer, 200);
      return (answer.body as { allowed: boolean }).allowed;
    },
  };
}

function projectOf(host: string): string {
  if (host === 'portal.test' || host.startsWith('127.0.0.1:')) return 'portal';
  if (host === 'other.portal.test') return 'other';
  throw notFound('This project does not exist');
}

/** A tuple as Ory writes it, from `Namespace:object#relation@subject`. */
export function readTupleText(text: string) {
  const [set, subject] = text.split('@') as [string, string];
  return {
    ...readSet(set),
    ...(/[:#]/.test(subject) ? { subject_set: readSet(subject) } : { subject_id: subject }),
  };
}

function readSet(text: string) {
  const [, namespace = '', object = '', relation = ''] = /^([^:]*):([^#]*)(?:#(.*))?$/.exec(text) ?? [];
  return { namespace, object, relation };
}
