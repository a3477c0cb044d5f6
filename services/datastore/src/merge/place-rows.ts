import type { Sql } from '@gazetteer/kernel';
import { UNMATCHED } from '@gazetteer/tabular';
import { findByKeys, listWithoutCode } from '../areas/area-lookup.store.ts';
import type { AreaTables } from '../areas/area-tables.ts';
import { liftAreas } from '../areas/lift-areas.ts';
import { placeKey, type ResolvedPlace } from '../areas/place.ts';
import { resolvePlaces } from '../areas/resolve-places.ts';
import type { Target } from './choose-target.ts';
import type { Geo, UnmatchedReason } from './merge-report.contract.ts';
import type { OpenSide } from './read-side.ts';

/** What stands for the places of a side in the result. */
export type PlacedSide = {
  /** For each value, and what is written beside it as its parent: the code in the result. */
  lookup: { value: string; parent: string; code: string }[];
  /** Why a place has no code, by `placeKey`. */
  reasons: Map<string, UnmatchedReason>;
  /** Names by code of the result. */
  names: Map<string, string>;
  /** Codes that were replaced by others. */
  replaced: string[];
  /** Areas that the codes of the side did not know yet, where they come from another scheme. */
  younger: { code: string; name: string; parent: string | null }[];
};

/** Finds the code in the result for every place of a side, brought up to the level of the result. */
export async function placeRows(
  sql: Sql<AreaTables>,
  { distinct }: OpenSide,
  geo: Geo,
  target: Target,
): Promise<PlacedSide> {
  const fields = geo.parent_field === null ? [geo.field] : [geo.field, geo.parent_field];
  const written = (await distinct(fields)).map(([value, parent]) => ({
    value: value ?? '',
    parent: parent ?? '',
  }));
  const asked = written.map(({ value, parent }) => ({ value, parent: geo.parent ?? parent }));
  const resolved = await resolvePlaces(sql, geo, asked, target.scheme);
  const lifted = await liftToTarget(sql, geo, target, resolved);
  const reasons = new Map<string, UnmatchedReason>();
  const lookup = written.map(({ value, parent }, index) => {
    const place = resolved[index];
    const answer =
      place?.key === undefined ? { reason: place?.reason ?? 'empty' } : lifted.codes.get(place.key);
    if (answer && 'code' in answer) return { value, parent, code: answer.code };
    reasons.set(placeKey(value, parent), answer?.reason ?? 'no_parent');
    return { value, parent, code: UNMATCHED };
  });
  const replaced = resolved.flatMap((place) =>
    'replaced' in place && place.replaced ? [place.replaced] : [],
  );
  const younger =
    geo.scheme === target.scheme
      ? []
      : await listWithoutCode(sql, { scheme: target.scheme, level: geo.level, system: geo.scheme });
  return { lookup, reasons, names: lifted.names, replaced: [...new Set(replaced)], younger };
}

type Lifted = { code: string } | { reason: UnmatchedReason };

async function liftToTarget(
  sql: Sql<AreaTables>,
  { level }: Geo,
  target: Target,
  resolved: readonly ResolvedPlace[],
): Promise<{ codes: Map<string, Lifted>; names: Map<string, string> }> {
  const keys = new Set(resolved.flatMap(({ key }) => (key === undefined ? [] : [key])));
  const { scheme } = target;
  const above =
    (await liftAreas(sql, { scheme, level }, keys, target.level)) ?? new Map<string, Set<string>>();
  const wanted = new Set([...above.values()].flatMap((set) => [...set]));
  const areas = await findByKeys(sql, { scheme, level: target.level }, wanted);
  const byKey = new Map(areas.map((area) => [area.code_key, area]));
  const codes = new Map(
    [...above].map(([key, parents]): [string, Lifted] => {
      if (parents.size > 1) return [key, { reason: 'several_parents' }];
      const area = byKey.get([...parents][0] ?? '');
      return [key, area ? { code: area.code } : { reason: 'no_parent' }];
    }),
  );
  return { codes, names: new Map(areas.map(({ code, name }) => [code, name])) };
}
