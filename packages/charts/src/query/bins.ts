import { roundStep } from '../format/round-numbers.ts';

/** A round width of bins, so that about `count` of them hold everything from `least` to `greatest`. */
export function niceStep(least: number, greatest: number, count: number, whole: boolean): number {
  const exact = (greatest - least) / count;
  if (!(exact > 0) || !Number.isFinite(exact)) return 1;
  const step = roundStep(exact, whole);
  return whole ? Math.max(1, step) : step;
}

/** The bin a value falls into: which multiple of the step it begins at. */
export function binIndex(value: number, step: number): number {
  // What is written as 0.3 is to fall into the bin that begins there, though 0.3 / 0.1 is a little less than 3.
  return Math.floor(value / step + 1e-9);
}
