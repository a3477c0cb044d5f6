import type { ChartPlan, PlanFigure } from '../chart-plan.ts';
import type { NamedChannel } from '../list-channels.ts';
import { figureOf, keyOf, type PlanContext } from '../plan-channels.ts';
import { columnOf } from '../plan-labels.ts';
import { MOST_SINGLE_POINTS } from './point-cells.ts';

/** What is read of a point, in the order in which it is told: what it is called, what it shows, and where it is. */
const told = ['detail', 'colour', 'size', 'tooltip', 'row', 'column', 'longitude', 'latitude'];

type PlannedPoints = Pick<ChartPlan, 'keys' | 'figures' | 'columns' | 'points'>;

/**
 * The part of a plan that puts rows on a map by their coordinates. Every figure has a rule for several rows, since
 * many rows are put together by where they are; what is no figure says what most rows, or all of them, say.
 * @throws ChartError as `figureOf` and `keyOf`
 */
export function planPoints(channels: readonly NamedChannel[], context: PlanContext): PlannedPoints {
  const shown = told.flatMap((list) =>
    channels.filter(({ name }) => name === list || name.startsWith(`${list}_`)),
  );
  const split = shown.filter(({ name }) => name === 'row' || name === 'column');
  const counted = shown
    .filter((channel) => !split.includes(channel) && !isCoordinate(channel))
    .map((channel) => withRule(channel, context));
  const figures = counted.map((channel) => pointFigure(channel, context));
  const columns = shown.map((channel) => {
    const planned = counted.find(({ name }) => name === channel.name) ?? channel;
    return columnOf(planned, context, !isCoordinate(channel));
  });
  const value = (name: string) => {
    const { field = '' } = channels.find((channel) => channel.name === name) ?? {};
    return context.columns.find(field, name);
  };
  return {
    keys: split.map((channel) => keyOf(channel, context, figures)),
    figures,
    columns,
    points: {
      longitude: value('longitude'),
      latitude: value('latitude'),
      most: MOST_SINGLE_POINTS,
    },
  };
}

function isCoordinate({ name }: NamedChannel): boolean {
  return name === 'longitude' || name === 'latitude';
}

/** A measure that nobody said more of is made one figure by its own rule. */
function withRule(channel: NamedChannel, { fields }: PlanContext): NamedChannel {
  const known = channel.field === undefined ? undefined : fields.get(channel.field);
  if (channel.aggregate || channel.bin || channel.time_unit || known?.role !== 'measure') return channel;
  const { aggregate, weight } = known;
  return { ...channel, aggregate, ...(aggregate === 'mean' && weight !== null && { weight }) };
}

function pointFigure(channel: NamedChannel, context: PlanContext): PlanFigure {
  const { bin: _bin, time_unit: _unit, ...plain } = channel;
  const figure = figureOf(plain, context);
  return figure.aggregate === 'same' && channel.name === 'colour' ? { ...figure, aggregate: 'mode' } : figure;
}
