import type { Aggregate, Mark, TimeUnit } from '../spec/vocabulary.ts';
import type { ChartField } from '../spec/chart-field.ts';
import { niceStep } from './bins.ts';
import { ChartError } from '../values/chart-error.ts';
import type { PlanBin, PlanFigure, PlanKey, PlanValue } from './chart-plan.ts';
import type { NamedChannel } from './list-channels.ts';
import type { PlanColumns } from './plan-columns.ts';

export type PlanContext = {
  columns: PlanColumns;
  /** Columns of the source and computed ones. */
  fields: ReadonlyMap<string, ChartField>;
  mark: Mark;
  isFiltered: boolean;
};

const ofNumbers = new Set<Aggregate>(['sum', 'mean', 'median', 'variance', 'stdev']);

/** Whether a channel of a grouped chart is counted up; what it does not say beside other figures are remarks. */
export function isFigure({ name, field, aggregate, bin, time_unit }: NamedChannel): boolean {
  if (aggregate || field === undefined) return true;
  return name.startsWith('tooltip_') && !bin && !time_unit;
}

/** @throws ChartError field_missing, aggregate_unfit, weight_unfit, channel_missing */
export function figureOf(channel: NamedChannel, { columns }: PlanContext): PlanFigure {
  const { name, field, aggregate = field === undefined ? 'count' : 'same' } = channel;
  const value = field === undefined ? null : columns.find(field, name);
  if (value === null && aggregate !== 'count') {
    throw new ChartError('aggregate_unfit', `${aggregate} needs a column`, {
      channel: name,
      params: { aggregate, name: '' },
    });
  }
  if (value && !fits(aggregate, value)) {
    throw new ChartError('aggregate_unfit', `"${field}" holds no numbers and has no ${aggregate}`, {
      channel: name,
      field,
      params: { aggregate, name: field ?? '' },
    });
  }
  return { name, aggregate, value, weight: weightOf(channel, columns) };
}

function fits(aggregate: Aggregate | 'same', { as }: PlanValue): boolean {
  if (aggregate === 'min' || aggregate === 'max') return as !== 'text' && as !== 'boolean';
  return aggregate === 'same' || !ofNumbers.has(aggregate) || as === 'number' || as === 'whole';
}

function weightOf({ name, aggregate, weight }: NamedChannel, columns: PlanColumns): PlanValue | null {
  if (weight === undefined || aggregate !== 'mean') return null;
  const value = columns.find(weight, name);
  if (value.as === 'number' || value.as === 'whole') return value;
  throw new ChartError('weight_unfit', `"${weight}" holds no numbers and cannot weigh a mean`, {
    channel: name,
    field: weight,
    params: { name: weight },
  });
}

/** @throws ChartError field_missing, time_unit_unfit, bin_unfit */
export function keyOf(channel: NamedChannel, context: PlanContext, figures: readonly PlanFigure[]): PlanKey {
  const { name, field = '', sort } = channel;
  const value = context.columns.find(field, name);
  const known = context.fields.get(field);
  const step = stepOf(channel, value);
  const bin = binOf(channel, value, known, context.isFiltered);
  const isContinuous =
    bin !== null || (known?.kind === 'time' && !isCyclic(step)) || known?.kind === 'number';
  const by = figureFor(channel, figures);
  return {
    name,
    value,
    step,
    bin,
    required: isContinuous && (name === 'x' || name === 'y') && context.mark !== 'table',
    listed: name !== 'geo' && (!isContinuous || sort !== undefined || channel.top !== undefined),
    order: sort?.order ?? 'ascending',
    by: channel.top || (sort?.by && sort.by !== 'label') ? by : null,
    sortedByFigure: sort?.by !== undefined && sort.by !== 'label' && by !== null,
    top: channel.top && by !== null ? { count: channel.top.count, other: channel.top.other } : null,
  };
}

function stepOf({ name, field, time_unit }: NamedChannel, { as }: PlanValue): TimeUnit | null {
  if (!time_unit) return null;
  const isYears = (as === 'number' || as === 'whole') && time_unit === 'year';
  if (as === 'date' || as === 'moment' || isYears) return time_unit;
  throw new ChartError('time_unit_unfit', `"${field}" holds no times and cannot be shown by ${time_unit}`, {
    channel: name,
    field,
    params: { name: field ?? '', time_unit },
  });
}

function isCyclic(step: TimeUnit | null): boolean {
  return step === 'month_of_year' || step === 'day_of_week' || step === 'hour_of_day';
}

function binOf(
  { name, field, bin }: NamedChannel,
  { as }: PlanValue,
  known: ChartField | undefined,
  isFiltered: boolean,
): PlanBin | null {
  if (!bin) return null;
  if (as !== 'number' && as !== 'whole') {
    throw new ChartError('bin_unfit', `"${field}" holds no numbers and has no bins`, {
      channel: name,
      field,
      params: { name: field ?? '' },
    });
  }
  if ('step' in bin) return { step: bin.step };
  const whole = as === 'whole';
  // Of all rows the range is known; of some of them it has to be asked for.
  const { min, max } = known ?? {};
  if (!isFiltered && typeof min === 'number' && typeof max === 'number') {
    return { step: niceStep(min, max, bin.count, whole) };
  }
  return { count: bin.count, whole };
}

const preferred = ['theta', 'y', 'x', 'size', 'colour', 'opacity'];

/** The figure that orders the categories of a channel: the one it names, else the one a reader compares. */
function figureFor({ name, sort }: NamedChannel, figures: readonly PlanFigure[]): number | null {
  const numbers = figures.map(({ name: figure, aggregate }) => (aggregate === 'same' ? '' : figure));
  const named = sort?.by === undefined ? -1 : numbers.indexOf(sort.by);
  if (named >= 0) return named;
  const place = preferred
    .filter((one) => one !== name)
    .map((one) => numbers.indexOf(one))
    .find((index) => index >= 0);
  const first = numbers.findIndex((figure) => figure !== '');
  return place ?? (first >= 0 ? first : null);
}
