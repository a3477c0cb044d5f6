/** Keywords as tags, which take fewer characters: letters, digits, blanks and a few signs. */
export function tagsFrom(keywords: readonly string[]): { name: string }[] {
  const names = keywords.map((word) =>
    word
      .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(names)].filter(({ length }) => length >= 2 && length <= 100).map((name) => ({ name }));
}
