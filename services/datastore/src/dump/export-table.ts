import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { buildSearch, type SearchRequest } from '../search/build-search.ts';
import type { Filterable } from '../search/filter-condition.ts';
import { searchSource } from '../search/table-source.ts';
import { openTable, type OpenTable } from '../tables/open-table.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { type DumpFormat, dumpFormats } from './dump-format.ts';
import { dumpSelect } from './dump-select.ts';

const EXPORT_MILLISECONDS = 15 * 60_000;

/**
 * Writes rows of a table to a file that is made or replaced. JSON and XML get the engine's bare rows, one a
 * line: `frameRows` makes documents of them.
 * @returns the columns that were written
 * @throws invalid_input, timed_out
 */
export async function exportRows(
  context: DatastoreContext,
  table: OpenTable,
  options: { request: SearchRequest; format: DumpFormat; path: string; signal?: AbortSignal },
): Promise<Filterable[]> {
  const { request, format, path, signal } = options;
  const source = searchSource(table);
  const search = buildSearch(source, request);
  await withinLimits(
    context.workers.export(
      {
        tables: source.tables,
        sql: dumpSelect(search, format),
        parameters: [...search.parameters],
        path,
        format: dumpFormats[format].file,
        timeoutMilliseconds: EXPORT_MILLISECONDS,
      },
      signal && { signal },
    ),
  );
  return search.fields;
}

/**
 * Writes a whole table to a file as CSV, TSV, NDJSON or Parquet.
 * @throws not_found
 */
export async function exportTable(
  context: DatastoreContext,
  caller: Caller,
  options: { name: string; format: 'csv' | 'tsv' | 'ndjson' | 'parquet'; path: string },
): Promise<{ rows: number }> {
  const table = await openTable(context, caller, options.name);
  await exportRows(context, table, { request: {}, format: options.format, path: options.path });
  return { rows: table.rowCount };
}
