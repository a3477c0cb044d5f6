import type { IToken } from 'chevrotain';
import { phrase, searchSyntax } from './query-tokens.ts';
import type { Leaf, PatternPart, Query } from './query-tree.ts';

/** A word or phrase as it was written, the field it is looked for in, and what followed it (`~1`). */
export type Literal = { field: string | undefined; token: IToken; tilde?: IToken };

// The distance a bare `~` means, which is also the largest there is, as in Lucene.
const GREATEST_DISTANCE = 2;

/** A bare word as a tree: a term, a pattern with wildcards, or a term with typing errors allowed. */
export function readLiteral({ field, token, tilde }: Literal): Query {
  const parts = readParts(token.image);
  const [first, ...others] = parts;
  if (first === undefined) return withField(field, { kind: 'term', text: '' });
  if (parts.every((part) => 'literal' in part)) {
    const text = parts.map((part) => part.literal).join('');
    if (!tilde) return withField(field, { kind: 'term', text });
    return withField(field, { kind: 'similar', text, distance: readDistance(tilde.image, text) });
  }
  const isStar = others.length === 0 && 'wildcard' in first && first.wildcard === '*';
  if (isStar && (field === undefined || field === '*')) return { kind: 'everything' };
  return withField(field, { kind: 'pattern', parts });
}

/** A quoted phrase as a tree. With a distance (`"a b"~5`) its words must all be there, in any order. */
export function readPhrase({ field, token, tilde }: Literal): Query {
  const text = unescapeText(token.image.slice(1, -1));
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (!tilde || words.length < 2) return withField(field, { kind: 'phrase', text });
  return { kind: 'all-of', children: words.map((word) => withField(field, { kind: 'term', text: word })) };
}

/** Takes the backslashes off: `a\:b` is `a:b`. */
export function unescapeText(text: string): string {
  return text.replaceAll(/\\([\s\S])/g, '$1');
}

function withField(field: string | undefined, leaf: Leaf): Query {
  return field === undefined ? leaf : { ...leaf, field };
}

function readParts(image: string): PatternPart[] {
  const parts: PatternPart[] = [];
  for (const [piece] of image.matchAll(/\\[\s\S]|[*?]|[^\\*?]+/g)) {
    const last = parts.at(-1);
    if (piece === '*' || piece === '?') {
      if (!(piece === '*' && last && 'wildcard' in last && last.wildcard === '*'))
        parts.push({ wildcard: piece });
      continue;
    }
    const literal = unescapeText(piece);
    if (last && 'literal' in last) last.literal += literal;
    else parts.push({ literal });
  }
  return parts;
}

// Older clients write a similarity between 0 and 1: the share of letters that must stay.
function readDistance(tilde: string, text: string): number {
  if (tilde === '~') return GREATEST_DISTANCE;
  const value = Number(tilde.slice(1));
  const distance = value > 0 && value < 1 ? Math.floor((1 - value) * text.length) : Math.floor(value);
  return Math.min(distance, GREATEST_DISTANCE);
}

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
