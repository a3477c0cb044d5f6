import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type HttpServer, migrate, type Sql } from '@gazetteer/kernel';
// oxlint-disable-next-line no-restricted-imports -- only tests import this file
import {
  createTestServer,
  type Grant,
  grantedMemberships,
  grantingAuthorizer,
  type OpenStore,
  PUBLIC_URL,
} from '@gazetteer/testing';
import type { InjectOptions } from 'fastify';
import type { DownloadPort, FilePort, PicturePort, TablePort } from './catalogue.ts';
import {
  type CatalogueOptions,
  catalogueMigrations,
  catalogueService,
  resourceDirectory,
} from './catalogue-service.ts';
import type { ResourceDirectory } from './resources/resource-directory.ts';
import type { TableDescription } from './model/table-description.ts';
import { rememberedPeople, type TestPeople } from './people.fixture.ts';

/** A catalogue over HTTP for tests, and ways to call it. */
export type TestCatalogue = {
  server: HttpServer;
  grants: Grant[];
  /** Who has an account: ada, mo, and whom a test adds. */
  people: TestPeople;
  /** Ids of the resources whose tables were dropped, in order. */
  dropped: string[];
  /** What is known of tables by the id of their resource; a test may add some. */
  described: Map<string, TableDescription>;
  /** What is known of uploaded files by the id of their resource; a test may add some. */
  uploads: Map<string, { filename: string; bytes: number }>;
  /** Calls an action by POST with JSON; as the administrator unless `as` names somebody else ('' is nobody). */
  post(action: string, input?: object, as?: string): Promise<Answer>;
  /** Calls an action by GET, as nobody unless `as` names somebody. */
  get(action: string, query?: Record<string, string>, as?: string): Promise<Answer>;
};

type Json = ReturnType<typeof JSON.parse>;
export type Answer = { status: number; result: Json; error: Json };

/** Keeps files in name only: every name that ends in .csv is a table. */
function rememberedFiles(): FilePort {
  return {
    keep: async ({ id, packageId }, { filename }) => ({
      path: `/dataset/${packageId}/resource/${id}/download/${filename}`,
      size: filename.length,
      hash: 'sha256:0a',
    }),
    tabulate: async (_caller, _id, { filename }) => filename.endsWith('.csv'),
  };
}

/** Draws what is written in a file; a file that begins otherwise than with `picture` is none. */
const readPictures: PicturePort = {
  draw: async (path) => {
    const bytes = await readFile(path);
    return bytes.toString().startsWith('picture') ? bytes : undefined;
  },
};

/** Packs nothing: a download is the list of what would be in it, as JSON. */
function listedDownloads(uploads: TestCatalogue['uploads']): DownloadPort {
  return {
    uploads: async (ids) => new Map([...uploads].filter(([id]) => ids.includes(id))),
    pack: async (_caller, entries) => Readable.from([JSON.stringify(entries)]),
  };
}

/** Opens a catalogue in which the organisation `health-board` has the editor `ada` and the member `mo`. */
export async function openCatalogue(
  open: OpenStore,
  more: Partial<
    Pick<
      CatalogueOptions,
      'pages' | 'publicUrl' | 'publishers' | 'tasks' | 'holdings' | 'clock' | 'siteWords'
    >
  > = {},
): Promise<TestCatalogue> {
  const sql = await open();
  await migrate(sql, catalogueMigrations);
  const server = await createTestServer();
  const grants: Grant[] = [];
  const dropped: string[] = [];
  const described = new Map<string, TableDescription>();
  const tables: TablePort = {
    drop: async (id) => void dropped.push(id),
    describe: async (ids) => new Map([...described].filter(([id]) => ids.includes(id))),
  };
  const files = rememberedFiles();
  const uploads: TestCatalogue['uploads'] = new Map();
  const clock = ticking();
  const authorizer = grantingAuthorizer(grants);
  const memberships = grantedMemberships(grants);
  const people = rememberedPeople(['ada', 'mo']);
  await server.register(
    catalogueService({
      sql,
      authorizer,
      memberships,
      people,
      tables,
      files,
      pictures: readPictures,
      downloads: listedDownloads(uploads),
      clock,
      publicUrl: PUBLIC_URL,
      ...more,
    }),
  );
  const call = async (options: InjectOptions, as: string): Promise<Answer> => {
    const answer = await server.inject({ ...options, headers: as ? { authorization: as } : {} });
    const { result, error } = answer.json();
    return { status: answer.statusCode, result, error };
  };
  const catalogue: TestCatalogue = {
    server,
    grants,
    people,
    dropped,
    described,
    uploads,
    post: (action, input = {}, as = 'administrator') =>
      call({ method: 'POST', url: `/api/3/action/${action}`, payload: input }, as),
    get: (action, query = {}, as = '') => call({ method: 'GET', url: `/api/3/action/${action}`, query }, as),
  };
  const organization = { name: 'health-board', title: 'Health Board' };
  const known = await catalogue.get('organization_show', { id: organization.name });
  const { result } = known.result ? known : await catalogue.post('organization_create', organization);
  grants.push({ person: 'ada', relation: 'editor', organization: result.id });
  grants.push({ person: 'mo', relation: 'member', organization: result.id });
  return catalogue;
}

/** A resource that visitors can use, by which a public dataset is listed. */
export const LINK = { name: 'File', url: 'https://example.org/table.csv' };

/** Makes a dataset of the organisation `health-board` as its editor and gives it back. */
export async function createDataset(catalogue: TestCatalogue, given: object = {}): Promise<Answer['result']> {
  const dataset = { name: 'births', title: 'Births', owner_org: 'health-board', ...given };
  const { result, error } = await catalogue.post('package_create', dataset, 'ada');
  if (error) throw new Error(JSON.stringify(error));
  return result;
}

/** What other services know of the resources of a catalogue that stands on this store. */
export function directoryOf({ grants, people }: TestCatalogue, sql: Sql): ResourceDirectory {
  return resourceDirectory({
    sql,
    authorizer: grantingAuthorizer(grants),
    memberships: grantedMemberships(grants),
    people,
    tables: { drop: async () => {}, describe: async () => new Map() },
    files: rememberedFiles(),
    publicUrl: PUBLIC_URL,
  });
}

/** A clock on which a second passes with every look. */
function ticking(): () => Date {
  let time = Date.UTC(2026, 0, 1);
  return () => new Date((time += 1000));
}
