import type { ActionInput, ActionResult } from '@gazetteer/client';
import type { NamedCode, TableColumn } from '@gazetteer/ui';
import type { ColumnFilter, TableState } from './table-address.ts';

/** Rows that are asked for at once, and that a page without script shows. */
export const blockSize = 50;

type SearchInput = Pick<ActionInput<'datastore_search'>, 'filters' | 'q' | 'sort' | 'fields' | 'place_names'>;
type QueryColumn = Pick<TableColumn, 'id' | 'type' | 'codes'>;

/** What the address asks of a table, as `datastore_search` and the download take it. */
export function tableQuery(state: TableState, columns: readonly QueryColumn[]): SearchInput {
  const types = new Map(columns.map(({ id, type }) => [id, type]));
  const filters = Object.fromEntries(
    state.filters.map((filter) => [filter.column, wanted(filter, types.get(filter.column) ?? 'text')]),
  );
  return {
    ...(state.filters.length > 0 ? { filters } : {}),
    ...(state.find ? { q: state.find } : {}),
    // Rows that match keep the table's own order unless the reader asks for another.
    ...(state.sort ? { sort: sortClause(state.sort) } : state.find ? { sort: '_id asc' } : {}),
    fields: state.columns ?? columns.map(({ id }) => id),
    ...(asksByName(state, columns) ? { place_names: true } : {}),
  };
}

/** Whether what is asked for may be the name of a place whose code alone stands in the table. */
function asksByName({ find, filters }: TableState, columns: readonly QueryColumn[]): boolean {
  return columns.some(({ codes }) => codes) && (find !== '' || filters.some(({ contains }) => contains));
}

/** One column's condition: a list of values, or comparisons that must all hold. */
function wanted({ is, min, max, contains }: ColumnFilter, type: string): unknown {
  if (is && !min && !max && !contains) return is.map((value) => typed(value, type));
  return {
    ...(contains ? { contains } : {}),
    ...(min ? { gte: typed(min, type) } : {}),
    ...(max ? { lte: typed(endOf(max, type), type) } : {}),
    ...(is?.[0] ? { eq: typed(is[0], type) } : {}),
  };
}

const numeric = new Set(['int', 'float', 'numeric']);

/** The value as the column's type has it, where the text can be read so. */
function typed(text: string, type: string): string | number | boolean {
  if (numeric.has(type)) {
    // As French writes decimals.
    const figure = text.trim().replace(/^(-?\d*),(\d+)$/, '$1.$2');
    const number = Number(figure);
    // Longer integers than a double can carry travel as text.
    return figure !== '' && Number.isFinite(number) && String(number) === figure ? number : figure;
  }
  return type === 'bool' ? text === 'true' : text;
}

/** The last day of a range of moments counts to its end. */
function endOf(text: string, type: string): string {
  return type === 'timestamp' && /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59.999999` : text;
}

function sortClause({ column, descending }: NonNullable<TableState['sort']>): string {
  return `"${column}" ${descending ? 'desc' : 'asc'} nulls last`;
}

type Answer = Pick<ActionResult<'datastore_search'>, 'fields' | 'places'> & { records: unknown };

/** The rows of an answer that was asked for as lists; codes whose places are known have their names. */
export function rowsOf(answer: Answer): unknown[][] {
  const rows = Array.isArray(answer.records) ? answer.records.filter((row) => Array.isArray(row)) : [];
  const names = namesIn(answer);
  if (names.size === 0) return rows;
  const named = answer.fields.map(({ id }) => names.get(id));
  return rows.map((row) => row.map((value, place) => named[place]?.get(String(value)) ?? value));
}

/** The codes of an answer with their names, by column and by the value in the table. */
export function namesIn({ places = [] }: Pick<Answer, 'places'>): CodeNames {
  return new Map(
    places.map(({ field, named }) => [
      field,
      new Map(named.map(({ value, code, name }) => [value, { code, name }])),
    ]),
  );
}

/** Codes with their names, by column and by the value in the table. */
export type CodeNames = ReadonlyMap<string, ReadonlyMap<string, NamedCode>>;

export type DownloadFormat = 'csv' | 'tsv' | 'json' | 'ndjson' | 'xlsx' | 'parquet';

/**
 * The address of a download: the whole table, or what `shown` says of it.
 * @param language whose words stand above the columns; without it these are their names
 */
export function downloadPath(
  resourceId: string,
  format: DownloadFormat,
  shown?: { state: TableState; columns: readonly QueryColumn[] },
  language?: string,
): string {
  const query = new URLSearchParams({ format, ...(language ? { lang: language } : {}) });
  if (shown) {
    const { filters, q, sort, place_names: placeNames } = tableQuery(shown.state, shown.columns);
    if (filters) query.set('filters', JSON.stringify(filters));
    if (typeof q === 'string') query.set('q', q);
    if (sort) query.set('sort', String(sort));
    if (placeNames) query.set('place_names', 'true');
    const names = shown.state.columns ?? [];
    // The list is parted by commas, so names that have one are asked for as JSON.
    const isPlain = !names.some((name) => /[,[]/.test(name));
    if (names.length > 0) query.set('fields', isPlain ? names.join(',') : JSON.stringify(names));
  }
  return `/datastore/dump/${encodeURIComponent(resourceId)}?${query}`;
}
