import { cellText } from './cell-text.ts';
import type { LineSpec } from './preview/preview-spec.ts';
import type { Locale } from './number-format.ts';
import { momentTicks, yearTicks } from './ticks.ts';

/** How a chart reads, marks and writes its times. */
export type TimeAxis = {
  /** A number that grows with time; NaN for what is no time. */
  position(value: unknown): number;
  ticks(first: number, last: number, count: number): { position: number; label: string }[];
  /** The time in a sentence. */
  write(position: number): string;
};

const tags: Record<Locale, string> = { en: 'en-GB', fr: 'fr-FR' };

/** @param times what the axis is for: days are written only where they are more than the first of a month */
export function timeAxis(
  channel: LineSpec['channels']['x'],
  locale: Locale,
  times: readonly unknown[],
): TimeAxis {
  if (channel.type === 'year') {
    return {
      position: (value) => (value === null || value === '' ? Number.NaN : Number(value)),
      ticks: (first, last, count) =>
        yearTicks(first, last, count).map((year) => ({ position: year, label: String(year) })),
      write: String,
    };
  }
  const precision = precisionOf(times.map(momentOf));
  return {
    position: momentOf,
    ticks: (first, last, count) => {
      const { values, unit } = momentTicks(first, last, count);
      const format = dateFormat(locale, unit);
      return values.map((position) => ({ position, label: format.format(position) }));
    },
    write: (position) => dateFormat(locale, precision).format(position),
  };
}

function precisionOf(moments: readonly number[]): 'year' | 'month' | 'day' {
  const dates = moments.filter(Number.isFinite).map((moment) => new Date(moment));
  if (dates.some((date) => date.getUTCDate() !== 1)) return 'day';
  return dates.some((date) => date.getUTCMonth() !== 0) ? 'month' : 'year';
}

/** Dates and timestamps without a zone mean UTC. */
function momentOf(value: unknown): number {
  const text = cellText(value);
  return Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
}

function dateFormat(locale: Locale, unit: 'year' | 'month' | 'day'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tags[locale], {
    timeZone: 'UTC',
    year: 'numeric',
    ...(unit === 'year' ? {} : { month: 'short' }),
    ...(unit === 'day' ? { day: 'numeric' } : {}),
  });
}
