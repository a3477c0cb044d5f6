import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { openTable, type OpenTable } from '../tables/open-table.ts';
import type { Column } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { whileTableStands } from '../tables/while-table-stands.ts';
import { buildCount, buildSearch, type SearchRequest } from './build-search.ts';
import { createRecentValues } from './recent-values.ts';
import { searchSource } from './table-source.ts';

/** The most rows one answer carries, as CKAN has it. */
export const MAXIMUM_ROWS = 32_000;

export type FoundField = { id: string; type: string; info?: Column['info'] };

export type FoundRows = {
  resourceId: string;
  fields: FoundField[];
  rows: unknown[][];
  total: number | undefined;
};

/** What is asked of a table, or of one of its versions. */
export type TableRequest = SearchRequest & { includeTotal: boolean; version?: number | undefined };

// Counts by version and condition. Versions never change, so a count stays true as long as it is kept.
const counts = createRecentValues<number>(1000);

/**
 * Finds rows of a table.
 * @param request `limit` must be within MAXIMUM_ROWS
 * @returns `total` of all rows that match, where `includeTotal` asks for it
 * @throws not_found, gone, invalid_input, timed_out
 */
export async function searchTable(
  context: DatastoreContext,
  caller: Caller,
  name: string,
  request: TableRequest,
  signal?: AbortSignal,
): Promise<FoundRows> {
  const table = await openTable(context, caller, name, request.version);
  return whileTableStands(context, table, () => findRows(context, table, request, signal));
}

async function findRows(
  context: DatastoreContext,
  table: OpenTable,
  request: TableRequest,
  signal: AbortSignal | undefined,
): Promise<FoundRows> {
  const source = searchSource(table);
  const search = buildSearch(source, request);
  const [found, total] = await Promise.all([
    request.limit === 0
      ? { rows: [] }
      : withinLimits(
          context.workers.run(
            {
              tables: source.tables,
              sql: search.sql,
              parameters: [...search.parameters],
              rowLimit: MAXIMUM_ROWS,
            },
            signal,
          ),
        ),
    request.includeTotal ? countRows(context, table, request, signal) : undefined,
  ]);
  return {
    resourceId: table.resourceId,
    fields: search.fields.map((field) => withInfo(field, table.columns)),
    rows: found.rows,
    total,
  };
}

/** How many rows a search finds, without its limit. */
export async function countRows(
  context: DatastoreContext,
  table: OpenTable,
  request: SearchRequest,
  signal: AbortSignal | undefined,
): Promise<number> {
  const source = searchSource(table);
  const count = buildCount(source, request);
  if (!count) return table.rowCount;
  const key = JSON.stringify([table.versionId, count]);
  return counts.get(key, async () => {
    const parameters = [...count.parameters];
    const run = context.workers.run({ tables: source.tables, sql: count.sql, parameters }, signal);
    return Number((await withinLimits(run)).rows[0]?.[0] ?? 0);
  });
}

function withInfo(field: { id: string; type: string }, columns: readonly Column[]): FoundField {
  const info = columns.find((column) => column.id === field.id)?.info;
  const { id, type } = field;
  return info && Object.keys(info).length > 0 ? { id, type, info } : { id, type };
}
