type Tag = { name: string; display_name_translated?: Record<string, string> };

/**
 * Keywords as tags, which take fewer characters: letters, digits, blanks and a few signs.
 * @param translated what the keywords are called in other languages, by languages, each in the place of its own
 */
export function tagsFrom(
  keywords: readonly string[],
  translated: Readonly<Record<string, readonly string[]>> = {},
): Tag[] {
  const tags = keywords.map((keyword, place): Tag => {
    const called = Object.entries(translated).flatMap(([language, words]) =>
      words[place] ? [[language, words[place]] as const] : [],
    );
    const name = tagName(keyword);
    return called.length > 0 ? { name, display_name_translated: Object.fromEntries(called) } : { name };
  });
  const distinct = new Map(tags.toReversed().map((tag) => [tag.name, tag]));
  const names = [...new Set(tags.map(({ name }) => name))];
  return names
    .filter(({ length }) => length >= 2 && length <= 100)
    .map((name) => distinct.get(name) ?? { name });
}

function tagName(keyword: string): string {
  return keyword
    .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
