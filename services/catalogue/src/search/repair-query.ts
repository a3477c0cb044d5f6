import type { OrdinalSet } from './index/ordinal-set.ts';
import { type DatasetText, textParts } from './index/text-parts.ts';
import type { WordListStore } from './index/word-list.store.ts';
import { plainWords } from './query/plain-query.ts';
import { analyseText } from './words/analyse-text.ts';
import { correctText } from './words/correct-query.ts';

const SHORTEST_WIDENED = 4;
/** A word in no more documents than these is next to unknown. */
const RARE = 2;
/** So many times more documents must have a word that begins with it. */
const FAR_MORE = 5;
const MOST_REPAIRED = 8;

/** How many documents that the caller may find hold a stem, or a word that begins with these letters. */
export type Counts = { ofStem(stem: string): Promise<number>; ofBeginning(letters: string): Promise<number> };

/** Words with the rare ones repaired, and those that stand for the beginning of a word, by their index. */
export type RepairedWords = { text: string; isBeginning: (index: number) => boolean };

/**
 * Repairs words that no document has or next to none: one with which many others begin is taken for the beginning of
 * one (`syria` of `syrian`), another that is unknown for its nearest neighbour (`nigera` for `nigeria`).
 * @returns undefined where nothing was to repair
 */
export async function repairRareWords(
  text: string,
  words: WordListStore,
  counts: Counts,
): Promise<RepairedWords | undefined> {
  const corrected = (await correctText(text, words, counts.ofStem)) ?? text;
  const beginnings = new Set<number>();
  for (const [index, { sign, quoted, bare }] of plainWords(corrected).slice(0, MOST_REPAIRED).entries()) {
    const [word, ...more] = analyseText(bare);
    const isPlain = sign !== '-' && quoted === undefined && word !== undefined && more.length === 0;
    if (isPlain && (await isMostlyBeginning(word, counts))) beginnings.add(index);
  }
  if (corrected === text && beginnings.size === 0) return undefined;
  return { text: corrected, isBeginning: (index) => beginnings.has(index) };
}

async function isMostlyBeginning(
  { folded, stem }: { folded: string; stem: string },
  counts: Counts,
): Promise<boolean> {
  if (folded.length < SHORTEST_WIDENED || !/^\p{L}+$/u.test(folded)) return false;
  const count = await counts.ofStem(stem);
  return count <= RARE && (await counts.ofBeginning(folded)) >= FAR_MORE * Math.max(count, 1);
}

/** Counts among these documents only. */
export function countsIn(documents: OrdinalSet, fullText: DatasetText): Counts {
  const count = async (stem: string, prefix: boolean) =>
    (await fullText.find({ stems: [stem], prefix }, textParts)).intersection(documents).size;
  return { ofStem: (stem) => count(stem, false), ofBeginning: (letters) => count(letters, true) };
}
