import { Type, type Static } from 'typebox';
import { invalidQuery } from '../model/content-error.ts';
import { type ExportFormat, exportFormats } from './export-items.ts';
import type { Filter } from './filter.ts';
import { readFilter } from './read-filter.ts';

const MOST_ITEMS = 100;
const FURTHEST = 100_000;
const LONGEST_SEARCH = 200;

const Text = (description: string) => Type.Optional(Type.String({ description, maxLength: 20_000 }));

/** Parameters of every list of items, under the names Directus gives them. Filters in brackets come beside these. */
export const ItemQuery = Type.Object(
  {
    filter: Text('Which items, as JSON: `{"visID": {"_eq": "…"}}`; or in brackets: `filter[visID][_eq]=…`'),
    search: Text('Words that title or notes contain'),
    sort: Text('Fields to sort by, parted by commas; `-created` for the newest first'),
    fields: Text('Fields to answer, parted by commas; all where absent'),
    limit: Text(`Items a page; ${MOST_ITEMS} where absent, and at most`),
    offset: Text('Items to leave out before the first'),
    page: Text('Page number, from 1, instead of offset'),
    meta: Text('`total_count`, `filter_count`, or `*` for both'),
    export: Text('`csv` or `json`: the items as a file instead'),
  },
  { additionalProperties: true },
);

export type SortField = { field: string; descending: boolean };
export type MetaName = 'total_count' | 'filter_count';

/** What a request for items asks for, read and checked. */
export type ItemRequest = {
  filter: Filter;
  search: string[];
  sort: SortField[];
  /** Undefined for all of them. */
  fields: string[] | undefined;
  limit: number;
  offset: number;
  meta: MetaName[];
  /** Undefined for an answer. */
  export: ExportFormat | undefined;
};

/** What can be asked of a collection. */
export type ItemFields = {
  all: ReadonlySet<string>;
  comparable: ReadonlySet<string>;
  sortable: ReadonlySet<string>;
};

/** Reads the parameters of a list. @throws INVALID_QUERY that names each wrong parameter and its rule */
export function readItemQuery(
  query: Static<typeof ItemQuery> & Readonly<Record<string, unknown>>,
  fields: ItemFields,
): ItemRequest {
  const limit = readLimit(query.limit);
  const page = readCount('page', query.page, 1) ?? 1;
  const offset = readCount('offset', query.offset, 0) ?? (page - 1) * limit;
  return {
    filter: readFilter(query, fields.comparable),
    search: readSearch(query.search),
    sort: listed(query.sort).map((name) => readSort(name, fields.sortable)),
    fields: readFields(query.fields, fields.all),
    limit,
    offset: Math.min(offset, FURTHEST),
    meta: listed(query.meta).flatMap(readMeta),
    export: readExport(query.export),
  };
}

function readLimit(text: string | undefined): number {
  if (text === undefined || text === '-1') return MOST_ITEMS;
  return Math.min(readCount('limit', text, 0) ?? MOST_ITEMS, MOST_ITEMS);
}

function readCount(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined || text === '') return undefined;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (count < least) throw invalidQuery({ [name]: [`must be a whole number from ${least}`] });
  return count;
}

function readSearch(text = ''): string[] {
  if (text.length > LONGEST_SEARCH || text.includes('\0')) {
    throw invalidQuery({ search: [`must be text of at most ${LONGEST_SEARCH} characters`] });
  }
  return text.split(/\s+/).filter((word) => word !== '');
}

function readSort(name: string, sortable: ReadonlySet<string>): SortField {
  const field = name.replace(/^-/, '');
  if (!sortable.has(field)) {
    throw invalidQuery({ sort: [`"${field}" is none of ${[...sortable].join(', ')}`] });
  }
  return { field, descending: name.startsWith('-') };
}

function readFields(text: string | undefined, all: ReadonlySet<string>): string[] | undefined {
  const names = listed(text);
  if (names.length === 0 || names.includes('*')) return undefined;
  const unknown = names.filter((name) => !all.has(name));
  if (unknown.length > 0) throw invalidQuery({ fields: [`${unknown.join(', ')}: there is no such field`] });
  return names;
}

function readMeta(name: string): MetaName[] {
  if (name === '*') return ['total_count', 'filter_count'];
  if (name === 'total_count' || name === 'filter_count') return [name];
  throw invalidQuery({ meta: [`"${name}" is none of total_count, filter_count, *`] });
}

function readExport(name: string | undefined): ExportFormat | undefined {
  if (name === undefined) return undefined;
  const format = exportFormats.find((known) => known === name);
  if (!format) throw invalidQuery({ export: [`"${name}" is none of ${exportFormats.join(', ')}`] });
  return format;
}

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
