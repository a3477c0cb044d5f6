import { type Static, Type } from 'typebox';
import { nullable } from '../fields/nullable.ts';
import type { ColumnRequest, FoundColumns } from './columns/find-columns.ts';
import { facetFields, listOf, Segments, Texts, writeFacet } from './search.contract.ts';

const MOST_ROWS = 100;
/** Nobody reads further, and what stands before a page has to be ranked. */
const MOST_START = 10_000;
const FACETS = ['sector', 'organization', 'granularity'];

/** What column_search takes: words or a question, and conditions on the datasets as in package_search. */
export const ColumnSearchInput = Type.Object({
  q: Type.Optional(
    Type.String({
      maxLength: 1000,
      default: '',
      description: 'words, or a question such as "which tables have female literacy by district?"',
    }),
  ),
  fq: Type.Optional(Texts),
  fq_list: Type.Optional(Texts),
  rows: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1000, default: 20, description: `at most ${MOST_ROWS}` }),
  ),
  start: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_START, default: 0 })),
  'facet.field': Type.Optional(Texts),
  'facet.limit': Type.Optional(Type.Integer({ minimum: -1, default: 50 })),
  include_private: Type.Optional(
    Type.Boolean({ default: false, description: 'also columns of private datasets of your organisations' }),
  ),
});
export type ColumnSearchInput = Static<typeof ColumnSearchInput>;

const ColumnHit = Type.Object({
  name: Type.String(),
  label: nullable(Type.String()),
  description: nullable(Type.String()),
  unit: nullable(Type.String()),
  role: nullable(Type.String({ description: 'measure, dimension, time or geo' })),
  type: Type.String(),
  by: Type.Array(Type.String(), {
    description:
      'what the table is told apart by: level of its places, frequency, columns of places, times, groups',
  }),
  resource: Type.Object({ id: Type.String(), name: Type.String(), sku: Type.String() }),
  dataset: Type.Object({ id: Type.String(), name: Type.String(), title: Type.String() }),
  highlight: Type.Object({ label: Type.Optional(Segments), description: Type.Optional(Segments) }),
});

/** What column_search answers. `words` and `by` are what was understood of `q`. */
export const ColumnSearchOutput = Type.Object({
  count: Type.Integer(),
  start: Type.Integer(),
  rows: Type.Integer(),
  words: Type.Array(Type.String()),
  by: Type.Array(Type.String()),
  results: Type.Array(ColumnHit),
  search_facets: Type.Record(
    Type.String(),
    Type.Object({
      title: Type.String(),
      items: Type.Array(
        Type.Object({ name: Type.String(), display_name: Type.String(), count: Type.Integer() }),
      ),
    }),
  ),
  corrected_q: Type.Optional(Type.String({ description: 'the words searched for instead of q' })),
});
type ColumnSearchOutput = Static<typeof ColumnSearchOutput>;

/** The parts of a request that do not depend on the caller. */
export function readColumnSearch(input: ColumnSearchInput, now: Date): Omit<ColumnRequest, 'visibility'> {
  const fields = input['facet.field'] === undefined ? FACETS : facetFields(input['facet.field']);
  return {
    q: input.q ?? '',
    filters: [...listOf(input.fq), ...listOf(input.fq_list)],
    start: input.start ?? 0,
    rows: Math.min(input.rows ?? 20, MOST_ROWS),
    facets: { fields, limit: input['facet.limit'] ?? 50, minimumCount: 1 },
    now,
  };
}

/** What was found, as it goes over the wire. */
export function writeColumnSearch(
  { start, rows }: Pick<ColumnRequest, 'start' | 'rows'>,
  found: FoundColumns,
): ColumnSearchOutput {
  return {
    count: found.count,
    start,
    rows,
    words: found.words,
    by: found.keys,
    results: found.hits,
    search_facets: Object.fromEntries(found.facets.map((facet) => [facet.field, writeFacet(facet)])),
    ...(found.correctedQ !== undefined && { corrected_q: found.correctedQ }),
  };
}
