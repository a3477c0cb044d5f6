import {
  anonymous,
  createHttpServer,
  createLogger,
  createSecrets,
  type HttpServer,
  migrate,
  notFound,
  type Sql,
} from '@gazetteer/kernel';
import { accessOfAdministrators } from '@gazetteer/ory';
import { createOutbound, type Outbound } from '@gazetteer/outbound';
import { administrator, person } from '@gazetteer/testing';
import { onTestFinished, vi } from 'vitest';
import type { OauthContext } from './model/oauth-context.ts';
import type { GivenSettings } from './model/oauth-settings.ts';
import { oauthMigrations } from './oauth-migrations.ts';
import { oauthService, openOauthContext } from './oauth-service.ts';

export const PORTAL_HOST = 'portal.test';
export const OTHER_HOST = 'other.portal.test';
/** Of a project whose addresses are https, as those of all providers outside a laboratory are. */
export const SECURE_HOST = 'secure.portal.test';

export type Answer<Body> = {
  status: number;
  /** Each test knows what it reads. */
  body: Body;
  headers: Record<string, string | string[] | undefined>;
};

type CallOptions = {
  /** The name of a person, or '' for nobody; the administrator unless given. */
  as?: string;
  host?: string;
  headers?: Record<string, string>;
};

/** A running service over an empty store, with two projects: portal.test and other.portal.test. */
export type TestOauth = {
  server: HttpServer;
  context: OauthContext;
  /** Method and address of every route of the service. */
  mounted: string[];
  /** Calls an address below /api/.ory: objects are sent as JSON, URLSearchParams as a form. */
  call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Answer<Body>>;
  /** Lets minutes pass, for this service and for the engine. */
  wait(minutes: number): void;
  /** Gives a project settings. */
  configure(settings: GivenSettings, host?: string): Promise<void>;
};

/**
 * Opens the service over `sql` for one test; the server is closed after it.
 * @param outbound the way to other servers, where a test stands in for them
 */
export async function openTestOauth(
  sql: Sql,
  outbound: Outbound = createOutbound({ allowPrivate: true }),
): Promise<TestOauth> {
  await migrate(sql, oauthMigrations);
  const server = await createHttpServer({
    authenticate: async ({ headers: { 'x-test-caller': name } }) => {
      if (name === undefined) return administrator;
      return name === '' ? anonymous : person(String(name));
    },
  });
  const mounted: string[] = [];
  server.addHook('onRoute', ({ method, url }) => void mounted.push(`${String(method)} ${url}`));
  const context = openOauthContext({
    sql,
    log: createLogger('silent', false),
    secrets: createSecrets(['a secret of this test, long enough to be one']),
    outbound,
    people: {
      claims: async (_project, id, scopes) =>
        scopes.includes('email') ? { email: `${id}@example.org` } : {},
    },
    projects: { ofHost: async (host) => projectOf(host) },
  });
  const access = accessOfAdministrators(async (host) => ({ ...projectOf(host), state: 'running' }));
  await server.register(oauthService(context, access));
  onTestFinished(async () => {
    vi.useRealTimers();
    await server.close();
  });
  return {
    wait: (minutes) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
    },
    server,
    context,
    mounted,
    configure: (settings, host = PORTAL_HOST) => context.projects.configure(projectOf(host).id, settings),
    call: async (method, path, body, { as, host = PORTAL_HOST, headers = {} } = {}) => {
      const isForm = body instanceof URLSearchParams;
      const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
      const answer = await server.inject({
        method: method as 'GET',
        url: path.startsWith('/api/.ory') ? path : `/api/.ory${path}`,
        headers: {
          host,
          ...(as === undefined ? {} : { 'x-test-caller': as }),
          ...(body === undefined ? {} : { 'content-type': type }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: isForm ? body.toString() : JSON.stringify(body) }),
      });
      const isJson = String(answer.headers['content-type']).includes('json');
      return {
        status: answer.statusCode,
        body: (isJson ? answer.json() : answer.body) as never,
        headers: answer.headers as Answer<unknown>['headers'],
      };
    },
  };
}

function projectOf(host: string): { id: string; origin: string } {
  if (host === OTHER_HOST) return { id: 'other', origin: `http://${OTHER_HOST}` };
  if (host === SECURE_HOST) return { id: 'secure', origin: `https://${SECURE_HOST}` };
  if (host === PORTAL_HOST) return { id: 'portal', origin: `http://${PORTAL_HOST}` };
  // Clients over a socket find the service at a port of this machine.
  if (host.startsWith('127.0.0.1:')) return { id: 'portal', origin: `http://${host}` };
  throw notFound('This project does not exist');
}
