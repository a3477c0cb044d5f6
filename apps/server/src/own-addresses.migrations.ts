import type { Migration } from '@gazetteer/kernel';
import type { Kysely } from 'kysely';

type Tables = {
  catalogue_datasets: { id: string; document: string };
  search_documents: { id: string; body: string };
  datastore_uploads: { resource_id: string; filename: string };
};
type Query = Kysely<Tables>;

type StoredResource = { id: string; url: string; url_type: string | null; datastore_active: boolean };
type StoredDataset = { resources: StoredResource[] };

const DATASETS_AT_A_TIME = 200;

/**
 * Addresses of tables and of uploaded files were stored with the PUBLIC_URL of their time; now their path is, and the
 * rest is added when they are read.
 */
export const ownAddressMigrations: readonly Migration[] = [
  {
    name: 'server/0002-own-addresses',
    up: async (query) => {
      let after = '';
      for (;;) {
        const last = await shortenAfter(query, after);
        if (last === undefined) return;
        after = last;
      }
    },
  },
];

async function shortenAfter(query: Query, after: string): Promise<string | undefined> {
  const rows = await query
    .selectFrom('catalogue_datasets')
    .select(['id', 'document'])
    .where('id', '>', after)
    .where((where) =>
      where.or([where('document', 'like', '%/datastore/dump/%'), where('document', 'like', '%/download/%')]),
    )
    .orderBy('id')
    .limit(DATASETS_AT_A_TIME)
    .execute();
  for (const { id, document } of rows) await shortenDataset(query, id, document);
  return rows.at(-1)?.id;
}

async function shortenDataset(query: Query, id: string, document: string): Promise<void> {
  const dataset = JSON.parse(document) as StoredDataset;
  const files = await filesOf(query, dataset);
  const shortened = withPaths(dataset, files);
  if (shortened === undefined) return;
  await query.updateTable('catalogue_datasets').set({ document: shortened }).where('id', '=', id).execute();
  const found = await query
    .selectFrom('search_documents')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirst();
  // What was removed from the index has no text.
  const body = found?.body ? withPaths(JSON.parse(found.body) as StoredDataset, files) : undefined;
  if (body !== undefined) {
    await query.updateTable('search_documents').set({ body }).where('id', '=', id).execute();
  }
}

/** The names of the files that were uploaded to resources, by the ids of these. */
async function filesOf(query: Query, { resources }: StoredDataset): Promise<Map<string, string>> {
  const ids = resources.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('datastore_uploads')
    .select(['resource_id', 'filename'])
    .where('resource_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ resource_id, filename }) => [resource_id, filename]));
}

/** The dataset as JSON with paths where addresses of this installation were; undefined where there are none. */
function withPaths(dataset: StoredDataset, files: ReadonlyMap<string, string>): string | undefined {
  const resources = dataset.resources.map((resource) => {
    const path = ownPath(resource, files.get(resource.id));
    return path === undefined ? resource : { ...resource, url: path };
  });
  const isChanged = resources.some((resource, place) => resource !== dataset.resources[place]);
  return isChanged ? JSON.stringify({ ...dataset, resources }) : undefined;
}

/**
 * The path of an address of this installation, whatever it was called then: that of the resource's own table, or of
 * the file that is stored for it. A dataset copied from elsewhere may have the same ids, but neither of these.
 */
function ownPath(resource: StoredResource, filename: string | undefined): string | undefined {
  const path = /^https?:\/\/[^/]+(\/.*)$/.exec(resource.url)?.[1];
  if (path === undefined) return undefined;
  const isTable = resource.url_type === 'datastore' && resource.datastore_active;
  if (isTable && path === `/datastore/dump/${resource.id}`) return path;
  const isFile = filename !== undefined && path.endsWith(`/resource/${resource.id}/download/${filename}`);
  return isFile && path.startsWith('/dataset/') ? path : undefined;
}
