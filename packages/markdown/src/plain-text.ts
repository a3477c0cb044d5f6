// None of these begins again within what it has read, so that their time grows with the length of a text alone.
const target = String.raw`\([^()]*(?:\([^()]*\)[^()]*)*\)`;
const image = new RegExp(String.raw`!\[[^[\]]*\]${target}`, 'g');
const link = new RegExp(String.raw`\[([^[\]]*)\]${target}`, 'g');

/**
 * The words of a Markdown text, its headings and items of lists as sentences, cut at a word's end where it is longer
 * than `longest` characters.
 */
export function plainText(markdown: string, longest = Number.POSITIVE_INFINITY): string {
  const words = markdown
    .replaceAll(image, ' ')
    .replaceAll(link, '$1')
    .replaceAll(/<((?:https?|mailto):[^<>\s]+)>/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+[.)])[ \t]+/gm, '\n')
    .replaceAll(/(\*\*|__|\*|`)(?=\S)(.{0,500}?\S)\1/g, '$2')
    .replaceAll(/([^\s.,:;!?…।。])[ \t]*\n[ \t]*\n/g, '$1. ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ') || longest).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`;
}

/** The number of characters that fit on two lines of a page, and the longest sentence that is a lead by itself. */
const leadLength = 150;
const longestSentence = 320;

/**
 * The first sentences of a Markdown text in plain words, as many as fit two lines, else the first alone. A sentence is
 * never cut: of a text that begins with a longer one there is no lead.
 */
export function leadOf(markdown: string): string {
  let lead = '';
  for (const sentence of sentencesOf(firstParagraph(markdown))) {
    const longer = (lead + sentence).trimEnd();
    if (longer.length > (lead === '' ? longestSentence : leadLength)) break;
    lead += sentence;
  }
  return lead.trimEnd();
}

/** Words that end with a full stop inside a sentence, besides initials (`U.S.`, `e.g.`), in English and French. */
const abbreviation =
  /(?:^|[\s(])(?:(?:\p{L}\.)+|(?:dr|mr|mrs|ms|st|no|nos|vs|gov|sen|rep|dept|inc|ltd|co|corp|jr|sr|prof|approx|ca|cf|al|ed|fig|vol|art|ch|mm|mme|mlle|av|apr|env|min|max)\.)["')\]»”’]*\s*$/iu;

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    const before = sentences.at(-1);
    if (before !== undefined && abbreviation.test(before)) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences;
}

/** The first paragraph of a Markdown text, as plain words. */
export function firstParagraph(markdown: string): string {
  const paragraph = markdown.trim().split(/\n\s*\n/)[0] ?? '';
  return plainText(paragraph);
}
