import { analyseText } from './analyse-text.ts';
import type { OrdinalSet } from '../index/ordinal-set.ts';
import { type DatasetText, textParts } from '../index/text-parts.ts';
import type { WordListStore } from '../index/word-list.store.ts';

const SHORTEST_CORRECTED = 4;
const LONGEST_WITH_ONE_ERROR = 7;
/** So many words are compared, from the nearest on. */
const COMPARED = 16;
const MOST_CORRECTIONS = 8;

/** How many documents that the caller may find hold a stem. Words of other people's datasets must not show. */
export type Occurrences = (stem: string) => Promise<number>;

/**
 * Replaces each word that the catalogue does not know by the nearest one it knows: one typing error is forgiven in
 * words of 4 to 7 letters, two in longer ones; of equally near words the commonest is taken.
 * @returns the corrected text, or undefined when nothing was to correct or no word is near
 */
export async function correctText(
  text: string,
  words: WordListStore,
  occurrences: Occurrences,
): Promise<string | undefined> {
  let corrected = '';
  let position = 0;
  for (const word of analyseText(text).slice(0, MOST_CORRECTIONS)) {
    const better = await correctWord(word.folded, word.stem, words, occurrences);
    if (better === undefined) continue;
    corrected += text.slice(position, word.start) + better;
    position = word.end;
  }
  return position === 0 ? undefined : corrected + text.slice(position);
}

async function correctWord(
  word: string,
  stem: string,
  words: WordListStore,
  occurrences: Occurrences,
): Promise<string | undefined> {
  if (word.length < SHORTEST_CORRECTED || !/^\p{L}+$/u.test(word)) return undefined;
  if ((await occurrences(stem)) > 0) return undefined;
  const similar = await words.similar(word, word.length <= LONGEST_WITH_ONE_ERROR ? 1 : 2);
  let best: { word: string; distance: number; count: number } | undefined;
  for (const { word: candidate, stem: candidateStem, distance } of similar.slice(0, COMPARED)) {
    if (best && distance > best.distance) break;
    const count = await occurrences(candidateStem);
    if (count > (best?.count ?? 0)) best = { word: candidate, distance, count };
  }
  return best?.word;
}

/** Counts occurrences among these documents only. */
export function occurrencesIn(documents: OrdinalSet, fullText: DatasetText): Occurrences {
  return async (stem) => {
    const found = await fullText.find({ stems: [stem], prefix: false }, textParts);
    return found.intersection(documents).size;
  };
}
