import { elementType } from './column.ts';

/** The text that DuckDB casts to the column's type; null for no value. */
export type StoredText = string | null;

const INTEGER = /^[+-]?\d+$/;
const NUMBER = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?$/;
const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const SMALLEST = -(2n ** 63n);
const LARGEST = 2n ** 63n - 1n;

/**
 * Reads one value of a record as a column's type.
 * @returns the text to store, or undefined when the value is not of the type
 */
export function storedText(value: unknown, type: string): StoredText | undefined {
  if (value === null || value === undefined) return null;
  const element = elementType(type);
  if (element) return storedList(value, element);
  if (type === 'json') return JSON.stringify(value);
  if (type === 'text') return typeof value === 'string' ? value : JSON.stringify(value);
  // An empty cell of a form or a CSV file means no value.
  if (value === '') return null;
  return readers[type]?.(typeof value === 'string' ? value.trim() : value);
}

const readers: Record<string, ((value: unknown) => StoredText | undefined) | undefined> = {
  int: readInteger,
  float: readNumber,
  numeric: readDecimal,
  bool: readBoolean,
  date: readDate,
  time: (value) => (typeof value === 'string' && TIME.test(value) ? value : undefined),
  timestamp: readTimestamp,
};

function storedList(value: unknown, element: string): StoredText | undefined {
  if (!Array.isArray(value)) return undefined;
  // Texts of objects inside the text of a list would be texts for good.
  if (element === 'json') return JSON.stringify(value);
  const items = value.map((item) => storedText(item, element));
  return items.includes(undefined) ? undefined : JSON.stringify(items);
}

function readInteger(value: unknown): StoredText | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined;
  if (typeof value !== 'string' || !INTEGER.test(value)) return undefined;
  const number = BigInt(value.replace('+', ''));
  return number >= SMALLEST && number <= LARGEST ? number.toString() : undefined;
}

function readNumber(value: unknown): StoredText | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  return typeof value === 'string' && NUMBER.test(value) ? value : undefined;
}

/** As many digits before the point as DECIMAL(38,12) holds. */
const WHOLE_DIGITS = 26;

function readDecimal(value: unknown): StoredText | undefined {
  const text = readNumber(value);
  if (typeof text !== 'string') return text;
  const [digits = '', exponent = '0'] = text.replace(/^[+-]/, '').toLowerCase().split('e');
  const [whole = '', fraction = ''] = digits.split('.');
  const all = `${whole}${fraction}`;
  const leadingZeros = /^0*/.exec(all)?.[0].length ?? 0;
  if (leadingZeros === all.length) return '0';
  const wholeDigits = whole.length + Number(exponent) - leadingZeros;
  // What rounds to one digit more does not fit either.
  const roundsUp = wholeDigits === WHOLE_DIGITS && /^9{38}[5-9]/.test(all.slice(leadingZeros));
  if (wholeDigits > WHOLE_DIGITS || roundsUp) return undefined;
  return wholeDigits < -WHOLE_DIGITS ? '0' : text;
}

function readBoolean(value: unknown): StoredText | undefined {
  if (typeof value === 'boolean') return String(value);
  const word = String(value).toLowerCase();
  if (['true', 't', 'yes', 'y', '1'].includes(word)) return 'true';
  return ['false', 'f', 'no', 'n', '0'].includes(word) ? 'false' : undefined;
}

function readDate(value: unknown): StoredText | undefined {
  if (typeof value !== 'string') return undefined;
  const [day = ''] = value.split(/[T ]/, 1);
  return isDay(day) && readTimestamp(value) !== undefined ? day : undefined;
}

/** Times with a zone are kept in UTC, as all others are taken to be. */
function readTimestamp(value: unknown): StoredText | undefined {
  if (typeof value !== 'string') return undefined;
  const [, day = '', time = '00:00:00', zone] = TIMESTAMP.exec(value) ?? [];
  if (!isDay(day) || !TIME.test(time.replace(/(\.\d{6})\d+$/, '$1'))) return undefined;
  if (!zone) return `${day}T${time}`;
  const offset = zone.length === 3 ? `${zone}:00` : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const moment = new Date(`${day}T${time}${offset.toUpperCase()}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().slice(0, -1);
}

function isDay(text: string): boolean {
  if (!DATE.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
