import type { ChartPlan, PlanFilter } from './chart-plan.ts';
import type { Period } from './read-moment.ts';
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
    case 'periods':
      return membershipTest(filter, read, (value) =>
        filter.periods.some((period) => isWithin(Number(value), period)),
      );
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

function isWithin(moment: number, { from, before }: Partial<Period>): boolean {
  if (from !== undefined && from === before) return moment === from;
  return (from === undefined || moment >= from) && (before === undefined || moment < before);
}
