import { createHttpServer, createLogger, type HttpServer, migrate, type Sql } from '@gazetteer/kernel';
import { accessOfAdministrators } from '@gazetteer/ory';
import { administrator, person } from '@gazetteer/testing';
import { onTestFinished } from 'vitest';
import { identityMigrations } from './identity-migrations.ts';
import { identityService, openIdentityContext } from './identity-service.ts';
import type { PersonalDataPort, IdentityContext } from './model/identity-context.ts';
import { PORTAL_PROJECT, type Project } from './model/projects/project.ts';
import { testSettings } from './test-settings.ts';

/** Where the projects of the tests are: the portal's own, and another below it. */
export const PORTAL_HOST = 'portal.test';
export const OTHER_HOST = 'other.portal.test';

/** A running service over an empty store, with two projects. */
export type TestIdentity = {
  context: IdentityContext;
  server: HttpServer;
  /** The portal's project: every method is on. */
  project: Project;
  /** Another project, of which the first must never see anything. */
  other: Project;
  /** Lets time pass, for everything that goes by the service's clock. */
  wait(milliseconds: number): void;
  /** Replaces the settings of a project, the portal's unless said otherwise, by the usual ones with changes laid over them. */
  configure(changes: object, project?: string): Promise<Project>;
};

type Options = {
  fetch?: typeof globalThis.fetch;
  publicUrl?: string;
  /** Where the pages of the flows are, if not at the public address. */
  pagesUrl?: string;
  personalData?: PersonalDataPort;
};

/** Opens the service over `sql` for one test; the server is closed after it. */
export async function openTestIdentity(sql: Sql, options: Options = {}): Promise<TestIdentity> {
  await migrate(sql, identityMigrations);
  const publicUrl = options.publicUrl ?? `http://${PORTAL_HOST}`;
  let now = Date.parse('2026-11-20T10:00:00.000Z');
  const context = openIdentityContext({
    sql,
    publicUrl,
    secrets: ['a secret of the tests that is long enough'],
    log: createLogger('silent', false),
    clock: () => new Date(now),
    ...(options.fetch ? { fetch: options.fetch } : {}),
    ...(options.personalData ? { personalData: options.personalData } : {}),
  });
  const settings = testSettings(options.pagesUrl ?? publicUrl);
  const project = await context.projects.create({
    id: PORTAL_PROJECT,
    slug: 'portal',
    name: 'Portal',
    settings,
  });
  const other = await context.projects.create({ slug: 'other', name: 'Other', settings });
  const server = await createHttpServer({
    authenticate: async ({ headers }) => {
      if (headers['x-test-caller'] === 'administrator') return administrator;
      return typeof headers['x-test-caller'] === 'string'
        ? person(headers['x-test-caller'])
        : { kind: 'anonymous' };
    },
  });
  const access = accessOfAdministrators((host) => context.projects.ofHost(host));
  await server.register(identityService(context, access));
  onTestFinished(() => server.close());
  return {
    context,
    server,
    project,
    other,
    wait: (milliseconds) => void (now += milliseconds),
    configure: (changes, id = PORTAL_PROJECT) => context.projects.configure(id, overlay(settings, changes)),
  };
}

function overlay(below: unknown, above: unknown): unknown {
  if (!isPlain(below) || !isPlain(above)) return above;
  const names = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries(
    [...names].map((name) => [name, name in above ? overlay(below[name], above[name]) : below[name]]),
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
