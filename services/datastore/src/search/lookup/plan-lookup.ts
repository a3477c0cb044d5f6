import type { LookedUpValue, RowIndex } from '../../row-index/open-row-index.ts';
import type { Column } from '../../tables/column.ts';
import { storedText } from '../../tables/record-values.ts';
import type { SearchRequest } from '../search-request.ts';
import { readSort } from '../sort-order.ts';

/** Rows by their `_id` and by the values of indexed columns: what a row index answers by itself. */
export type Lookup = {
  /** Bounds of `_id`, both included. */
  ids: { from: number; to: number };
  /** Each of these columns has to have one of its values. */
  columns: readonly { name: string; values: readonly LookedUpValue[] }[];
  descending: boolean;
  offset: number;
  limit: number;
};

/** What is read row by row; more is read faster by the engine. */
const MOST_ROWS = 1000;

/**
 * Tells whether a search can be answered by a row index, and how.
 * @param request one that the table's own rules have accepted
 * @returns undefined for a search of words, an order or a condition that a row index has nothing for
 */
export function planLookup(
  request: SearchRequest,
  columns: readonly Column[],
  index: RowIndex,
): Lookup | undefined {
  const { q, fullText, condition, distinct, limit, offset = 0, filters = {} } = request;
  if (q || fullText || condition || distinct || Array.isArray(filters)) return undefined;
  if (limit === undefined || limit > MOST_ROWS) return undefined;
  const order = orderOf(request, columns);
  const lookup = { ids: { from: 1, to: Number.MAX_SAFE_INTEGER }, columns: [], offset, limit };
  return order && addFilters({ ...lookup, ...order }, filters, columns, index);
}

/** The order of `_id`, up or down; undefined for any other. */
function orderOf(
  { sort = '' }: SearchRequest,
  columns: readonly Column[],
): Pick<Lookup, 'descending'> | undefined {
  const [first] = readSort(sort, new Set(['_id', ...columns.map(({ id }) => id)]));
  if (first && first.column !== '_id') return undefined;
  return { descending: first?.descending ?? false };
}

function addFilters(
  lookup: Lookup,
  filters: Record<string, unknown>,
  columns: readonly Column[],
  index: RowIndex,
): Lookup | undefined {
  let found: Lookup | undefined = lookup;
  for (const [name, wanted] of Object.entries(filters)) {
    if (!found) return undefined;
    found = name === '_id' ? withIds(found, wanted) : withColumn(found, name, wanted, columns, index);
  }
  return found;
}

function withColumn(
  lookup: Lookup,
  name: string,
  wanted: unknown,
  columns: readonly Column[],
  index: RowIndex,
): Lookup | undefined {
  const column = columns.find(({ id }) => id === name);
  if (!column || !index.isIndexed(name)) return undefined;
  const values = (Array.isArray(wanted) ? wanted : [wanted]).map((value) => lookedUp(value, column.type));
  const known = values.filter((value) => value !== undefined);
  if (known.length < values.length) return undefined;
  return { ...lookup, columns: [...lookup.columns, { name, values: [...new Set(known)] }] };
}

/** The value as the index has it; undefined for a comparison, a missing value, or a column without such values. */
function lookedUp(value: unknown, type: string): LookedUpValue | undefined {
  if (value === null || typeof value === 'object') return undefined;
  const text = storedText(value, type) ?? undefined;
  // The engine writes the year before the first one in a way of its own.
  if (text === undefined || (type === 'date' && text < '0001')) return undefined;
  return type === 'int' ? BigInt(text) : text;
}

/** Narrows the bounds of `_id` by one value or by comparisons, such as the filter that leads to the next page. */
function withIds(lookup: Lookup, wanted: unknown): Lookup | undefined {
  const comparisons = wholeNumber(wanted) === undefined ? wanted : { eq: wanted };
  if (typeof comparisons !== 'object' || comparisons === null || Array.isArray(comparisons)) return undefined;
  let { from, to } = lookup.ids;
  for (const [operator, value] of Object.entries(comparisons)) {
    const id = wholeNumber(value);
    if (id === undefined) return undefined;
    if (operator === 'gt' || operator === 'gte' || operator === 'eq') {
      from = Math.max(from, operator === 'gt' ? id + 1 : id);
    }
    if (operator === 'lt' || operator === 'lte' || operator === 'eq') {
      to = Math.min(to, operator === 'lt' ? id - 1 : id);
    }
    if (!['gt', 'gte', 'lt', 'lte', 'eq'].includes(operator)) return undefined;
  }
  return { ...lookup, ids: { from, to } };
}

function wholeNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const text = storedText(value, 'int');
  return text && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
}
