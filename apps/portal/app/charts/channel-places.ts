import type { Channel, ChannelName, Channels, ChartSpec, GeoChannel } from '@gazetteer/charts';

/** Where a field can be put: every channel of the spec. `detail` and `tooltip` hold several. */
export type Shelf = ChannelName | 'geo' | 'detail' | 'tooltip';

/** One place of a chart that holds a field; `index` counts within `detail` and `tooltip`. */
export interface Place {
  shelf: Shelf;
  index?: number;
}

/** Every shelf, in the order in which they are offered. */
export const shelves = [
  'x',
  'y',
  'colour',
  'size',
  'shape',
  'opacity',
  'row',
  'column',
  'theta',
  'geo',
  'longitude',
  'latitude',
  'detail',
  'tooltip',
  'order',
] as const satisfies readonly Shelf[];

/** A field on the chart, with where it is. */
export interface Placed {
  place: Place;
  channel: Channel | GeoChannel;
}

/** True for shelves that hold several fields. */
export function holdsSeveral(shelf: Shelf): shelf is 'detail' | 'tooltip' {
  return shelf === 'detail' || shelf === 'tooltip';
}

/** What stands at a place; undefined where it is free. */
export function channelAt(channels: Channels, { shelf, index }: Place): Channel | GeoChannel | undefined {
  if (holdsSeveral(shelf)) return index === undefined ? undefined : channels[shelf]?.[index];
  return channels[shelf];
}

/** The fields on one shelf. */
export function placedOn(channels: Channels, shelf: Shelf): Placed[] {
  if (holdsSeveral(shelf))
    return (channels[shelf] ?? []).map((channel, index) => ({ place: { shelf, index }, channel }));
  const channel = channels[shelf];
  return channel ? [{ place: { shelf }, channel }] : [];
}

/** All fields of a chart, shelf by shelf. */
export function allPlaced({ channels }: Pick<ChartSpec, 'channels'>): Placed[] {
  return shelves.flatMap((shelf) => placedOn(channels, shelf));
}

/** The channels with `channel` at a place; at the end of a shelf that holds several where no index is named. */
export function withChannel(
  channels: Channels,
  { shelf, index }: Place,
  channel: Channel | GeoChannel,
): Channels {
  if (!holdsSeveral(shelf)) return { ...channels, [shelf]: fitting(shelf, channel) };
  const list = [...(channels[shelf] ?? [])];
  list[Math.min(index ?? list.length, list.length)] = channel;
  return { ...channels, [shelf]: list };
}

/** The channels without what stood at a place. A shelf that becomes empty is gone. */
export function withoutChannel(channels: Channels, { shelf, index }: Place): Channels {
  const { [shelf]: _gone, ...rest } = channels;
  if (!holdsSeveral(shelf)) return rest;
  const list = (channels[shelf] ?? []).filter((_, place) => place !== index);
  return list.length > 0 ? { ...rest, [shelf]: list } : rest;
}

/** A place of a map knows no aggregate: only what it is. */
function fitting(shelf: Shelf, channel: Channel | GeoChannel): Channel | GeoChannel {
  if (shelf !== 'geo') {
    const { scheme: _scheme, level: _level, ...plain } = channel as GeoChannel;
    return 'scheme' in channel && typeof channel.scheme === 'string' ? plain : channel;
  }
  const { field, scheme, level, label } = channel as GeoChannel;
  return {
    field,
    ...(typeof scheme === 'string' && { scheme }),
    ...(level !== undefined && { level }),
    ...(label !== undefined && { label }),
  };
}
