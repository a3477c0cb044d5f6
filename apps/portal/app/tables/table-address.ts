/**
 * What a reader asks of a table, as the address carries it. The names are those of a plain form, so that
 * the filters work without script: `district__contains=ban`, `population__min=1000000`, `state__is=Assam`.
 */
export interface TableState {
  tab: Tab;
  /** Words to find anywhere in a row. */
  find: string;
  sort?: { column: string; descending: boolean };
  /** In the order of the table's columns, at most one a column, none empty. */
  filters: ColumnFilter[];
  /** The columns shown; absent means all. */
  columns?: string[];
  /** The first row on screen, from 1. */
  row: number;
  /** Parameters that belong to others; they stay in the address. */
  others: [string, string][];
}

export interface ColumnFilter {
  column: string;
  contains?: string;
  /** Equal to any of these. */
  is?: string[];
  /** From this value on, itself included. */
  min?: string;
  /** Up to this value, itself included. */
  max?: string;
}

export const tabs = ['table', 'dictionary', 'statistics', 'chart', 'sql', 'versions', 'api'] as const;
export type Tab = (typeof tabs)[number];

const ours = new Set(['tab', 'find', 'sort', 'columns', 'row']);
const rules = ['contains', 'is', 'min', 'max'] as const;
type Rule = (typeof rules)[number];

/** The name of the form field for one rule of a column's filter. */
export function filterField(column: string, rule: Rule): string {
  return `${column}__${rule}`;
}

/** Reads the state from an address; columns the table does not have count as not said. */
export function readTable(query: URLSearchParams, columns: readonly string[]): TableState {
  const sort = readSort(query.get('sort'), columns);
  const shown = columns.filter((column) => query.getAll('columns').includes(column));
  const filters = columns.map((column) => readFilter(query, column)).filter((filter) => filter !== undefined);
  const fields = new Set(columns.flatMap((column) => rules.map((rule) => filterField(column, rule))));
  return {
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'table',
    find: (query.get('find') ?? '').trim(),
    ...(sort ? { sort } : {}),
    filters,
    ...(shown.length > 0 && shown.length < columns.length ? { columns: shown } : {}),
    row: readRow(query.get('row')),
    others: [...query].filter(([name]) => !ours.has(name) && !fields.has(name)),
  };
}

/** Writes the address of a state: what is usual is left out, what belongs to others is kept. */
export function writeTable(state: TableState): URLSearchParams {
  const query = new URLSearchParams();
  if (state.tab !== 'table') query.set('tab', state.tab);
  if (state.find) query.set('find', state.find);
  for (const { column, ...filter } of state.filters)
    for (const rule of rules)
      for (const value of [filter[rule] ?? []].flat()) query.append(filterField(column, rule), value);
  if (state.sort) query.set('sort', `${state.sort.column}:${state.sort.descending ? 'desc' : 'asc'}`);
  for (const column of state.columns ?? []) query.append('columns', column);
  if (state.row > 1) query.set('row', String(state.row));
  for (const [name, value] of state.others) query.append(name, value);
  return query;
}

/** The address of a state of the table whose page is at `path`. */
export function addressOf(path: string, state: TableState): string {
  const query = writeTable(state).toString();
  return query ? `${path}?${query}` : path;
}

/** The state with one column's filter replaced, or taken away, seen from its first row. */
export function withFilter(state: TableState, columns: readonly string[], filter: ColumnFilter): TableState {
  const others = state.filters.filter((other) => other.column !== filter.column);
  const filters = isEmpty(filter) ? others : [...others, filter];
  filters.sort((one, other) => columns.indexOf(one.column) - columns.indexOf(other.column));
  return { ...state, filters, row: 1 };
}

/** The state with a column's sort turned: ascending, descending, then as the table stands. */
export function turnSort(state: TableState, column: string): TableState {
  const { sort, ...rest } = state;
  if (sort?.column !== column) return { ...rest, sort: { column, descending: false }, row: 1 };
  return sort.descending ? { ...rest, row: 1 } : { ...rest, sort: { column, descending: true }, row: 1 };
}

/** Whether fewer rows or columns, or another order, are shown than the table has. */
export function isNarrowed(state: TableState): boolean {
  return (
    state.find !== '' || state.filters.length > 0 || state.sort !== undefined || state.columns !== undefined
  );
}

function isEmpty({ contains, is, min, max }: ColumnFilter): boolean {
  return !contains && !is?.length && !min && !max;
}

/** A form sends every field, so an empty one means no filter. */
function readFilter(query: URLSearchParams, column: string): ColumnFilter | undefined {
  const text = (rule: Rule) => query.get(filterField(column, rule))?.trim() || undefined;
  const is = [...new Set(query.getAll(filterField(column, 'is')).filter((value) => value !== ''))];
  const [contains, min, max] = [text('contains'), text('min'), text('max')];
  const filter: ColumnFilter = {
    column,
    ...(contains ? { contains } : {}),
    ...(is.length > 0 ? { is } : {}),
    ...(min ? { min } : {}),
    ...(max ? { max } : {}),
  };
  return isEmpty(filter) ? undefined : filter;
}

function readSort(text: string | null, columns: readonly string[]): TableState['sort'] {
  const match = /^(.*?)(?::(asc|desc))?$/s.exec(text ?? '');
  const column = match?.[1] ?? '';
  return columns.includes(column) ? { column, descending: match?.[2] === 'desc' } : undefined;
}

function readRow(text: string | null): number {
  const row = Number(text);
  return Number.isInteger(row) && row >= 1 ? row : 1;
}
