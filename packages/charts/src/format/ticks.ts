/** Round numbers for an axis: the values to mark, and the ends, which enclose the data. */
export type Ticks = { domain: [number, number]; values: number[] };

// Below this the step itself would vanish.
const SMALLEST_STEP = 1e-300;

/** Marks a range of numbers at about `count` round values. */
export function numberTicks(least: number, most: number, count: number): Ticks {
  const span = most - least || Math.abs(most) || 1;
  const rough = Math.max(span / count, SMALLEST_STEP);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? rough;
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  const values = Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
  return { domain: [round(first * step), round(last * step)], values };
}

function round(value: number): number {
  return Number(value.toPrecision(12));
}

/** Marks years (as numbers) without leaving the data's own range. */
export function yearTicks(first: number, last: number, count: number): number[] {
  const rough = Math.max(1, (last - first) / count);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((size) => size >= rough) ?? 1000;
  const start = Math.ceil(first / step) * step;
  const length = Math.max(0, Math.floor((last - start) / step) + 1);
  const values = Array.from({ length }, (_, index) => start + index * step);
  return values.length >= 2 ? values : [first, last];
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
    const years = yearTicks(fractionalYear(first), fractionalYear(last), count).map((year) =>
      Date.UTC(Math.ceil(year), 0),
    );
    return { values: years.filter((moment) => moment >= first && moment <= last), unit: 'year' };
  }
  if (days > 62) return { values: monthStarts(first, last, Math.ceil(days / 30.4 / count)), unit: 'month' };
  if (days > 3 || !isByHour) {
    return { values: steps(first, last, Math.max(1, Math.ceil(days / count)) * DAY), unit: 'day' };
  }
  const step = [1, 2, 3, 6, 12].find((hours) => (days * 24) / hours <= count) ?? 24;
  return { values: steps(first, last, step * HOUR), unit: 'hour' };
}

/** Whole steps, within the ends. */
function steps(first: number, last: number, step: number): number[] {
  const start = Math.ceil(first / step) * step;
  const length = Math.max(0, Math.floor((last - start) / step) + 1);
  const values = Array.from({ length }, (_, index) => start + index * step);
  return values.length > 0 ? values : [first];
}

function fractionalYear(moment: number): number {
  return 1970 + moment / (365.2425 * 86_400_000);
}

function monthStarts(first: number, last: number, step: number): number[] {
  const start = new Date(first);
  const values: number[] = [];
  for (let month = 0; ; month += step) {
    const moment = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month);
    if (moment > last) return values;
    if (moment >= first) values.push(moment);
  }
}
