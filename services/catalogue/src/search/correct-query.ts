import { analyseText } from './analyse-text.ts';
import type { WordListStore } from './word-list.store.ts';
import type { FullText } from './full-text.store.ts';
import { textParts } from './full-text.store.ts';

const SHORTEST_CORRECTED = 4;
const LONGEST_WITH_ONE_ERROR = 7;
/** Of the nearest words so many are compared by how often they occur. */
const COMPARED = 8;
const MOST_CORRECTIONS = 8;

/**
 * Replaces each word that the catalogue does not know by the nearest one it knows: one typing error is forgiven in
 * words of 4 to 7 letters, two in longer ones; of equally near words the commonest is taken.
 * @returns the corrected text, or undefined when nothing was to correct or no word is near
 */
export async function correctText(
  text: string,
  words: WordListStore,
  fullText: FullText,
): Promise<string | undefined> {
  let corrected = '';
  let position = 0;
  for (const word of analyseText(text).slice(0, MOST_CORRECTIONS)) {
    const better = await correctWord(word.folded, word.stem, words, fullText);
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
  fullText: FullText,
): Promise<string | undefined> {
  if (word.length < SHORTEST_CORRECTED || !/^\p{L}+$/u.test(word)) return undefined;
  if ((await occurrences(stem, fullText)) > 0) return undefined;
  const similar = await words.similar(word, word.length <= LONGEST_WITH_ONE_ERROR ? 1 : 2);
  const nearest = similar.filter(({ distance }) => distance === similar[0]?.distance).slice(0, COMPARED);
  let best: { word: string; count: number } | undefined;
  for (const candidate of nearest) {
    const count = await occurrences(candidate.stem, fullText);
    if (count > (best?.count ?? 0)) best = { word: candidate.word, count };
  }
  return best?.word;
}

async function occurrences(stem: string, fullText: FullText): Promise<number> {
  return (await fullText.find({ stems: [stem], prefix: false }, textParts)).size;
}
