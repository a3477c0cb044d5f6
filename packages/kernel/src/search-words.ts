// Marks count as letters: without them Hindi would fall apart at its vowel signs.
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const LONGEST_WORD = 64;
const MOST_WORDS = 200;

/**
 * The words of a text as they are looked for: in lower case, without Latin accents, each once. An e-mail address and
 * a telephone number fall into their parts.
 */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
  const words = Array.from(plain.matchAll(WORD), ([word]) => word.slice(0, LONGEST_WORD));
  return [...new Set(words)].slice(0, MOST_WORDS);
}
