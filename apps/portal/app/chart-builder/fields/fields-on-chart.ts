import type { ChartSpec } from '@gazetteer/charts';
import { allPlaced, type Shelf } from '../../charts/channel-places.ts';

/** The shelves on which each field stands, by its id. */
export function shelvesByField(spec: Pick<ChartSpec, 'channels'>): ReadonlyMap<string, readonly Shelf[]> {
  const found = new Map<string, Shelf[]>();
  for (const { place, channel } of allPlaced(spec)) {
    if (channel.field === undefined) continue;
    const others = found.get(channel.field) ?? [];
    if (!others.includes(place.shelf)) found.set(channel.field, [...others, place.shelf]);
  }
  return found;
}
