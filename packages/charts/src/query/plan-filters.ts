import type { Filter } from '../spec/chart-spec.ts';
import { ChartError } from '../values/chart-error.ts';
import type { PlanFilter, PlanValue, Reading } from './chart-plan.ts';
import type { PlanColumns } from './plan-columns.ts';
import { type Period, readPeriod } from '../values/read-moment.ts';

/** @throws ChartError field_missing, filter_unfit, filter_value */
export function planFilter(filter: Filter, columns: PlanColumns): PlanFilter {
  const value = columns.find(filter.field);
  switch (filter.kind) {
    case 'one_of':
    case 'none_of':
      return planValues(filter, value);
    case 'range':
      return planRange(filter, value);
    case 'contains':
      if (value.as !== 'text' && value.as !== 'whole') throw unfit(filter, value.as);
      return { kind: 'contains', value, text: filter.text };
  }
}

type ValuesFilter = Extract<Filter, { kind: 'one_of' | 'none_of' }>;

function planValues(filter: ValuesFilter, value: PlanValue): PlanFilter {
  const given = filter.values.filter((one) => one !== null);
  const shared = { value, withNull: given.length < filter.values.length, negated: filter.kind === 'none_of' };
  if (isTime(value.as)) {
    const periods = given.map((one) => periodOf(one) ?? fail(filter, one));
    return { kind: 'periods', ...shared, periods };
  }
  const values = given.map((one) => valueAs(value.as, one) ?? fail(filter, one));
  return { kind: 'values', ...shared, values };
}

function planRange(filter: Extract<Filter, { kind: 'range' }>, value: PlanValue): PlanFilter {
  const { from, to } = filter;
  if (isTime(value.as)) {
    const begin = from === undefined ? undefined : (periodOf(from) ?? fail(filter, from));
    const end = to === undefined ? undefined : (periodOf(to) ?? fail(filter, to));
    const period = { ...(begin && { from: begin.from }), ...(end && { before: after(end) }) };
    return { kind: 'periods', value, periods: [period], withNull: false, negated: false };
  }
  if (value.as !== 'number' && value.as !== 'whole') throw unfit(filter, value.as);
  return {
    kind: 'range',
    value,
    from: from === undefined ? null : (numberOf(from) ?? fail(filter, from)),
    to: to === undefined ? null : (numberOf(to) ?? fail(filter, to)),
  };
}

/** A range ends with the moment it names, and with the end of the day, month or year it names. */
function after({ from, before }: Period): number {
  return from === before ? before + 1 : before;
}

function isTime(reading: Reading): boolean {
  return reading === 'date' || reading === 'moment';
}

function periodOf(given: string | number | boolean): Period | null {
  return readPeriod(String(given));
}

function valueAs(reading: Reading, given: string | number | boolean): string | number | boolean | null {
  if (reading === 'text') return String(given);
  if (reading === 'boolean')
    return given === true || given === 'true' ? true : given === false || given === 'false' ? false : null;
  // Whole numbers that no double carries stay text.
  if (reading === 'whole' && typeof given === 'string' && /^-?\d{16,18}$/.test(given)) return given;
  return numberOf(given);
}

function numberOf(given: string | number | boolean): number | null {
  if (typeof given === 'boolean' || (typeof given === 'string' && given.trim() === '')) return null;
  const value = Number(given);
  return Number.isFinite(value) ? value : null;
}

function fail({ field }: Filter, given: string | number | boolean): never {
  throw new ChartError('filter_value', `"${given}" is no value of the column "${field}"`, {
    field,
    params: { value: String(given), name: field },
  });
}

function unfit({ field, kind }: Filter, reading: Reading): ChartError {
  return new ChartError(
    'filter_unfit',
    `The column "${field}" cannot be filtered by ${kind}: it holds ${reading}s`,
    {
      field,
      params: { name: field, kind },
    },
  );
}
