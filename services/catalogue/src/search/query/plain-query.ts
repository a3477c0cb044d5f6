import { allOf, type Query } from './query-tree.ts';
import { parseQuery } from './parse-query.ts';
import { analyseText, foldText } from '../words/analyse-text.ts';

const MAXIMUM_LENGTH = 8192;
const MAXIMUM_WORDS = 32;

/** What was asked: the tree, and for plain words also the words, which may be completed or corrected. */
export type ReadQuery = { tree: Query; plainText?: string };

/**
 * Reads `q` as CKAN does: with a `field:` or an operator of the query language it is that language, otherwise plain
 * words as a person types them, which are never an error.
 * @throws search_syntax for a query in the language that cannot be read
 */
export function readQuery(text: string, now: Date): ReadQuery {
  const bare = withoutPhrases(text);
  if (text.includes('{!') || NAMES_FIELD.test(bare)) return { tree: parseQuery(text, now) };
  if (USES_OPERATORS.test(bare)) {
    const tree = parsedOrUndefined(text, now);
    if (tree) return { tree };
  }
  const plainText = text.slice(0, MAXIMUM_LENGTH);
  return { tree: parsePlainQuery(plainText), plainText };
}

// "Rainfall: monthly" and "https://…" are words of a person, not fields. Looking back from each colon reads every character
// once; looking forward from each place where a name may begin would take the square of the length.
const NAMES_FIELD = /(?<=(?:^|[\s(+\-!])[\w.*-]+):(?!\s|\/\/|$)/;
const USES_OPERATORS = /(?:^|\s)(?:AND|OR|NOT)(?:\s|$)|&&|\|\||\*|\?(?=\w)|~\d|\^\d/;

const withoutPhrases = (text: string) => text.replaceAll(/"[^"]*"/g, '""');

function parsedOrUndefined(text: string, now: Date): Query | undefined {
  try {
    return parseQuery(text, now);
  } catch {
    return undefined;
  }
}

/**
 * Plain words as a tree. One or two words must all be found; of three to five one may be missing; of more, a fifth.
 * `+word` must be there, `-word` must not, a quoted phrase counts as one word. Words such as "the" or "de" do not
 * count unless there are no others.
 * @param completesLast takes the last word for the beginning of one
 */
export function parsePlainQuery(text: string, completesLast = false): Query {
  const last = plainWords(text).length - 1;
  return readPlainQuery(text, { isBeginning: (index) => completesLast && index === last });
}

/** How plain words are taken: which of them, by their index, as the beginning of one, and whether none may be missing. */
export type PlainReading = { isBeginning: (index: number) => boolean; mayDrop?: boolean };

/** Plain words as a tree, as `parsePlainQuery` says. */
export function readPlainQuery(text: string, { isBeginning, mayDrop = true }: PlainReading): Query {
  const required: Query[] = [];
  const optional: Query[] = [];
  const forbidden: Query[] = [];
  const listOf = (sign: string) => (sign === '+' ? required : sign === '-' ? forbidden : optional);
  for (const [index, { sign, quoted, bare }] of plainWords(text).entries()) {
    if (analyseText(quoted ?? bare).length === 0) continue;
    if (quoted !== undefined) listOf(sign).push({ kind: 'phrase', text: quoted });
    else listOf(sign).push(isBeginning(index) ? beginningWith(bare) : { kind: 'term', text: bare });
  }
  const counted = optional.some(isWorthCounting) ? optional.filter(isWorthCounting) : optional;
  const excluded = forbidden.map((child): Query => ({ kind: 'not', child }));
  return allOf([...required, ...(mayDrop ? mostOf(counted) : counted), ...excluded]);
}

/** A word as a person typed it: with its sign, and either in quotes or bare. */
export type PlainWord = { sign: string; quoted: string | undefined; bare: string };

/** The words of a text, or phrases in quotes, in order. */
export function plainWords(text: string): PlainWord[] {
  const found = [...text.matchAll(WORD)].slice(0, MAXIMUM_WORDS);
  return found.map(([, sign = '', quoted, bare = '']) => ({ sign, quoted, bare }));
}

// A sign counts only at the start of a word: "idp-organization" has none.
const WORD = /([+-]?)(?:"([^"]*)"|([^\s"]+))/g;

const beginningWith = (text: string): Query => ({
  kind: 'pattern',
  parts: [{ literal: text }, { wildcard: '*' }],
});

function mostOf(children: Query[]): Query[] {
  if (children.length <= 2) return children;
  const minimum = children.length <= 5 ? children.length - 1 : Math.floor(children.length * 0.8);
  return [{ kind: 'any-of', children, minimum }];
}

const isWorthCounting = (leaf: Query) => !(leaf.kind === 'term' && isStopWord(foldText(leaf.text)));

/** True for a folded word that says nothing, such as "the" or "de". */
export const isStopWord = (folded: string) => STOP_WORDS.has(folded);

const STOP_WORDS = new Set(
  `a an and are as at be by for from in into is it of on or the to with
   au aux avec ce ces dans de des du en et la le les ou par pour sur un une`.split(/\s+/),
);
