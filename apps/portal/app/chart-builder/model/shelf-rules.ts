import type { ChartField, ChartSpec, Mark } from '@gazetteer/charts';
import { holdsSeveral, placedOn, type Shelf, shelves } from '../../charts/channel-places.ts';

/** The shelves that a kind of chart is built of, in the order in which one thinks of them. */
const firstShelves: Record<Mark, readonly Shelf[]> = {
  bar: ['x', 'y', 'colour'],
  line: ['x', 'y', 'colour'],
  area: ['x', 'y', 'colour'],
  point: ['x', 'y', 'colour', 'size', 'shape'],
  tick: ['x', 'y', 'colour'],
  arc: ['theta', 'colour'],
  circle: ['x', 'y', 'size', 'colour'],
  rect: ['x', 'y', 'colour'],
  trail: ['x', 'y', 'size', 'colour'],
  table: ['detail'],
  choropleth: ['geo', 'colour'],
  point_map: ['longitude', 'latitude', 'size', 'colour', 'detail'],
};

const coordinates = ['longitude', 'latitude'] as const;

/** Shelves that a kind of chart has no use for. */
const uselessShelves: Partial<Record<Mark, readonly Shelf[]>> = {
  bar: ['theta', 'geo', 'shape', 'size', ...coordinates],
  line: ['theta', 'geo', 'shape', 'size', ...coordinates],
  area: ['theta', 'geo', 'shape', 'size', ...coordinates],
  point: ['theta', 'geo', ...coordinates],
  tick: ['theta', 'geo', 'shape', ...coordinates],
  arc: ['x', 'y', 'geo', 'shape', 'size', ...coordinates],
  circle: ['theta', 'geo', 'shape', ...coordinates],
  rect: ['theta', 'geo', 'shape', 'size', ...coordinates],
  trail: ['theta', 'geo', 'shape', ...coordinates],
  table: shelves.filter((shelf) => shelf !== 'detail'),
  choropleth: ['x', 'y', 'theta', 'shape', 'size', 'order', ...coordinates],
  point_map: ['x', 'y', 'theta', 'geo', 'shape', 'opacity', 'order'],
};

/** The shelves to show at once: those the chart is built of, and whichever hold something. */
export function shownShelves({ mark, channels }: ChartSpec): Shelf[] {
  const first = firstShelves[mark];
  const used = shelves.filter((shelf) => !first.includes(shelf) && placedOn(channels, shelf).length > 0);
  return [...first, ...used];
}

/** All others, those without use for this kind of chart last. */
export function otherShelves(spec: ChartSpec): Shelf[] {
  const shown = shownShelves(spec);
  const others = shelves.filter((shelf) => !shown.includes(shelf));
  return [
    ...others.filter((shelf) => isOfUse(spec.mark, shelf)),
    ...others.filter((shelf) => !isOfUse(spec.mark, shelf)),
  ];
}

function isOfUse(mark: Mark, shelf: Shelf): boolean {
  return !uselessShelves[mark]?.includes(shelf);
}

/** Whether a column says something there: a shape has no amount, a size is nothing else. */
export function fits(
  shelf: Shelf,
  { kind, role, coordinate }: Pick<ChartField, 'kind' | 'role' | 'coordinate'>,
): boolean {
  if (shelf === 'longitude' || shelf === 'latitude') return coordinate === shelf;
  if (shelf === 'geo') return kind === 'place';
  if (shelf === 'shape') return role === 'dimension' && kind !== 'time';
  if (shelf === 'row' || shelf === 'column') return role === 'dimension';
  if (shelf === 'size' || shelf === 'opacity' || shelf === 'theta') return role === 'measure';
  return true;
}

/** The shelves where a field makes sense, the best first: free before taken, as the kind of chart reads it. */
export function sensibleShelves({ mark, channels }: ChartSpec, field: ChartField): Shelf[] {
  const first = firstShelves[mark];
  const isUpright = field.role === 'measure' && mark !== 'point' && mark !== 'circle' && mark !== 'point_map';
  const order: Shelf[] = [...first, ...shelves.filter((shelf) => !first.includes(shelf))];
  const upright =
    isUpright && order.includes('y') ? (['y', ...order.filter((shelf) => shelf !== 'y')] as const) : order;
  const rank = (shelf: Shelf) => {
    const isFree = holdsSeveral(shelf) || placedOn(channels, shelf).length === 0;
    return (first.includes(shelf) ? 0 : 2) + (isFree ? 0 : 1);
  };
  return upright
    .filter((shelf) => isOfUse(mark, shelf) && fits(shelf, field))
    .toSorted((one, two) => rank(one) - rank(two));
}
