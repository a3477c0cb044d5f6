import type { Log, Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import type { Catalogue, TablePort } from '../catalogue.ts';
import type { TableDescription } from '../model/table-description.ts';
import { type OutlineColumn, replaceColumns } from '../model/column.store.ts';
import type { SearchDocument } from '../search/describe/search-document.ts';
import { listDatasetIds, lockDataset } from '../model/dataset.store.ts';
import { finishDataset } from './finish-datasets.ts';
import { createSearchIndex, type Rebuilt } from '../search/search-index.ts';
import { searchDocument } from './reindex-datasets.ts';

type Indexed = Pick<Catalogue, 'sql' | 'index' | 'publicUrl'> & { tables: Pick<TablePort, 'describe'> };

/** As many as one transaction takes, during which others who write have to wait. */
const BATCH = 20;

/**
 * Makes the search index anew where a release or a restored backup asks for it, and asks for the columns of every table on
 * the way. Searches and changes go on meanwhile; whatever was cut off begins again at the next start, as do datasets that
 * failed.
 * @returns how many datasets were put into the index, and which failed
 */
export async function rebuildStaleIndex(catalogue: Indexed, signal: AbortSignal): Promise<Rebuilt> {
  if ((await catalogue.index.readState()) === 'fresh') return { count: 0, failures: [] };
  return catalogue.index.rebuild(batches(catalogue, signal), (id) => readDataset(catalogue, id));
}

/** The same for a server that may be closed meanwhile: what its end cuts off is no failure. */
export async function rebuildUntilClosed(
  catalogue: Indexed,
  signal: AbortSignal,
  log: Pick<Log, 'error'>,
): Promise<void> {
  try {
    const { failures } = await rebuildStaleIndex(catalogue, signal);
    for (const { id, error } of failures)
      log.error({ err: error, dataset: id }, 'a dataset could not be put into the search index');
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** The same for a store that no server uses, such as one that was restored to see whether a backup is whole. */
export function rebuildSearchIndex(
  { sql, ...others }: { sql: Sql } & Pick<Indexed, 'tables' | 'publicUrl'>,
  signal: AbortSignal,
): Promise<Rebuilt> {
  return rebuildStaleIndex(
    { ...others, sql: sql.as<CatalogueTables>(), index: createSearchIndex(sql) },
    signal,
  );
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
