import { filter } from 'topojson-simplify';
import type { Topology } from './map-areas.ts';

/** The shapes of one object that are kept, with their lines alone; neighbours still share them. */
export function partOfTopology(
  topology: Topology,
  object: string,
  keep: (code: string) => boolean,
): Topology {
  const collection = topology.objects[object];
  const geometries = collection?.type === 'GeometryCollection' ? collection.geometries : [];
  const kept = geometries.filter(({ id }) => keep(String(id)));
  return filter(
    { ...topology, objects: { [object]: { type: 'GeometryCollection', geometries: kept } } },
    () => true,
  );
}
