import { isNode, listOf, nodeOf, type SqlNode } from './sql-tree.ts';

/** Functions that fill a text up, allowed only to a length written in the query. */
const paddingFunctions: ReadonlySet<string> = new Set(['lpad', 'rpad']);

/** The longest text that one of them may make. */
const MAXIMUM_PADDED_LENGTH = 1000;

/** Functions that count from one end to another, allowed only where both are written in the query. */
const seriesFunctions: ReadonlySet<string> = new Set(['range', 'generate_series']);

/** The most values one call of them may make. */
const MAXIMUM_SERIES_LENGTH = 10_000;

/** Whether a function makes rows, and may stand in FROM. */
export function isSeriesFunction(name: string): boolean {
  return seriesFunctions.has(name.toLowerCase());
}

/** Whether a call can be seen to make little: what it is given stands in the query, and is small. */
export function isBoundedCall(name: string, node: SqlNode): boolean {
  const given = listOf(node.children);
  if (paddingFunctions.has(name.toLowerCase())) {
    const length = wholeNumber(given[1]);
    return length !== undefined && Math.abs(length) <= MAXIMUM_PADDED_LENGTH;
  }
  if (!isSeriesFunction(name)) return false;
  const steps = stepsOfNumbers(given) ?? stepsOfDays(given);
  return steps !== undefined && steps <= MAXIMUM_SERIES_LENGTH;
}

function stepsOfNumbers(given: readonly unknown[]): number | undefined {
  const numbers = given.map(wholeNumber);
  if (!numbers.every((number) => number !== undefined)) return undefined;
  const [first = 0, second, step = 1] = numbers;
  return step === 0 ? undefined : Math.abs((second === undefined ? first : second - first) / step);
}

/** Of days or moments with an interval between them, as in `generate_series(date '2020-01-01', now()::date, interval '1 month')`. */
function stepsOfDays(given: readonly unknown[]): number | undefined {
  const [from, to, step] = [momentOf(given[0]), momentOf(given[1]), intervalOf(given[2])];
  if (from === undefined || to === undefined || step === undefined) return undefined;
  return Math.abs((to - from) / step);
}

function wholeNumber(child: unknown): number | undefined {
  const value = constantOf(child);
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

const MOMENT_TYPES = ['DATE', 'TIMESTAMP', 'TIMESTAMP WITH TIME ZONE'];
// `current_date` without parentheses could be a column of that name, and hold any day.
const NOW = ['now', 'today', 'transaction_timestamp', 'get_current_timestamp'];

/** The milliseconds of a day or moment with its type, to the day. */
function momentOf(child: unknown): number | undefined {
  const node = nodeOf(child ?? {});
  if (node.class === 'FUNCTION' && NOW.includes(String(node.function_name).toLowerCase())) return Date.now();
  if (node.class !== 'CAST' || !MOMENT_TYPES.includes(typeOf(node))) return undefined;
  const text = constantOf(node.child);
  if (typeof text !== 'string') return momentOf(node.child);
  const [, day] = /^\s*(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text) ?? [];
  const milliseconds = Date.parse(day ?? '');
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** The shortest that one of each unit can be. */
const UNITS: Record<string, number> = {
  second: SECOND,
  sec: SECOND,
  minute: 60 * SECOND,
  min: 60 * SECOND,
  hour: 60 * 60 * SECOND,
  day: DAY,
  week: 7 * DAY,
  month: 28 * DAY,
  mon: 28 * DAY,
  quarter: 90 * DAY,
  year: 365 * DAY,
};

/** The milliseconds of `interval '1 month 2 days'` or `interval 3 days`, at least; undefined where parts go both ways. */
function intervalOf(child: unknown): number | undefined {
  const node = nodeOf(child ?? {});
  if (node.class === 'CAST' && typeOf(node) === 'INTERVAL') {
    const text = constantOf(node.child);
    return typeof text === 'string' ? readInterval(text) : undefined;
  }
  const [, unit = ''] = /^to_([a-z]+)s$/.exec(String(node.function_name)) ?? [];
  const count = node.class === 'FUNCTION' ? innermostNumber(node) : undefined;
  return count === undefined ? undefined : lengthOf([[count, unit]]);
}

function readInterval(text: string): number | undefined {
  if (!/^\s*(?:[+-]?\d{1,9}\s*[a-z]+\s*)+$/i.test(text)) return undefined;
  const parts = Array.from(text.matchAll(/([+-]?\d+)\s*([a-z]+)/gi), ([, count, unit = '']): Part => {
    const singular = unit.toLowerCase().replace(/s$/, '');
    return [Number(count), singular];
  });
  return lengthOf(parts);
}

type Part = readonly [count: number, unit: string];

function lengthOf(parts: readonly Part[]): number | undefined {
  const lengths = parts.map(([count, unit]) => (Object.hasOwn(UNITS, unit) ? count * (UNITS[unit] ?? 0) : 0));
  const sameWay = lengths.every((length) => length > 0) || lengths.every((length) => length < 0);
  return sameWay ? lengths.reduce((sum, length) => sum + length, 0) : undefined;
}

/** The parser writes the number of `interval 3 days` inside casts and a `trunc`. */
function innermostNumber(node: SqlNode): number | undefined {
  const number = wholeNumber(node);
  if (number !== undefined) return number;
  const isWrapping = node.class === 'CAST' || node.class === 'FUNCTION';
  const inner = node.class === 'CAST' ? node.child : listOf(node.children ?? [])[0];
  return isWrapping && isNode(inner) ? innermostNumber(inner) : undefined;
}

function typeOf({ cast_type: type }: SqlNode): string {
  return isNode(type) ? String(type.id) : '';
}

function constantOf(child: unknown): unknown {
  return nodeOf(nodeOf(child ?? {}).value ?? {}).value;
}
