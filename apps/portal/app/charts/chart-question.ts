import {
  type Channel,
  type ChartData,
  type ChartField,
  type ChartSource,
  type ChartSpec,
  planChart,
} from '@gazetteer/charts';
import { channelAt, shelves } from './channel-places.ts';
import { type ChartProblem, problemOf } from './chart-problem.ts';

/** What a chart asks of its source. Two charts with one `key` are drawn of the same figures. */
export interface ChartQuestion {
  key: string;
  /** The chart without words and colours; absent where there is nothing to ask, or it cannot be asked. */
  spec?: ChartSpec;
  problem?: ChartProblem;
}

/** The question behind a chart, or why it has none. */
export function questionOf(spec: ChartSpec | null, fields: readonly ChartField[]): ChartQuestion {
  if (!spec || fields.length === 0 || Object.keys(spec.channels).length === 0) return { key: '' };
  const bare = withoutLook(spec);
  try {
    const plan = planChart(bare, fields);
    const { source, ...rest } = bare;
    const areas = [rest.channels.geo, spec.map?.extent];
    return { key: JSON.stringify([keyOfSource(source), plan, areas]), spec: bare };
  } catch (error) {
    const problem = problemOf(error);
    return problem.code === 'no_channels' ? { key: '' } : { key: JSON.stringify(problem), problem };
  }
}

/** The figures with the names that the person gave the columns since they were asked for. */
export function withLabels(data: ChartData, { channels }: ChartSpec): ChartData {
  const columns = data.columns.map((column) => {
    const [, shelf = column.name, index] = /^(detail|tooltip)_(\d+)$/.exec(column.name) ?? [];
    const known = shelves.find((one) => one === shelf);
    const place = index === undefined ? {} : { index: Number(index) };
    const label = known && channelAt(channels, { shelf: known, ...place })?.label;
    return label ? { ...column, label } : column;
  });
  return { ...data, columns };
}

function withoutLook({
  title: _title,
  notes: _notes,
  caption: _caption,
  annotations: _annotations,
  map,
  ...spec
}: ChartSpec): ChartSpec {
  const entries = Object.entries(spec.channels).map(([shelf, channel]) => [
    shelf,
    Array.isArray(channel) ? channel.map(plain) : plain(channel as Channel),
  ]);
  return {
    ...spec,
    channels: Object.fromEntries(entries) as ChartSpec['channels'],
    ...(map?.extent && { map: { extent: map.extent } }),
  };
}

function plain({
  label: _label,
  format: _format,
  scale: _scale,
  highlight: _highlight,
  references: _references,
  ...channel
}: Channel): Channel {
  return channel;
}

const keys = new WeakMap<ChartSource, number>();
let count = 0;

/** Own rows are told apart by identity, not by reading all of them. */
function keyOfSource(source: ChartSource): unknown {
  if (source.kind !== 'own') return source;
  const key = keys.get(source) ?? (count += 1);
  keys.set(source, key);
  return key;
}
