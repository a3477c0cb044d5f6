import { timeAxis } from '../format/time-axis.ts';
import type { Locale } from '../format/value-text.ts';
import type { TimeStep } from '../spec/reader-choice.ts';

/** A time to choose as people read it: `2011`, `Q1 2011`, `Jan 2011`, `3 Jan 2011`. */
export function writeTimeStep(value: string, step: TimeStep, locale: Locale): string {
  const axis = timeAxis([value], locale, step);
  return axis.write(axis.position(value));
}
