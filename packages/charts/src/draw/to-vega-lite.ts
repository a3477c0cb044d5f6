import type { TopLevelSpec } from 'vega-lite';
import { palettes } from '../palette.ts';
import type { ChartColumn, ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import type { ChartOptions } from './chart-options.ts';

/** A chart as a Vega-Lite specification with its data inside; the browser and the server draw the same. */
export function toVegaLite(spec: ChartSpec, data: ChartData, options: ChartOptions): TopLevelSpec {
  const palette = palettes[options.theme];
  const encoded = data.columns.flatMap((column) => {
    const channel = column.name === 'colour' ? 'color' : column.name;
    return ['x', 'y', 'color', 'size', 'theta'].includes(channel)
      ? [[channel, { field: column.name, type: typeOf(column), title: column.label }]]
      : [];
  });
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    width: options.width - 120,
    height: options.height ?? Math.round(options.width * 0.5),
    background: options.bare ? 'transparent' : palette.paper,
    data: { values: data.rows.map((row) => ({ ...row })) },
    mark: spec.mark === 'table' || spec.mark === 'choropleth' ? 'tick' : spec.mark,
    encoding: Object.fromEntries(encoded),
  };
}

function typeOf({ kind }: ChartColumn): string {
  return kind === 'number' ? 'quantitative' : 'nominal';
}
