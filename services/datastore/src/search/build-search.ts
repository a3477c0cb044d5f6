import { invalidInput } from '@gazetteer/kernel';
import { quoteIdentifier } from '../engine/quote.ts';
import { type Filterable, filterCondition } from './filter-condition.ts';
import { createParameters } from './query-parameters.ts';
import { orderBy, readSort, type SortTerm } from './sort-order.ts';
import type { SearchRequest } from './search-request.ts';
import { type Rank, textCondition } from './text-condition.ts';

/** The table a search is about. `from` is a name or a subquery. */
export type SearchSource = {
  from: string;
  /** Without `_id`. */
  columns: readonly Filterable[];
  rowCount: number;
  denseIds: boolean;
};

const RANKED_ROWS = 100_000;

export type Statement = { sql: string; parameters: readonly unknown[] };

export type BuiltSearch = Statement & {
  /** The columns of the answer. */
  fields: Filterable[];
  /**
   * Where only so many matches were looked at: two more columns then tell how many there were, and the `_id` of
   * the last one.
   */
  mostCandidates?: number;
};

/**
 * Turns a search into SQL. Names come from the table and are quoted, values are always parameters.
 * Rows are stored by `_id`: in that order a page is a range of `_id` or needs no sorting.
 * @throws invalid_input that names the parameter
 */
export function buildSearch(source: SearchSource, request: SearchRequest): BuiltSearch {
  const matching = matchingRows(source, request);
  const { fields, sortable, selected } = selectedColumns(source, request, matching.ranks);
  const best = matching.ranks.find(({ name }) => sortable.some(({ id }) => id === name))?.name;
  const terms = sortTerms(request, sortable, best);
  // A rank that nobody asked to see orders the rows all the same.
  const unseen = matching.ranks.filter(({ name }) => !fields.some(({ id }) => id === name));
  const expressionOf = (column: string) =>
    unseen.find(({ name }) => name === column)?.expression() ?? quoteIdentifier(column);
  const page = pageOf(source, request, { terms, expressionOf, isFiltered: matching.where !== '' });
  const bounded = isBounded(request, terms, best);
  const reach = bounded ? ', count(*) over () as _found, max(_id) over () as _reach' : '';
  const select = `select ${request.distinct ? 'distinct ' : ''}${selected}${reach}`;
  const rows = `from ${source.from}${page.range ? ` where ${page.range}` : matching.where}`;
  const mostCandidates = candidateCount(request);
  const candidates = bounded ? `from (select * ${rows} limit ${mostCandidates})` : rows;
  return {
    sql: `${select} ${candidates}${page.order}${page.limit}`,
    parameters: matching.parameters,
    fields,
    ...(bounded ? { mostCandidates } : {}),
  };
}

/**
 * The columns of the answer, those it may be sorted by, and both as a SELECT list. Different rows can be sorted only by
 * what makes them different.
 */
function selectedColumns(source: SearchSource, request: SearchRequest, ranks: readonly Rank[]) {
  const own = allFields(source);
  const known = [...own, ...ranks.map(({ name }) => ({ id: name, type: 'float' }))];
  const usual = request.includeRank === false ? own : known;
  const fields = request.fields?.length ? chosenFields(known, request.fields) : usual;
  const columns = fields.map(({ id }) => {
    const rank = ranks.find(({ name }) => name === id)?.expression();
    return rank === undefined ? quoteIdentifier(id) : `${rank} as ${quoteIdentifier(id)}`;
  });
  return { fields, sortable: request.distinct ? fields : known, selected: columns.join(', ') };
}

/**
 * Whether the first matches, in the order the rows are stored in, decide the page of a text search: when it is
 * ordered by rank, of which they compete for the best, or as the rows are stored.
 */
function isBounded(
  { limit, distinct }: SearchRequest,
  terms: readonly SortTerm[],
  rank: string | undefined,
): boolean {
  if (limit === undefined || distinct || rank === undefined) return false;
  const [first] = terms;
  return first?.column === rank || (first?.column === '_id' && !first.descending);
}

/** Ranking a common word must not read the whole table: the first matches compete, as many as a page may need. */
function candidateCount({ limit = 0, offset = 0 }: SearchRequest): number {
  return Math.max(RANKED_ROWS, offset + limit);
}

/** Counts all rows that match; undefined when that is the table's own count. */
export function buildCount(source: SearchSource, request: SearchRequest): Statement | undefined {
  const { where, parameters, ranks } = matchingRows(source, request);
  if (!request.distinct) {
    return where === '' ? undefined : { sql: `select count(*) from ${source.from}${where}`, parameters };
  }
  const { selected } = selectedColumns(source, request, ranks);
  const sql = `select count(*) from (select distinct ${selected} from ${source.from}${where})`;
  return { sql, parameters };
}

/** The WHERE clause of filters and text, and what measures the match: asked for, it takes more parameters. */
function matchingRows(source: SearchSource, request: SearchRequest) {
  const parameters = createParameters();
  const { filters, condition: further, q, fullText, plain = true } = request;
  const filter = filters ? filterCondition(filters, allFields(source), parameters) : 'true';
  const text = q ? textCondition(q, { columns: source.columns, parameters, plain }) : undefined;
  const words = fullText
    ? textCondition(fullText, { columns: source.columns, parameters, plain, parameter: 'full_text' })
    : undefined;
  const conditions = [filter, text?.condition, words?.condition, further?.(parameters)].filter(
    (condition) => condition !== undefined && condition !== 'true',
  );
  return {
    where: conditions.length === 0 ? '' : ` where ${conditions.map((one) => `(${one})`).join(' and ')}`,
    ranks: text?.ranks ?? [],
    parameters: parameters.values,
  };
}

function allFields(source: SearchSource): Filterable[] {
  return [{ id: '_id', type: 'int' }, ...source.columns];
}

function chosenFields(all: readonly Filterable[], names: readonly string[]): Filterable[] {
  const byName = new Map(all.map((field) => [field.id, field]));
  return names.map((name) => {
    const field = byName.get(name);
    if (!field) throw invalidInput({ fields: [`there is no column "${name}"`] });
    return field;
  });
}

/** The order asked for, else the best match first. What is left undecided goes by `_id`, so that pages never overlap. */
function sortTerms(
  { sort, distinct }: SearchRequest,
  sortable: readonly Filterable[],
  rank: string | undefined,
): SortTerm[] {
  const names = new Set(sortable.map((column) => column.id));
  const asked = readSort(sort ?? '', names);
  if (asked.length === 0 && rank) asked.push({ column: rank, descending: true, nullsFirst: false });
  if (distinct) return asked;
  const known = asked.some((term) => term.column === '_id');
  return known ? asked : [...asked, { column: '_id', descending: false, nullsFirst: false }];
}

type Order = {
  terms: readonly SortTerm[];
  expressionOf: (column: string) => string;
  /** Whether rows are left out. */
  isFiltered: boolean;
};

function pageOf(source: SearchSource, request: SearchRequest, { terms, expressionOf, isFiltered }: Order) {
  const { limit, offset = 0 } = request;
  const tail = `${limit === undefined ? '' : ` limit ${limit}`}${offset > 0 ? ` offset ${offset}` : ''}`;
  const [first] = terms;
  const byId = terms.length === 1 && first?.column === '_id';
  if (byId && source.denseIds && !isFiltered && !request.distinct && limit !== undefined) {
    const [low, high] = first.descending
      ? [source.rowCount - offset - limit + 1, source.rowCount - offset]
      : [offset + 1, offset + limit];
    const order = first.descending ? ' order by _id desc' : '';
    return { range: `_id between ${low} and ${high}`, order, limit: '' };
  }
  const stored = byId && !first.descending;
  return {
    range: undefined,
    order: stored || terms.length === 0 ? '' : ` order by ${orderBy(terms, expressionOf)}`,
    limit: tail,
  };
}
