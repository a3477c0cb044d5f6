import type { TimeUnit } from '../spec/vocabulary.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Which step of a calendar a moment falls into, counted from year 0 or 1970; of what comes round again, which of those. */
export function stepNumber(moment: number, step: TimeUnit): number {
  const date = new Date(moment);
  switch (step) {
    case 'year':
      return date.getUTCFullYear();
    case 'quarter':
      return date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3);
    case 'month':
      return date.getUTCFullYear() * 12 + date.getUTCMonth();
    case 'week':
      // The first day of 1970 was a Thursday.
      return Math.floor((Math.floor(moment / DAY) + 3) / 7);
    case 'day':
      return Math.floor(moment / DAY);
    case 'hour':
      return Math.floor(moment / HOUR);
    case 'month_of_year':
      return date.getUTCMonth() + 1;
    case 'day_of_week':
      return ((date.getUTCDay() + 6) % 7) + 1;
    case 'hour_of_day':
      return date.getUTCHours();
  }
}

/** When a step begins, as ISO text; what comes round again stays a number. */
export function writeStep(number: number, step: TimeUnit): string | number {
  switch (step) {
    case 'year':
      return monthText(number * 12);
    case 'quarter':
      return monthText(number * 3);
    case 'month':
      return monthText(number);
    case 'week':
      return writeMoment((number * 7 - 3) * DAY, 'date');
    case 'day':
      return writeMoment(number * DAY, 'date');
    case 'hour':
      return writeMoment(number * HOUR, 'moment');
    case 'month_of_year':
    case 'day_of_week':
    case 'hour_of_day':
      return number;
  }
}

function monthText(month: number): string {
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

/** A moment as the datastore writes it, a date without its hours. */
export function writeMoment(moment: number, as: 'date' | 'moment'): string {
  const text = new Date(moment).toISOString();
  if (as === 'date') return text.slice(0, 10);
  const fraction = text.slice(19, 23).replace(/0{1,3}$/, '');
  return text.slice(0, 19) + (fraction === '.' ? '' : fraction);
}
