import type { Chart } from '../read/read-chart.ts';

type Json = Record<string, unknown>;

const projections = { albersUsa: 'albersUsa', world: 'equalEarth', region: 'azimuthalEqualArea' } as const;

/** Circles where the rows are, upon the land; of many rows their number is the size. */
export function pointMapOf(chart: Chart, encoding: Json, data: Json, address: string | undefined): Json {
  const { ground } = chart.options;
  const plain = ['longitude', 'latitude'].map((name): [string, unknown] => {
    const { field } = (encoding[name] ?? {}) as { field?: string };
    return [name, { field, type: 'quantitative' }];
  });
  const points = {
    mark: { type: 'circle', opacity: 0.85, tooltip: true },
    encoding: { ...encoding, ...Object.fromEntries(plain) },
  };
  const land = {
    data: { url: address, format: { type: 'topojson', feature: 'areas' } },
    mark: { type: 'geoshape', fill: '#f1ede2', stroke: '#cfc9ba' },
  };
  return {
    width: 'container',
    height: 400,
    data,
    projection: { type: projections[ground?.projection ?? 'world'] },
    layer: address === undefined ? [points] : [land, points],
  };
}
