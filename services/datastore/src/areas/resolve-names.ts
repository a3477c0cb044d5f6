import type { Sql } from '@gazetteer/kernel';
import { codeKey, type NameKey, nameKeys } from '@gazetteer/tabular';
import { findByKeys, findByNames } from './area-lookup.store.ts';
import type { AreaTables } from './area-tables.ts';
import { type AreaQuery, listLevels } from './areas.store.ts';
import { levelsAbove, liftAreas } from './lift-areas.ts';
import type { ResolvedPlace, WrittenPlace } from './place.ts';

type Named = { code_key: string; exact: number };

/**
 * Finds areas by name within what they lie in. Names repeat across a country, so a level that lies in another
 * is never searched as a whole; and of several areas that a name fits, none is taken.
 */
export async function resolveNames(
  sql: Sql<AreaTables>,
  { scheme, level }: AreaQuery,
  places: readonly WrittenPlace[],
): Promise<ResolvedPlace[]> {
  const named = await findNames(
    sql,
    { scheme, level },
    places.map(({ value }) => value ?? ''),
  );
  const [, ...above] = levelsAbove(await listLevels(sql), { scheme, level });
  const parents = await findParents(
    sql,
    scheme,
    above.map(({ id }) => id),
    places,
  );
  const keys = new Set([...named.values()].flat().map(({ code_key }) => code_key));
  const lifted = parents && (await liftAreas(sql, { scheme, level }, keys, parents.level));
  return places.map((place) => {
    const written = (place.value ?? '').trim();
    if (written === '') return { reason: 'empty' };
    const found = named.get(written) ?? [];
    if (above.length === 0) return choose(found);
    if ((place.parent ?? '').trim() === '') return { reason: 'parent_missing' };
    const within = parents?.areas.get((place.parent ?? '').trim());
    if (!within || within.size === 0) return { reason: 'unknown_parent' };
    return choose(
      found.filter(({ code_key }) => [...(lifted?.get(code_key) ?? [])].some((key) => within.has(key))),
    );
  });
}

/** Whole names go before names that were shortened. */
function choose(found: readonly Named[]): ResolvedPlace {
  const exact = found.filter((one) => one.exact === 1);
  const keys = new Set((exact.length > 0 ? exact : found).map(({ code_key }) => code_key));
  const [only] = keys;
  if (only === undefined) return { reason: 'unknown_name' };
  return keys.size === 1 ? { key: only } : { reason: 'ambiguous_name' };
}

/** The areas of a level that each of the names fits. */
async function findNames(
  sql: Sql<AreaTables>,
  query: AreaQuery,
  written: readonly string[],
): Promise<Map<string, Named[]>> {
  const keys = new Map<string, NameKey[]>();
  for (const name of new Set(written.map((value) => value.trim())))
    keys.set(name, nameKeys(name, query.level));
  const rows = await findByNames(
    sql,
    query,
    [...keys.values()].flat().map(({ key }) => key),
  );
  const byKey = new Map<string, Named[]>();
  for (const row of rows) byKey.set(row.name_key, [...(byKey.get(row.name_key) ?? []), row]);
  return new Map(
    [...keys].map(([name, forms]) => [
      name,
      forms.flatMap(({ key, exact }) =>
        (byKey.get(key) ?? []).map((found) => ({ ...found, exact: exact ? found.exact : 0 })),
      ),
    ]),
  );
}

/**
 * What the places are said to lie in. A column may name any level above: the one is taken that knows most of
 * its values. Codes are those of the same scheme.
 */
async function findParents(
  sql: Sql<AreaTables>,
  scheme: string,
  levels: readonly string[],
  places: readonly WrittenPlace[],
): Promise<{ level: string; areas: Map<string, Set<string>> } | undefined> {
  const written = [...new Set(places.map(({ parent }) => (parent ?? '').trim()))].filter(Boolean);
  let best: { level: string; areas: Map<string, Set<string>>; known: number } | undefined;
  for (const level of levels) {
    const named = await findNames(sql, { scheme, level }, written);
    const coded = await findByKeys(sql, { scheme, level }, written.map(codeKey));
    const codes = new Set(coded.map(({ code_key }) => code_key));
    const areas = new Map(
      written.map((parent) => [parent, parentsNamed(named.get(parent) ?? [], parent, codes)]),
    );
    const known = [...areas.values()].filter(({ size }) => size > 0).length;
    if (!best || known > best.known) best = { level, areas, known };
  }
  return best;
}

function parentsNamed(named: readonly Named[], written: string, codes: ReadonlySet<string>): Set<string> {
  const key = codeKey(written);
  if (codes.has(key)) return new Set([key]);
  const exact = named.filter((one) => one.exact === 1);
  return new Set((exact.length > 0 ? exact : named).map(({ code_key }) => code_key));
}
