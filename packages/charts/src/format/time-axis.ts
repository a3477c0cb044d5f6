import { range } from 'd3-array';
import { type TimeInterval, unixDay, utcHour, utcMonth, utcYear } from 'd3-time';
import { cellText, type Locale } from './value-text.ts';

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

type MomentUnit = 'year' | 'month' | 'day' | 'hour';
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
  const write = (position: number) =>
    precision === 'quarter' ? writeQuarter(position, locale) : format.format(position);
  return {
    isYears: false,
    position: momentOf,
    ticks: (first, last, count) => {
      const { values, unit } = momentTicks(first, last, count, precision === 'hour');
      if (isFiner(unit, precision)) {
        return stepTicks(precision, first, last, count).map((position) => ({
          position,
          label: write(position),
        }));
      }
      const tickFormat = unit === 'hour' ? hourFormat(locale, last - first > DAY) : dateFormat(locale, unit);
      return values.map((position) => ({ position, label: tickFormat.format(position) }));
    },
    write,
  };
}

const fineness: readonly Precision[] = ['hour', 'day', 'month', 'quarter', 'year'];

/** Whether marks would stand between the times that figures can have. */
function isFiner(unit: MomentUnit, precision: Precision): boolean {
  return fineness.indexOf(unit) < fineness.indexOf(precision);
}

/** The starts of the steps that the figures stand for, as many as there is room for. */
function stepTicks(precision: Precision, first: number, last: number, count: number): number[] {
  const interval = precision === 'year' ? utcYear : utcMonth.every(precision === 'quarter' ? 3 : 1);
  const starts = startsWithin(interval, first, last);
  const every = Math.max(1, Math.ceil(starts.length / Math.max(1, count)));
  return starts.length === 0 ? [first] : starts.filter((_, index) => index % every === 0);
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

/** Marks years (as numbers) without leaving the data's own range. */
export function yearTicks(first: number, last: number, count: number): number[] {
  const step = yearStep(last - first, count);
  const values = range(Math.ceil(first / step), Math.floor(last / step) + 1).map(
    (multiple) => multiple * step,
  );
  return values.length >= 2 ? values : [first, last];
}

function yearStep(years: number, count: number): number {
  const exact = Math.max(1, years / count);
  return [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((size) => size >= exact) ?? 1000;
}

/** Marks moments, in milliseconds: at the starts of years, months, days or, where asked for, hours, by what fits. */
export function momentTicks(
  first: number,
  last: number,
  count: number,
  isByHour = false,
): { values: number[]; unit: MomentUnit } {
  const days = (last - first) / DAY;
  if (days > 365 * 2.5) {
    const values = startsWithin(utcYear.every(yearStep(days / 365.2425, count)), first, last);
    // Where steps mark less than two years, the first year does, and the last where the data end with its start.
    const ends = startsWithin(utcYear, first, last).filter((year, index) => index === 0 || year === last);
    return { values: values.length >= 2 ? values : ends, unit: 'year' };
  }
  if (days > 62) {
    // Counted from the month that the data begin in, and not from January.
    const months = utcMonth.range(
      utcMonth.floor(new Date(first)),
      new Date(last + 1),
      Math.ceil(days / 30.4 / count),
    );
    return { values: months.map(Number).filter((month) => month >= first), unit: 'month' };
  }
  if (days > 3 || !isByHour) {
    return {
      values: someStarts(unixDay.every(Math.max(1, Math.ceil(days / count))), first, last),
      unit: 'day',
    };
  }
  const step = [1, 2, 3, 6, 12].find((hours) => (days * 24) / hours <= count) ?? 24;
  return { values: someStarts(utcHour.every(step), first, last), unit: 'hour' };
}

/** Where something begins, within the ends. */
function startsWithin(interval: TimeInterval | null, first: number, last: number): number[] {
  return (interval?.range(new Date(first), new Date(last + 1)) ?? []).map(Number);
}

function someStarts(interval: TimeInterval | null, first: number, last: number): number[] {
  const values = startsWithin(interval, first, last);
  return values.length > 0 ? values : [first];
}
