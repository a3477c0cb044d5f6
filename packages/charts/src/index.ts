export { chooseVintage, codesOfShapes } from './topology/choose-vintage.ts';
export { chooseGround, type GroundOffer } from './topology/choose-ground.ts';
export { groundOf, offerOf, type Ground } from './topology/ground.ts';
export { partOfTopology } from './topology/part-of-topology.ts';
export type { Topology } from './topology/map-areas.ts';
export { planarTopology, type MapProjection } from './topology/planar-topology.ts';
export type { DigitGrouping, Locale, NumberStyle } from './format/value-text.ts';
export { checkColour, type ColourCheck } from './colour/check-colour.ts';
export { palettes, sectorColours, type Palette, type Theme } from './colour/palette.ts';
export type { ColumnSummary, TableSummary } from './spec/table-summary.ts';

export type { ChartPoint } from './draw/points-at.ts';
export { describeChart, type ChartDescription } from './describe/describe-chart.ts';
export { pointsOf } from './draw/points-of.ts';
export { withPlaceLevel } from './describe/with-place-level.ts';
export type { ChartOptions, Imprint, MapView, PictureSize } from './read/chart-options.ts';
export { renderChart, renderSvg } from './draw/render-svg.ts';
export { columnHeadings } from './read/column-headings.ts';
export { figureNames } from './export/figure-names.ts';
export { toVegaLite } from './export/to-vega-lite.ts';
export { hasUsualBars } from './read/table-bars.ts';
export { tableOf, type TableText } from './read/table-of.ts';

export { firstChart, mapKind, mostTelling } from './preview/first-chart.ts';
export { suggestPreview, type PreviewSource } from './preview/suggest-preview.ts';

export {
  ChartColumn,
  ChartData,
  type ChartRow,
  FilteredColumn,
  PointsFacts,
  UnplacedFacts,
} from './spec/chart-data.ts';
export { additivities, ChartField, type FieldKind } from './spec/chart-field.ts';
export {
  Channel,
  Channels,
  ChartSource,
  ChartSpec,
  ComputedField,
  Filter,
  GeoChannel,
  MapSettings,
  NumberFormat,
  type JoinedTable,
  type MergeSource,
  type OwnPlace,
  type OwnSource,
  type TableSource,
} from './spec/chart-spec.ts';
export {
  Annotation,
  type MarkedValue,
  type PeriodAnnotation,
  type PointAnnotation,
  type ReferenceLine,
} from './spec/markings.ts';
export {
  aggregates,
  channelNames,
  isMap,
  marks,
  OTHER,
  simpleMarks,
  timeUnits,
  type Aggregate,
  type ChannelName,
  type Mark,
  type TimeUnit,
} from './spec/vocabulary.ts';

export { ChartError } from './values/chart-error.ts';
export { type ChartFault, chartFaults } from './values/chart-faults.ts';
export type { ChartPlan } from './query/chart-plan.ts';
export { dataOf } from './query/answer/data-of.ts';
export { planChart } from './query/plan-chart.ts';
export { runPlan } from './query/run-plan.ts';
export { planUnplaced, unplacedFacts } from './query/unplaced.ts';
export { yearShown } from './query/year-shown.ts';
export { toSql } from './query/to-sql.ts';

export { loadFormulas } from '#formulas';
export type { Expression } from './expression/expression.ts';
export { parseExpression } from './expression/parse-expression.ts';

export { type ColumnKind, columnKindOf } from './fields/column-kind.ts';
export {
  isCode,
  isCodeOfWords,
  isCoordinate,
  isOrdinal,
  isStanding,
  meaningOf,
} from './fields/column-meaning.ts';
export { computedFields } from './query/computed-fields.ts';
export { choosableOf } from './narrow/choosable.ts';
export { hasLooks, keepLooks } from './narrow/keep-looks.ts';
export { listChoices, type Choices } from './narrow/list-choices.ts';
export { narrowChart, type Narrowed } from './narrow/narrow-chart.ts';
export { writeTimeStep } from './narrow/write-time-step.ts';
export { readChoice, writeChoice } from './narrow/write-choice.ts';
export { ReaderChoice, timeSteps, type TimeStep } from './spec/reader-choice.ts';
export { coordinatesOf } from './fields/coordinates.ts';
export { fieldsOf } from './fields/fields-of.ts';
export { fieldsOfRows, recordsOf } from './fields/fields-of-rows.ts';

export { isTotal, TOTAL_SIEVE } from './fields/total-words.ts';
export { changeMark } from './suggest/change-mark.ts';
export { chooseMark } from './suggest/choose-mark.ts';
export { completeSpec } from './suggest/complete-spec.ts';
export { fieldsForMark } from './suggest/fields-for-mark.ts';
export { marksFor, type MarkChoice, type MarkObstacle } from './suggest/marks-for.ts';
export { withPointsOfRows } from './suggest/points-of-rows.ts';
export { adoptChart, refitFilters } from './suggest/own-filters.ts';
export { suggestCharts, type Suggestion, type SuggestionReason } from './suggest/suggest-charts.ts';
