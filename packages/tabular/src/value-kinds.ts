/**
 * A way of writing values. A column is of a kind when every one of its values matches the pattern (and, where
 * `strict` is set, converts too: the 31st of February does not).
 */
export type ValueKind = {
  name: ValueKindName;
  type: 'int' | 'float' | 'bool' | 'date' | 'timestamp' | 'time';
  /** For JavaScript and for RE2, without anchors. */
  pattern: string;
  strict?: boolean;
};

export type ValueKindName =
  | 'int'
  | 'float'
  | 'grouped_int'
  | 'grouped_float'
  | 'spaced_int'
  | 'spaced_float'
  | 'decimal_comma'
  | 'bool'
  | 'iso_date'
  | 'day_first'
  | 'month_first'
  | 'named_month'
  | 'named_month_short_year'
  | 'month_name_first'
  | 'month_of_year'
  | 'iso_timestamp'
  | 'day_first_timestamp'
  | 'month_first_timestamp'
  | 'time';

/** White space around a value, which is ignored. */
export const trimmedCharacters = [' ', '\t', '\u00a0', '\r', '\n'];

/** Any kind of space between groups of digits. */
export const digitSpaces = " '’\u00a0\u2009\u202f";

/** The minus of typesetters, which stands for a hyphen before a number. */
export const minusSign = '\u2212';

const SIGN = `[-+${minusSign}]?`;
// A number that begins with a zero is a code, unless it is zero or a fraction.
const WHOLE = '(?:0|[1-9][0-9]{0,17})';
// A double cannot hold more digits exactly.
const EXPONENT = '(?:[eE](?:[-+]?(?:[0-2]?[0-9]{1,2}|30[0-7])|-3[0-2][0-9]))?';
// 1,000,000 and 1,23,456; anything between groups may be left out.
const GROUPED = '[1-9][0-9]{0,2}(?:,[0-9]{2,3}){0,4},[0-9]{3}';
const SPACED = `[1-9][0-9]{0,2}(?:[${digitSpaces}][0-9]{3}){1,5}`;
const POINTED = '[1-9][0-9]{0,2}(?:\\.[0-9]{3}){1,9}';
const FRACTION = '[0-9]{1,40}';

const DAY = '(?:0?[1-9]|[12][0-9]|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '[12][0-9]{3}';
const MONTH_NAME =
  '(?:[Jj][Aa][Nn](?:[Uu][Aa][Rr][Yy])?|[Ff][Ee][Bb](?:[Rr][Uu][Aa][Rr][Yy])?|[Mm][Aa][Rr](?:[Cc][Hh])?|[Aa][Pp][Rr](?:[Ii][Ll])?|[Mm][Aa][Yy]|[Jj][Uu][Nn][Ee]?|[Jj][Uu][Ll][Yy]?|[Aa][Uu][Gg](?:[Uu][Ss][Tt])?|[Ss][Ee][Pp](?:[Tt]|[Tt][Ee][Mm][Bb][Ee][Rr])?|[Oo][Cc][Tt](?:[Oo][Bb][Ee][Rr])?|[Nn][Oo][Vv](?:[Ee][Mm][Bb][Ee][Rr])?|[Dd][Ee][Cc](?:[Ee][Mm][Bb][Ee][Rr])?)';
const CLOCK = '(?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,9})?)?';
const ZONE = '(?: ?(?:Z|UTC|[-+][0-9]{2}(?::?[0-9]{2})?))?';

/** `a/b/c`, `a-b-c` or `a.b.c`, with the same separator throughout. */
const separated = (...parts: string[]) => `(?:${parts.join('-')}|${parts.join('/')}|${parts.join('\\.')})`;

/** The separator between the parts of a date whose month is a word. */
export const dateSeparator = '[- /,.]{1,2}';

/** All kinds, the narrower before the wider: the first that fits all values of a column is taken. */
export const valueKinds: readonly ValueKind[] = [
  { name: 'int', type: 'int', pattern: `${SIGN}${WHOLE}` },
  { name: 'float', type: 'float', pattern: `${SIGN}(?:${WHOLE}(?:\\.[0-9]*)?|\\.[0-9]+)${EXPONENT}` },
  { name: 'grouped_int', type: 'int', pattern: `${SIGN}(?:${WHOLE}|${GROUPED})` },
  { name: 'grouped_float', type: 'float', pattern: `${SIGN}(?:${WHOLE}|${GROUPED})(?:\\.[0-9]*)?` },
  { name: 'spaced_int', type: 'int', pattern: `${SIGN}(?:${WHOLE}|${SPACED})` },
  { name: 'spaced_float', type: 'float', pattern: `${SIGN}(?:${WHOLE}|${SPACED})(?:\\.[0-9]*)?` },
  {
    name: 'decimal_comma',
    type: 'float',
    pattern: `${SIGN}(?:${WHOLE}|${POINTED}|${SPACED})(?:,${FRACTION})?`,
  },
  { name: 'bool', type: 'bool', pattern: '(?:true|false|TRUE|FALSE|True|False)' },
  {
    name: 'iso_date',
    type: 'date',
    pattern: `(?:${YEAR}-${MONTH}-${DAY}|${YEAR}/${MONTH}/${DAY})`,
    strict: true,
  },
  { name: 'day_first', type: 'date', pattern: separated(DAY, MONTH, YEAR), strict: true },
  { name: 'month_first', type: 'date', pattern: separated(MONTH, DAY, YEAR), strict: true },
  {
    name: 'named_month',
    type: 'date',
    pattern: `${DAY}(?:st|nd|rd|th)?${dateSeparator}${MONTH_NAME}${dateSeparator}${YEAR}`,
    strict: true,
  },
  {
    name: 'named_month_short_year',
    type: 'date',
    pattern: `${DAY}${dateSeparator}${MONTH_NAME}${dateSeparator}[0-9]{2}`,
    strict: true,
  },
  {
    name: 'month_name_first',
    type: 'date',
    pattern: `${MONTH_NAME}${dateSeparator}${DAY}(?:st|nd|rd|th)?${dateSeparator}${YEAR}`,
    strict: true,
  },
  { name: 'month_of_year', type: 'date', pattern: `${MONTH_NAME}${dateSeparator}${YEAR}`, strict: true },
  {
    name: 'iso_timestamp',
    type: 'timestamp',
    pattern: `${YEAR}[-/]${MONTH}[-/]${DAY}(?:[ T]${CLOCK}${ZONE})?`,
    strict: true,
  },
  {
    name: 'day_first_timestamp',
    type: 'timestamp',
    pattern: `${separated(DAY, MONTH, YEAR)}[ T]+${CLOCK}`,
    strict: true,
  },
  {
    name: 'month_first_timestamp',
    type: 'timestamp',
    pattern: `${separated(MONTH, DAY, YEAR)}[ T]+${CLOCK}`,
    strict: true,
  },
  { name: 'time', type: 'time', pattern: CLOCK, strict: true },
];

/** What publishers write for missing values. In a column of text these values are left as they are. */
export const missingWords: readonly string[] =
  'NA N/A N.A. N.A n/a na n.a. #N/A #NA - -- --- – — .. ... … * ** *** NULL null None NaN nan NIL Nil nil'.split(
    ' ',
  );
const MISSING = `(?:${missingWords.map((word) => word.replace(/[.*]/g, '\\$&')).join('|')})`;

const BLANKS = `[${trimmedCharacters.join('')}]*`;

const anchored = (pattern: string) => `${BLANKS}(?:${pattern})${BLANKS}`;

/** The pattern with white space around the value allowed. */
export const kindPattern = ({ pattern }: Pick<ValueKind, 'pattern'>): string => anchored(pattern);
/** The pattern of missing values, with white space around them allowed. */
export const missingPattern = anchored(MISSING);

/** Further ways of writing values, which are read so only where a person says or sees it. */
export type OfferedKindName = 'padded_int' | 'iso_month' | 'yes_no';

/** A way of writing values as a column can be told to be read. */
export type Writing = Omit<ValueKind, 'name'> & { name: ValueKindName | OfferedKindName };

/** All ways to read a column. Only those of `valueKinds` are found by the values alone. */
export const writings: readonly Writing[] = [
  ...valueKinds,
  // With leading zeros: nearly always a code, so that nobody takes it for a number unasked.
  { name: 'padded_int', type: 'int', pattern: `${SIGN}[0-9]{1,15}` },
  // 2009-10 is a month, or a year that ends in 2010.
  { name: 'iso_month', type: 'date', pattern: `(?:${YEAR}[-/]${MONTH})`, strict: true },
  {
    name: 'yes_no',
    type: 'bool',
    pattern:
      '(?:[Yy](?:[Ee][Ss])?|[Nn](?:[Oo][Nn]?)?|[Oo](?:[Uu][Ii])?|[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|0|1)',
  },
];

const expressions = new Map<string, RegExp>(
  writings.map((kind) => [kind.name, new RegExp(`^${anchored(kind.pattern)}$`)]),
);
const missingExpression = new RegExp(`^${missingPattern}$`);

/** Whether a text matches the kind. */
export function matches(kind: { name: string }, text: string): boolean {
  return expressions.get(kind.name)?.test(text) ?? false;
}

/** Whether a text says that there is no value. */
export function isMissing(text: string): boolean {
  return missingExpression.test(text);
}
