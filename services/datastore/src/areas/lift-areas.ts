import type { Sql } from '@gazetteer/kernel';
import { codeKey } from '@gazetteer/tabular';
import { findByKeys } from './area-lookup.store.ts';
import type { Area, AreaLevel, AreaTables } from './area-tables.ts';
import { type AreaQuery, listLevels } from './areas.store.ts';

/** The level and those above it, the nearest first. */
export function levelsAbove(levels: readonly AreaLevel[], { scheme, level }: AreaQuery): AreaLevel[] {
  const path: AreaLevel[] = [];
  let next: string | null = level;
  while (next !== null) {
    const id: string = next;
    const found = levels.find((known) => known.scheme === scheme && known.id === id);
    if (!found || path.includes(found)) break;
    path.push(found);
    next = found.parent_level;
  }
  return path;
}

/** The areas that an area lies in directly. */
function parentsOf(area: Pick<Area, 'parent' | 'parents'>): string[] {
  const several = JSON.parse(area.parents) as string[];
  return several.length > 0 ? several : area.parent === null ? [] : [area.parent];
}

/**
 * Tells what areas lie in, some levels up. An area that lies in several has them all; one whose way up is not
 * known has none.
 * @returns keys of the areas above by key, or undefined where `above` is no level above
 */
export async function liftAreas(
  sql: Sql<AreaTables>,
  query: AreaQuery,
  keys: Iterable<string>,
  above: string,
): Promise<Map<string, Set<string>> | undefined> {
  const path = levelsAbove(await listLevels(sql), query);
  const end = path.findIndex(({ id }) => id === above);
  if (end < 0) return undefined;
  let lifted = new Map([...keys].map((key) => [key, new Set([key])]));
  for (const { id } of path.slice(0, end)) {
    const areas = await findByKeys(sql, { scheme: query.scheme, level: id }, unionOf(lifted));
    const parents = new Map(areas.map((area) => [area.code_key, parentsOf(area).map(codeKey)]));
    lifted = new Map(
      [...lifted].map(([key, places]) => [
        key,
        new Set([...places].flatMap((place) => parents.get(place) ?? [])),
      ]),
    );
  }
  return lifted;
}

function unionOf(sets: Map<string, Set<string>>): Set<string> {
  return new Set([...sets.values()].flatMap((set) => [...set]));
}
