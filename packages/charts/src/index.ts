export { planarTopology, type MapProjection, type Topology } from './planar-topology.ts';
export type { DigitGrouping, Locale, NumberStyle } from './number-format.ts';
export { palettes, sectorColours, type Palette, type Theme } from './palette.ts';
export type { ColumnSummary, TableSummary } from './table-summary.ts';

export type { ChartOptions, ChartRow } from './preview/chart-frame.ts';
export { describeChart, type ChartDescription } from './preview/describe-chart.ts';
export { isPreviewSpec, type PreviewSpec } from './preview/preview-spec.ts';
export { renderSvg } from './preview/render-svg.ts';
export { suggestPreview } from './preview/suggest-preview.ts';
export { toQuery } from './preview/to-query.ts';

export {
  aggregates,
  Channel,
  channelNames,
  Channels,
  GeoChannel,
  NumberFormat,
  timeUnits,
  type Aggregate,
  type ChannelName,
  type TimeUnit,
} from './spec/chart-channel.ts';
export { ChartColumn, ChartData } from './spec/chart-data.ts';
export { ChartField, type FieldKind } from './spec/chart-field.ts';
export { ChartSource, type MergeSource, type OwnSource, type TableSource } from './spec/chart-source.ts';
export {
  ChartSpec,
  ComputedField,
  Filter,
  MapSettings,
  marks,
  simpleMarks,
  type Mark,
} from './spec/chart-spec.ts';
