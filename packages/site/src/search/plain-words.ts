/** What people type into a search is words: a colon would make it a query in the catalogue's own language. */
export function plainWords(text: string): string {
  return text
    .replaceAll(/[:{}[\]^~\\/!*?()"]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A value as a phrase of the catalogue's query language, whatever is in it. */
export function quotedValue(value: string): string {
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
}
