// Combining marks count as letters: without them Hindi words would be split at their vowel signs.
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const LONGEST_WORD = 64;
const MOST_WORDS = 200;

/**
 * The words of a text as a search compares them: in lower case, without Latin accents, each once. An e-mail address and
 * a telephone number are split into their parts.
 */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
  const words = Array.from(plain.matchAll(WORD), ([word]) => word.slice(0, LONGEST_WORD));
  return [...new Set(words)].slice(0, MOST_WORDS);
}
