import type { PackageDictionary } from '../datasets/dataset.contract.ts';
import { correctText, occurrencesIn } from './correct-query.ts';
import { countFacet, type FacetCount, type FacetLimits } from './count-facets.ts';
import { type FullText, type StemSequence, textParts } from './full-text.store.ts';
import { highlightExcerpt, highlightText, type Segment } from './highlight-matches.ts';
import type { IndexMemory, IndexView } from './index-memory.ts';
import { columnsFor, matchQuery, matchText, sequencesOf } from './match-query.ts';
import type { OrdinalSet } from './ordinal-set.ts';
import { parseQuery } from './parse-query.ts';
import { parsePlainQuery, readQuery } from './plain-query.ts';
import { refuseCostly } from './query-cost.ts';
import { fieldsOf, type Query } from './query-tree.ts';
import { locate, wantedLeaves } from './score-matches.ts';
import type { SearchDocumentsStore } from './search-documents.store.ts';
import type { SearchTermsStore } from './search-terms.store.ts';
import { textPartsOf, valueField } from './search-fields.ts';
import { columnsForSort, readSort, sortMatches } from './sort-matches.ts';
import { type Visibility, visibilityColumns, visibleDocuments } from './visible-documents.ts';
import type { WordListStore } from './word-list.store.ts';

/** A search as the index takes it. */
export type SearchRequest = {
  q: string;
  /** Further conditions, all of which must hold; they say nothing about rank. */
  filters: readonly string[];
  sort: string;
  start: number;
  rows: number;
  facets: FacetLimits & {
    fields: readonly string[];
    /** Counts each field as if nothing were filtered by it, so that a second choice in a group shows its count. */
    excludeOwnFilter: boolean;
  };
  visibility: Visibility;
  highlight: boolean;
  /** What `NOW` means. */
  now: Date;
};

export type FoundFacet = { field: string; items: (FacetCount & { label: string })[] };
export type Highlight = { title?: Segment[]; notes?: Segment[] };
export type FoundDatasets = {
  count: number;
  datasets: PackageDictionary[];
  facets: FoundFacet[];
  /** By the id of the dataset. */
  highlights?: Record<string, Highlight>;
  /** What was searched for instead of a `q` that finds nothing anywhere. */
  correctedQ?: string;
};

/** What a search works with. */
export type SearchParts = {
  documents: SearchDocumentsStore;
  terms: SearchTermsStore;
  words: WordListStore;
  memory: IndexMemory;
  fullTextAt(version: number): FullText;
};

/** More than a person looks at on one page. */
const MOST_HIGHLIGHTED = 100;

type Interpretation = { tree: Query; matches: OrdinalSet; correctedQ?: string };

/**
 * Finds datasets, counts facets and cuts out the page asked for.
 * @throws search_syntax for a query that cannot be read, search_query for a wrong sort
 */
export async function findDatasets(request: SearchRequest, parts: SearchParts): Promise<FoundDatasets> {
  const query = readQuery(request.q, request.now);
  const filters = request.filters.flatMap((filter) => conditionsOf(parseQuery(filter, request.now)));
  refuseCostly([query.tree, ...filters]);
  const sort = readSort(request.sort);
  const view = await parts.memory.view([
    ...visibilityColumns,
    ...[query.tree, ...filters].flatMap(columnsFor),
    ...columnsForSort(sort),
    ...request.facets.fields.map(valueField),
  ]);
  const search = { view, fullText: parts.fullTextAt(view.version), words: parts.words };
  const visible = visibleDocuments(view, request.visibility);
  const found = await interpret(query, visible, search);
  const conditions = await Promise.all(
    filters.map(async (filter) => ({ fields: fieldsOf(filter), matches: await match(filter, search) })),
  );
  const ordinals = narrow(found.matches, conditions).toArray();
  const wanted = await wantedSequences(found.tree, search);
  const located = sort.some(({ field }) => field === 'score')
    ? await Promise.all(wanted.map((one) => locate(one, search.fullText, visible.size)))
    : [];
  const stems = wanted.flatMap(({ sequence }) => sequence.stems);
  const end = request.start + request.rows;
  const isEmpty = request.rows === 0 || request.start >= ordinals.length;
  const sorted = isEmpty ? [] : sortMatches(ordinals, end, { keys: sort, view, located, stems });
  const datasets = await readDatasets(sorted.slice(request.start), parts.documents);
  const sequences = wanted.map(({ sequence }) => sequence);
  return {
    count: ordinals.length,
    datasets,
    facets: await countFacets(request, { view, all: found.matches, ordinals, conditions }, parts.terms),
    ...(request.highlight && {
      highlights: highlightDatasets(datasets.slice(0, MOST_HIGHLIGHTED), sequences),
    }),
    ...(found.correctedQ !== undefined && { correctedQ: found.correctedQ }),
  };
}

type Search = { view: IndexView; fullText: FullText; words: WordListStore };
type Condition = { fields: ReadonlySet<string | undefined>; matches: OrdinalSet };

const conditionsOf = (query: Query): readonly Query[] =>
  query.kind === 'all-of' ? query.children.flatMap(conditionsOf) : [query];

async function match(query: Query, { view, fullText, words }: Search): Promise<OrdinalSet> {
  return matchQuery(query, view, await matchText(query, fullText, words));
}

const narrow = (matches: OrdinalSet, conditions: readonly Condition[]) =>
  conditions.reduce((rest, condition) => rest.intersection(condition.matches), matches);

/**
 * Plain words that find nothing at all are tried again: the last one as the beginning of a word, then each one with
 * its typing errors corrected. A correction that only goes on from what was typed comes first.
 */
async function interpret(
  query: { tree: Query; plainText?: string },
  visible: OrdinalSet,
  search: Search,
): Promise<Interpretation> {
  const attempt = async (tree: Query, correctedQ?: string): Promise<Interpretation> => ({
    tree,
    matches: visible.intersection(await match(tree, search)),
    ...(correctedQ !== undefined && { correctedQ }),
  });
  const exact = await attempt(query.tree);
  if (query.plainText === undefined || exact.matches.size > 0) return exact;
  const corrected = await correctText(query.plainText, search.words, occurrencesIn(visible, search.fullText));
  const correction = corrected === undefined ? [] : [() => attempt(parsePlainQuery(corrected), corrected)];
  const completed = parsePlainQuery(query.plainText, true);
  const completion = () => attempt(completed);
  const goesOn = corrected?.startsWith(query.plainText.trimEnd()) ?? false;
  for (const next of goesOn ? [...correction, completion] : [completion, ...correction]) {
    const result = await next();
    if (result.matches.size > 0) return result;
  }
  return exact;
}

async function wantedSequences(tree: Query, { words }: Search) {
  const leaves = wantedLeaves(tree).map(async ({ leaf, boost }) => {
    const parts = textPartsOf(leaf.field) ?? textParts;
    return (await sequencesOf(leaf, words)).map((sequence: StemSequence) => ({ sequence, boost, parts }));
  });
  return (await Promise.all(leaves)).flat();
}

async function readDatasets(ordinals: readonly number[], documents: SearchDocumentsStore) {
  const bodies = await documents.bodies(ordinals);
  return bodies.map((body) => JSON.parse(body) as PackageDictionary);
}

type Found = { view: IndexView; all: OrdinalSet; ordinals: Uint32Array; conditions: readonly Condition[] };

async function countFacets(
  request: SearchRequest,
  found: Found,
  terms: SearchTermsStore,
): Promise<FoundFacet[]> {
  const counted = request.facets.fields.map((field) => {
    const ordinals = request.facets.excludeOwnFilter ? withoutOwnFilter(field, found) : found.ordinals;
    return { field, items: countFacet(field, ordinals, found.view, request.facets) };
  });
  const labels = await terms.labels(
    counted.flatMap(({ field, items }) => items.map(({ value }) => ({ field: valueField(field), value }))),
  );
  const labelOf = new Map(labels.map(({ field, value, label }) => [`${field}\n${value}`, label]));
  return counted.map(({ field, items }) => ({
    field,
    items: items.map((item) => ({
      ...item,
      label: labelOf.get(`${valueField(field)}\n${item.value}`) ?? item.value,
    })),
  }));
}

function withoutOwnFilter(field: string, { all, ordinals, conditions }: Found): Uint32Array {
  const others = conditions.filter((condition) => !isOnly(condition, field));
  return others.length < conditions.length ? narrow(all, others).toArray() : ordinals;
}

function isOnly({ fields }: Condition, field: string): boolean {
  const wanted = valueField(field);
  return fields.size > 0 && [...fields].every((name) => name !== undefined && valueField(name) === wanted);
}

function highlightDatasets(datasets: readonly PackageDictionary[], wanted: readonly StemSequence[]) {
  if (wanted.length === 0) return {};
  const highlights = datasets.map(({ id, title, notes }): [string, Highlight] => {
    const inTitle = highlightText(title, wanted);
    const inNotes = highlightExcerpt(notes ?? '', wanted);
    return [id, { ...(inTitle && { title: inTitle }), ...(inNotes && { notes: inNotes }) }];
  });
  return Object.fromEntries(highlights);
}
