import type { StemSequence } from './index/full-text.store.ts';
import type { IndexMemory, IndexView } from './index/index-memory.ts';
import type { Labels } from './index/label-cache.ts';
import type { OrdinalSet } from './index/ordinal-set.ts';
import type { SearchColumnsStore } from './index/search-columns.store.ts';
import type { SearchDocumentsStore } from './index/search-documents.store.ts';
import type { SearchTermsStore } from './index/search-terms.store.ts';
import { type DatasetText, textParts } from './index/text-parts.ts';
import type { WordListStore } from './index/word-list.store.ts';
import { countFacets, type FacetRequest, type FoundFacet, narrow } from './match/count-facets.ts';
import { type RenamedSince, withCurrentNames } from './match/current-names.ts';
import { columnsFor, matchQuery, matchText, sequencesOf } from './match/match-query.ts';
import {
  conditionsOf,
  type Visibility,
  visibilityColumns,
  visibleDocuments,
} from './match/visible-documents.ts';
import { parseQuery } from './query/parse-query.ts';
import { parsePlainQuery, plainWords, readPlainQuery, readQuery } from './query/plain-query.ts';
import type { Query } from './query/query-tree.ts';
import { refuseCostly, textPartsOf, valueField } from './query/search-fields.ts';
import { bodyInLanguage } from './describe/body-in-language.ts';
import { type Highlight, highlightDatasets } from './rank/highlight-matches.ts';
import { locate, wantedLeaves } from './rank/score-matches.ts';
import { columnsForSort, readSort, sortMatches } from './rank/sort-matches.ts';
import { countsIn, repairRareWords } from './repair-query.ts';
import { correctText, occurrencesIn } from './words/correct-query.ts';

/** A search as the index takes it. */
export type SearchRequest = {
  q: string;
  /** Further conditions, all of which must hold; they say nothing about rank. */
  filters: readonly string[];
  sort: string;
  start: number;
  rows: number;
  facets: FacetRequest;
  visibility: Visibility;
  highlight: boolean;
  /** The language of what is found, as far as it is written in it. */
  language?: string | undefined;
  /** What `NOW` means. */
  now: Date;
};

export type FoundDatasets = {
  count: number;
  /** The datasets of the page asked for, each as JSON. */
  bodies: string[];
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
  labelsAt(version: number): Labels;
  words: WordListStore;
  memory: IndexMemory;
  columns: SearchColumnsStore;
  fullTextAt(version: number): DatasetText;
  renamedSince: RenamedSince;
};

type Interpretation = { tree: Query; matches: OrdinalSet; correctedQ?: string };

/**
 * Finds datasets, counts facets and cuts out the page asked for.
 * @throws search_syntax for a query that cannot be read, search_query for a wrong sort
 */
export async function findDatasets(request: SearchRequest, parts: SearchParts): Promise<FoundDatasets> {
  const { view, found, matches, conditions, sequences, sorted } = await rankDatasets(request, parts);
  const documents = (await parts.documents.bodies(sorted)).map(({ ordinal, body }) => ({
    ordinal,
    body: bodyInLanguage(body, request.language),
  }));
  const counted = { view, all: found.matches, matches, conditions };
  return {
    count: matches.size,
    bodies: documents.map(({ body }) => body),
    facets: await countFacets(request.facets, counted, {
      labels: parts.labelsAt(view.version),
      language: request.language,
    }),
    ...(request.highlight && {
      highlights: await highlightDatasets(documents, sequences, {
        columns: parts.columns,
        language: request.language,
      }),
    }),
    ...(found.correctedQ !== undefined && { correctedQ: found.correctedQ }),
  };
}

/** What a search is ranked by, without what is shown of it. */
export type RankRequest = Pick<
  SearchRequest,
  'q' | 'filters' | 'sort' | 'start' | 'rows' | 'visibility' | 'now'
> & { facets: Pick<FacetRequest, 'fields'> };

/**
 * Finds the documents of a search, and puts those of the page asked for in order.
 * @throws search_syntax for a query that cannot be read, search_query for a wrong sort
 */
export async function rankDatasets(
  request: RankRequest,
  parts: Pick<SearchParts, 'memory' | 'fullTextAt' | 'words' | 'renamedSince'>,
) {
  const query = readQuery(request.q, request.now);
  const filters = request.filters.map((filter) => parseQuery(filter, request.now));
  refuseCostly([query.tree, ...filters]);
  const sort = readSort(request.sort);
  const view = await parts.memory.view([
    ...visibilityColumns(request.visibility),
    ...[query.tree, ...filters].flatMap(columnsFor),
    ...columnsForSort(sort),
    ...request.facets.fields.map(valueField),
  ]);
  const { words, renamedSince } = parts;
  const search = { view, fullText: parts.fullTextAt(view.version), words, renamedSince };
  const visible = visibleDocuments(view, request.visibility);
  const [tree = query.tree] = await withCurrentNames([query.tree], view, renamedSince);
  const found = await interpret({ ...query, tree }, visible, search);
  const conditions = await conditionsOf(filters, search);
  const matches = narrow(found.matches, conditions);
  const wanted = await wantedSequences(found.tree, search);
  const located = sort.some(({ field }) => field === 'score')
    ? await Promise.all(wanted.map((one) => locate(one, search.fullText, visible.size)))
    : [];
  const sequences = wanted.map(({ sequence }) => sequence);
  const stems = sequences.flatMap((sequence) => sequence.stems);
  const end = request.start + request.rows;
  const isEmpty = request.rows === 0 || request.start >= matches.size;
  const sorting = { keys: sort, view, located, stems, now: request.now };
  const sorted = isEmpty ? [] : sortMatches(matches, end, sorting).slice(request.start);
  return { view, found, matches, conditions, sequences, sorted };
}

type Search = { view: IndexView; fullText: DatasetText; words: WordListStore };

async function match(query: Query, { view, fullText, words }: Search): Promise<OrdinalSet> {
  return matchQuery(query, view, await matchText(query, fullText, words));
}

/**
 * Plain words that find nothing at all are tried again: the last one as the beginning of a word, then each one with
 * its typing errors corrected. A correction that only goes on from what was typed comes first. Before one of several
 * words is dropped because no document has it beside the others, it is corrected or taken for the beginning of one,
 * if it is rare and all words are found together then.
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
  if (query.plainText === undefined) return exact;
  if (exact.matches.size > 0) return (await withoutDropping(query.plainText)) ?? exact;
  const corrected = await correctText(query.plainText, search.words, occurrencesIn(visible, search.fullText));
  const correction = corrected === undefined ? [] : [() => attempt(parsePlainQuery(corrected), corrected)];
  const completed = parsePlainQuery(query.plainText, true);
  const completion = () => attempt(completed);
  const goesOn = corrected?.startsWith(query.plainText.trimEnd()) ?? false;
  for (const next of goesOn ? [...correction, completion] : [completion, ...correction]) {
    const result = await next();
    if (result.matches.size > 0) return result;
  }
  return (await withoutDropping(query.plainText)) ?? exact;

  /** What is found with all words when the rare ones are repaired; undefined where nothing is, or nothing was rare. */
  async function withoutDropping(plainText: string): Promise<Interpretation | undefined> {
    const asTyped = { isBeginning: () => false, mayDrop: false };
    if (plainWords(plainText).length < 2) return undefined;
    if ((await attempt(readPlainQuery(plainText, asTyped))).matches.size > 0) return undefined;
    const repaired = await repairRareWords(plainText, search.words, countsIn(visible, search.fullText));
    if (!repaired) return undefined;
    const { text, isBeginning } = repaired;
    const strict = await attempt(readPlainQuery(text, { isBeginning, mayDrop: false }));
    if (strict.matches.size === 0) return undefined;
    return attempt(readPlainQuery(text, { isBeginning }), text === plainText ? undefined : text);
  }
}

async function wantedSequences(tree: Query, { words }: Search) {
  const leaves = wantedLeaves(tree).map(async ({ leaf, boost }) => {
    const parts = textPartsOf(leaf.field) ?? textParts;
    return (await sequencesOf(leaf, words)).map((sequence: StemSequence) => ({ sequence, boost, parts }));
  });
  return (await Promise.all(leaves)).flat();
}
