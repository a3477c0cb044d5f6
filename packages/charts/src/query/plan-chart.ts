import type { ChartField } from '../spec/chart-field.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { ChartError } from '../values/chart-error.ts';
import type { ChartPlan, PlanFigure, PlanKey } from './chart-plan.ts';
import { requireContrast } from './require-contrast.ts';
import { listChannels, type NamedChannel } from './list-channels.ts';
import { figureOf, isFigure, keyOf, type PlanContext } from './plan-channels.ts';
import { columnOf, filteredOf } from './plan-labels.ts';
import { planPoints } from './points/plan-points.ts';
import { openColumns } from './plan-columns.ts';
import { planFilter } from './plan-filters.ts';
import { computedFields } from './computed-fields.ts';

/** Rows a chart of a mark still shows something with. */
const limits: Partial<Record<Mark, number>> = { table: 1000, arc: 500, bar: 5000 };
const MOST_ROWS = 32_000;
/** More points than this hide one another and make a picture of megabytes. */
const MOST_SAMPLED = 5000;

/**
 * Turns a chart into the query of its figures.
 * @param fields columns of the source; those the chart computes itself are not among them
 * @throws ChartError where a column is missing or does not fit, or an expression, filter or own colour is wrong
 */
export function planChart(spec: ChartSpec, fields: readonly ChartField[]): ChartPlan {
  const columns = openColumns(spec.computed ?? [], fields);
  const context: PlanContext = {
    columns,
    fields: new Map(
      [...fields, ...computedFields(spec.computed ?? [], fields)].map((field) => [field.id, field]),
    ),
    mark: spec.mark,
    isFiltered: (spec.filters ?? []).length > 0,
  };
  const channels = listChannels(spec.channels);
  requireChannels(spec, channels);
  requireContrast(channels);
  const filters = (spec.filters ?? []).map((filter) => planFilter(filter, columns));
  const points = spec.mark === 'point_map' ? planPoints(channels, context) : undefined;
  const filtered = (spec.filters ?? []).map(({ field }) => filteredOf(field, context));
  if (points) {
    const whole = { filters, filtered, grouped: true, sampled: false, order: [], limit: MOST_ROWS };
    return { ...points, ...columns.used(), ...whole };
  }
  const grouped = isGrouped(channels, context);
  const isCounted = (channel: NamedChannel) => grouped && isFigure(channel);
  const figures: PlanFigure[] = channels.filter(isCounted).map((channel) => figureOf(channel, context));
  const keys: PlanKey[] = channels
    .filter((channel) => !isCounted(channel))
    .map((channel) => keyOf(channel, context, figures));
  const isTable = spec.mark === 'table';
  const sampled = !grouped && !isTable;
  return {
    ...columns.used(),
    filters,
    grouped,
    sampled,
    keys,
    figures,
    order: isTable ? channels.flatMap(({ name, sort }) => (sort ? [{ name, order: sort.order }] : [])) : [],
    columns: channels.map((channel) => columnOf(channel, context, grouped)),
    filtered,
    limit: sampled ? MOST_SAMPLED : (limits[spec.mark] ?? MOST_ROWS),
  };
}

/** Rows stay single where figures are shown as they are and nothing is counted up. */
function isGrouped(channels: readonly NamedChannel[], context: PlanContext): boolean {
  if (channels.some(({ aggregate }) => aggregate)) return true;
  return !channels.some(({ field, bin }) => {
    const known = field === undefined ? undefined : context.fields.get(field);
    return known?.kind === 'number' && !bin;
  });
}

const needed: Partial<Record<Mark, readonly string[]>> = {
  choropleth: ['geo'],
  arc: ['theta'],
  point_map: ['longitude', 'latitude'],
};

function requireChannels({ mark }: ChartSpec, channels: readonly NamedChannel[]): void {
  if (channels.length === 0) throw new ChartError('no_channels', 'The chart shows no column yet');
  for (const channel of needed[mark] ?? []) {
    if (channels.some(({ name }) => name === channel)) continue;
    throw new ChartError('channel_missing', `A chart of the kind ${mark} needs ${channel}`, {
      channel,
      params: { mark, channel },
    });
  }
}
