const LONGEST = 200_000;
const MOST_MARKERS = 2000;
const DEEPEST_BRACKETS = 50;
const LONGEST_PREFIX = 100;
const MOST_QUOTES = 2000;
/** Of list items, headings, rows of tables and paragraphs; the parser takes 0.1 ms for each. */
const MOST_BLOCKS = 2500;
/** Of one paragraph. */
const MOST_LINES = 1000;

/** Indentation and the markers of quotes and lists, which nest. */
const PREFIX = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/;
/** An empty line or a list item: the text before it and the text after it are never parsed together. */
const NEW_PARAGRAPH = /^\s*$|^ {0,3}[-+*] +\S/;
/** What begins a block: nothing, a list item, a heading, or a row of a table. */
const BLOCK = /^\s*(?:$|[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|\|)/;
/** Characters that the parser tries to pair up, or looks behind for what they may begin. */
const MARKER = /\\.|[[\]*_&<`]|~~/g;

/**
 * True for a text that no person has written: it has so many special characters or lines in one paragraph, so much nesting,
 * or so many blocks that parsing it would hold up everybody else. Texts may be untrusted.
 */
export function isTangled(markdown: string): boolean {
  if (markdown.length > LONGEST) return true;
  let markers = 0;
  let depth = 0;
  let quotes = 0;
  let blocks = 0;
  let lines = 0;
  for (const line of markdown.split(/\r\n?|\n/)) {
    const [prefix = ''] = PREFIX.exec(line) ?? [];
    if (prefix.includes('>')) quotes += 1;
    if (prefix.length > LONGEST_PREFIX || quotes > MOST_QUOTES) return true;
    if (BLOCK.test(line)) blocks += 1;
    lines += 1;
    if (NEW_PARAGRAPH.test(line)) {
      lines = 0;
      markers = 0;
      depth = 0;
    }
    if (blocks > MOST_BLOCKS || lines > MOST_LINES) return true;
    for (const [marker] of line.matchAll(MARKER)) {
      if (marker.startsWith('\\')) continue;
      markers += 1;
      if (marker === '[') depth += 1;
      if (marker === ']') depth = Math.max(0, depth - 1);
      if (markers > MOST_MARKERS || depth > DEEPEST_BRACKETS) return true;
    }
  }
  return false;
}
