import type { ChartField } from '../spec/chart-field.ts';
import type { Channel, Channels, ChartSpec } from '../spec/chart-spec.ts';
import { knownFields } from './known-fields.ts';

const splitting = ['x', 'y', 'colour', 'shape', 'row', 'column'] as const;
const measured = ['x', 'y', 'size', 'colour', 'opacity'] as const;

/**
 * Points of two measures that nothing splits would be a single one: what stood on an axis before becomes a detail, so
 * that there is a point for each of its values; where there was nothing, each row is a point of its own.
 */
export function withPointsOfRows(
  before: Channels,
  spec: ChartSpec,
  fields: readonly ChartField[],
): ChartSpec {
  const known = knownFields(spec, fields);
  const fieldOf = (channel: Channel | undefined) => known.get(channel?.field ?? '');
  const { channels, mark } = spec;
  const isMeasure = (channel: Channel | undefined) => fieldOf(channel)?.kind === 'number' && !channel?.bin;
  if ((mark !== 'point' && mark !== 'circle') || !isMeasure(channels.x) || !isMeasure(channels.y))
    return spec;
  const isSplit = (channel: Channel | undefined) =>
    channel !== undefined &&
    channel.aggregate === undefined &&
    !isMeasure(channel) &&
    fieldOf(channel) !== undefined;
  if ([...splitting.map((name) => channels[name]), ...(channels.detail ?? [])].some(isSplit)) return spec;
  const displaced = [before.x, before.y].find(isSplit);
  if (displaced) {
    const { field, time_unit } = displaced;
    const detail = [...(channels.detail ?? []), { field, ...(time_unit && { time_unit }) }];
    return { ...spec, channels: averaged({ ...channels, detail }, fieldOf) };
  }
  return { ...spec, channels: measured.reduce(withoutAggregate, channels) };
}

/** Beside a detail every measure is made one figure of its rows, as all are. */
function averaged(channels: Channels, fieldOf: (channel: Channel) => ChartField | undefined): Channels {
  const changed = { ...channels };
  for (const name of measured) {
    const channel = channels[name];
    const field = channel && fieldOf(channel);
    if (!channel || channel.aggregate || channel.bin || field?.role !== 'measure') continue;
    const { aggregate, weight } = field;
    changed[name] = { ...channel, aggregate, ...(aggregate === 'mean' && weight && { weight }) };
  }
  return changed;
}

function withoutAggregate(channels: Channels, name: (typeof measured)[number]): Channels {
  const channel = channels[name];
  if (channel?.field === undefined || channel.aggregate === undefined) return channels;
  const { aggregate: _aggregate, weight: _weight, ...plain } = channel;
  return { ...channels, [name]: plain };
}
