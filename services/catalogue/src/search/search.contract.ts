import { ApplicationError, invalidInput } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import { PackageSchema } from '../model/dataset.contract.ts';
import { withFullAddresses } from '../model/own-addresses.ts';
import type { FoundFacet } from './match/count-facets.ts';
import type { FoundDatasets, SearchRequest } from './find-datasets.ts';
import { narrowDataset } from './narrow-dataset.ts';
import { DEFAULT_SORT } from './rank/sort-matches.ts';

const MOST_ROWS = 1000;
const MOST_FACET_FIELDS = 30;
/** One text or several. */
export const Texts = Type.Union([Type.String(), Type.Array(Type.String())]);

/** The parameters of CKAN's package_search that do something here, and three of our own (`ext_…`). */
export const PackageSearchInput = Type.Object({
  q: Type.Optional(Type.String({ description: 'words, or a query with field:term', default: '*:*' })),
  fq: Type.Optional(Texts),
  fq_list: Type.Optional(Texts),
  fl: Type.Optional(
    Type.Union([Type.String(), Type.Array(Type.String())], {
      description:
        'only these fields of each dataset, as the index knows them: names of tags, formats as res_format …',
    }),
  ),
  sort: Type.Optional(Type.String({ default: DEFAULT_SORT })),
  rows: Type.Optional(Type.Integer({ minimum: 0, default: 10, description: `at most ${MOST_ROWS}` })),
  start: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: 0 })),
  facet: Type.Optional(Type.Boolean({ default: true })),
  'facet.field': Type.Optional(Texts),
  'facet.limit': Type.Optional(Type.Integer({ minimum: -1, default: 50 })),
  'facet.mincount': Type.Optional(Type.Integer({ minimum: -1, default: 1 })),
  include_private: Type.Optional(Type.Boolean({ default: false })),
  include_drafts: Type.Optional(Type.Boolean({ default: false })),
  include_deleted: Type.Optional(Type.Boolean({ default: false })),
  ext_highlight: Type.Optional(Type.Boolean({ default: false, description: 'adds `highlighting`' })),
  ext_facet_exclude: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'counts each facet ignoring the fq on that same field, and lists what that fq names beyond facet.limit, too',
    }),
  ),
});
export type PackageSearchInput = Static<typeof PackageSearchInput>;

/** A text in pieces, those that were looked for marked. */
export const Segments = Type.Array(Type.Object({ text: Type.String(), match: Type.Boolean() }));

/** CKAN's result. `corrected_q` and `highlighting` are ours. */
export const PackageSearchOutput = Type.Object({
  count: Type.Integer(),
  sort: Type.String(),
  results: Type.Array(PackageSchema, { description: 'whole datasets, or what fl asks for' }),
  facets: Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer())),
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
  highlighting: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Object({
        title: Type.Optional(Segments),
        notes: Type.Optional(Segments),
        columns: Type.Optional(Type.Array(Segments)),
      }),
    ),
  ),
});
type PackageSearchOutput = Static<typeof PackageSearchOutput>;

// Solr's parameters that clients may send because CKAN takes them; they change nothing here.
const IGNORED = new Set(['qf', 'bf', 'boost', 'tie', 'mm', 'defType', 'df', 'wt', 'use_default_schema']);

/**
 * The parts of a request that do not depend on the caller.
 * @throws search_query for a parameter that package_search does not have
 */
export function readPackageSearch(input: PackageSearchInput, now: Date): Omit<SearchRequest, 'visibility'> {
  refuseUnknown(Object.keys(input));
  return {
    q: input.q ?? '',
    filters: [...listOf(input.fq), ...listOf(input.fq_list)],
    sort: input.sort ?? DEFAULT_SORT,
    start: input.start ?? 0,
    rows: Math.min(input.rows ?? 10, MOST_ROWS),
    facets: {
      fields: input.facet === false ? [] : facetFields(input['facet.field']),
      limit: input['facet.limit'] ?? 50,
      minimumCount: input['facet.mincount'] ?? 1,
      excludeOwnFilter: input.ext_facet_exclude ?? false,
    },
    highlight: input.ext_highlight ?? false,
    now,
  };
}

/**
 * A search's findings as CKAN writes them, as JSON: the datasets are stored as such and need not be read.
 * @param fields the only ones wanted of each dataset; all without any
 */
export function writePackageSearch(
  found: FoundDatasets,
  { sort, publicUrl, fields }: { sort: string; publicUrl: string; fields: readonly string[] },
): string {
  const { results: _, ...rest } = resultWithoutDatasets(sort, found);
  const whole = found.bodies.map((body) => withFullAddresses(body, publicUrl));
  const results = fields.length === 0 ? whole : whole.map((body) => narrowDataset(body, fields));
  return `${JSON.stringify(rest).slice(0, -1)},"results":[${results.join(',')}]}`;
}

function resultWithoutDatasets(sort: string, found: FoundDatasets): PackageSearchOutput {
  return {
    count: found.count,
    sort: sort.trim() === '' || sort === 'rank' ? DEFAULT_SORT : sort,
    results: [],
    facets: Object.fromEntries(
      found.facets.map(({ field, items }) => [
        field,
        Object.fromEntries(items.map(({ value, count }) => [value, count])),
      ]),
    ),
    search_facets: Object.fromEntries(found.facets.map((facet) => [facet.field, writeFacet(facet)])),
    ...(found.correctedQ !== undefined && { corrected_q: found.correctedQ }),
    ...(found.highlights && { highlighting: found.highlights }),
  };
}

// CKAN sends the commonest values, but in descending order of what they are called.
export function writeFacet({ field, items }: FoundFacet) {
  const written = items.map(({ value, label, count }) => ({ name: value, display_name: label, count }));
  written.sort((one, other) => (one.display_name < other.display_name ? 1 : -1));
  return { title: field, items: written };
}

function refuseUnknown(names: readonly string[]): void {
  const known = (name: string) =>
    Object.hasOwn(PackageSearchInput.properties, name) || IGNORED.has(name) || name.startsWith('ext_');
  const unknown = names.filter((name) => !known(name));
  if (unknown.length === 0) return;
  const quoted = unknown.map((name) => `'${name}'`).join(', ');
  throw new ApplicationError('search_query', 400, `Invalid search parameters: [${quoted}]`);
}

export const listOf = (texts: string | readonly string[] | undefined): readonly string[] =>
  texts === undefined ? [] : typeof texts === 'string' ? [texts] : texts;

/** @throws invalid_input for more fields than anybody counts */
export function facetFields(given: string | readonly string[] | undefined): string[] {
  if (typeof given === 'string' && given.trim().startsWith('[')) {
    throw invalidInput({ 'facet.field': ['Could not parse as valid JSON'] });
  }
  // The bare form `facet.field=tags,groups` is a list too.
  const fields = typeof given === 'string' ? given.split(',') : listOf(given);
  const distinct = [...new Set(fields.map((field) => field.trim()).filter((field) => field !== ''))];
  if (distinct.length > MOST_FACET_FIELDS) {
    throw invalidInput({ 'facet.field': [`Invalid value: at most ${MOST_FACET_FIELDS} fields`] });
  }
  return distinct;
}
