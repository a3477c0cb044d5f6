import type { Channel, ChartColumn, ChartData, ChartField, ChartSpec } from '@gazetteer/charts';
import { type Place, placedOn } from '../../charts/channel-places.ts';

/** What the settings need to know of one field on the chart. */
export interface ChannelFacts {
  place: Place;
  channel: Channel;
  /** Undefined until its figures have come. */
  column: ChartColumn | undefined;
  /** A figure on an even scale, a point in time, or one of several kinds. */
  shows: 'figure' | 'time' | 'kinds';
}

type Chart = { spec: ChartSpec; fields: readonly ChartField[]; data: ChartData | null };

/** The fields of a shelf that has axes, colours or columns; places of a map are not among them. */
export function channelsOn(shelf: Exclude<Place['shelf'], 'geo'>, chart: Chart): ChannelFacts[] {
  return placedOn(chart.spec.channels, shelf).map(({ place, channel: placed }) => {
    const channel = placed as Channel;
    const name = place.index === undefined ? shelf : `${shelf}_${place.index}`;
    const column = chart.data?.columns.find((one) => one.name === name && isOf(one, channel));
    return { place, channel, column, shows: whatShows(channel, column, chart.fields) };
  });
}

/** Figures that are drawn may still be those of the chart before. */
function isOf(column: ChartColumn, channel: Channel): boolean {
  return column.field === (channel.field ?? null);
}

function whatShows(
  channel: Channel,
  column: ChartColumn | undefined,
  fields: readonly ChartField[],
): ChannelFacts['shows'] {
  if (column) return column.kind === 'number' ? 'figure' : column.kind === 'time' ? 'time' : 'kinds';
  if (channel.field === undefined || channel.aggregate) return 'figure';
  const field = fields.find(({ id }) => id === channel.field);
  if (field?.kind === 'time') return 'time';
  return field?.kind === 'number' ? 'figure' : 'kinds';
}
