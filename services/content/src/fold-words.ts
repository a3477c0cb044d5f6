/** Text without case and accents, so that looking for it does the same on every store. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const WORD = /[\p{L}\p{N}]+/gu;
const LONGEST_WORD = 64;

/** The words of some texts as they are looked for, each once, at most so many. */
export function foldedWords(texts: readonly string[], most: number): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of foldText(text).matchAll(WORD)) {
      if (words.size < most) words.add(word.slice(0, LONGEST_WORD));
    }
  }
  return [...words];
}
