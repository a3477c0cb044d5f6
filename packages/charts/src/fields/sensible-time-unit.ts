import { readMoment } from '../query/read-moment.ts';
import type { TimeUnit } from '../spec/chart-channel.ts';

const DAY = 86_400_000;
/** About as many steps as a line has room for. */
const MOST_STEPS = 400;

type TimeColumn = { type: string; min?: unknown; max?: unknown; distinct_count?: number | null | undefined };

/** The finest step of a time that neither leaves gaps between the values nor makes more points than a line shows. */
export function sensibleTimeUnit({ type, min, max, distinct_count }: TimeColumn): TimeUnit {
  if (type !== 'date' && type !== 'timestamp') return 'year';
  const [first, last] = [readMoment(String(min)), readMoment(String(max))];
  if (first === null || last === null) return 'day';
  const days = (last - first) / DAY;
  const steps = Math.min(distinct_count ?? MOST_STEPS, MOST_STEPS);
  // Values that are months or years apart are shown by months or years.
  const apart = days / Math.max(1, steps - 1);
  if (days <= 3 && type === 'timestamp') return 'hour';
  if (days <= MOST_STEPS && apart < 6) return 'day';
  if (days <= MOST_STEPS * 2 && apart < 27) return 'week';
  if (days / 30.5 <= MOST_STEPS && apart < 80) return 'month';
  if (days / 91 <= MOST_STEPS && apart < 360) return 'quarter';
  return 'year';
}
