import type { Channel, Channels, ChartSpec } from '../spec/chart-spec.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { looksOrdered } from './looks-ordered.ts';
import { knownFields } from './known-fields.ts';

type Known = ReadonlyMap<string, ChartField>;
type Position = 'x' | 'y';

/** Bars that can be read one by one, each with a line for its name: where they stand upright they are drawn lying. */
const MOST_BARS = 60;
/** Beyond this many bars those left out together would dwarf all others. */
const MOST_WITH_OTHER = 40;
const MOST_SLICES = 6;
/** Colours that can be told apart. */
const MOST_COLOURS = 8;
const BINS = 20;
const TILES = 12;

const counted = new Set<Mark>(['bar', 'line', 'area', 'rect', 'trail', 'arc', 'choropleth', 'point_map']);

/**
 * Fills in what the person has not said: how figures are counted up, steps of time, bins, the order of categories and
 * how many of them. What is said stays. Meant for when columns are placed, so that what is taken away stays away.
 */
export function completeSpec(spec: ChartSpec, fields: readonly ChartField[]): ChartSpec {
  const known = knownFields(spec, fields);
  let channels = withBins(spec.mark, spec.channels, known);
  channels = withFigures(spec.mark, channels, known);
  channels = withCounts(spec.mark, channels, known);
  channels = withTimeUnits(spec.mark, channels, known);
  channels = withOrder(spec.mark, channels, known);
  channels = withPlace(channels, known);
  return { ...spec, channels };
}

function fieldOf(channel: Channel | undefined, known: Known): ChartField | undefined {
  return channel?.field === undefined ? undefined : known.get(channel.field);
}

/** Numbers that split rows, as in a histogram, are binned. */
function withBins(mark: Mark, channels: Channels, known: Known): Channels {
  const isNumber = (position: Position) => {
    const channel = channels[position];
    return fieldOf(channel, known)?.kind === 'number' && !channel?.aggregate && !channel?.bin;
  };
  const binned = (position: Position, count: number): Channels => ({
    ...channels,
    [position]: { ...channels[position], bin: { count } },
  });
  if (mark === 'bar') {
    if (isNumber('x') && isNumber('y')) return binned('x', BINS);
    if (isNumber('x') && (!channels.y || isFigure(channels.y))) return binned('x', BINS);
    if (isNumber('y') && channels.x && isFigure(channels.x)) return binned('y', BINS);
  }
  if (mark === 'rect') {
    if (isNumber('x')) return withBins(mark, binned('x', TILES), known);
    if (isNumber('y')) return binned('y', TILES);
  }
  return channels;
}

function isFigure({ field, aggregate }: Channel): boolean {
  return field === undefined || aggregate !== undefined;
}

/** How measures are counted up: sums of counts, weighted means of rates. */
function withFigures(mark: Mark, channels: Channels, known: Known): Channels {
  const all = listOf(channels);
  const isCounted =
    counted.has(mark) || all.some((channel) => isFigure(channel)) || !isScatter(mark, channels, known);
  if (!isCounted || ((mark === 'table' || mark === 'tick') && !all.some(isFigure))) return channels;
  const fill = (channel: Channel): Channel => {
    const field = fieldOf(channel, known);
    if (!field || field.role !== 'measure' || channel.aggregate || channel.bin) return channel;
    const aggregate = field.aggregate;
    return { ...channel, aggregate, ...(aggregate === 'mean' && field.weight && { weight: field.weight }) };
  };
  return mapChannels(channels, fill);
}

/** Each row is a point of its own where both axes are numbers. */
function isScatter(mark: Mark, { x, y }: Channels, known: Known): boolean {
  const isMeasure = (channel: Channel | undefined) => fieldOf(channel, known)?.kind === 'number';
  return (mark === 'point' || mark === 'circle') && isMeasure(x) && isMeasure(y);
}

/** Rows are counted where nothing else says how long a bar is. */
function withCounts(mark: Mark, channels: Channels, known: Known): Channels {
  const count: Channel = { aggregate: 'count' };
  const { x, y, colour, theta, geo } = channels;
  if (mark === 'bar' || mark === 'line' || mark === 'area' || mark === 'trail') {
    if (x && !y && !isFigure(x)) return { ...channels, y: count };
    if (y && !x && !isFigure(y)) return { ...channels, x: count };
    // Two dimensions: the second one splits the bars of the first.
    if (
      mark === 'bar' &&
      x &&
      y &&
      !colour &&
      !isFigure(x) &&
      !isFigure(y) &&
      fieldOf(y, known)?.kind !== 'number'
    )
      return { ...channels, y: count, colour: y };
  }
  if (mark === 'rect' && x && y && !colour) return { ...channels, colour: count };
  if (mark === 'arc' && colour && !theta) return { ...channels, theta: count };
  return mark === 'choropleth' && geo && !colour ? { ...channels, colour: count } : channels;
}

function withTimeUnits(mark: Mark, channels: Channels, known: Known): Channels {
  if (!counted.has(mark)) return channels;
  return mapChannels(channels, (channel) => {
    const field = fieldOf(channel, known);
    if (field?.kind !== 'time' || channel.time_unit || channel.aggregate || channel.bin) return channel;
    return field.time_unit
      ? { ...channel, time_unit: field.time_unit as NonNullable<Channel['time_unit']> }
      : channel;
  });
}

/** The greatest first, and no more categories than can be told apart. */
function withOrder(mark: Mark, channels: Channels, known: Known): Channels {
  const ordered = { ...channels };
  if (mark === 'bar') {
    for (const [position, other] of [
      ['x', 'y'],
      ['y', 'x'],
    ] as const) {
      const channel = channels[position];
      const figure = channels[other];
      if (channel && figure && isFigure(figure))
        ordered[position] = orderedBars(channel, { by: other, figure }, known);
    }
  }
  if (mark === 'arc' && channels.colour && channels.theta) {
    ordered.colour = limited(channels.colour, { by: 'theta', count: MOST_SLICES, other: true }, known);
  } else if (
    mark !== 'choropleth' &&
    mark !== 'point_map' &&
    mark !== 'table' &&
    channels.colour &&
    !isFigure(channels.colour)
  ) {
    const figure = [channels.y, channels.x].find((channel) => channel && isFigure(channel));
    if (figure)
      ordered.colour = limited(channels.colour, { count: MOST_COLOURS, other: addsUp(figure) }, known);
  }
  return ordered;
}

type Bars = { by: Position; figure: Channel };

function orderedBars(channel: Channel, { by, figure }: Bars, known: Known): Channel {
  const other = addsUp(figure) && (fieldOf(channel, known)?.distinct ?? 0) <= MOST_WITH_OTHER;
  return limited(channel, { by, count: MOST_BARS, other }, known);
}

type Limit = { by?: Position | 'theta'; count: number; other: boolean };

/**
 * The greatest categories, as many as are wanted. Those that have an order of their own, such as classes of age, keep
 * it and stay together.
 */
function limited(channel: Channel, { by, count, other }: Limit, known: Known): Channel {
  const field = fieldOf(channel, known);
  const isOrdered = !isCategory(field) || isFigure(channel) || channel.bin || looksOrdered(field);
  // Who has ordered or limited them knows what to see.
  if (isOrdered || channel.sort || channel.top) return channel;
  return {
    ...channel,
    ...(by && { sort: { by, order: 'descending' } }),
    ...((field.distinct ?? 0) > count && { top: { count, other } }),
  };
}

function isCategory(field: ChartField | undefined): field is ChartField {
  return field?.kind === 'category' || field?.kind === 'place';
}

function addsUp({ aggregate = 'count' }: Channel): boolean {
  return aggregate === 'sum' || aggregate === 'count';
}

function withPlace(channels: Channels, known: Known): Channels {
  const { geo } = channels;
  const field = geo && known.get(geo.field);
  if (!geo || !field) return channels;
  return {
    ...channels,
    geo: {
      ...geo,
      ...(!geo.scheme && field.scheme && { scheme: field.scheme }),
      ...(!geo.level && field.level && { level: field.level }),
    },
  };
}

const single = ['x', 'y', 'colour', 'size', 'shape', 'opacity', 'row', 'column', 'theta', 'order'] as const;

function listOf(channels: Channels): Channel[] {
  return [
    ...single.flatMap((name) => channels[name] ?? []),
    ...(channels.detail ?? []),
    ...(channels.tooltip ?? []),
  ];
}

function mapChannels(channels: Channels, change: (channel: Channel) => Channel): Channels {
  const changed: Channels = { ...channels };
  for (const name of single) {
    const channel = channels[name];
    if (channel) changed[name] = change(channel);
  }
  if (channels.detail) changed.detail = channels.detail.map(change);
  if (channels.tooltip) changed.tooltip = channels.tooltip.map(change);
  return changed;
}
