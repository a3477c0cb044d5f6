import type { ChartField } from '../spec/chart-field.ts';
import type { ChartSpec, Filter } from '../spec/chart-spec.ts';
import type { TimeStep } from '../spec/reader-choice.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { computedFields } from '../query/computed-fields.ts';
import { listChannels, type NamedChannel } from '../query/list-channels.ts';

/** The times a reader may choose among: one moment in place of the one the chart is filtered to, or a stretch of them. */
export type TimeChoosable = {
  field: string;
  label: string;
  kind: 'moment' | 'range';
  step: TimeStep;
  /** Whether the column holds years as numbers. */
  isYears: boolean;
  /** The moment the chart was made for; null where it shows more than one. */
  published: string | null;
};

export type Choosable = {
  time: TimeChoosable | null;
  /** The column whose places or categories a reader may choose among. */
  categories: { field: string; label: string; isPlaces: boolean } | null;
};

/**
 * What of a chart its readers may choose, as it is made: a chart that is filtered to one moment shows any other one, one
 * over time shows less of it, and the categories that tell its bars, lines or points apart may be fewer.
 * @param fields columns of the source
 */
export function choosableOf(spec: ChartSpec, fields: readonly ChartField[]): Choosable {
  const known = new Map(
    [...fields, ...computedFields(spec.computed ?? [], fields)].map((field) => [field.id, field]),
  );
  const channels = listChannels(spec.channels);
  return { time: timeOf(spec, channels, known), categories: categoriesOf(spec.mark, channels, known) };
}

type Known = ReadonlyMap<string, ChartField>;

const dates = new Set(['date', 'timestamp']);

function timeOf({ filters = [] }: ChartSpec, channels: readonly NamedChannel[], known: Known) {
  for (const filter of filters) {
    const field = timeField(filter.field, known);
    const published = momentOf(filter);
    if (field === undefined || published === null) continue;
    const step = stepOfText(published);
    if (step !== null && (step === 'year' || dates.has(field.type)))
      return { ...named(field), kind: 'moment' as const, step, published };
  }
  const shown = channels.find(
    ({ field, aggregate, time_unit }) =>
      !aggregate && !time_unit?.includes('_of_') && timeField(field, known) !== undefined,
  );
  const field = timeField(
    shown?.field ?? filters.find(({ field: one }) => timeField(one, known) !== undefined)?.field,
    known,
  );
  if (field === undefined) return null;
  const step = dates.has(field.type) ? stepOfUnit(shown?.time_unit) : 'year';
  return { ...named(field), kind: 'range' as const, step, published: null };
}

function named({ id, label, type }: ChartField) {
  return { field: id, label, isYears: !dates.has(type) };
}

function timeField(id: string | undefined, known: Known): ChartField | undefined {
  const field = id === undefined ? undefined : known.get(id);
  const isTime = field?.kind === 'time' && (dates.has(field.type) || field.type === 'int');
  return isTime ? field : undefined;
}

/** The one moment that a filter lets through, as text; null for any other filter. */
export function momentOf(filter: Filter): string | null {
  const bounds =
    filter.kind === 'one_of' ? filter.values : filter.kind === 'range' ? [filter.from, filter.to] : [];
  const [moment, ...others] = new Set(bounds.map(String));
  return moment === undefined || others.length > 0 || bounds[0] === null || bounds[0] === undefined
    ? null
    : moment;
}

function stepOfText(moment: string): TimeStep | null {
  if (/^\d{4}$/.test(moment)) return 'year';
  if (/^\d{4}-\d\d$/.test(moment)) return 'month';
  return /^\d{4}-\d\d-\d\d$/.test(moment) ? 'day' : null;
}

function stepOfUnit(unit: string | undefined): TimeStep {
  return unit === 'year' || unit === 'quarter' || unit === 'month' || unit === 'week' ? unit : 'day';
}

/** By which channels marks tell their categories apart, the ones readers look for first. */
const byAxis = ['y', 'x', 'colour', 'detail_0', 'row', 'column'];
const byColour = ['colour', 'detail_0', 'shape', 'y', 'x', 'row', 'column'];
const onAxes = new Set<Mark>(['bar', 'tick', 'rect', 'circle']);

function categoriesOf(mark: Mark, channels: readonly NamedChannel[], known: Known) {
  // An area that is left out of a map would look like one without a figure.
  if (mark === 'choropleth') return null;
  const fits = ({ name, field, aggregate, bin, time_unit }: NamedChannel) =>
    field !== undefined &&
    !aggregate &&
    !bin &&
    !time_unit &&
    !name.startsWith('tooltip_') &&
    /^(place|category|boolean)$/.test(known.get(field)?.kind ?? '');
  const fitting = channels.filter(fits);
  const order = onAxes.has(mark) ? byAxis : byColour;
  const field =
    fitting.find((channel) => known.get(channel.field ?? '')?.kind === 'place') ??
    order.flatMap((name) => fitting.find((channel) => channel.name === name) ?? [])[0] ??
    fitting[0];
  const column = known.get(field?.field ?? '');
  return column ? { field: column.id, label: column.label, isPlaces: column.kind === 'place' } : null;
}
