import { type ChartField, type ChartSpec, completeSpec } from '@gazetteer/charts';
import {
  allPlaced,
  channelAt,
  type Shelf,
  withChannel,
  withoutChannel,
} from '../../charts/channel-places.ts';
import { fits } from '../model/shelf-rules.ts';

const MOST = 8;

interface Replacements {
  /** Columns that can stand where the lost one stood, the likeliest first. */
  candidates: readonly ChartField[];
  /** The chart with another column in its place. */
  replaced: (id: string) => ChartSpec;
  /** The chart without it. */
  without: () => ChartSpec;
}

/** What can be done about a column that is on the chart and no longer in the table. */
export function replacementsFor(spec: ChartSpec, fields: readonly ChartField[], lost: string): Replacements {
  const places = allPlaced(spec).filter(({ channel }) => channel.field === lost);
  const [first] = places;
  const isFigure =
    first !== undefined && 'aggregate' in first.channel && first.channel.aggregate !== undefined;
  const shelves: Shelf[] = places.map(({ place }) => place.shelf);
  const likely = fields.filter(
    (field) => shelves.every((shelf) => fits(shelf, field)) && (field.role === 'measure') === isFigure,
  );
  const others = (spec.filters ?? []).filter(({ field }) => field !== lost);
  const filters = spec.filters && { filters: others };
  const without = (): ChartSpec => ({
    ...spec,
    ...filters,
    channels: places
      .toReversed()
      .reduce((channels, { place }) => withoutChannel(channels, place), spec.channels),
  });
  const replaced = (id: string): ChartSpec => {
    const channels = places.reduce((left, { place }) => {
      const channel = channelAt(left, place);
      return channel ? withChannel(left, place, { field: id, ...figureOf(channel) }) : left;
    }, spec.channels);
    return completeSpec({ ...spec, ...filters, channels }, fields);
  };
  return { candidates: likeName(likely, lost).slice(0, MOST), replaced, without };
}

function figureOf(channel: object): { aggregate?: 'sum' | 'mean' } {
  const { aggregate } = channel as { aggregate?: string };
  return aggregate === 'sum' || aggregate === 'mean' ? { aggregate } : {};
}

/** A column that was renamed often keeps a part of its name. */
function likeName(fields: readonly ChartField[], lost: string): ChartField[] {
  const parts = lost.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const alike = ({ id, label }: ChartField) => {
    const text = `${id} ${label}`.toLowerCase();
    return parts.filter((part) => part !== '' && text.includes(part)).length;
  };
  return fields.toSorted((one, two) => alike(two) - alike(one));
}
