import { isNumeric, storedType } from '../tables/column.ts';
import { parsedDate, trimmed, type ValueKind, valueKinds, withHyphen } from './value-kinds.ts';
import { digitSpaces, minusSign } from '@gazetteer/tabular';
import { quoteText } from '../engine/quote.ts';

/** The signs between the digits of numbers. */
export type NumberMarks = { decimal: '.' | ','; thousands?: ',' | '.' | ' ' | '' | undefined };

/** How the values of a column are written, as far as it is said and not to be found. */
export type ValueRules = { marks?: NumberMarks | undefined; dateOrder?: 'day' | 'month' | undefined };

/** The kinds that a column may be of whose type is to be found, the narrower before the wider. */
export function kindsUnder({ marks, dateOrder }: ValueRules): readonly ValueKind[] {
  const inOrder = valueKinds.filter((kind) => isOrdered(kind, dateOrder));
  if (!marks) return inOrder;
  const others = inOrder.filter(({ type }) => !isNumeric(type));
  return [markedNumber('int', marks, WHOLE), markedNumber('float', marks, WHOLE), ...others];
}

/** The kinds that the values of a column of a given type may be written in; the first is the plainest. */
export function kindsOfType(type: string, rules: ValueRules): ValueKind[] {
  if (type === 'text') return [];
  if (rules.marks && isNumeric(type)) return [markedNumber(type, rules.marks, '[0-9]{1,40}')];
  const families = type === 'float' || type === 'numeric' ? ['int', 'float'] : [type];
  const plain: ValueKind = {
    name: 'plain',
    type,
    pattern: plainPatterns[type] ?? '(?s:.*)',
    convert: (text) =>
      `try_cast(${trimmed(isNumeric(type) ? withHyphen(text) : text)} as ${storedType(type)})`,
    strict: true,
  };
  const cast = (kind: ValueKind) => (text: string) =>
    `try_cast(${kind.convert(text)} as ${storedType(type)})`;
  const found = [...kindsUnder(rules), ...shortYears.filter((kind) => isOrdered(kind, rules.dateOrder))];
  const written = found.filter(
    (kind) => families.includes(kind.type) && !['int', 'float'].includes(kind.name),
  );
  return [plain, ...written.map((kind) => ({ ...kind, convert: cast(kind), strict: true }))];
}

function isOrdered({ name }: ValueKind, order: ValueRules['dateOrder']): boolean {
  if (order === 'day') return !name.startsWith('month_first');
  return order !== 'month' || !name.startsWith('day_first');
}

const SIGN = `[-+${minusSign}]?`;

// The engine takes the first part of a date for its year, were it of two digits: 31/12/23 would be a day of the year 31.
const YEAR_FIRST = '(?s:[0-9]{4,6}[^0-9].*|-?infinity|epoch)';

/** What the engine may read by itself of each type; everything where there is nothing to fear. */
const plainPatterns: Readonly<Record<string, string>> = {
  int: `${SIGN}[0-9]+`,
  date: YEAR_FIRST,
  timestamp: YEAR_FIRST,
};

/** Dates whose years have two digits, which nobody takes for dates unasked. */
const shortYears: readonly ValueKind[] = (['day_first', 'month_first'] as const).map((order) => ({
  name: `${order}_short_year`,
  type: 'date',
  pattern: '[0-9]{1,2}[-/.][0-9]{1,2}[-/.][0-9]{2}',
  convert: parsedDate(order === 'day_first' ? '%d-%m-%y' : '%m-%d-%y'),
  strict: true,
}));

// A number that begins with a zero is a code, unless somebody says that it is a number.
const WHOLE = '(?:0|[1-9][0-9]{0,17})';

/** Numbers with given marks. Where only the decimal mark is given, what else may stand between digits divides thousands. */
function markedNumber(type: string, { decimal, thousands }: NumberMarks, whole: string): ValueKind {
  const dividers =
    thousands === undefined ? `${decimal === '.' ? ',' : '.'}${digitSpaces}` : signsOf(thousands);
  const sign = `[${dividers.replace('.', '\\.')}]`;
  const grouped = dividers === '' ? '' : `|[1-9][0-9]{0,2}(?:${sign}[0-9]{2,3}){0,5}${sign}[0-9]{3}`;
  const point = decimal === '.' ? '\\.' : ',';
  const digits = `(?:${whole}${grouped})`;
  const pattern =
    type === 'int'
      ? `${SIGN}${digits}`
      : `${SIGN}(?:${digits}(?:${point}[0-9]*)?|${point}[0-9]+)(?:[eE][-+]?[0-9]{1,3})?`;
  const bare = (text: string) => `translate(${trimmed(text)}, ${quoteText(minusSign + dividers)}, '-')`;
  return {
    name: type === 'int' ? 'marked_int' : 'marked_float',
    type,
    pattern,
    convert: (text) => {
      const plain = decimal === '.' ? bare(text) : `replace(${bare(text)}, ',', '.')`;
      return `try_cast(${plain} as ${storedType(type)})`;
    },
    strict: true,
  };
}

function signsOf(thousands: ',' | '.' | ' ' | ''): string {
  return thousands === ' ' ? digitSpaces : thousands;
}
