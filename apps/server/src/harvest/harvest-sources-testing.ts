import { catalogueService, findLicense } from '@gazetteer/catalogue';
import { harvestService, type HarvestService, type HarvestTables } from '@gazetteer/harvest';
import { migrate, type Sql } from '@gazetteer/kernel';
import { createOutbound } from '@gazetteer/outbound';
// oxlint-disable-next-line no-restricted-imports -- only tests import this file
import {
  administrator,
  createTestServer,
  type Grant,
  grantedMemberships,
  grantingAuthorizer,
  PUBLIC_URL,
} from '@gazetteer/testing';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { applicationMigrations } from '../application-migrations.ts';
import { deskTasks } from '../desk-tasks.ts';

export type Package = Record<string, unknown> & { id: string; name: string };

/** A small CKAN that a test changes while it is read. */
export type SmallCkan = {
  address: string;
  packages: Package[];
  /** How often it was asked. */
  asked: number;
  /** Called before each answer with where the page starts; a status is what it answers then. */
  before: (start: number) => Promise<number | undefined>;
};

export const packageOf = (number: number, more: object = {}): Package => ({
  id: `a-foreign-dataset-${String(number).padStart(4, '0')}`,
  name: `road-${number}`,
  title: `Road ${number}`,
  organization: { name: 'their-roads', title: 'Their roads' },
  resources: [],
  ...more,
});

export async function openCkan(count: number): Promise<SmallCkan> {
  const server = Fastify();
  const ckan: SmallCkan = {
    address: '',
    packages: Array.from({ length: count }, (_, number) => packageOf(number)),
    asked: 0,
    before: async () => undefined,
  };
  server.get('/api/3/action/package_search', async (request, reply) => {
    const { start, rows } = request.query as { start: string; rows: string };
    ckan.asked += 1;
    const status = await ckan.before(Number(start));
    if (status !== undefined) return reply.code(status).send('out of order');
    const results = ckan.packages.slice(Number(start), Number(start) + Number(rows));
    return { success: true, result: { count: ckan.packages.length, results } };
  });
  ckan.address = await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  return ckan;
}

type Json = ReturnType<typeof JSON.parse>;

/** A catalogue with sources, over HTTP: the organisation `roads` has the admin ada and the editor ed, `parks` has bea. */
export async function openSources(sql: Sql) {
  await migrate(sql, applicationMigrations);
  const server = await createTestServer();
  const grants: Grant[] = [];
  const authorizer = grantingAuthorizer(grants);
  await server.register(
    catalogueService({
      sql,
      authorizer,
      memberships: grantedMemberships(grants),
      people: {
        find: async () => undefined,
        describe: async () => [],
        invite: () => Promise.reject(new Error('Nobody is invited here')),
      },
      tables: { drop: async () => {}, describe: async () => new Map() },
      tasks: deskTasks(() => ({
        harvest: one,
        datastore: { imports: { failed: async () => [] }, unpublishedLooks: async () => [] },
        content: { questions: async () => [], waitingQuestions: async () => [] },
      })),
      files: { keep: () => Promise.reject(new Error('No files here')), tabulate: async () => false },
      publicUrl: PUBLIC_URL,
    }),
  );
  const time = { now: Date.UTC(2026, 0, 1, 8) };
  const target = {
    call: (action: string, input: Record<string, unknown>) =>
      server.actions.call(action, input, administrator),
    sql: sql.as<HarvestTables>(),
    readTable: () => Promise.reject(new Error('No tables here')),
    importAreas: () => Promise.reject(new Error('No areas here')),
  };
  const openProcess = (): HarvestService =>
    harvestService({
      sql,
      clock: () => new Date(time.now),
      authorizer,
      target,
      outbound: createOutbound({ allowPrivate: true }),
      findLicense,
      log: { error: (_details: unknown, message?: string) => void faults.push(message ?? '') },
      wait: async () => {},
      pageSize: 20,
    });
  const faults: string[] = [];
  const one = openProcess();
  onTestFinished(() => one.runner.close());
  await server.register(one.plugin);
  const ask = async (
    action: string,
    input: object,
    as = 'ada',
  ): Promise<{ status: number; result: Json }> => {
    const headers = as ? { authorization: as } : {};
    const url = `/api/3/action/${action}`;
    const answer = await server.inject({ method: 'POST', url, headers, payload: input });
    const { result, error } = answer.json<{ result: Json; error: Json }>();
    return { status: answer.statusCode, result: result ?? error };
  };
  for (const [name, person, relation] of [
    ['roads', 'ada', 'admin'],
    ['roads', 'ed', 'editor'],
    ['parks', 'bea', 'admin'],
  ] as const) {
    const known = await ask('organization_show', { id: name }, '');
    const { result } =
      known.status === 200 ? known : await ask('organization_create', { name }, 'administrator');
    grants.push({ person, relation, organization: result.id });
  }
  /** Runs what is due to its end. */
  const turn = async (process = one) => {
    await process.runner.tick();
    await process.runner.settled();
  };
  const pass = (hours: number) => void (time.now += hours * 60 * 60_000);
  const lastRun = async (id: string): Promise<Json> => {
    const { result } = await ask('harvest_run_list', { id });
    return (await ask('harvest_run_show', { id: result.runs[0].id })).result;
  };
  return { ask, one, openProcess, turn, pass, lastRun, faults, server };
}
