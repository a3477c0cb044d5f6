import type { FoundColumn } from '../index/found-column.ts';
import type { StemSequence } from '../index/full-text.store.ts';
import type { IndexMemory } from '../index/index-memory.ts';
import type { Labels } from '../index/label-cache.ts';
import type { OrdinalSet } from '../index/ordinal-set.ts';
import type { SearchColumnsStore } from '../index/search-columns.store.ts';
import { type ColumnText, columnParts, type DatasetText } from '../index/text-parts.ts';
import type { WordListStore } from '../index/word-list.store.ts';
import {
  conditionsBeside,
  countFacet,
  type FacetRequest,
  type FoundFacet,
  labelFacets,
  narrow,
  wantedValues,
} from '../match/count-facets.ts';
import type { RenamedSince } from '../match/current-names.ts';
import { atLeast, columnsFor } from '../match/match-query.ts';
import {
  conditionsOf,
  type Visibility,
  visibilityColumns,
  visibleDocuments,
} from '../match/visible-documents.ts';
import { parseQuery } from '../query/parse-query.ts';
import { type ColumnQuestion, readQuestion, stemsOfKey } from '../query/read-question.ts';
import { refuseCostly, valueField } from '../query/search-fields.ts';
import { highlightName, highlightExcerpt, type Segment } from '../rank/highlight-matches.ts';
import { bodyInLanguage } from '../describe/body-in-language.ts';
import type { Word } from '../words/analyse-text.ts';
import { correctText } from '../words/correct-query.ts';
import type { ColumnOwners } from './column-owners.ts';
import { type LocatedWord, rankColumns } from './rank-columns.ts';

/** A search of columns. Filters and facets are those of the datasets that the columns are in. */
export type ColumnRequest = {
  q: string;
  filters: readonly string[];
  start: number;
  rows: number;
  facets: Omit<FacetRequest, 'excludeOwnFilter'>;
  visibility: Visibility;
  /** Takes the last word for the beginning of one, at once. */
  completesLast?: boolean;
  /** The language of what is found, as far as it is written in it. */
  language?: string | undefined;
  now: Date;
};

export type ColumnHit = FoundColumn & { highlight: { label?: Segment[]; description?: Segment[] } };

export type FoundColumns = {
  count: number;
  hits: ColumnHit[];
  facets: FoundFacet[];
  /** What was understood: the words looked for, and what the tables are told apart by. */
  words: string[];
  keys: string[];
  correctedQ?: string;
};

/** What a search of columns works with. */
export type ColumnSearchParts = {
  memory: IndexMemory;
  words: WordListStore;
  labelsAt(version: number): Labels;
  columns: SearchColumnsStore;
  owners: ColumnOwners;
  fullTextAt(version: number): DatasetText;
  columnTextAt(version: number): ColumnText;
  renamedSince: RenamedSince;
};

/**
 * Finds columns of tables, across all datasets.
 * @throws search_syntax for a filter that cannot be read
 */
export async function findColumns(request: ColumnRequest, parts: ColumnSearchParts): Promise<FoundColumns> {
  const filters = request.filters.map((filter) => parseQuery(filter, request.now));
  refuseCostly(filters);
  const view = await parts.memory.view([
    ...visibilityColumns(request.visibility),
    ...filters.flatMap(columnsFor),
    ...request.facets.fields.map(valueField),
  ]);
  const visible = visibleDocuments(view, request.visibility);
  const { words, renamedSince } = parts;
  const inDatasets = { view, fullText: parts.fullTextAt(view.version), words, renamedSince };
  const conditions = await conditionsOf(filters, inDatasets);
  const datasets = narrow(visible, conditions);
  const search: Search = {
    text: parts.columnTextAt(view.version),
    owners: await parts.owners.at(view.version),
    datasets,
    completesLast: request.completesLast ?? false,
  };
  const found = await interpret(request.q, search, visible, parts.words);
  const ranked = rankColumns(found.ordinals, request.start + request.rows, found.located);
  const bodies = await parts.columns.bodies(ranked.slice(request.start));
  const wanted = found.located.flatMap(({ sequences }) => sequences);
  const { fields, ...limits } = request.facets;
  const facets = fields.map((field) => {
    // Counted as if nothing were filtered by it, so that a second choice in a group shows its count.
    const others = conditionsBeside(field, conditions);
    const ordinals =
      others.length < conditions.length
        ? columnsOf(found.matches, search.owners, narrow(visible, others))
        : found.ordinals;
    const documents = ordinals.map((ordinal) => search.owners[ordinal] ?? 0);
    const wanted = wantedValues(field, conditions);
    return { field, items: countFacet(field, documents, view, { ...limits, wanted }) };
  });
  return {
    count: found.ordinals.length,
    hits: ranked.slice(request.start).flatMap((ordinal) => {
      const body = bodies.get(ordinal);
      return body === undefined
        ? []
        : [readHit(bodyInLanguage(body, request.language), wanted, request.language)];
    }),
    facets: await labelFacets(facets, parts.labelsAt(view.version), request.language),
    words: found.question.words.map(({ folded }) => folded),
    keys: found.question.keys.map(({ folded }) => folded),
    ...(found.correctedQ !== undefined && { correctedQ: found.correctedQ }),
  };
}

type Search = { text: ColumnText; owners: Uint32Array; datasets: OrdinalSet; completesLast: boolean };
type Interpretation = {
  question: ColumnQuestion;
  /** Before the filters; undefined where every column does. */
  matches: OrdinalSet | undefined;
  ordinals: Uint32Array;
  located: LocatedWord[];
  correctedQ?: string;
};

/**
 * A question that finds nothing is tried again: with what it wants tables told apart by as words like the others, with
 * its last word as the beginning of one, then with typing errors corrected.
 */
async function interpret(
  q: string,
  search: Search,
  visible: OrdinalSet,
  words: WordListStore,
): Promise<Interpretation> {
  const question = readQuestion(q);
  const exact = await answer(question, search);
  if (exact.ordinals.length > 0 || q.trim() === '') return exact;
  const plain = { words: [...question.words, ...question.keys], keys: [] };
  const attempts = [
    ...(question.keys.length > 0 ? [() => answer(plain, search)] : []),
    () => answer(question, { ...search, completesLast: true }),
    async () => {
      const isKnown = (stem: string) => countVisible(stem, search, visible);
      const correctedQ = await correctText(q, words, isKnown);
      if (correctedQ === undefined) return exact;
      const corrected = readQuestion(correctedQ);
      return { ...(await answer(corrected, { ...search, completesLast: false })), correctedQ };
    },
  ];
  for (const attempt of attempts) {
    const found = await attempt();
    if (found.ordinals.length > 0) return found;
  }
  return exact;
}

async function countVisible(stem: string, { text, owners }: Search, visible: OrdinalSet): Promise<number> {
  const found = await text.find({ stems: [stem], prefix: false }, columnParts);
  return columnsOf(found, owners, visible).length;
}

/** The columns that hold most of the words, at least one of them in what is said of the column itself. */
async function answer(question: ColumnQuestion, search: Search): Promise<Interpretation> {
  const { text, owners, datasets, completesLast } = search;
  const located = await Promise.all(
    question.words.map((word, index) =>
      locateWord(word, completesLast && index === question.words.length - 1, text, owners.length),
    ),
  );
  const keys = await Promise.all(question.keys.map((key) => findKey(key, text)));
  let matches: OrdinalSet | undefined;
  if (located.length > 0) {
    const own = located.map(({ label, description }) => label.union(description));
    const most = located.length <= 2 ? located.length : Math.floor(located.length * 0.8);
    const enough = atLeast(
      most,
      located.map(({ anywhere }) => anywhere),
    );
    matches = enough.intersection(own.reduce((all, some) => all.union(some)));
  }
  for (const found of keys) matches = matches?.intersection(found) ?? found;
  return { question, located, matches, ordinals: columnsOf(matches, owners, datasets) };
}

async function locateWord(word: Word, isBeginning: boolean, text: ColumnText, columns: number) {
  const exact: StemSequence = { stems: [word.stem], prefix: false };
  const sequences = isBeginning ? [exact, { stems: [word.folded], prefix: true }] : [exact];
  const within = async (places: readonly (typeof columnParts)[number][]) => {
    const found = await Promise.all(sequences.map((sequence) => text.find(sequence, places)));
    return found.reduce((all, some) => all.union(some));
  };
  const [label, description, anywhere] = await Promise.all([
    within(['label']),
    within(['description']),
    within(['label', 'description', 'context']),
  ]);
  const rarity = Math.log(1 + columns / (1 + anywhere.size));
  return { sequences, label, description, anywhere, weight: rarity };
}

async function findKey(key: Word, text: ColumnText): Promise<OrdinalSet> {
  const found = stemsOfKey(key).map((stem) => text.find({ stems: [stem], prefix: false }, ['keys']));
  return (await Promise.all(found)).reduce((all, some) => all.union(some));
}

function columnsOf(columns: OrdinalSet | undefined, owners: Uint32Array, datasets: OrdinalSet): Uint32Array {
  const ordinals = columns?.toArray() ?? Uint32Array.from(owners.keys());
  return ordinals.filter((ordinal) => datasets.has(owners[ordinal] ?? 0));
}

function readHit(body: string, wanted: readonly StemSequence[], language = ''): ColumnHit {
  const { by_translated, ...column } = JSON.parse(body) as FoundColumn;
  const by = by_translated?.[language] ?? column.by;
  const label = highlightName(column, wanted);
  const description = highlightExcerpt(column.description ?? '', wanted);
  return { ...column, by, highlight: { ...(label && { label }), ...(description && { description }) } };
}
