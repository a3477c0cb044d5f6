import type { Topology } from '@gazetteer/charts';
import { invalidInput } from '@gazetteer/kernel';
import { renderCode, writtenCode } from '@gazetteer/tabular';
import type { AreaImport, AreaRow, SettledLevel } from './area-import.ts';

export type Shapes = {
  /** One object; each shape has its area's code as id and carries its name and its parent's code. */
  topology: Topology;
  object: string;
  areas: AreaRow[];
};

type Boundaries = NonNullable<AreaImport['boundaries']>;

/** Takes from a topology the object that is asked for, and gives its shapes the codes of their areas. */
export function readShapes(boundaries: Boundaries, { codeWidth, parent }: SettledLevel): Shapes {
  const names = Object.keys(boundaries.topology.objects);
  const object = boundaries.object ?? (names.length === 1 ? names[0] : undefined);
  const collection = object === undefined ? undefined : boundaries.topology.objects[object];
  if (object === undefined || collection?.type !== 'GeometryCollection') {
    throw invalidInput({ object: [`Name one of the topology's collections: ${names.join(', ')}`] });
  }
  const areas: AreaRow[] = [];
  const geometries = collection.geometries.flatMap((geometry) => {
    const properties: Record<string, unknown> = { ...geometry.properties };
    const written = writtenCode(
      boundaries.codeProperty ? properties[boundaries.codeProperty] : geometry.id,
    ).trim();
    if (written === '') return [];
    const code = renderCode(written, codeWidth);
    const name = writtenCode(properties[boundaries.nameProperty ?? 'name']) || code;
    areas.push({ code, name });
    const within = parent?.prefix ? { parent: code.slice(0, parent.prefix) } : {};
    return [{ ...geometry, id: code, properties: { name, ...within } }];
  });
  if (geometries.length === 0) {
    throw invalidInput({ codeProperty: ['No shape has a code there'] });
  }
  const topology: Topology = { ...boundaries.topology, objects: { [object]: { ...collection, geometries } } };
  return { topology, object, areas };
}
