const tag = /(<(?:"[^"]*"|'[^']*'|[^"'<>])*>)/;
const asTyped = /^<(\/?)(?:code|pre|kbd|samp|script|style)\b/i;

/**
 * A text, or HTML, as a printer would set it: apostrophes are curved, and in French the marks that stand apart from
 * their word stay in its line. Code, addresses and everything else inside tags is left alone.
 */
import type { Language } from '@gazetteer/site';
export function typeset(html: string, language: Language): string {
  let depth = 0;
  return html
    .split(tag)
    .map((part, place) => {
      // Every second part is a tag: split() puts what it split at between.
      if (place % 2 === 0) return depth === 0 ? setText(part, language) : part;
      const [known, isEnd] = asTyped.exec(part) ?? [];
      if (known) depth += isEnd ? -1 : 1;
      return part;
    })
    .join('');
}

function setText(text: string, language: Language): string {
  const curved = text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’');
  if (language !== 'fr') return curved;
  return curved
    .replaceAll(/[ \u00a0](?=[;!?](?!\w))/g, '\u202f')
    .replaceAll(/ (?=[:»%])/g, '\u00a0')
    .replaceAll(/(?<=«) /g, '\u00a0')
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f');
}
