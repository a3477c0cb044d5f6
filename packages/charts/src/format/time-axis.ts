import { cellText } from './cell-text.ts';
import type { Locale } from './number-format.ts';
import { momentTicks, yearTicks, type MomentUnit } from './ticks.ts';

/** How a chart reads, marks and writes its times. */
export type TimeAxis = {
  /** Whether positions are years; otherwise they are milliseconds. */
  isYears: boolean;
  /** A number that grows with time; NaN for what is no time. */
  position(value: unknown): number;
  ticks(first: number, last: number, count: number): { position: number; label: string }[];
  /** The time in a sentence. */
  write(position: number): string;
};

type Precision = MomentUnit | 'quarter';

const tags: Record<Locale, string> = { en: 'en-GB', fr: 'fr-FR' };
const DAY = 86_400_000;

/**
 * @param times what the axis is for: hours and days are written only where they say something
 * @param step the step of time the figures stand for, where it is known
 */
export function timeAxis(times: readonly unknown[], locale: Locale, step?: string | null): TimeAxis {
  if (times.every((time) => isMissing(time) || /^-?\d{1,6}$/.test(cellText(time)))) return yearAxis();
  const precision = precisionFor(step) ?? precisionOf(times.map(momentOf));
  const format = dateFormat(locale, precision === 'quarter' ? 'month' : precision);
  return {
    isYears: false,
    position: momentOf,
    ticks: (first, last, count) => {
      const { values, unit } = momentTicks(first, last, count, precision === 'hour');
      const tickFormat = unit === 'hour' ? hourFormat(locale, last - first > DAY) : dateFormat(locale, unit);
      return values.map((position) => ({ position, label: tickFormat.format(position) }));
    },
    write: (position) => (precision === 'quarter' ? writeQuarter(position, locale) : format.format(position)),
  };
}

function yearAxis(): TimeAxis {
  return {
    isYears: true,
    position: (value) => (isMissing(value) ? Number.NaN : Number(value)),
    ticks: (first, last, count) =>
      yearTicks(first, last, count).map((year) => ({ position: year, label: String(year) })),
    write: String,
  };
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function precisionFor(step: string | null | undefined): Precision | undefined {
  if (step === 'week') return 'day';
  return step === 'year' || step === 'quarter' || step === 'month' || step === 'day' || step === 'hour'
    ? step
    : undefined;
}

function precisionOf(moments: readonly number[]): Precision {
  const dates = moments.filter(Number.isFinite).map((moment) => new Date(moment));
  if (dates.some((date) => date.getTime() % DAY !== 0)) return 'hour';
  if (dates.some((date) => date.getUTCDate() !== 1)) return 'day';
  return dates.some((date) => date.getUTCMonth() !== 0) ? 'month' : 'year';
}

/** Dates and timestamps without a zone mean UTC. */
function momentOf(value: unknown): number {
  const text = cellText(value).replace(/^(\d{4}-\d\d-\d\d) /, '$1T');
  return Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
}

function dateFormat(locale: Locale, unit: MomentUnit): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tags[locale], {
    timeZone: 'UTC',
    year: 'numeric',
    ...(unit === 'year' ? {} : { month: 'short' }),
    ...(unit === 'day' || unit === 'hour' ? { day: 'numeric' } : {}),
    ...(unit === 'hour' ? { hour: '2-digit', minute: '2-digit' } : {}),
  });
}

function hourFormat(locale: Locale, hasDay: boolean): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tags[locale], {
    timeZone: 'UTC',
    hour: '2-digit',
    minute: '2-digit',
    ...(hasDay ? { day: 'numeric', month: 'short' } : {}),
  });
}

function writeQuarter(position: number, locale: Locale): string {
  const date = new Date(position);
  const quarter = Math.floor(date.getUTCMonth() / 3) + 1;
  return `${locale === 'fr' ? 'T' : 'Q'}${quarter} ${date.getUTCFullYear()}`;
}
