import type { OwnPlace, OwnSource } from '@gazetteer/charts';
import type { MergingKey } from '@gazetteer/tabular';
import { openLevel, type OpenLevel } from '../../charts/own-places/own-areas.ts';
import type { PortalTable } from './portal-table.ts';

type Candidate = NonNullable<PortalTable['side']['geo']>;

/** A level that the places of both tables can be brought to. */
export interface JoinLevel {
  scheme: string;
  level: string;
  title: string;
  own: MergingKey;
  theirs: MergingKey;
  /** Names by code. */
  names: ReadonlyMap<string, string>;
}

/** A column of own places and one of the other table that are of one scheme. */
export interface PlaceWay {
  own: { field: string; place: OwnPlace };
  theirs: Candidate;
  /** The finest first. */
  levels: readonly [JoinLevel, ...JoinLevel[]];
}

/**
 * All ways to join own rows with a table by places: what the person says of own columns, and what the catalogue knows
 * of those of the table. Schemes that fit several ways alike are not chosen from.
 */
export async function waysToJoin(
  { columns }: Pick<OwnSource, 'columns'>,
  { side }: Pick<PortalTable, 'side'>,
): Promise<PlaceWay[]> {
  const ways: PlaceWay[] = [];
  for (const { id: field, place } of columns) {
    if (!place) continue;
    const ours = await openLevel(place.scheme, place.level);
    if (!ours) continue;
    for (const theirs of side.geo_candidates) {
      if (theirs.scheme !== place.scheme || theirs.ambiguous_with.length > 0 || theirs.parent !== null)
        continue;
      const other = await openLevel(theirs.scheme, theirs.level);
      const [finest, ...others] = other ? levelsOf({ field, place }, ours, theirs, other) : [];
      if (finest) ways.push({ own: { field, place }, theirs, levels: [finest, ...others] });
    }
  }
  return ways;
}

function levelsOf(
  { field, place }: PlaceWay['own'],
  ours: OpenLevel,
  theirs: Candidate,
  other: OpenLevel,
): JoinLevel[] {
  return ours.lists.flatMap((list, ownSteps): JoinLevel[] => {
    const steps = other.lists.findIndex(({ level }) => level === list.level);
    if (steps < 0) return [];
    const own = keyOf(field, place.by, place.parent ?? null, ours, ownSteps);
    const key = keyOf(theirs.field, theirs.by, theirs.parent_field, other, steps);
    const names = new Map(list.areas.map(({ code, name }) => [code, name]));
    const title = list.level === ours.level.level ? ours.level.title : list.level;
    return [{ scheme: place.scheme, level: list.level, title, own, theirs: key, names }];
  });
}

function keyOf(
  field: string,
  by: 'code' | 'name',
  parentField: string | null,
  { matcher }: OpenLevel,
  steps: number,
): MergingKey {
  return by === 'code' ? { by, field, matcher, steps } : { by, field, parentField, matcher, steps };
}
