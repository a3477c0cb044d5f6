import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { CodeColumn } from '../places/code-column.ts';
import { readCodeColumns } from '../places/read-code-columns.ts';
import { openTable, type OpenTable, whileTableStands } from '../tables/open-table.ts';
import type { Column } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { type BuiltSearch, buildCount, buildSearch, type Statement } from './build-search.ts';
import { type RowIndex, isDamage } from '../row-index/open-row-index.ts';
import { type Lookup, planLookup } from './lookup/plan-lookup.ts';
import { runLookup } from './lookup/run-lookup.ts';
import type { SearchRequest } from './search-request.ts';
import { createRecentValues } from './recent-values.ts';
import { requireBearable } from './search-bounds.ts';
import { searchSource } from './table-source.ts';

/** The most rows one answer carries, as CKAN has it. */
export const MAXIMUM_ROWS = 32_000;

export type FoundField = { id: string; type: string; info?: Column['info'] };

export type FoundRows = {
  resourceId: string;
  fields: FoundField[];
  rows: unknown[][];
  total: number | undefined;
  /** True where `total` was reckoned from the part of the table that was read. */
  isEstimate: boolean;
  /** The columns of place codes, where the search went by the names of places. */
  codes: readonly CodeColumn[];
};

/** What is asked of a table, or of one of its versions. */
export type TableRequest = SearchRequest & { includeTotal: boolean; version?: number | undefined };

// Counts by version and condition. Versions never change, so a count stays true as long as it is kept.
const counts = createRecentValues<number>(1000);
// So do pages. Most who come look at the first one: some sixteen megabytes of them at most.
const pages = createRecentValues<unknown[][]>(250);
const KEPT_PAGE_ROWS = 100;
const KEPT_PAGE_BYTES = 64 * 1024;
// How long a page waits for the number of its matches, where there are very many.
const PATIENCE_MILLISECONDS = 300;

/**
 * Finds rows of a table.
 * @param request `limit` must be within MAXIMUM_ROWS
 * @returns `total` of all rows that match, where `includeTotal` asks for it
 * @throws not_found, gone, invalid_input, timed_out; what asks too much before anything else
 */
export async function searchTable(
  context: DatastoreContext,
  caller: Caller,
  name: string,
  request: TableRequest,
  signal?: AbortSignal,
): Promise<FoundRows> {
  requireBearable(request);
  const table = await openTable(context, caller, name, request.version);
  return searchOpenTable(context, table, request, signal);
}

/**
 * Finds rows of a table that its reader has opened already; the bounds of the request are theirs to look at.
 * @throws not_found, invalid_input, timed_out
 */
export function searchOpenTable(
  context: DatastoreContext,
  table: OpenTable,
  request: Omit<TableRequest, 'version'>,
  signal?: AbortSignal,
): Promise<FoundRows> {
  return whileTableStands(context, table, () => findRows(context, table, request, signal));
}

async function findRows(
  context: DatastoreContext,
  table: OpenTable,
  request: TableRequest,
  signal: AbortSignal | undefined,
): Promise<FoundRows> {
  const codes = request.placeNames ? await readCodeColumns(context, table) : [];
  const search = buildSearch(searchSource(table, codes), request);
  const answer = {
    resourceId: table.resourceId,
    codes,
    fields: search.fields.map((field) => withInfo(field, table.columns)),
  };
  if (search.mostCandidates !== undefined && request.limit !== 0) {
    return { ...answer, ...(await findMatches(context, table, request, { ...search, codes }, signal)) };
  }
  const looked = lookUp(context, table, search.fields, request);
  if (looked) return { ...answer, ...looked, isEstimate: false };
  const [rows, total] = await Promise.all([
    request.limit === 0 ? [] : readPage(context, table, search, signal),
    request.includeTotal ? countRows(context, { table, codes }, request, signal) : undefined,
  ]);
  return { ...answer, rows, total, isEstimate: false };
}

/** The rows by the row index, where there is one that can tell them. */
function lookUp(
  context: DatastoreContext,
  table: OpenTable,
  fields: BuiltSearch['fields'],
  request: TableRequest,
): Pick<FoundRows, 'rows' | 'total'> | undefined {
  const index = context.rowIndexes.find(table);
  const lookup = index && planLookup(request, table.columns, index);
  const found = lookup && readIndex(context, index, table, lookup);
  if (!found) return undefined;
  const places = fields.map(({ id }) => index.placeOf(id) ?? -1);
  const isWhole = places.length === found.rows[0]?.length && places.every((place, at) => place === at);
  return {
    rows: isWhole ? found.rows : found.rows.map((row) => places.map((place) => row[place])),
    total: request.includeTotal ? found.total : undefined,
  };
}

/** A file that is damaged is made anew; what was asked of it the engine answers meanwhile. */
function readIndex(
  context: DatastoreContext,
  index: RowIndex,
  table: OpenTable,
  lookup: Lookup,
): ReturnType<typeof runLookup> {
  try {
    return runLookup(index, table, lookup);
  } catch (error) {
    if (!isDamage(error)) throw error;
    void context.rowIndexes.forget(table.versionId).catch(() => undefined);
    return undefined;
  }
}

/** One pass over the table gives the page, and where there are few matches their number too. */
async function findMatches(
  context: DatastoreContext,
  table: OpenTable,
  request: TableRequest,
  search: BuiltSearch & { codes: readonly CodeColumn[] },
  signal: AbortSignal | undefined,
): Promise<Pick<FoundRows, 'rows' | 'total' | 'isEstimate'>> {
  const found = await readPage(context, table, search, signal);
  const width = search.fields.length;
  const rows = found.map((row) => row.slice(0, width));
  if (!request.includeTotal) return { rows, total: undefined, isEstimate: false };
  const [count, reach] = (found[0] ?? []).slice(width).map(Number);
  const isWhole = count === undefined ? !request.offset : count < (search.mostCandidates ?? 0);
  if (isWhole) return { rows, total: count ?? 0, isEstimate: false };
  const counting = countRows(context, { table, codes: search.codes }, request, signal);
  if (count === undefined || !reach) return { rows, total: await counting, isEstimate: false };
  // Counting goes on for whoever asks next; what ends it does not concern this answer.
  const counted = await Promise.race([counting.catch(() => undefined), pause(PATIENCE_MILLISECONDS)]);
  const estimate = Math.round((count * table.rowCount) / Math.max(1, Math.min(reach, table.rowCount)));
  return { rows, total: counted ?? estimate, isEstimate: counted === undefined };
}

async function readPage(
  context: DatastoreContext,
  table: OpenTable,
  { sql, parameters }: BuiltSearch,
  signal: AbortSignal | undefined,
): Promise<unknown[][]> {
  const key = keyOf(table, { sql, parameters });
  const kept = pages.find(key);
  if (kept) return kept;
  const { tables } = searchSource(table);
  const query = { tables, sql, parameters: [...parameters], rowLimit: MAXIMUM_ROWS };
  const { rows } = await withinLimits(context.workers.run(query, signal));
  if (isSmall(rows)) pages.keep(key, rows);
  return rows;
}

function isSmall(rows: readonly (readonly unknown[])[]): boolean {
  if (rows.length > KEPT_PAGE_ROWS) return false;
  let size = 0;
  for (const row of rows) {
    for (const value of row) size += typeof value === 'string' ? 16 + 2 * value.length : 16;
  }
  return size <= KEPT_PAGE_BYTES;
}

/** How many rows a search finds, without its limit. */
export async function countRows(
  context: DatastoreContext,
  { table, codes }: { table: OpenTable; codes: readonly CodeColumn[] },
  request: SearchRequest,
  signal: AbortSignal | undefined,
): Promise<number> {
  const source = searchSource(table, codes);
  const count = buildCount(source, request);
  if (!count) return table.rowCount;
  const key = keyOf(table, count);
  return counts.get(key, async () => {
    const parameters = [...count.parameters];
    const run = context.workers.run({ tables: source.tables, sql: count.sql, parameters }, signal);
    return Number((await withinLimits(run)).rows[0]?.[0] ?? 0);
  });
}

/** Of one length: the codes that have a name in common may be thousands. */
function keyOf({ versionId }: OpenTable, { sql, parameters }: Statement): string {
  const question = JSON.stringify([sql, parameters]);
  return `${versionId} ${createHash('sha256').update(question).digest('base64url')}`;
}

function withInfo(field: { id: string; type: string }, columns: readonly Column[]): FoundField {
  const info = columns.find((column) => column.id === field.id)?.info;
  const { id, type } = field;
  return info && Object.keys(info).length > 0 ? { id, type, info } : { id, type };
}
