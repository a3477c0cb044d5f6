import type { Channel, ChartSpec } from '../spec/chart-spec.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { knownFields } from './known-fields.ts';

type Shown = 'time' | 'number' | 'category' | undefined;

/** The mark that shows the chosen columns best where they stand: lines for time, points for two numbers. */
export function chooseMark(spec: ChartSpec, fields: readonly ChartField[]): Mark {
  const { channels } = spec;
  if (channels.geo) return 'choropleth';
  if (channels.longitude || channels.latitude) return 'point_map';
  if (channels.theta) return 'arc';
  const known = knownFields(spec, fields);
  const x = shownBy(channels.x, known);
  const y = shownBy(channels.y, known);
  if (!x && !y) return channels.colour && !channels.detail?.length ? 'bar' : 'table';
  if (x === 'time' && (y === 'number' || !y)) return 'line';
  const isRaw = (channel: Channel | undefined) =>
    channel?.field !== undefined && !channel.aggregate && !channel.bin;
  if (x === 'number' && y === 'number') {
    return isRaw(channels.x) && isRaw(channels.y) ? 'point' : 'bar';
  }
  return x && y && x !== 'number' && y !== 'number' ? 'rect' : 'bar';
}

function shownBy(channel: Channel | undefined, known: ReadonlyMap<string, ChartField>): Shown {
  if (!channel) return undefined;
  if (channel.field === undefined || channel.aggregate || channel.bin) return 'number';
  const kind = known.get(channel.field)?.kind;
  if (kind === 'time') return 'time';
  return kind === 'number' ? 'number' : 'category';
}
