import { cellText } from '../format/value-text.ts';
import { categoryName } from '../read/read-column.ts';
import type { ChartData } from '../spec/chart-data.ts';
import type { Channel, ChartSpec } from '../spec/chart-spec.ts';
import type { TimeStep } from '../spec/reader-choice.ts';
import { type Choosable, momentOf, type TimeChoosable } from './choosable.ts';

/** A category as it stands in the rows, and as people read it. */
export type ChoosableValue = { value: string | number | boolean | null; name: string };

/** What there is to choose: times as text in their order, and categories. */
export type Choices = {
  time: (TimeChoosable & { values: readonly string[] }) | null;
  categories: (NonNullable<Choosable['categories']> & { values: readonly ChoosableValue[] }) | null;
};

/** More times than these are chosen by a coarser step, whose bounds are those of finer ones. */
const MOST_TIMES = 240;
/** More of them nobody looks through; a week has no coarser step that begins and ends with it. */
const MOST_VALUES = 500;

const coarser: Partial<Record<TimeStep, TimeStep>> = { day: 'month', month: 'year', quarter: 'year' };

/**
 * Finds out what there is to choose, by asking the rows of the chart as any chart does: within its own filters, so that
 * nobody is offered what these leave out, and for who asks.
 * @param ask answers a chart with its figures
 */
export async function listChoices(
  spec: ChartSpec,
  { time, categories }: Choosable,
  ask: (spec: ChartSpec) => Promise<ChartData>,
): Promise<Choices> {
  const open = time ? withoutMoment(spec, time) : spec;
  const times = time && (await timesOf(open, time, ask));
  const values = categories && (await valuesOf(open, categories.field, ask));
  return {
    time: times,
    categories: categories && values && { ...categories, values },
  };
}

/** The chart without the filter of one moment that a reader's choice takes the place of. */
export function withoutMoment(spec: ChartSpec, { kind, field, published }: TimeChoosable): ChartSpec {
  if (kind !== 'moment') return spec;
  const [replaced] = (spec.filters ?? []).filter((one) => one.field === field && momentOf(one) === published);
  return { ...spec, filters: (spec.filters ?? []).filter((filter) => filter !== replaced) };
}

async function timesOf(
  spec: ChartSpec,
  time: TimeChoosable,
  ask: (spec: ChartSpec) => Promise<ChartData>,
): Promise<Choices['time']> {
  const { field, step, isYears, published } = time;
  const x: Channel = { field, ...(isYears ? {} : { time_unit: step }) };
  const { rows, truncated } = await ask(questionOf(spec, x));
  if (truncated) return null;
  const length = { year: 4, quarter: 7, month: 7, week: 10, day: 10 }[step];
  const found = rows.flatMap((row) => (row['x'] === null ? [] : [cellText(row['x']).slice(0, length)]));
  // A moment without rows stays what was published.
  const values = [...new Set(published === null ? found : [...found, published])].toSorted();
  const next = coarser[step];
  if (values.length > MOST_TIMES && next && time.kind === 'range')
    return timesOf(spec, { ...time, step: next }, ask);
  return values.length < 2 || values.length > MOST_VALUES ? null : { ...time, values };
}

async function valuesOf(
  spec: ChartSpec,
  field: string,
  ask: (spec: ChartSpec) => Promise<ChartData>,
): Promise<readonly ChoosableValue[] | null> {
  const x: Channel = { field, sort: { by: 'label', order: 'ascending' } };
  const { rows, columns, truncated } = await ask(questionOf(spec, x));
  if (truncated || rows.length < 2 || rows.length > MOST_VALUES) return null;
  const column = columns.find(({ name }) => name === 'x') ?? {};
  return rows.map((row) => {
    const value = row['x'] as ChoosableValue['value'];
    return { value, name: categoryName(column, value) };
  });
}

/** Counts the rows of each value: a chart whose categories are what there is to choose. */
function questionOf(
  { version, source, computed, filters }: ChartSpec,
  x: NonNullable<ChartSpec['channels']['x']>,
): ChartSpec {
  return {
    version,
    source,
    mark: 'bar',
    channels: { x, y: { aggregate: 'count' } },
    ...(computed ? { computed } : {}),
    ...(filters ? { filters } : {}),
  };
}
