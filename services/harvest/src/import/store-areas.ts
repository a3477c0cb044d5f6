import { readFile } from 'node:fs/promises';
import type { AreaListSource, AreasSource } from '../files/catalogue-source.ts';
import { readCrosswalk } from '../files/read-area-list.ts';
import type { AreaImport, AreaImportResult, ImportTarget } from './import-target.ts';

type Boundaries = NonNullable<AreaImport['boundaries']>;

/**
 * Stores a list of areas, or boundaries: by their own codes and, where there is a crosswalk, by others too.
 * @param dryRun only says what would change
 */
export async function storeAreas(
  { importAreas }: Pick<ImportTarget, 'importAreas'>,
  areas: AreasSource | AreaListSource,
  dryRun = false,
): Promise<{ areas: number; changed: boolean }> {
  const store = (given: AreaImport) => importAreas(given, { dryRun });
  if ('rows' in areas) {
    const { scheme, level, rows } = areas;
    return describe(await store({ scheme, level, rows }));
  }
  const { file, scheme, level, crosswalk, path: _path, ...drawn } = areas;
  const topology = JSON.parse(await readFile(file, 'utf8')) as Boundaries['topology'];
  const own = describe(await store({ scheme, level, boundaries: { ...drawn, topology } }));
  if (!crosswalk) return own;
  const codes = readCrosswalk(crosswalk.file, drawn.codeProperty ?? '', crosswalk.column);
  const other = await store({
    scheme: crosswalk.scheme,
    level: { id: level.id, title: level.title },
    // The areas of the other scheme come with its own lists; shapes without one stay, as land without figures.
    rows: [],
    boundaries: { ...drawn, topology: withCodes(topology, drawn.codeProperty ?? '', codes, scheme.id) },
  });
  return { areas: own.areas, changed: own.changed || describe(other).changed };
}

function describe({ areas, changed, boundaries }: AreaImportResult) {
  return { areas, changed: changed > 0 || boundaries === 'stored' };
}

function withCodes(
  topology: Boundaries['topology'],
  property: string,
  codes: ReadonlyMap<string, string>,
  scheme: string,
): Boundaries['topology'] {
  const objects = Object.entries(topology.objects).map(([name, object]) => {
    if (object.type !== 'GeometryCollection') return [name, object];
    const geometries = object.geometries.map((geometry) => {
      const own = textOf(geometry.properties, property);
      return {
        ...geometry,
        properties: { ...geometry.properties, [property]: codes.get(own) ?? `${scheme}:${own}` },
      };
    });
    return [name, { ...object, geometries }];
  });
  return { ...topology, objects: Object.fromEntries(objects) as typeof topology.objects };
}

function textOf(properties: object | undefined, name: string): string {
  const value: unknown = Object.entries(properties ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
