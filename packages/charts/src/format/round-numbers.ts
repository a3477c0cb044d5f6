import { range } from 'd3-array';

const STEPS = [1, 2, 2.5, 5, 10];
const WHOLE_STEPS = [1, 2, 5, 10];

/**
 * The least round step that is not below an exact one: 1, 2, 2.5 or 5 times a power of ten. Without steps of 2.5 where
 * only `whole` numbers come.
 */
export function roundStep(exact: number, whole = false): number {
  // A power of ten that is computed is not always the number that is written so.
  const power = Number(`1e${Math.floor(Math.log10(exact) + 1e-9)}`);
  const factor = (whole ? WHOLE_STEPS : STEPS).find((one) => exact / power <= one + 1e-9) ?? 10;
  return roundDigits(factor * power);
}

/** Without what binary fractions add to the digits. */
export function roundDigits(value: number): number {
  return Number(value.toPrecision(12));
}

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
