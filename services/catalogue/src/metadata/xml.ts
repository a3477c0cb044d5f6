const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** A clean text (see `cleanText`) as it may stand between tags and, in double quotes, as an attribute. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? character);
}

/** The same for attributes, where a parser would turn line ends and tabs into spaces. */
export function xmlAttribute(text: string): string {
  return xmlText(text).replace(/[\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}
