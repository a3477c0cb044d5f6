import { cellText, type Locale } from '../format/value-text.ts';
import { OTHER } from '../spec/vocabulary.ts';
import type { ChartColumn } from '../spec/chart-data.ts';
import { wordsIn } from '../words/words-in.ts';

/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** What people read for a category: its text, `Other`, a month or a day of the week by name. */
export function categoryWriter(column: ChartColumn, locale: Locale): (value: unknown) => string {
  const words = wordsIn(locale);
  const cyclic = cyclicWriter(column.time_unit, locale);
  return (value) => {
    if (value === OTHER) return words.other;
    if (value === null || value === undefined || value === '') return words.noValue;
    if (column.kind === 'boolean') return value === true || value === 'true' ? words.yes : words.no;
    return cyclic ? cyclic(Number(value)) : cellText(value);
  };
}

function cyclicWriter(unit: string | null, locale: Locale): ((value: number) => string) | undefined {
  const tag = locale === 'fr' ? 'fr-FR' : 'en-GB';
  if (unit === 'month_of_year') {
    const format = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
    return (month) => format.format(Date.UTC(2024, month - 1, 1));
  }
  if (unit === 'day_of_week') {
    const format = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
    return (day) => format.format(MONDAY + (day - 1) * DAY);
  }
  if (unit === 'hour_of_day') return (hour) => (locale === 'fr' ? `${hour} h` : `${hour}:00`);
  return undefined;
}

/** Whether a unit of time comes round again, so that its values are categories in their own order. */
export function isCyclic(unit: string | null): boolean {
  return unit?.includes('_of_') ?? false;
}
