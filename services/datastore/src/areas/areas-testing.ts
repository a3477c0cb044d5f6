/** Six square counties in two states, for tests of areas and previews. */
import type { AreaImport } from './area-import.ts';

type Topology = NonNullable<AreaImport['boundaries']>['topology'];

const names = ['Adams', 'Brown', 'Clay', 'Dunn', 'Eagle', 'Floyd'];

/** County `index` is a square of one degree; the ids lack their leading zeros, as they do in many files. */
export function squareTopology(): Topology {
  const arcs = names.map((_, index) => {
    const [west, south] = [-100 + (index % 3), 40 - Math.floor(index / 3)];
    const corners = [
      [west, south],
      [west, south + 1],
      [west + 1, south + 1],
      [west + 1, south],
      [west, south],
    ];
    return corners as [number, number][];
  });
  const geometries = names.map((name, index) => ({
    type: 'Polygon' as const,
    id: (index < 3 ? 1001 : 2001) + (index % 3) * 2,
    arcs: [[index]],
    properties: { name },
  }));
  return { type: 'Topology', arcs, objects: { counties: { type: 'GeometryCollection', geometries } } };
}

export function countyImport(vintage = '2017'): AreaImport {
  return {
    scheme: { id: 'fips', title: 'FIPS codes' },
    level: {
      id: 'county',
      title: 'County',
      codeWidth: 5,
      parent: { level: 'state', codeWidth: 2, prefix: 2 },
    },
    boundaries: { vintage, topology: squareTopology(), source: 'Test' },
  };
}

export const stateImport: AreaImport = {
  scheme: { id: 'fips', title: 'FIPS codes' },
  level: { id: 'state', title: 'State', codeWidth: 2 },
  rows: [
    { code: 1, name: 'First', aliases: ['Prima'] },
    { code: 2, name: 'Second', validFrom: '1959-01-03' },
  ],
};
