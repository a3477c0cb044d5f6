import { setImmediate as nextTurn } from 'node:timers/promises';
import { analyseText, type Word } from './analyse-text.ts';

/** Characters that are analysed at a time, which takes a few milliseconds whatever is in them. */
const PIECE = 4000;
/** How far the end of a word is looked for, so that none is cut apart. */
const LONGEST_RUN = 1000;
const LOW_SURROGATE = /[\uDC00-\uDFFF]/;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}'’]/u;

/** The words of a text of any length, as `analyseText` gives them; between pieces of it others get their turn. */
export async function analyseInTurns(text: string): Promise<Pick<Word, 'folded' | 'stem'>[]> {
  const words: Pick<Word, 'folded' | 'stem'>[] = [];
  for (let start = 0; start < text.length; ) {
    const end = endOfPiece(text, start);
    words.push(...analyseText(text.slice(start, end)));
    start = end;
    if (start < text.length) await nextTurn();
  }
  return words;
}

function endOfPiece(text: string, start: number): number {
  // Not between the two halves of a letter that UTF-16 writes in two units.
  const least = start + PIECE + (LOW_SURROGATE.test(text.charAt(start + PIECE)) ? 1 : 0);
  const between = BETWEEN_WORDS.exec(text.slice(least, least + LONGEST_RUN));
  return Math.min(text.length, least + (between?.index ?? LONGEST_RUN));
}
