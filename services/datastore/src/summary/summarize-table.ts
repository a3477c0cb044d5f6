import { type Caller, createBoundedCache, withMutex } from '@gazetteer/kernel';
import type { AreaTables } from '../areas/area-tables.ts';
import { detectCodeColumn } from '../areas/detect-places.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Ask } from '../engine/query-worker.contract.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import { openTable, type OpenTable, whileTableStands } from '../tables/open-table.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { readSummary, saveSummary } from './summary.store.ts';
import { TABLE } from '../tables/table-sql.ts';
import { measureRows } from './measure-columns.ts';
import { describeColumns, type StoredSummary, type TableSummary } from './table-summary.ts';

const SUMMARY_MILLISECONDS = 5 * 60_000;
const MOST_CODES = 20_000;
// Of what is measured: figures of an earlier edition are measured anew.
const EDITION = 2;

// Reading them goes through all rows of a large table, and every page of a dataset asks. A version never changes.
const CODES_BYTES = 32 * 1024 * 1024;
const BYTES_A_CODE = 64;
const distinctCodes = createBoundedCache<string[][]>(
  CODES_BYTES,
  (rows) => rows.length * (rows[0]?.length ?? 1) * BYTES_A_CODE,
);

/**
 * Summarises a table, or one of its versions: the figures are computed once a version and kept with it, labels and roles come from
 * the dictionary as it is now.
 * @throws not_found, gone
 */
export async function summarizeTable(
  context: DatastoreContext,
  caller: Caller,
  name: string,
  version?: number,
): Promise<TableSummary> {
  const table = await openTable(context, caller, name, version);
  return whileTableStands(context, table, () => describeTable(context, table));
}

async function describeTable(context: DatastoreContext, table: OpenTable): Promise<TableSummary> {
  const { columns: figures, computed_at } = await measureTable(context, table);
  const columns = describeColumns(table.columns, figures);
  const time = columns.find((column) => column.role === 'time');
  return {
    id: table.resourceId,
    row_count: table.rowCount,
    column_count: columns.length,
    columns,
    time: time ? { field: time.id, min: time.min, max: time.max } : null,
    geo: await locate(context, table, figures),
    computed_at,
    version: table.versionNumber,
  };
}

/** The figures of a version's columns, computed where they are not kept yet. */
export async function measureTable(
  context: DatastoreContext,
  table: OpenTable,
  signal?: AbortSignal,
): Promise<StoredSummary> {
  return withMutex(`summary of ${table.versionId}`, async () => {
    const kept = JSON.parse(
      (await readSummary(context.sql, table.versionId)) ?? '{}',
    ) as Partial<StoredSummary>;
    if (kept.edition === EDITION) return kept as StoredSummary;
    const columns = await measureRows(askOf(context, table, signal), table.columns, table.rowCount);
    const summary = { edition: EDITION, columns, computed_at: context.clock().toISOString() };
    await saveSummary(context.sql, table.versionId, JSON.stringify(summary));
    return summary;
  });
}

function askOf(context: DatastoreContext, table: OpenTable, signal?: AbortSignal): Ask {
  const tables = [{ name: TABLE, path: table.path }];
  return async (sql) => {
    const run = context.workers.run({ tables, sql, timeoutMilliseconds: SUMMARY_MILLISECONDS }, signal);
    return (await withinLimits(run)).rows;
  };
}

/** The first geo column whose codes are known; where none are, the first that says its level. */
async function locate(
  context: DatastoreContext,
  table: OpenTable,
  figures: StoredSummary['columns'],
): Promise<TableSummary['geo']> {
  const columns = table.columns.filter(({ info }) => info.role === 'geo');
  const ask = askOf(context, table);
  const found = await detectCodeColumn(context.sql.as<AreaTables>(), columns, async (names) => {
    const texts = names.map((name) => `coalesce(cast(${quoteIdentifier(name)} as varchar), '')`);
    const sql = `select distinct ${texts.join(', ')} from ${TABLE} limit ${MOST_CODES}`;
    return distinctCodes.get(`${table.versionId} ${sql}`, async () => (await ask(sql)) as string[][]);
  });
  if (found) {
    const { scheme, level, field, distinct, match_rate } = found;
    return { scheme, level, field, distinct, match_rate };
  }
  const [first] = columns.filter(({ info }) => info.level);
  if (!first) return null;
  const { level = '', scheme = null } = first.info;
  const distinct = figures[first.id]?.distinct_count ?? 0;
  return { scheme, level, field: first.id, distinct, match_rate: null };
}
