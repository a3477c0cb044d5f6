import type { Schedule } from './source-tables.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const steps = { hourly: HOUR, daily: DAY, weekly: 7 * DAY } as const;

/**
 * The next time of a schedule after now, counted from a time at which it was due: what was missed meanwhile is left out.
 * @returns null where somebody has to ask for a run
 */
export function nextTime(schedule: Schedule, due: Date, now: Date): Date | null {
  if (schedule === 'manual') return null;
  if (schedule === 'monthly') return nextMonth(due, now);
  const step = steps[schedule];
  const missed = Math.max(0, Math.floor((now.getTime() - due.getTime()) / step));
  return new Date(due.getTime() + (missed + 1) * step);
}

/** The same day of the month; where a month has none of that number, its last. */
function nextMonth(due: Date, now: Date): Date {
  for (let months = 1; ; months++) {
    const next = new Date(due);
    next.setUTCDate(1);
    next.setUTCMonth(next.getUTCMonth() + months);
    const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
    next.setUTCDate(Math.min(due.getUTCDate(), last));
    if (next > now) return next;
  }
}

/**
 * When a source is tried again whose last runs failed: after an hour, then after twice as long each time, once a day at
 * the rarest, so that a monthly source does not wait a month for a fault of an hour.
 */
export function retryTime(failures: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(DAY, HOUR * 2 ** Math.min(failures - 1, 10)));
}
