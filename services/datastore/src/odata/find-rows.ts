import type { DatastoreContext } from '../datastore-context.ts';
import type { SearchRequest } from '../search/search-request.ts';
import { countRows, searchOpenTable } from '../search/search-table.ts';
import { type OpenTable, whileTableStands } from '../tables/open-table.ts';
import { KEY, type Property } from './entity-model.ts';
import { byKeyAlone, type OrderTerm, sortOf } from './read-properties.ts';
import type { Position } from './skip-token.ts';

/** Programs ask for page after page: few large ones cost less than many small ones, and more rows hold up all others. */
const MOST_ROWS = 5000;
const MOST_VALUES = 200_000;

/** What is asked of the rows of a table, in terms of its properties. */
export type RowsRequest = {
  condition?: SearchRequest['condition'];
  selected: readonly Property[];
  order: readonly OrderTerm[];
  /** The most rows of all pages together. */
  top?: number | undefined;
  skip: number;
  /** The most rows of a page that the client wants. */
  pageSize?: number | undefined;
  /** Where a page begins that is not the first. */
  position?: Position | undefined;
};

/** Values stand in the order of the properties; the key comes with every row, whether it was selected or not. */
export type FoundRow = { key: unknown; values: unknown[] };

export type RowsPage = {
  rows: FoundRow[];
  /** Where the next page begins, if there is one. */
  next?: Position;
};

/** Finds a page of rows. @throws not_found, timed_out */
export async function findPage(
  context: DatastoreContext,
  table: OpenTable,
  asked: RowsRequest,
  signal: AbortSignal,
): Promise<RowsPage> {
  const { position, top } = asked;
  const left = position ? position.left : top;
  const size = Math.min(left ?? MOST_ROWS, pageSize(asked));
  const rows = await search(context, table, asked, { limit: left === size ? size : size + 1 }, signal);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  if (rows.length <= size || !last) return { rows: shown };
  const skipped = (position?.skipped ?? asked.skip) + size;
  const place = byKeyAlone(asked.order) ? { after: Number(last.key) } : { skipped };
  const rest = left === undefined ? {} : { left: left - size };
  return { rows: shown, next: { version: table.versionNumber, ...place, ...rest } };
}

/** Finds one row by its key. */
export async function findRow(
  context: DatastoreContext,
  table: OpenTable,
  { key, selected }: { key: string; selected: readonly Property[] },
  signal: AbortSignal,
): Promise<FoundRow | undefined> {
  const asked = { selected, order: [], skip: 0 };
  const [row] = await search(context, table, asked, { limit: 1, filters: { [KEY]: { eq: key } } }, signal);
  return row;
}

/** How many rows match, whatever page is asked for. */
export function countMatches(
  context: DatastoreContext,
  table: OpenTable,
  condition: SearchRequest['condition'],
  signal: AbortSignal,
): Promise<number> {
  return whileTableStands(context, table, () =>
    countRows(context, { table, codes: [] }, { condition }, signal),
  );
}

function pageSize({ selected, pageSize: preferred = MOST_ROWS }: RowsRequest): number {
  const bearable = Math.max(1, Math.floor(MOST_VALUES / Math.max(1, selected.length)));
  return Math.min(preferred, MOST_ROWS, bearable);
}

async function search(
  context: DatastoreContext,
  table: OpenTable,
  asked: RowsRequest,
  bounds: { limit: number; filters?: Record<string, unknown> },
  signal: AbortSignal,
): Promise<FoundRow[]> {
  const names = [...new Set([...asked.selected.map(({ column }) => column.id), KEY])];
  const key = names.indexOf(KEY);
  const request = {
    ...placeOf(asked),
    ...bounds,
    condition: asked.condition,
    fields: names,
    includeTotal: false,
  };
  const { rows } = await searchOpenTable(context, table, request, signal);
  return rows.map((row) => ({ key: row[key], values: row }));
}

/** In the order of keys a page begins behind a key, which costs the same however far that is. */
function placeOf({ order, position, skip }: RowsRequest): Pick<SearchRequest, 'sort' | 'offset' | 'filters'> {
  if (!byKeyAlone(order)) return { sort: sortOf(order), offset: position?.skipped ?? skip };
  const sort = sortOf(order.slice(0, 1));
  if (position?.after === undefined) return { sort, offset: skip };
  const isDescending = order[0]?.descending ?? false;
  return { sort, filters: { [KEY]: isDescending ? { lt: position.after } : { gt: position.after } } };
}
