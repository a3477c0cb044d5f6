import { quoteText } from '../engine/quote.ts';

/**
 * A way of writing values. A column is of a kind when every one of its values matches the pattern (and, where
 * `strict` is set, converts too: the 31st of February does not).
 */
export type ValueKind = {
  name: string;
  type: string;
  /** For JavaScript and for RE2, without anchors. */
  pattern: string;
  /** DuckDB's expression for a value written so; `text` is an expression. */
  convert: (text: string) => string;
  strict?: boolean;
};

export const trimmedCharacters = [' ', '\t', '\u00a0', '\r', '\n'];
const BLANK_CHARACTERS = trimmedCharacters.join('');
/** The text without the blanks around it. */
export const trimmed = (text: string) => `trim(${text}, ${quoteText(BLANK_CHARACTERS)})`;
// Casts see past blanks, but not past those of word processors.
const cast = (type: string) => (text: string) =>
  `coalesce(try_cast(${text} as ${type}), try_cast(${trimmed(text)} as ${type}))`;
const castBare = (type: string) => (text: string) => `try_cast(${trimmed(text)} as ${type})`;
const without = (characters: string) => (text: string) => `translate(${text}, ${quoteText(characters)}, '')`;

const SIGN = '[-+]?';
// A number that begins with a zero is a code, unless it is zero or a fraction.
const WHOLE = '(?:0|[1-9][0-9]{0,17})';
// As far as a double goes.
const EXPONENT = '(?:[eE](?:[-+]?(?:[0-2]?[0-9]{1,2}|30[0-7])|-3[0-2][0-9]))?';
// 1,000,000 and 1,23,456; anything between groups may be left out.
const GROUPED = '[1-9][0-9]{0,2}(?:,[0-9]{2,3}){0,4},[0-9]{3}';
const SPACED = "[1-9][0-9]{0,2}(?:[ '’\u00a0\u2009\u202f][0-9]{3}){1,5}";
const POINTED = '[1-9][0-9]{0,2}(?:\\.[0-9]{3}){1,9}';
const FRACTION = '[0-9]{1,40}';
const SPACES = " '’\u00a0\u2009\u202f";

const DAY = '(?:0?[1-9]|[12][0-9]|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '[12][0-9]{3}';
const MONTH_NAME =
  '(?:[Jj][Aa][Nn](?:[Uu][Aa][Rr][Yy])?|[Ff][Ee][Bb](?:[Rr][Uu][Aa][Rr][Yy])?|[Mm][Aa][Rr](?:[Cc][Hh])?|[Aa][Pp][Rr](?:[Ii][Ll])?|[Mm][Aa][Yy]|[Jj][Uu][Nn][Ee]?|[Jj][Uu][Ll][Yy]?|[Aa][Uu][Gg](?:[Uu][Ss][Tt])?|[Ss][Ee][Pp](?:[Tt]|[Tt][Ee][Mm][Bb][Ee][Rr])?|[Oo][Cc][Tt](?:[Oo][Bb][Ee][Rr])?|[Nn][Oo][Vv](?:[Ee][Mm][Bb][Ee][Rr])?|[Dd][Ee][Cc](?:[Ee][Mm][Bb][Ee][Rr])?)';
const CLOCK = '(?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,9})?)?';
const ZONE = '(?: ?(?:Z|UTC|[-+][0-9]{2}(?::?[0-9]{2})?))?';

/** `a/b/c`, `a-b-c` or `a.b.c`, one sign throughout. */
const separated = (...parts: string[]) => `(?:${parts.join('-')}|${parts.join('/')}|${parts.join('\\.')})`;
const DATE_SIGNS = ['-', '/', '.'];
const parsed = (format: string) => (text: string) => {
  const formats = DATE_SIGNS.map((sign) => quoteText(format.replaceAll('-', sign)));
  return `cast(try_strptime(${trimmed(text)}, [${formats.join(', ')}]) as date)`;
};
const parsedWords = (format: string, pattern: string, order: string) => (text: string) =>
  `cast(try_strptime(regexp_replace(${trimmed(text)}, ${quoteText(`^${pattern}$`)}, ${quoteText(order)}), ${quoteText(format)}) as date)`;
const parsedTime = (format: string) => (text: string) => {
  const part = (index: number) => `regexp_extract(${trimmed(text)}, '^(\\S+)[ T]+(.*)$', ${index})`;
  return `(${parsed(format)(part(1))} + try_cast(${part(2)} as time))`;
};
// `12 April 2019`, `12-Apr-19`, `Apr 12, 2019` and `Apr-2019` come down to `12-Apr-2019`.
const SEPARATOR = '[- /,.]{1,2}';

/** All kinds, the narrower before the wider: the first that fits all values of a column is taken. */
export const valueKinds: readonly ValueKind[] = [
  { name: 'int', type: 'int', pattern: `${SIGN}${WHOLE}`, convert: cast('bigint') },
  {
    name: 'float',
    type: 'float',
    pattern: `${SIGN}(?:${WHOLE}(?:\\.[0-9]*)?|\\.[0-9]+)${EXPONENT}`,
    convert: cast('double'),
  },
  {
    name: 'grouped_int',
    type: 'int',
    pattern: `${SIGN}(?:${WHOLE}|${GROUPED})`,
    convert: (text) => castBare('bigint')(without(',')(text)),
  },
  {
    name: 'grouped_float',
    type: 'float',
    pattern: `${SIGN}(?:${WHOLE}|${GROUPED})(?:\\.[0-9]*)?`,
    convert: (text) => castBare('double')(without(',')(text)),
  },
  {
    name: 'spaced_int',
    type: 'int',
    pattern: `${SIGN}(?:${WHOLE}|${SPACED})`,
    convert: (text) => castBare('bigint')(without(SPACES)(text)),
  },
  {
    name: 'spaced_float',
    type: 'float',
    pattern: `${SIGN}(?:${WHOLE}|${SPACED})(?:\\.[0-9]*)?`,
    convert: (text) => castBare('double')(without(SPACES)(text)),
  },
  {
    name: 'decimal_comma',
    type: 'float',
    pattern: `${SIGN}(?:${WHOLE}|${POINTED}|${SPACED})(?:,${FRACTION})?`,
    convert: (text) => castBare('double')(`translate(${without(`.${SPACES}`)(text)}, ',', '.')`),
  },
  { name: 'bool', type: 'bool', pattern: '(?:true|false|TRUE|FALSE|True|False)', convert: cast('boolean') },
  {
    name: 'iso_date',
    type: 'date',
    pattern: `(?:${YEAR}-${MONTH}-${DAY}|${YEAR}/${MONTH}/${DAY})`,
    convert: cast('date'),
    strict: true,
  },
  {
    name: 'day_first',
    type: 'date',
    pattern: separated(DAY, MONTH, YEAR),
    convert: parsed('%d-%m-%Y'),
    strict: true,
  },
  {
    name: 'month_first',
    type: 'date',
    pattern: separated(MONTH, DAY, YEAR),
    convert: parsed('%m-%d-%Y'),
    strict: true,
  },
  {
    name: 'named_month',
    type: 'date',
    pattern: `${DAY}(?:st|nd|rd|th)?${SEPARATOR}${MONTH_NAME}${SEPARATOR}${YEAR}`,
    convert: parsedWords(
      '%d-%b-%Y',
      `(\\d+)[a-z]*${SEPARATOR}([A-Za-z]{3})[a-zA-Z]*${SEPARATOR}(\\d+)`,
      '\\1-\\2-\\3',
    ),
    strict: true,
  },
  {
    name: 'named_month_short_year',
    type: 'date',
    pattern: `${DAY}${SEPARATOR}${MONTH_NAME}${SEPARATOR}[0-9]{2}`,
    convert: parsedWords(
      '%d-%b-%y',
      `(\\d+)${SEPARATOR}([A-Za-z]{3})[a-zA-Z]*${SEPARATOR}(\\d+)`,
      '\\1-\\2-\\3',
    ),
    strict: true,
  },
  {
    name: 'month_name_first',
    type: 'date',
    pattern: `${MONTH_NAME}${SEPARATOR}${DAY}(?:st|nd|rd|th)?${SEPARATOR}${YEAR}`,
    convert: parsedWords(
      '%d-%b-%Y',
      `([A-Za-z]{3})[a-zA-Z]*${SEPARATOR}(\\d+)[a-z]*${SEPARATOR}(\\d+)`,
      '\\2-\\1-\\3',
    ),
    strict: true,
  },
  {
    name: 'month_of_year',
    type: 'date',
    pattern: `${MONTH_NAME}${SEPARATOR}${YEAR}`,
    convert: parsedWords('%d-%b-%Y', `([A-Za-z]{3})[a-zA-Z]*${SEPARATOR}(\\d+)`, '1-\\1-\\2'),
    strict: true,
  },
  {
    name: 'iso_timestamp',
    type: 'timestamp',
    pattern: `${YEAR}[-/]${MONTH}[-/]${DAY}(?:[ T]${CLOCK}${ZONE})?`,
    // A zone is turned into UTC.
    convert: (text) => `cast(${cast('timestamptz')(text)} at time zone 'UTC' as timestamp)`,
    strict: true,
  },
  {
    name: 'day_first_timestamp',
    type: 'timestamp',
    pattern: `${separated(DAY, MONTH, YEAR)}[ T]+${CLOCK}`,
    convert: parsedTime('%d-%m-%Y'),
    strict: true,
  },
  {
    name: 'month_first_timestamp',
    type: 'timestamp',
    pattern: `${separated(MONTH, DAY, YEAR)}[ T]+${CLOCK}`,
    convert: parsedTime('%m-%d-%Y'),
    strict: true,
  },
  {
    name: 'time',
    type: 'time',
    pattern: CLOCK,
    convert: (text) => cast('time')(trimmed(text)),
    strict: true,
  },
];

/** What publishers write where there is nothing to say. In a column of texts these stay as they are. */
const MISSING =
  '(?:NA|N/A|N\\.A\\.?|n/a|na|n\\.a\\.|-{1,3}|–|—|\\.{2,3}|…|\\*{1,3}|NULL|null|None|NaN|nan|#N/A|#NA|NIL|Nil|nil)';

const BLANKS = `[${BLANK_CHARACTERS}]*`;

const anchored = (pattern: string) => `${BLANKS}(?:${pattern})${BLANKS}`;

/** Patterns for DuckDB's `regexp_full_match`, blanks around the value allowed. */
export const sqlPattern = (kind: ValueKind) => quoteText(anchored(kind.pattern));
export const sqlMissing = quoteText(anchored(MISSING));

const expressions = new Map(valueKinds.map((kind) => [kind.name, new RegExp(`^${anchored(kind.pattern)}$`)]));
const missingExpression = new RegExp(`^${anchored(MISSING)}$`);

export function matches(kind: ValueKind, text: string): boolean {
  return expressions.get(kind.name)?.test(text) ?? false;
}

export function isMissing(text: string): boolean {
  return missingExpression.test(text);
}
