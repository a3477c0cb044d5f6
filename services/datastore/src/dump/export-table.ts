import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { buildSearch } from '../search/build-search.ts';
import type { Filterable } from '../search/filter-condition.ts';
import { searchSource } from '../search/table-source.ts';
import { openTable, whileTableStands } from '../tables/open-table.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { columnHeads } from './column-heads.ts';
import type { Dump } from './describe-dump.ts';
import { dumpFormats } from './dump-format.ts';
import { dumpSelect } from './dump-select.ts';

const EXPORT_MILLISECONDS = 15 * 60_000;

/** Rows on their way to a file: the columns, and the work that writes them. */
export type RowExport = { fields: Filterable[]; write(path: string, signal?: AbortSignal): Promise<void> };

/**
 * Prepares to write rows of a table to a file that is made or replaced. JSON, XML and XLSX get the engine's bare
 * rows, one a line: `frameRows` makes documents of them.
 * @throws invalid_input; the writing not_found, timed_out
 */
export function exportRows(
  context: DatastoreContext,
  dump: Pick<Dump, 'table' | 'search' | 'codes' | 'format' | 'language'>,
): RowExport {
  const { table, search: request, codes, format } = dump;
  const headOf = columnHeads(table.columns, format, dump.language);
  const source = searchSource(table, codes);
  const search = buildSearch(source, request);
  const query = {
    tables: source.tables,
    sql: dumpSelect(search, format, headOf),
    parameters: [...search.parameters],
    format: dumpFormats[format].file,
    timeoutMilliseconds: EXPORT_MILLISECONDS,
  };
  return {
    fields: search.fields.map((field) => ({ ...field, id: headOf(field.id) })),
    write: async (path, signal) => {
      const work = () => context.workers.export({ ...query, path }, signal && { signal });
      await whileTableStands(context, table, () => withinLimits(work()));
    },
  };
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
  await exportRows(context, { table, search: {}, codes: [], format: options.format }).write(options.path);
  return { rows: table.rowCount };
}
