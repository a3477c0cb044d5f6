import type { ChartPlan, PlanFilter } from './chart-plan.ts';
import type { Period } from '../values/read-moment.ts';
import { type CellReader, type Cells, cellReader } from './read-source.ts';

/** Tells whether a row takes part. */
export function rowTest(plan: ChartPlan): (cells: Cells) => boolean {
  const tests = plan.filters.map((filter) => filterTest(filter, cellReader(plan, filter.value)));
  const required = plan.keys.filter((key) => key.required).map(({ value }) => cellReader(plan, value));
  return (cells) => required.every((read) => read(cells) !== null) && tests.every((test) => test(cells));
}

function filterTest(filter: PlanFilter, read: CellReader): (cells: Cells) => boolean {
  switch (filter.kind) {
    case 'contains': {
      const wanted = filter.text.toLowerCase();
      return (cells) => {
        const value = read(cells);
        return value !== null && String(value).toLowerCase().includes(wanted);
      };
    }
    case 'range': {
      const { from, to } = filter;
      return (cells) => {
        const value = read(cells);
        if (value === null) return false;
        return (from === null || Number(value) >= from) && (to === null || Number(value) <= to);
      };
    }
    case 'values': {
      const wanted = new Set(filter.values.map(String));
      return membershipTest(filter, read, (value) => wanted.has(String(value)));
    }
    case 'periods': {
      const isWithin = periodTest(filter.periods);
      return membershipTest(filter, read, (value) => isWithin(Number(value)));
    }
  }
}

function membershipTest(
  { withNull, negated }: { withNull: boolean; negated: boolean },
  read: CellReader,
  isMember: (value: string | number | boolean) => boolean,
): (cells: Cells) => boolean {
  return (cells) => {
    const value = read(cells);
    return (value === null ? withNull : isMember(value)) !== negated;
  };
}

/** Tells whether a moment lies in one of the periods, of which there may be many for many rows. */
function periodTest(periods: readonly Partial<Period>[]): (moment: number) => boolean {
  const sorted = periods
    .map(({ from = Number.NEGATIVE_INFINITY, before = Number.POSITIVE_INFINITY }) => ({
      from,
      // A moment is a period of one millisecond.
      before: from === before ? before + 1 : before,
    }))
    .toSorted((one, other) => one.from - other.from);
  let end = Number.NEGATIVE_INFINITY;
  // How far those that have begun reach together.
  const ends = sorted.map(({ before }) => (end = Math.max(end, before)));
  return (moment) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.from ?? 0) <= moment) low = middle + 1;
      else high = middle;
    }
    return moment < (ends[low - 1] ?? Number.NEGATIVE_INFINITY);
  };
}
