import type { Sql } from '@gazetteer/kernel';
import { codeKey } from '@gazetteer/tabular';
import { findByCodes, findByKeys } from './area-lookup.store.ts';
import type { AreaTables } from './area-tables.ts';
import type { PlaceColumn, ResolvedPlace, WrittenPlace } from './place.ts';
import { resolveNames } from './resolve-names.ts';

/**
 * Finds the areas that written places stand for, in the scheme that is asked for. A code of another scheme is
 * brought over where it has one counterpart; a code that was replaced leads to what took its place. Nothing is
 * guessed: what does not match has the reason.
 * @returns one answer for each place, in their order
 */
export async function resolvePlaces(
  sql: Sql<AreaTables>,
  column: PlaceColumn,
  places: readonly WrittenPlace[],
  scheme = column.scheme,
): Promise<ResolvedPlace[]> {
  const own =
    column.by === 'name'
      ? await resolveNames(sql, column, places)
      : places.map(({ value }) => readCode(value));
  const brought = scheme === column.scheme ? own : await bringOver(sql, column, own, scheme);
  return followReplaced(sql, { scheme, level: column.level }, brought);
}

function readCode(value: string | null): ResolvedPlace {
  const key = codeKey(value);
  return key === '' ? { reason: 'empty' } : { key };
}

async function bringOver(
  sql: Sql<AreaTables>,
  { scheme: system, level }: PlaceColumn,
  places: readonly ResolvedPlace[],
  scheme: string,
): Promise<ResolvedPlace[]> {
  const keys = keysOf(places);
  const counterparts = new Map<string, string[]>();
  for (const { code_key, area_key } of await findByCodes(sql, { scheme, level, system }, keys)) {
    counterparts.set(code_key, [...(counterparts.get(code_key) ?? []), area_key]);
  }
  const known = new Set(
    (await findByKeys(sql, { scheme: system, level }, keys)).map((area) => area.code_key),
  );
  return places.map((place) => {
    if (place.key === undefined) return place;
    const [only, other] = counterparts.get(place.key) ?? [];
    if (only !== undefined && other === undefined) return { key: only };
    return { reason: known.has(place.key) || other !== undefined ? 'no_crosswalk' : 'unknown_code' };
  });
}

// Chains of replacements are short; a circle must not hold us.
const LONGEST_CHAIN = 5;

async function followReplaced(
  sql: Sql<AreaTables>,
  query: { scheme: string; level: string },
  places: readonly ResolvedPlace[],
): Promise<ResolvedPlace[]> {
  let current = [...places];
  for (let step = 0; step <= LONGEST_CHAIN; step++) {
    const areas = await findByKeys(sql, query, keysOf(current));
    const byKey = new Map(areas.map((area) => [area.code_key, area]));
    let moved = false;
    current = current.map((place) => {
      if (place.key === undefined) return place;
      const area = byKey.get(place.key);
      if (!area) return { reason: 'unknown_code' };
      if (area.replaced_by === null || step === LONGEST_CHAIN) return place;
      moved = true;
      return { key: codeKey(area.replaced_by), replaced: place.replaced ?? area.code };
    });
    if (!moved) break;
  }
  return current;
}

function keysOf(places: readonly ResolvedPlace[]): Set<string> {
  return new Set(places.flatMap(({ key }) => (key === undefined ? [] : [key])));
}
