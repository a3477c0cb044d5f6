import type { TimeUnit } from '../spec/chart-channel.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Where a moment stands on a time axis: the beginning of its step in milliseconds, or the number of what comes round. */
export function stepOfMoment(moment: number, step: TimeUnit): number {
  const date = new Date(moment);
  switch (step) {
    case 'year':
      return beginOfMonth(date, 0);
    case 'quarter':
      return beginOfMonth(date, Math.floor(date.getUTCMonth() / 3) * 3);
    case 'month':
      return beginOfMonth(date, date.getUTCMonth());
    case 'week': {
      const day = Math.floor(moment / DAY);
      // The first day of 1970 was a Thursday.
      return (day - ((((day + 3) % 7) + 7) % 7)) * DAY;
    }
    case 'day':
      return Math.floor(moment / DAY) * DAY;
    case 'hour':
      return Math.floor(moment / HOUR) * HOUR;
    case 'month_of_year':
      return date.getUTCMonth() + 1;
    case 'day_of_week':
      return ((date.getUTCDay() + 6) % 7) + 1;
    case 'hour_of_day':
      return date.getUTCHours();
  }
}

function beginOfMonth(date: Date, month: number): number {
  date.setUTCMonth(month, 1);
  return date.setUTCHours(0, 0, 0, 0);
}

/** A moment as the datastore writes it, a date without its hours. */
export function writeMoment(moment: number, as: 'date' | 'moment'): string {
  const text = new Date(moment).toISOString();
  if (as === 'date') return text.slice(0, 10);
  const fraction = text.slice(19, 23).replace(/0+$/, '');
  return text.slice(0, 19) + (fraction === '.' ? '' : fraction);
}
