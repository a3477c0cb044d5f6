import type { IToken } from 'chevrotain';
import { unescapeText } from './query-literals.ts';
import { phrase, searchSyntax } from './query-tokens.ts';

/** The fields that hold a time. Their ranges take times only. */
export const dateFields: ReadonlySet<string> = new Set(['metadata_created', 'metadata_modified']);

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(\d{1,9}))?Z$/;
const LOOKS_LIKE_DATE = /^\d{4}-\d\d(?:-\d\d(?:T[\d:.]*)?)?$/;
const DATE_STEP = /([+-]\d{1,6}|\/)(YEAR|MONTH|DAY|HOUR|MINUTE|SECOND)S?/g;
const NOW = /^NOW(?:(?:[+-]\d{1,6}|\/)(?:YEAR|MONTH|DAY|HOUR|MINUTE|SECOND)S?)*$/;

/**
 * One end of a range: absent for `*`, a time in UTC with microseconds for a date or `NOW-1YEAR/DAY`,
 * else the text as it stands.
 * @throws search_syntax for a date that is wrong or says no zone (`Z` is compulsory)
 */
export function readBound(
  end: 'from' | 'to',
  token: IToken,
  field: string | undefined,
  now: Date,
): { from?: string; to?: string } {
  const quoted = token.tokenType === phrase;
  const text = unescapeText(quoted ? token.image.slice(1, -1) : token.image);
  if (text === '*' && !quoted) return {};
  if (NOW.test(text)) return { [end]: writeTime(calculate(text, now, token.startOffset)) };
  if (DATE.test(text)) return { [end]: readDate(text, token.startOffset) };
  const mustBeDate = field !== undefined && dateFields.has(field);
  if (mustBeDate || (LOOKS_LIKE_DATE.test(text) && text.includes('T'))) {
    throw searchSyntax(`invalid date ${JSON.stringify(text)}, write 2020-01-31T00:00:00Z`, token.startOffset);
  }
  return { [end]: text };
}

/** A time as the index compares it: ISO 8601 in UTC with microseconds. Times without a zone are UTC. */
export function comparableTime(text: string): string {
  const [, seconds = text, fraction = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?/.exec(text) ?? [];
  return `${seconds}.${fraction.padEnd(6, '0').slice(0, 6)}Z`;
}

function readDate(text: string, position: number): string {
  const date = new Date(text);
  // A day such as 31 February rolls over into the next month in JavaScript: it is wrong, not March.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== text.slice(0, 19)) {
    throw searchSyntax(`there is no such date as ${JSON.stringify(text)}`, position);
  }
  return comparableTime(text);
}

const writeTime = (date: Date) => comparableTime(date.toISOString());

function calculate(text: string, now: Date, position: number): Date {
  const date = new Date(now);
  for (const [, step = '', unit = ''] of text.matchAll(DATE_STEP)) {
    if (step === '/') roundDown(date, unit);
    else add(date, Number(step), unit);
  }
  const year = date.getUTCFullYear();
  if (!(year >= 0 && year <= 9999)) throw searchSyntax(`${text} is out of range`, position);
  return date;
}

function add(date: Date, count: number, unit: string): void {
  if (unit === 'YEAR') date.setUTCFullYear(date.getUTCFullYear() + count);
  if (unit === 'MONTH') date.setUTCMonth(date.getUTCMonth() + count);
  if (unit === 'DAY') date.setUTCDate(date.getUTCDate() + count);
  if (unit === 'HOUR') date.setUTCHours(date.getUTCHours() + count);
  if (unit === 'MINUTE') date.setUTCMinutes(date.getUTCMinutes() + count);
  if (unit === 'SECOND') date.setUTCSeconds(date.getUTCSeconds() + count);
}

// How many characters of an ISO time stay when it is rounded down to a unit.
const KEPT: Record<string, number> = { YEAR: 4, MONTH: 7, DAY: 10, HOUR: 13, MINUTE: 16, SECOND: 19 };
const ZERO = '0000-01-01T00:00:00.000Z';

function roundDown(date: Date, unit: string): void {
  const kept = KEPT[unit] ?? ZERO.length;
  const text = Number.isNaN(date.getTime()) ? ZERO : date.toISOString();
  if (text.length === ZERO.length) date.setTime(Date.parse(text.slice(0, kept) + ZERO.slice(kept)));
}
