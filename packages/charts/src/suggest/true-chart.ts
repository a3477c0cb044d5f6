import { isIndicator, isStanding } from '../fields/column-meaning.ts';
import { isUnitColumn } from '../fields/unit-of.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { Channel, Channels, ChartSource, ChartSpec, Filter } from '../spec/chart-spec.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { completeSpec } from './complete-spec.ts';
import { rowsToldOnce } from './rows-told-once.ts';
import { latestOf, mayAddByStep, periodsBeside, rowsOf, timeOfRows } from './times-of-rows.ts';

/**
 * A chart that nobody has made yet, as the portal draws it by itself: of rows that tell everything once, with figures
 * that may be made of them. All charts that are not a person's own come from here: previews, the builder's first one,
 * and what it suggests.
 */
export function trueChart(
  fields: readonly ChartField[],
  source: ChartSource,
  { mark, channels }: { mark: Mark; channels: Channels },
): ChartSpec {
  const shown = new Set(channelsOf(channels).flatMap(({ field }) => field ?? []));
  const level = fields.find(({ id }) => id === channels.geo?.field)?.level;
  const isOverTime = fields.some(({ id, kind }) => shown.has(id) && kind === 'time');
  // A table lists its rows as they are.
  const isList = mark === 'table';
  const latest = isOverTime || isList ? undefined : latestOf(fields, shown);
  const filters: Filter[] = [
    ...(latest ? [latest] : []),
    ...(isList ? [] : rowsToldOnce(fields, shown, level)),
  ];
  const adds = (field: ChartField) => mayAdd(field, { fields, shown, filters });
  const averaged = (channel: Channel): Channel => {
    const field = fields.find(({ id }) => id === channel.field);
    const isSum =
      field?.role === 'measure' && field.aggregate === 'sum' && !channel.aggregate && !channel.bin;
    return isSum && !adds(field) && !isScatter(mark, channels) ? { ...channel, aggregate: 'mean' } : channel;
  };
  const figures = Object.fromEntries(
    Object.entries(channels).map(([name, channel]) => [
      name,
      Array.isArray(channel) || name === 'geo' || isBinned(mark, channels, name)
        ? channel
        : averaged(channel as Channel),
    ]),
  ) as Channels;
  const spec: ChartSpec = {
    version: 1,
    source,
    mark,
    channels: figures,
    ...(filters.length > 0 && { filters }),
  };
  return completeSpec(spec, fields);
}

type Shown = { fields: readonly ChartField[]; shown: ReadonlySet<string>; filters: readonly Filter[] };

/** Whether rows may be added up to one figure of a chart. */
function mayAdd(measure: ChartField, { fields, shown, filters }: Shown): boolean {
  const isSettled = (field: ChartField) =>
    shown.has(field.id) || filters.some((filter) => filter.field === field.id && filter.kind === 'one_of');
  if (fields.some((field) => shown.has(field.id) && (isIndicator(field) || isUnitColumn(field))))
    return false;
  if (fields.some((field) => shown.has(field.id) && areNamesakes(field, fields))) return false;
  if (periodsBeside(fields).some((field) => !isSettled(field))) return false;
  const time = timeOfRows(fields);
  if (!time) return true;
  if (shown.has(time.id)) return mayAddByStep(time, fields);
  return isSettled(time) || !(isStanding(measure) || isRunning(measure, fields));
}

/** Nearly every row has a name of its own: those that share one are different things of that name. */
function areNamesakes({ type, kind, distinct }: ChartField, fields: readonly ChartField[]): boolean {
  const rows = rowsOf(fields);
  const isOfNames = type === 'text' && kind === 'category' && distinct !== null;
  return isOfNames && distinct > 0.5 * rows && distinct < rows;
}

/** `cases_total` beside `cases_new` is counted from the beginning. */
function isRunning({ id }: ChartField, fields: readonly ChartField[]): boolean {
  const stem = /^(.*?)[_ ]?total$/i.exec(id)?.[1];
  return (
    stem !== undefined &&
    fields.some((field) => new RegExp(`^${escaped(stem)}[_ ]?(new|daily)$`, 'i').test(field.id))
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function isScatter(mark: Mark, { x, y }: Channels): boolean {
  return mark === 'point' && x?.field !== undefined && y?.field !== undefined;
}

/** A number alone on the axis of bars is a distribution. */
function isBinned(mark: Mark, { x, y, colour }: Channels, name: string): boolean {
  return mark === 'bar' && name === 'x' && x?.field !== undefined && !y && !colour;
}

function channelsOf(channels: Channels): { field?: string | undefined }[] {
  return Object.values(channels).flat();
}
