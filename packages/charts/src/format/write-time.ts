import { timeAxis } from './time-axis.ts';
import type { Locale } from './value-text.ts';

/** Times as filters have them: a year, a month, a day or a moment. */
const stepOfLength = { 4: 'year', 7: 'month', 10: 'day' } as const;
const midnight = /[T ]00:00(:00(\.0+)?)?Z?$/;
const written = /^\d{4}(-\d\d(-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?Z?)?)?)?$/;

/**
 * A time as people read it, as exactly as it is given: `2014`, `Jan 2014`, `3 Jan 2014`; what is none stays as it is.
 * @param step what the times of the column are of: the first of a month is all of it in a column of months
 */
export function writeTime(value: string | number, locale: Locale, step?: 'month'): string {
  const day = String(value).trim().replace(midnight, '');
  const text = step === 'month' ? day.replace(/^(\d{4}-\d\d)-01$/, '$1') : day;
  if (!written.test(text)) return text;
  const axis = timeAxis([text], locale, stepOfLength[text.length as keyof typeof stepOfLength] ?? 'hour');
  const position = axis.position(text);
  return Number.isFinite(position) ? axis.write(position) : text;
}
