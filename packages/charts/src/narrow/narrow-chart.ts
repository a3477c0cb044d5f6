import { cellText } from '../format/value-text.ts';
import type { ChartSpec, Filter } from '../spec/chart-spec.ts';
import type { ReaderChoice, TimeStep } from '../spec/reader-choice.ts';
import { ChartError } from '../values/chart-error.ts';
import { type Choices, type ChoosableValue, withoutMoment } from './list-choices.ts';

/** A chart as its reader chose it, and the choice in its one short form: without what changes nothing. */
export type Narrowed = { spec: ChartSpec; chosen: ReaderChoice };

/**
 * Narrows a chart to what a reader chose. All other filters of the chart stay as they are: whatever is chosen, only the one
 * moment that it was filtered to may be another one.
 * @throws ChartError choice_unfit, choice_unknown, choice_order, choice_empty
 */
export function narrowChart(spec: ChartSpec, choices: Choices, choice: ReaderChoice): Narrowed {
  const times = narrowTime(spec, choices, choice);
  const shown = narrowCategories(choices, choice);
  const { filters = [] } = times.spec;
  return {
    spec: shown.filter ? { ...times.spec, filters: [shown.filter, ...filters] } : times.spec,
    chosen: { ...times.chosen, ...shown.chosen },
  };
}

function narrowTime(
  spec: ChartSpec,
  { time }: Choices,
  { time: moment, from, to }: Pick<ReaderChoice, 'time' | 'from' | 'to'>,
): Narrowed {
  if (moment !== undefined && time?.kind !== 'moment') throw unfit('time');
  if (from !== undefined && time?.kind !== 'range') throw unfit('from');
  if (to !== undefined && time?.kind !== 'range') throw unfit('to');
  if (!time) return { spec, chosen: {} };
  const { field, isYears, values } = time;
  const typed = (value: string) => (isYears ? Number(value) : value);
  for (const [name, value] of Object.entries({ time: moment, from, to })) {
    if (value !== undefined && !values.includes(value)) throw unknown(name, value);
  }
  if (moment !== undefined) {
    if (moment === time.published) return { spec, chosen: {} };
    const other: Filter = { field, kind: 'one_of', values: [typed(moment)] };
    const open = withoutMoment(spec, time);
    return { spec: { ...open, filters: [other, ...(open.filters ?? [])] }, chosen: { time: moment } };
  }
  if (from !== undefined && to !== undefined && from > to)
    throw new ChartError('choice_order', `The time ${from} is after ${to}`, { params: { from, to } });
  const first = from === values[0] ? undefined : from;
  const last = to === values.at(-1) ? undefined : to;
  if (first === undefined && last === undefined) return { spec, chosen: {} };
  const range: Filter = {
    field,
    kind: 'range',
    ...(first === undefined ? {} : { from: typed(first) }),
    ...(last === undefined ? {} : { to: typed(isYears ? last : lastOfStep(last, time.step)) }),
  };
  return {
    spec: { ...spec, filters: [range, ...(spec.filters ?? [])] },
    chosen: {
      ...(first === undefined ? {} : { from: first }),
      ...(last === undefined ? {} : { to: last }),
    },
  };
}

/** The last month of a quarter, the last day of a week: a filter ends with the day, month or year that it names. */
function lastOfStep(value: string, step: TimeStep): string {
  const date = new Date(value);
  if (step === 'quarter') {
    date.setUTCMonth(date.getUTCMonth() + 2);
    return date.toISOString().slice(0, 7);
  }
  if (step !== 'week') return value;
  date.setUTCDate(date.getUTCDate() + 6);
  return date.toISOString().slice(0, 10);
}

function narrowCategories(
  { categories }: Choices,
  { show, hide }: Pick<ReaderChoice, 'show' | 'hide'>,
): { filter: Filter | null; chosen: ReaderChoice } {
  if (!categories) {
    if (show) throw unfit('show');
    if (hide) throw unfit('hide');
    return { filter: null, chosen: {} };
  }
  const texts = new Set(categories.values.map(textOf));
  for (const [name, given = []] of Object.entries({ show, hide })) {
    const strange = given.find((text) => !texts.has(text));
    if (strange !== undefined) throw unknown(name, strange);
  }
  const hidden = new Set(hide);
  const isShown = (value: ChoosableValue) =>
    (!show || show.length === 0 || show.includes(textOf(value))) && !hidden.has(textOf(value));
  const shown = categories.values.filter(isShown);
  const left = categories.values.filter((value) => !isShown(value));
  if (shown.length === 0) throw new ChartError('choice_empty', 'Every category is left out');
  if (left.length === 0) return { filter: null, chosen: {} };
  const isFew = shown.length <= left.length;
  return {
    filter: {
      field: categories.field,
      kind: isFew ? 'one_of' : 'none_of',
      values: (isFew ? shown : left).map(({ value }) => value),
    },
    chosen: isFew ? { show: shown.map(textOf) } : { hide: left.map(textOf) },
  };
}

function textOf({ value }: ChoosableValue): string {
  return cellText(value);
}

function unfit(name: string): ChartError {
  return new ChartError('choice_unfit', `The chart has nothing to choose by ${name}`, { params: { name } });
}

function unknown(name: string, value: string): ChartError {
  return new ChartError('choice_unknown', `The chart has no "${value}" to choose by ${name}`, {
    params: { name, value },
  });
}
