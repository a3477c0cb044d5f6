import type { Catalogue } from '../catalogue.ts';
import type { TableDescription } from '../model/table-description.ts';
import { type OutlineColumn, replaceColumns } from '../model/column.store.ts';
import type { SearchDocument } from '../search/describe/search-document.ts';
import { listDatasetIds, lockDataset } from '../model/dataset.store.ts';
import { finishDataset } from './finish-datasets.ts';
import { searchDocument } from './reindex-datasets.ts';

type Indexed = Pick<Catalogue, 'sql' | 'tables' | 'index' | 'publicUrl'>;

/** As many as one transaction takes, during which others who write have to wait. */
const BATCH = 20;

/**
 * Makes the search index anew where a release has changed what is kept in it, and asks for the columns of every
 * table on the way. Searches and changes go on meanwhile; whatever was cut off begins again at the next start.
 * @returns how many datasets were put into the index
 */
export async function rebuildStaleIndex(catalogue: Indexed, signal: AbortSignal): Promise<number> {
  if (!(await catalogue.index.isStale())) return 0;
  return catalogue.index.rebuild(batches(catalogue, signal), (id) => readDataset(catalogue, id));
}

/** The same for a server that may be closed meanwhile: what its end cuts off is no failure. */
export async function rebuildUntilClosed(catalogue: Indexed, signal: AbortSignal): Promise<void> {
  try {
    await rebuildStaleIndex(catalogue, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function* batches({ sql }: Indexed, signal: AbortSignal): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    signal.throwIfAborted();
    const ids = await listDatasetIds(sql, { after, limit: BATCH });
    const last = ids.at(-1);
    if (last === undefined) return;
    yield ids;
    after = last;
  }
}

async function readDataset(catalogue: Indexed, id: string): Promise<SearchDocument | undefined> {
  const { sql, tables } = catalogue;
  const document = await lockDataset(sql, id);
  if (!document) return undefined;
  const active = document.resources.filter((resource) => resource.datastore_active).map((one) => one.id);
  for (const [resourceId, table] of await tables.describe(active))
    await replaceColumns(sql, resourceId, outlineOf(table));
  return searchDocument(catalogue, await finishDataset(catalogue, document));
}

function outlineOf({ columns }: Pick<TableDescription, 'columns'>): OutlineColumn[] {
  return columns.map(({ notes, notes_translated, ...column }) => ({
    ...column,
    description: notes,
    ...(notes_translated && { description_translated: notes_translated }),
  }));
}
