import { readFile } from 'node:fs/promises';
import { codesOfShapes, partOfTopology, planarTopology, type Topology } from '@gazetteer/charts';
import type { DatastoreContext } from '../datastore-context.ts';
import { pathCompared } from '../objects/compared-object.ts';
import type { AreaBoundaries, AreaTables } from './area-tables.ts';
import { codeKey } from '@gazetteer/tabular';
import { listLevels } from './areas.store.ts';
import { findByKeys } from './area-lookup.store.ts';
import { levelsAbove, liftAreas } from './lift-areas.ts';

type PartContext = Pick<DatastoreContext, 'objects' | 'sql' | 'clock'>;

/**
 * The shapes of a vintage that lie in one area above, projected and simplified for themselves: a state has its own
 * map, as fine as that of the country.
 * @param within code of the area, of any level above
 * @returns undefined where none of them lies there
 */
export async function drawPart(
  context: PartContext,
  boundaries: AreaBoundaries,
  within: string,
): Promise<Topology | undefined> {
  const path = await pathCompared(context, boundaries.object_key);
  const topology = JSON.parse(await readFile(path, 'utf8')) as Topology;
  const [object] = Object.keys(topology.objects);
  if (object === undefined) return undefined;
  const inside = await keysWithin(context, boundaries, shapeKeys(topology), within);
  if (inside.size === 0) return undefined;
  const part = partOfTopology(topology, object, (code) => inside.has(codeKey(code)));
  return planarTopology(part, object, 'conicEqualArea');
}

/**
 * Those of some areas that lie in one above. The nearest level that knows the code is meant.
 * @param keys of areas of the level
 */
export async function keysWithin(
  { sql: store }: Pick<DatastoreContext, 'sql'>,
  { scheme, level }: { scheme: string; level: string },
  keys: Iterable<string>,
  within: string,
): Promise<Set<string>> {
  const sql = store.as<AreaTables>();
  const key = codeKey(within);
  const [, ...above] = levelsAbove(await listLevels(sql), { scheme, level });
  for (const { id } of above) {
    const known = await findByKeys(sql, { scheme, level: id }, [key]);
    if (!known.some(({ code }) => code === within.trim())) continue;
    const lifted = (await liftAreas(sql, { scheme, level }, keys, id)) ?? new Map<string, Set<string>>();
    return new Set([...lifted].flatMap(([one, areas]) => (areas.has(key) ? [one] : [])));
  }
  return new Set();
}

function shapeKeys(topology: Topology): string[] {
  return codesOfShapes(topology).map(codeKey);
}
