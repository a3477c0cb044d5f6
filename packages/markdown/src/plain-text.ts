/**
 * The words of a Markdown text, its headings and items of lists as sentences, cut at a word's end where it is longer
 * than `longest` characters.
 */
export function plainText(markdown: string, longest = Number.POSITIVE_INFINITY): string {
  const words = markdown
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<((?:https?|mailto):[^>\s]+)>/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+[.)])[ \t]+/gm, '\n')
    .replaceAll(/(\*\*|__|\*|`)(?=\S)(.*?\S)\1/g, '$2')
    .replaceAll(/([^\s.,:;!?…।。])[ \t]*\n[ \t]*\n/g, '$1. ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ') || longest).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** The number of characters that fit on two lines of a page. */
const leadLength = 150;

/** The first sentences of a Markdown text in plain words, as many as fit two lines. */
export function leadOf(markdown: string): string {
  const paragraph = firstParagraph(markdown);
  let lead = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(paragraph)) {
    if ((lead + segment).trimEnd().length > leadLength) break;
    lead += segment;
  }
  return lead.trimEnd() || plainText(paragraph, leadLength);
}

/** The first paragraph of a Markdown text, as plain words. */
export function firstParagraph(markdown: string): string {
  const paragraph = markdown.trim().split(/\n\s*\n/)[0] ?? '';
  return plainText(paragraph);
}
