import type { Channel, Channels, ChartSpec, ChartSource, Filter } from '@gazetteer/charts';
import { allPlaced, withChannel, withoutChannel } from '../../charts/channel-places.ts';
import type { Report } from '../../merge/report.ts';

/** Columns that a merge makes of those that say where and when. */
const PLACE = 'area_code';
const PLACE_NAME = 'area_name';
const PERIOD = 'period';

/**
 * The chart over two tables instead of one: what it shows stays, under the names that the columns have in the merge.
 * What the merge leaves out leaves the chart.
 */
export function joinSpec(spec: ChartSpec, source: ChartSource, report: Report): ChartSpec {
  const nameOf = namesIn(report);
  const known = new Set(spec.computed?.map(({ id }) => id));
  const renamed = (field: string) => (known.has(field) ? field : nameOf.get(field));
  const channels = allPlaced(spec)
    // From the back, so that those taken out of a list do not move the others.
    .toReversed()
    .reduce((left, { place, channel }): Channels => {
      const { field } = channel;
      if (field === undefined) return left;
      const name = renamed(field);
      if (name === undefined) return withoutChannel(left, place);
      // Own places that stay as they are written say what of them is not known.
      if (place.shelf === 'geo' && source.kind === 'own' && name !== PLACE)
        return withChannel(left, place, { ...channel, field: name });
      if (place.shelf === 'geo')
        return withChannel(left, place, {
          ...channel,
          field: PLACE,
          scheme: report.scheme,
          level: report.level,
        });
      return withChannel(left, place, { ...(channel as Channel), field: name });
    }, spec.channels);
  const filters = spec.filters?.flatMap((filter): Filter[] => {
    const field = renamed(filter.field);
    return field === undefined ? [] : [{ ...filter, field }];
  });
  return { ...spec, source, channels, ...(filters && { filters }) };
}

/** What the columns of the left table are called in the merge. */
function namesIn({ left, period }: Report): Map<string, string> {
  const names = new Map(left.columns.map(({ field, as }) => [field, as]));
  const { by, field } = left.geo;
  if (!names.has(field)) names.set(field, by === 'code' ? PLACE : PLACE_NAME);
  if (period.left && !names.has(period.left.field)) names.set(period.left.field, PERIOD);
  return names;
}
