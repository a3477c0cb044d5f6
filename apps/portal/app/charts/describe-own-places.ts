import type { OwnPlace, OwnSource } from '@gazetteer/charts';
import { matchOwnPlaces } from './own-places/match-own-places.ts';
import { openLevel, type OpenLevel } from './own-places/own-areas.ts';
import type { SourceFacts } from './own-rows.ts';

type DescribedPlace = SourceFacts['places'][number];

const MOST_EXTENTS = 2000;

/** The columns of own rows that hold places, as `chart_fields` describes those of tables. */
export async function describeOwnPlaces(
  source: OwnSource,
  rows: readonly (readonly unknown[])[],
): Promise<DescribedPlace[]> {
  const places: DescribedPlace[] = [];
  for (const { id, place } of source.columns) {
    const open = place && (await openLevel(place.scheme, place.level));
    if (place && open) places.push(describe(source, rows, { field: id, place }, open));
  }
  return places;
}

function describe(
  source: OwnSource,
  rows: readonly (readonly unknown[])[],
  { field, place }: { field: string; place: OwnPlace },
  open: OpenLevel,
): DescribedPlace {
  const { total, matched, codes } = matchOwnPlaces(source, rows, { field, place }, open);
  const { by, scheme, level, parent } = place;
  return {
    field,
    by,
    parent_field: parent ?? null,
    scheme,
    level,
    title: open.level.title,
    distinct: total,
    matched,
    match_rate: total === 0 ? 0 : matched / total,
    ambiguous_with: [],
    vintages: open.level.vintages,
    extents: extentsOf(open, codes),
  };
}

/** The areas above that places lie in, the nearest level first. */
function extentsOf({ lists, matcher }: OpenLevel, codes: ReadonlySet<string>): DescribedPlace['extents'] {
  return lists
    .slice(1)
    .flatMap(({ level, areas }, index) => {
      const wanted = new Set([...codes].flatMap((code) => matcher.above(code, index + 1)));
      return areas
        .filter(({ code }) => wanted.has(code))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
        .map(({ code, name }) => ({ code, name, level }));
    })
    .slice(0, MOST_EXTENTS);
}
