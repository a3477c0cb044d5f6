import {
  dateSeparator,
  digitSpaces,
  kindPattern,
  minusSign,
  missingPattern,
  trimmedCharacters,
  type ValueKind as WrittenKind,
  valueKinds as writtenKinds,
  type ValueKindName,
} from '@gazetteer/tabular';
import { quoteText } from '../engine/quote.ts';

/** A way of writing values, and how the engine reads it. */
export type ValueKind = Omit<WrittenKind, 'name' | 'type'> & {
  name: string;
  type: string;
  /** DuckDB's expression for a value written so; `text` is an expression. */
  convert: (text: string) => string;
};

/** The text without the blanks around it. */
export const trimmed = (text: string) => `trim(${text}, ${quoteText(trimmedCharacters.join(''))})`;
/** The text with the minus of typesetters as the engine reads it. */
export const withHyphen = (text: string) => `replace(${text}, '${minusSign}', '-')`;
// Casts see past blanks, but not past those of word processors.
const cast = (type: string) => (text: string) =>
  `coalesce(try_cast(${text} as ${type}), try_cast(${trimmed(text)} as ${type}))`;
// Other signs are looked for only where the engine does not know a number as it stands.
const castNumber = (type: string) => (text: string) =>
  `coalesce(try_cast(${text} as ${type}), try_cast(${trimmed(withHyphen(text))} as ${type}))`;
const castBare = (type: string) => (text: string) => `try_cast(${trimmed(text)} as ${type})`;
const without = (characters: string) => (text: string) =>
  `translate(${text}, ${quoteText(minusSign + characters)}, '-')`;

const DATE_SIGNS = ['-', '/', '.'];
/** A date by a format of the engine, with the same sign between its parts, whichever it is. */
export const parsedDate = (format: string) => (text: string) => {
  const formats = DATE_SIGNS.map((sign) => quoteText(format.replaceAll('-', sign)));
  return `cast(try_strptime(${trimmed(text)}, [${formats.join(', ')}]) as date)`;
};
const parsedWords = (format: string, pattern: string, order: string) => (text: string) =>
  `cast(try_strptime(regexp_replace(${trimmed(text)}, ${quoteText(`^${pattern}$`)}, ${quoteText(order)}), ${quoteText(format)}) as date)`;
const parsedTime = (format: string) => (text: string) => {
  const part = (index: number) => `regexp_extract(${trimmed(text)}, '^(\\S+)[ T]+(.*)$', ${index})`;
  return `(${parsedDate(format)(part(1))} + try_cast(${part(2)} as time))`;
};
// `12 April 2019`, `12-Apr-19`, `Apr 12, 2019` and `Apr-2019` come down to `12-Apr-2019`.
const conversions: Record<ValueKindName, ValueKind['convert']> = {
  int: castNumber('bigint'),
  float: castNumber('double'),
  grouped_int: (text) => castBare('bigint')(without(',')(text)),
  grouped_float: (text) => castBare('double')(without(',')(text)),
  spaced_int: (text) => castBare('bigint')(without(digitSpaces)(text)),
  spaced_float: (text) => castBare('double')(without(digitSpaces)(text)),
  decimal_comma: (text) => castBare('double')(`translate(${without(`.${digitSpaces}`)(text)}, ',', '.')`),
  bool: cast('boolean'),
  iso_date: cast('date'),
  day_first: parsedDate('%d-%m-%Y'),
  month_first: parsedDate('%m-%d-%Y'),
  named_month: parsedWords(
    '%d-%b-%Y',
    `(\\d+)[a-z]*${dateSeparator}([A-Za-z]{3})[a-zA-Z]*${dateSeparator}(\\d+)`,
    '\\1-\\2-\\3',
  ),
  named_month_short_year: parsedWords(
    '%d-%b-%y',
    `(\\d+)${dateSeparator}([A-Za-z]{3})[a-zA-Z]*${dateSeparator}(\\d+)`,
    '\\1-\\2-\\3',
  ),
  month_name_first: parsedWords(
    '%d-%b-%Y',
    `([A-Za-z]{3})[a-zA-Z]*${dateSeparator}(\\d+)[a-z]*${dateSeparator}(\\d+)`,
    '\\2-\\1-\\3',
  ),
  month_of_year: parsedWords('%d-%b-%Y', `([A-Za-z]{3})[a-zA-Z]*${dateSeparator}(\\d+)`, '1-\\1-\\2'),
  // A zone is turned into UTC.
  iso_timestamp: (text) => `cast(${cast('timestamptz')(text)} at time zone 'UTC' as timestamp)`,
  day_first_timestamp: parsedTime('%d-%m-%Y'),
  month_first_timestamp: parsedTime('%m-%d-%Y'),
  time: (text) => cast('time')(trimmed(text)),
};

/** All kinds, the narrower before the wider: the first that fits all values of a column is taken. */
export const valueKinds: readonly ValueKind[] = writtenKinds.map((kind) => ({
  ...kind,
  convert: conversions[kind.name],
}));

/** Patterns for DuckDB's `regexp_full_match`, blanks around the value allowed. */
export const sqlPattern = (kind: ValueKind) => quoteText(kindPattern(kind));
export const sqlMissing = quoteText(missingPattern);
