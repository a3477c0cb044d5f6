import { stemWord } from './stem-word.ts';

/** A word of a text as the index knows it. `start` and `end` say where it stood, in UTF-16 units. */
export type Word = {
  /** Lower case, without Latin accents. */
  folded: string;
  /** The folded word without its inflection: what is looked for. */
  stem: string;
  start: number;
  end: number;
};

// Marks count as letters: without them Hindi would fall apart at its vowel signs.
// What stands before a French apostrophe (l'eau) and behind an English one (women's) is no word.
const WORD = /(?:[cdjlmnst]|qu)['’](?=\p{L})|['’]s(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/giu;
const APOSTROPHE = /['’]/;
const UNSPACED_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const LONGEST_WORD = 64;
/** Letters that are folded by being written small. */
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * The words of a text, in order. Chinese and Japanese, written without blanks, are cut into overlapping pairs of
 * characters. The same on every database, which get to see nothing but stems.
 */
export function analyseText(text: string): Word[] {
  const words: Word[] = [];
  // Words come again and again: each is folded and stemmed once.
  const known = new Map<string, Pick<Word, 'folded' | 'stem'>>();
  const formsOf = (written: string) => {
    const forms = known.get(written) ?? formsOfWord(written);
    known.set(written, forms);
    return forms;
  };
  for (const { 0: run, index } of text.matchAll(WORD)) {
    if (APOSTROPHE.test(run)) continue;
    for (const { 0: part, index: offset } of run.matchAll(UNSPACED_RUN)) {
      if (UNSPACED.test(part)) words.push(...pairsOf(part, index + offset));
      else words.push(wordAt(formsOf(part), part, index + offset));
    }
  }
  return words;
}

/** Lower case, compatibility forms made plain (ﬁ → fi), Latin accents taken off. Other scripts keep their signs. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

function formsOfWord(text: string): Pick<Word, 'folded' | 'stem'> {
  const folded = foldText(text).slice(0, LONGEST_WORD);
  return { folded, stem: stemWord(folded) };
}

function wordAt({ folded, stem }: Pick<Word, 'folded' | 'stem'>, text: string, start: number): Word {
  return { folded, stem, start, end: start + text.length };
}

function pairsOf(run: string, start: number): Word[] {
  const characters = Array.from(run);
  if (characters.length === 1) return [unstemmed(run, start)];
  let position = start;
  return characters.slice(1).map((next, index) => {
    const first = characters[index] ?? '';
    const word = unstemmed(first + next, position);
    position += first.length;
    return word;
  });
}

function unstemmed(text: string, start: number): Word {
  const folded = foldText(text);
  return { folded, stem: folded, start, end: start + text.length };
}
