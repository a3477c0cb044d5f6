/** A time as CKAN writes it: ISO 8601 in UTC with microseconds and no zone. */
export function catalogueTime(date: Date): string {
  return date.toISOString().replace('Z', '000');
}

/**
 * The time of a change that comes after another one: a microsecond later where a clock says that it does not, so that no
 * two states of a thing have the same time.
 */
export function laterTime(time: string, previous: string): string {
  if (time > previous) return time;
  const [seconds = '', fraction = ''] = previous.split('.');
  const microseconds = Number(fraction.padEnd(6, '0').slice(0, 6)) + 1;
  if (microseconds < 1_000_000) return `${seconds}.${String(microseconds).padStart(6, '0')}`;
  return catalogueTime(new Date(Date.parse(`${seconds}Z`) + 1000));
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
