const LONGEST = 200_000;
const MOST_MARKERS = 2000;
const DEEPEST_BRACKETS = 50;
const LONGEST_PREFIX = 100;
const MOST_QUOTES = 2000;

/** Indentation and the markers of quotes and lists, which nest. */
const PREFIX = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/;
/** An empty line or a list item: the text before it and the text after it are never parsed together. */
const NEW_PARAGRAPH = /^\s*$|^ {0,3}[-+*] +\S/;
/** Characters that the parser has to pair up. An underscore between letters pairs with nothing. */
const MARKER = /\\.|\[|\]|\*|~~|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/**
 * True for a text that no person has written: it has so many special characters in one paragraph, or so much nesting,
 * that parsing it would take seconds, because the time grows with their square or faster. Texts may be untrusted.
 */
export function isTangled(markdown: string): boolean {
  if (markdown.length > LONGEST) return true;
  let markers = 0;
  let depth = 0;
  let quotes = 0;
  for (const line of markdown.split(/\r\n?|\n/)) {
    const [prefix = ''] = PREFIX.exec(line) ?? [];
    if (prefix.includes('>')) quotes += 1;
    if (prefix.length > LONGEST_PREFIX || quotes > MOST_QUOTES) return true;
    if (NEW_PARAGRAPH.test(line)) {
      markers = 0;
      depth = 0;
    }
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
