import { digitSpaces, minusSign, trimmedCharacters, type Writing } from './value-kinds.ts';

export type CellValue = string | number | boolean | null;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const trueWords = new Set(['true', 'yes', 'y', 'oui', 'o', '1']);
const spaces = new RegExp(`[${digitSpaces}]`, 'g');
const ends = new RegExp(`^[${trimmedCharacters.join('')}]+|[${trimmedCharacters.join('')}]+$`, 'g');
/** The first two-digit year that belongs to the 20th century, as other programs read it. */
const FIRST_OF_LAST_CENTURY = 69;

/** The text without the white space around it. */
export function withoutEnds(text: string): string {
  return text.replace(ends, '');
}

/**
 * The value of a text that matches the pattern of its kind: numbers, booleans, and dates and times as ISO text.
 * @returns undefined if there is no such day
 */
export function convertValue(kind: Writing, text: string): CellValue | undefined {
  const plain = withoutEnds(text);
  switch (kind.type) {
    case 'int':
    case 'float':
      return numberOf(kind, plain);
    case 'bool':
      return trueWords.has(plain.toLowerCase());
    case 'date':
      return dateOf(kind, plain);
    case 'timestamp':
      return datetimeOf(kind, plain);
    default:
      return clockOf(plain);
  }
}

function numberOf({ name }: Writing, text: string): number | undefined {
  const bare = text.replace(spaces, '').replace(minusSign, '-');
  const written =
    name === 'decimal_comma' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  const number = Number(written);
  return Number.isFinite(number) ? number : undefined;
}

function dateOf({ name }: Writing, text: string): string | undefined {
  const parts = text.split(/[^\p{L}\d]+/u).filter(Boolean);
  const [one = '', two = '', three = ''] = parts.map((part) =>
    /^\d/.test(part) ? part.replace(/(?<!\D)\D+$/, '') : part,
  );
  switch (name) {
    case 'iso_date':
      return dayOf(one, two, three);
    case 'month_first':
      return dayOf(three, one, two);
    case 'month_name_first':
      return dayOf(three, monthOf(one), two);
    case 'iso_month':
      return dayOf(one, two, '1');
    case 'month_of_year':
      return dayOf(two, monthOf(one), '1');
    case 'named_month':
      return dayOf(three, monthOf(two), one);
    case 'named_month_short_year':
      return dayOf(`${Number(three) < FIRST_OF_LAST_CENTURY ? 20 : 19}${three}`, monthOf(two), one);
    default:
      return dayOf(three, two, one);
  }
}

function monthOf(word: string): string {
  return String(months.indexOf(word.slice(0, 3).toLowerCase()) + 1);
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const iso = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

const moment = /^(\S+?)(?:(?: +T?|T)(\d{1,2}:[\d:.]+) ?(Z|UTC|[-+]\d{2}(?::?\d{2})?)?)?$/;

/** Converts a datetime with a time zone to UTC. */
function datetimeOf(kind: Writing, text: string): string | undefined {
  const [, date = '', clock = '00:00', zone = ''] = moment.exec(text) ?? [];
  const [one = '', two = '', three = ''] = date.split(/\D+/);
  const day =
    kind.name === 'iso_timestamp'
      ? dayOf(one, two, three)
      : kind.name === 'month_first_timestamp'
        ? dayOf(three, one, two)
        : dayOf(three, two, one);
  if (!day) return undefined;
  const time = clockOf(clock);
  const offset = /^([-+])(\d{2}):?(\d{2})?$/.exec(zone);
  if (!offset) return `${day}T${time}`;
  const minutes = (Number(offset[2]) * 60 + Number(offset[3] ?? 0)) * (offset[1] === '-' ? -1 : 1);
  const utc = new Date(Date.parse(`${day}T${time}Z`) - minutes * 60_000);
  return utc.toISOString().replace(/(?:\.000)?Z$/, '');
}

function clockOf(text: string): string {
  const [hours = '0', minutes = '00', seconds = '00'] = text.split(':');
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
}
