import { range } from 'd3-array';
import { type TimeInterval, unixDay, utcHour, utcMonth, utcYear } from 'd3-time';
import { roundDigits, roundStep } from './round-step.ts';

/** Round numbers for an axis: the values to mark, and the ends, which enclose the data. */
export type Ticks = { domain: [number, number]; values: number[] };

// Below this the step itself would vanish.
const SMALLEST_STEP = 1e-300;

/** Marks a range of numbers at about `count` round values. */
export function numberTicks(least: number, most: number, count: number): Ticks {
  const span = most - least || Math.abs(most) || 1;
  const step = roundStep(Math.max(span / count, SMALLEST_STEP));
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  const values = range(first, last + 1).map((multiple) => roundDigits(multiple * step));
  return { domain: [roundDigits(first * step), roundDigits(last * step)], values };
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

export type MomentUnit = 'year' | 'month' | 'day' | 'hour';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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
