/** A time as CKAN writes it: ISO 8601 in UTC with microseconds and no zone. */
export function catalogueTime(date: Date): string {
  return date.toISOString().replace('Z', '000');
}

/**
 * Reads a time that a publisher wrote in ISO 8601; one without a zone is in UTC.
 * @returns it as the catalogue writes times, or undefined when it is none
 */
export function readTime(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/.test(text)) return text;
  if (!/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d|$)/.test(text)) return undefined;
  const zoned = /(Z|[+-]\d\d:?\d\d)$/i.test(text) || text.length === 10 ? text : `${text}Z`;
  const date = new Date(zoned);
  return Number.isNaN(date.getTime()) ? undefined : catalogueTime(date);
}
