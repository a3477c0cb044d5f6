/** What the datastore's tests stand on: a server with the service, over a catalogue made of plain objects. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HttpServer, migrate, notFound, type Sql } from '@gazetteer/kernel';
import {
  createTestServer,
  type Grant,
  grantingAuthorizer,
  objectsOfTest,
  PUBLIC_URL,
} from '@gazetteer/testing';
import { onTestFinished } from 'vitest';
import type { ResourcePort, TableOutline } from './datastore-context.ts';
import { datastoreMigrations } from './datastore-migrations.ts';
import { type Datastore, type DatastoreOptions, datastoreService } from './datastore-service.ts';
import type { QueryWorkers } from './engine/query-worker.contract.ts';
import { createQueryWorkers } from './engine/query-workers.ts';
import { openObjectStore } from './objects/open-object-store.ts';

export type TestResource = {
  id: string;
  packageId: string;
  organizationId: string | null;
  private: boolean;
  urlType: string | null;
  sku?: string;
  title?: string;
  attribution?: { source: string | null; years: string | null };
  license?: { id: string; title: string; url: string };
  /** What the catalogue was told of its table. */
  table: TableOutline | null;
};

export type TestDatastore = {
  server: HttpServer;
  datastore: Datastore;
  /** The folder that has the objects in the end, each a file. */
  folder: string;
  resources: Map<string, TestResource>;
  /** Adds a resource to the catalogue, public and editable unless told otherwise, and gives its id. */
  addResource: (properties?: Partial<TestResource>) => string;
  /** Calls an action by POST as the administrator, or as the person named. */
  call: <Result = FoundRecords>(action: string, input: object, as?: string) => Promise<Answer<Result>>;
};

/** What `datastore_search` finds; rows are lists where the test asks for lists. */
export type FoundRecords<Row = Record<string, unknown>> = {
  resource_id: string;
  fields: { id: string; type: string }[];
  records: Row[];
  total: number;
  [more: string]: unknown;
};

export type FoundLists = FoundRecords<unknown[]>;

/** The envelope's content: `result` of a call that went well, `error` of one that did not. */
export type Answer<Result> = {
  status: number;
  result: Result;
  error: { message: string; __type: string; [field: string]: string | string[] };
};

const ORGANIZATION = 'statistics-office';

/** Starting DuckDB takes a quarter of a second, so the tests of a process share one pool; it ends with the process. */
let workers: QueryWorkers | undefined;

function sharedWorkers(): QueryWorkers {
  workers ??= createQueryWorkers({ count: 1, memoryMegabytes: 256, timeoutMilliseconds: 20_000 });
  return workers;
}

type OwnOptions = {
  /** The test changes stored files behind the service's back: they are in a folder, of which it keeps no copies, in every run. */
  harmsFiles?: boolean;
};

/** Opens a datastore on the SQL store; it is closed and removed after the test. */
export async function openTestDatastore(
  sql: Sql,
  grants: Grant[] = [],
  {
    logger,
    harmsFiles = false,
    ...options
  }: Partial<DatastoreOptions> & Parameters<typeof createTestServer>[0] & OwnOptions = {},
): Promise<TestDatastore> {
  await migrate(sql, datastoreMigrations);
  const own = await mkdtemp(join(tmpdir(), 'gazetteer-objects-'));
  const { address, folder } = harmsFiles ? { address: `file:${own}`, folder: own } : objectsOfTest(own);
  onTestFinished(async () => {
    for (const used of new Set([own, folder])) await rm(used, { recursive: true });
  });
  const resources = new Map<string, TestResource>();
  const addResource = (properties: Partial<TestResource> = {}): string => {
    const id = properties.id ?? randomUUID();
    const basics = {
      packageId: 'dataset',
      organizationId: ORGANIZATION,
      private: false,
      urlType: 'datastore',
    };
    resources.set(id, { id, ...basics, table: null, ...properties });
    return id;
  };
  const datastore = await datastoreService({
    sql,
    authorizer: grantingAuthorizer(grants),
    objects: await openObjectStore(address, own),
    // A copy of the handle, so that what a test watches or replaces in it stays its own.
    workers: { ...sharedWorkers() },
    resources: portOver(resources, addResource),
    publicUrl: PUBLIC_URL,
    ...options,
  });
  const server = await createTestServer(logger ? { logger } : {});
  await server.register(datastore.plugin);
  return { server, datastore, folder, resources, addResource, call: callerOf(server) };
}

function portOver(
  resources: Map<string, TestResource>,
  addResource: TestDatastore['addResource'],
): ResourcePort {
  return {
    find: async (id) => resources.get(id),
    cite: async (id) => {
      const { sku = null, title = 'Table', packageId = '' } = resources.get(id) ?? {};
      const dataset = { id: packageId, name: packageId, title: 'Dataset' };
      return { dataset, organization: null, sku, name: title };
    },
    listResources: async (name) =>
      [...resources.values()].flatMap(({ id, packageId }) => (packageId === name ? [id] : [])),
    findBySku: async (skus) => {
      const bySku = new Map([...resources.values()].map(({ sku, id }) => [sku, id]));
      return skus.map((sku) => bySku.get(sku)).find((id) => id !== undefined);
    },
    findDataset: async (id) =>
      id === 'dataset' ? { id, organizationId: ORGANIZATION, private: false } : undefined,
    create: async (_caller, resource) => {
      if (resource['package_id'] === 'missing') throw notFound();
      return { id: addResource({ packageId: String(resource['package_id']) }) };
    },
    remove: async (_caller, id) => void resources.delete(id),
    setFile: async () => {},
    setTable: async (_caller, id, table) => {
      const resource = resources.get(id);
      if (resource) resource.table = table;
      return resource !== undefined;
    },
  };
}

function callerOf(server: HttpServer): TestDatastore['call'] {
  return async <Result>(action: string, input: object, as = 'administrator'): Promise<Answer<Result>> => {
    const answer = await server.inject({
      method: 'POST',
      url: `/api/3/action/${action}`,
      headers: as === '' ? {} : { authorization: as },
      payload: input,
    });
    const { result, error } = answer.json<Answer<Result>>();
    return { status: answer.statusCode, result, error };
  };
}
