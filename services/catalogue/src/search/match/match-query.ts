import { analyseText, foldText } from '../words/analyse-text.ts';
import { damerauLevenshtein } from '../index/edit-distance.ts';
import type { StemSequence } from '../index/full-text.store.ts';
import type { IndexView } from '../index/index-memory.ts';
import { OrdinalSet } from '../index/ordinal-set.ts';
import {
  fieldsOf,
  type Leaf,
  leavesOf,
  type PatternPart,
  type Query,
  type RangeQuery,
} from '../query/query-tree.ts';
import { looksForWords, textPartsOf, valueField } from '../query/search-fields.ts';
import type { DatasetText } from '../index/text-parts.ts';
import { longestLiteral, wildcardTest } from '../query/wildcard-pattern.ts';
import type { WordListStore } from '../index/word-list.store.ts';

/** The documents of every part of a query that looks for words. */
export type TextMatches = ReadonlyMap<Query, OrdinalSet>;

const MOST_SPELLINGS = 50;
const MOST_CANDIDATES = 5000;
/** Words of a phrase that are looked for: more of them would tell no two texts apart, and the database takes seconds. */
const LONGEST_SEQUENCE = 100;

/** The columns a query needs. */
export function columnsFor(query: Query): string[] {
  return [...fieldsOf(query)].flatMap((field) =>
    field === undefined || textPartsOf(field) ? [] : [valueField(field)],
  );
}

/** Asks the database for the documents of every part of the query that looks for words. */
export async function matchText(
  query: Query,
  fullText: DatasetText,
  words: WordListStore,
): Promise<TextMatches> {
  const leaves = leavesOf(query).filter(looksForWords);
  const entries = leaves.map(async (leaf) => [leaf, await matchLeaf(leaf, fullText, words)] as const);
  return new Map(await Promise.all(entries));
}

async function matchLeaf(leaf: Leaf, fullText: DatasetText, words: WordListStore): Promise<OrdinalSet> {
  const parts = textPartsOf(leaf.field) ?? [];
  const sequences = await sequencesOf(leaf, words);
  const found = await Promise.all(sequences.map((sequence) => fullText.find(sequence, parts)));
  return found.reduce((all, some) => all.union(some), new OrdinalSet());
}

/** The sequences of stems that satisfy a leaf; none when nothing in the catalogue's words can. */
export async function sequencesOf(leaf: Leaf, words: WordListStore): Promise<StemSequence[]> {
  if (leaf.kind === 'pattern') return patternSequences(leaf.parts, words);
  const stems = analyseText(leaf.text)
    .slice(0, LONGEST_SEQUENCE)
    .map(({ stem }) => stem);
  if (stems.length === 0) return [];
  if (leaf.kind !== 'similar') return [{ stems, prefix: false }];
  const similar = await words.similar(foldText(leaf.text), leaf.distance);
  const distinct = new Set([...stems.slice(0, 1), ...similar.map(({ stem }) => stem)]);
  return [...distinct].slice(0, MOST_SPELLINGS).map((stem) => ({ stems: [stem], prefix: false }));
}

async function patternSequences(
  parts: readonly PatternPart[],
  words: WordListStore,
): Promise<StemSequence[]> {
  const [first, second] = parts;
  if (
    parts.length === 2 &&
    first &&
    'literal' in first &&
    second &&
    'wildcard' in second &&
    second.wildcard === '*'
  ) {
    const stems = analyseText(first.literal).slice(0, LONGEST_SEQUENCE);
    const folded = stems.map((word, index) => (index === stems.length - 1 ? word.folded : word.stem));
    const exact = { stems: stems.map(({ stem }) => stem), prefix: false };
    return folded.length === 0 ? [] : [{ stems: folded, prefix: true }, exact];
  }
  const fits = wildcardTest(foldLiterals(parts));
  const listed = await words.containing(foldText(longestLiteral(parts)), MOST_CANDIDATES);
  const stems = new Set(listed.filter(({ word }) => fits(word)).map(({ stem }) => stem));
  return [...stems].slice(0, MOST_SPELLINGS).map((stem) => ({ stems: [stem], prefix: false }));
}

const foldLiterals = (parts: readonly PatternPart[]) =>
  parts.map((part) => ('literal' in part ? { literal: foldText(part.literal) } : part));

/** The documents that satisfy a query. */
export function matchQuery(query: Query, view: IndexView, text: TextMatches): OrdinalSet {
  switch (query.kind) {
    case 'everything':
      return view.documents;
    case 'all-of':
      return query.children
        .map((child) => matchQuery(child, view, text))
        .reduce((all, some) => all.intersection(some));
    case 'any-of':
      return atLeast(
        query.minimum,
        query.children.map((child) => matchQuery(child, view, text)),
      );
    case 'not':
      return view.documents.difference(matchQuery(query.child, view, text));
    case 'boosted':
      return matchQuery(query.child, view, text);
    case 'range':
      return query.field === undefined
        ? new OrdinalSet()
        : view.column(valueField(query.field)).select(inRange(query));
    default:
      return text.get(query) ?? matchValues(query, view);
  }
}

/** What is in at least so many of the sets. */
export function atLeast(minimum: number, sets: readonly OrdinalSet[]): OrdinalSet {
  // reached[n] holds what is in at least n + 1 of the sets seen so far.
  const reached: OrdinalSet[] = Array.from({ length: minimum }, () => new OrdinalSet());
  for (const set of sets) {
    for (let level = minimum - 1; level >= 0; level--) {
      const before = level === 0 ? set : (reached[level - 1] ?? set).intersection(set);
      reached[level] = reached[level]?.union(before) ?? before;
    }
  }
  return reached[minimum - 1] ?? new OrdinalSet();
}

function matchValues(leaf: Leaf, view: IndexView): OrdinalSet {
  const column = view.column(valueField(leaf.field ?? ''));
  if (leaf.kind === 'pattern') return column.select(wildcardTest(leaf.parts));
  if (leaf.kind === 'similar') {
    const wanted = leaf.text.toLowerCase();
    const isNear = (value: string) =>
      Math.abs(value.length - wanted.length) <= leaf.distance &&
      damerauLevenshtein(value.toLowerCase(), wanted) <= leaf.distance;
    return column.select(isNear);
  }
  return column.selectValue(leaf.text);
}

// Numbers are compared as numbers when the ends of the range are numbers, everything else as text.
function inRange({ from, to, includesFrom, includesTo }: RangeQuery): (value: string) => boolean {
  const numeric = [from, to].every((end) => end === undefined || isNumber(end)) && (from ?? to) !== undefined;
  const order = (value: string, end: string) =>
    numeric ? Number(value) - Number(end) : compareText(value, end);
  return (value) => {
    if (numeric && !isNumber(value)) return false;
    const aboveFrom = from === undefined ? 1 : order(value, from);
    const belowTo = to === undefined ? -1 : order(value, to);
    return (includesFrom ? aboveFrom >= 0 : aboveFrom > 0) && (includesTo ? belowTo <= 0 : belowTo < 0);
  };
}

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text);
const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
