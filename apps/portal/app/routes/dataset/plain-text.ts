/** The words of a Markdown text, cut at a word's end where it is longer than `longest` characters. */
export function plainText(markdown: string, longest = Number.POSITIVE_INFINITY): string {
  const words = markdown
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<((?:https?|mailto):[^>\s]+)>/g, '$1')
    .replaceAll(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replaceAll(/(\*\*|__|\*|`)(?=\S)(.*?\S)\1/g, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ') || longest).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** The first paragraph of a Markdown text, as plain words. */
export function firstParagraph(markdown: string): string {
  const paragraph = markdown.trim().split(/\n\s*\n/)[0] ?? '';
  return plainText(paragraph);
}
