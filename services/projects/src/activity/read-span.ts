import { type FieldErrors, invalidInput } from '@gazetteer/kernel';
import type { Step } from './activity.store.ts';

const HOUR = 60 * 60_000;
const lengths: Record<Step, number> = { hour: HOUR, day: 24 * HOUR };
/** As many steps as one answer may have: a month of hours, and all days that are kept. */
const most: Record<Step, number> = { hour: 31 * 24, day: 400 };
const usual: Record<Step, number> = { hour: 24, day: 30 };

/** Which span of time is asked for. */
export type AskedSpan = { from?: string | undefined; to?: string | undefined; step: Step };

/** The beginning of every step of a span, in UTC: by default the last 24 hours, or the last 30 days. @throws invalid_input */
export function readSpan({ from, to, step }: AskedSpan, now: Date): Date[] {
  const faults: FieldErrors = {};
  const read = (name: string, given: string | undefined, otherwise: number) => {
    const time = given === undefined ? otherwise : Date.parse(given);
    if (Number.isNaN(time)) faults[name] = ['must be a time, such as 2026-11-20T10:00:00Z'];
    return Math.floor(time / lengths[step]) * lengths[step];
  };
  const last = read('to', to, now.getTime());
  const first = read('from', from, last - (usual[step] - 1) * lengths[step]);
  if (first > last) faults['from'] = ['must not be after to'];
  const steps = (last - first) / lengths[step] + 1;
  if (steps > most[step]) faults['from'] = [`must not be more than ${most[step]} ${step}s before to`];
  if (Object.keys(faults).length > 0) throw invalidInput(faults);
  return Array.from({ length: steps }, (_, index) => new Date(first + index * lengths[step]));
}
