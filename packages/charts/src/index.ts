export type { ChartOptions, ChartRow } from './chart-frame.ts';
export {
  Aggregate,
  BarSpec,
  ChartSpec,
  ChoroplethSpec,
  LineSpec,
  isChartSpec,
} from './chart-spec.ts';
export { describeChart, type ChartDescription } from './describe-chart.ts';
export type { DigitGrouping, Locale, NumberStyle } from './number-format.ts';
export { palettes, sectorColours, type Palette, type Theme } from './palette.ts';
export { planarTopology, type MapProjection, type Topology } from './planar-topology.ts';
export { renderSvg } from './render-svg.ts';
export { suggestPreview } from './suggest-preview.ts';
export type { ColumnSummary, TableSummary } from './table-summary.ts';
export { toQuery } from './to-query.ts';
export { toVegaLite } from './to-vega-lite.ts';
