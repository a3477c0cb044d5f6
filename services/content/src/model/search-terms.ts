import { searchWords } from '@gazetteer/kernel';
import { plainText } from '@gazetteer/markdown/plain-text';

/** A word by which readers find something, and how much it tells about that. */
export type SearchTerm = { term: string; weight: number };

/** How much a word tells, by where it stands. */
const WEIGHTS = { title: 4, tags: 3, summary: 2, body: 1 } as const;

/** What is found, by its parts. */
export type SearchedParts = Partial<Record<keyof typeof WEIGHTS, readonly string[]>>;

const MOST_TERMS = 1000;
const MOST_SOUGHT = 8;
/** A body is read in pieces, of which each gives so many different words at most. */
const PIECE = 1500;

/** Words that join others and say nothing of what a text is about, in English and French. */
const JOINING = new Set(
  'a an and are as at by for from how in into is it of on or per that the their this to was what when where which who with au aux avec ce ces comment dans de des du en entre est et la le les leur ou par pour quand que quel quelle quelles quels qui sont sur un une vers'.split(
    ' ',
  ),
);

/** The words by which readers find something: each once, with the weight of the part that says most. */
export function termsOf({ body = [], ...parts }: SearchedParts): SearchTerm[] {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const term of searchWords(text)) {
      if (isTelling(term)) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    }
  };
  for (const part of ['title', 'tags', 'summary'] as const) {
    for (const text of parts[part] ?? []) add(text, WEIGHTS[part]);
  }
  for (const text of body) {
    const plain = plainText(text);
    for (let at = 0; at < plain.length; at += PIECE) add(plain.slice(at, at + PIECE), WEIGHTS.body);
  }
  return [...weights].slice(0, MOST_TERMS).map(([term, weight]) => ({ term, weight }));
}

/**
 * What the words somebody looks for begin with: without those that only join others, and without the mark of the plural.
 * Empty where nothing is said that could be found.
 */
export function soughtBeginnings(text: string): string[] {
  const beginnings = searchWords(text)
    .filter(isTelling)
    .map((word) => (word.length > 4 ? word.replace(/(?:s|x)$/, '') : word));
  return [...new Set(beginnings)].slice(0, MOST_SOUGHT);
}

function isTelling(word: string): boolean {
  return word.length > 1 && !JOINING.has(word);
}
