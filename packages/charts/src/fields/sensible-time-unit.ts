import { readMoment } from '../values/read-moment.ts';
import type { TimeUnit } from '../spec/vocabulary.ts';

const DAY = 86_400_000;
/** About as many points as a line shows well; and as many as it takes where there is just one value at each. */
const MOST_STEPS = 400;
const MOST_VALUES = 1000;

const units: readonly { unit: TimeUnit; days: number }[] = [
  { unit: 'hour', days: 1 / 24 },
  { unit: 'day', days: 1 },
  { unit: 'week', days: 7 },
  { unit: 'month', days: 30.4 },
  { unit: 'quarter', days: 91 },
];

type TimeColumn = {
  type: string;
  min?: unknown;
  max?: unknown;
  distinct_count?: number | null | undefined;
};

/** The finest step of a time that neither leaves gaps between the values nor makes more points than a line shows. */
export function sensibleTimeUnit({ type, min, max, distinct_count }: TimeColumn): TimeUnit {
  if (type !== 'date' && type !== 'timestamp') return 'year';
  const [first, last] = [readMoment(String(min)), readMoment(String(max))];
  if (first === null || last === null) return 'day';
  const span = (last - first) / DAY;
  const apart = span / Math.max(1, (distinct_count ?? MOST_STEPS) - 1);
  const found = units.find(({ unit, days }) => {
    if (unit === 'hour' && type === 'date') return false;
    const isTheirs = apart >= days * 0.8;
    return days >= apart * 0.5 && span / days <= (isTheirs ? MOST_VALUES : MOST_STEPS);
  });
  return found?.unit ?? 'year';
}
