import {
  Channels,
  ChartColumn,
  ChartField,
  ChartSource,
  ChartSpec,
  Filter,
  FilteredColumn,
  PointsFacts,
  ReaderChoice,
  timeSteps,
  UnplacedFacts,
} from '@gazetteer/charts';
import { TextInLanguagesSchema } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import { License, MergeReport, nullable } from '../merge/merge-report.contract.ts';

/** What `chart_fields` and `chart_query` take and answer. */

/** Rows of figures a chart takes at most. */
export const MOST_POINTS = 32_000;

export const FieldsInput = Type.Object({
  source: Type.Optional(ChartSource),
  dataset_id: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Instead of source: sku or id of a resource, or name or id of a dataset, whose first table it is then',
    }),
  ),
});

const OrNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const NamedArea = Type.Object({
  code: Type.String(),
  name: Type.String(),
  level: Type.String({ description: 'Level of the area' }),
});

/** A column that says where, and what maps there are of it. */
export const ChartPlace = Type.Object({
  field: Type.String(),
  by: Type.Enum(['code', 'name']),
  parent_field: nullable(
    Type.String({ description: 'Column that says what places known by name only lie in' }),
  ),
  scheme: Type.String(),
  level: Type.String(),
  title: Type.String({ description: 'What the level is called' }),
  title_translated: Type.Optional(TextInLanguagesSchema),
  distinct: Type.Integer({ description: 'Different places written there' }),
  matched: Type.Integer({ description: 'How many of them are known' }),
  match_rate: Type.Number({ minimum: 0, maximum: 1 }),
  ambiguous_with: Type.Array(Type.String(), {
    description: 'Other schemes whose codes these are just as well: whoever draws has to choose',
  }),
  vintages: Type.Array(Type.String(), { description: 'Dates there are boundaries of, the newest first' }),
  extents: Type.Array(NamedArea, {
    description: 'Areas above that a map may be limited to (`map.extent`), the nearest level first',
  }),
});

export const ChartDataset = Type.Object({
  id: Type.String(),
  name: Type.String(),
  title: Type.String(),
  title_translated: Type.Optional(TextInLanguagesSchema),
  source: nullable(Type.String({ description: 'Who publishes the figures' })),
  source_translated: Type.Optional(TextInLanguagesSchema),
  years: nullable(Type.String({ description: 'What time they cover' })),
  organization: OrNull(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      title: Type.String(),
      title_translated: Type.Optional(TextInLanguagesSchema),
    }),
  ),
  license: OrNull(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      title_translated: Type.Optional(TextInLanguagesSchema),
      url: Type.String(),
    }),
  ),
  private: Type.Boolean(),
  resource_id: Type.String(),
  sku: nullable(Type.String()),
  resource_name: Type.String(),
  resource_name_translated: Type.Optional(TextInLanguagesSchema),
});

/** Which version of a table the figures are of. */
const UsedTable = Type.Object({
  resource_id: Type.String(),
  version: Type.Integer(),
  current_version: Type.Integer(),
});

const versions = {
  table_version: nullable(Type.Integer({ description: 'Of the table, or of the left one of a merge' })),
  current_version: nullable(Type.Integer()),
  tables: Type.Array(UsedTable, { description: 'One, both of a merge, or none for own rows' }),
};

export const FieldsOutput = Type.Object({
  source: ChartSource,
  title: Type.String(),
  fields: Type.Array(ChartField),
  row_count: Type.Integer(),
  ...versions,
  dataset: OrNull(ChartDataset),
  datasets: Type.Array(ChartDataset, { description: 'Of all tables: both of a merge' }),
  license: Type.Union([License, Type.Null()], {
    description: 'Of a merge: what its result may be shared under',
  }),
  geo: Type.Union([ChartPlace, Type.Null()], {
    description: 'The column that a map is drawn of where nothing else is said',
  }),
  places: Type.Array(ChartPlace, { description: 'All columns that say where, the best first' }),
  merge_report: OrNull(MergeReport),
});

export const QueryInput = Type.Object({
  spec: ChartSpec,
  limit: Type.Optional(
    Type.Integer({ default: MOST_POINTS, minimum: 1, maximum: MOST_POINTS, description: 'Rows at most' }),
  ),
});

export const ChartBoundaries = Type.Object({
  scheme: Type.String(),
  level: Type.String(),
  vintage: Type.String(),
  url: Type.String({
    description:
      'The shapes as charts draw them (TopoJSON, projected); with `map.extent` only those that lie there',
  }),
});

/** What a map of points is drawn upon. */
const ChartGround = Type.Object({
  id: Type.String(),
  projection: Type.Enum(['albersUsa', 'region', 'world']),
  url: Type.String({ description: 'Outlines of its land (TopoJSON, in degrees)' }),
});

const UnmatchedPlace = Type.Object({
  value: Type.String({ description: 'As written in the table' }),
  parent: nullable(Type.String()),
  reason: Type.String({ description: 'unknown_code, unknown_name, ambiguous_name … as in merges' }),
});

/** How well the places of a chart are known. */
export const ChartGeo = Type.Object({
  field: Type.String(),
  by: Type.Enum(['code', 'name']),
  scheme: Type.String({ description: 'Of the codes in the answer' }),
  level: Type.String(),
  total: Type.Integer({ description: 'Different places written in the table' }),
  matched: Type.Integer(),
  unmatched: Type.Array(UnmatchedPlace, {
    description: 'The first 100; their rows are in no figure, filtered or not',
  }),
  areas: Type.Integer({ description: 'Shapes on the map' }),
  without_data: Type.Integer({ description: 'How many of them have no figure' }),
  without_shape: Type.Array(Type.String(), { description: 'Codes with a figure that have no shape there' }),
});

export const QueryOutput = Type.Object({
  columns: Type.Array(ChartColumn),
  filtered: Type.Optional(
    Type.Array(FilteredColumn, { description: 'The columns of the filters, in their order' }),
  ),
  rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  truncated: Type.Boolean(),
  combined: Type.Boolean({ description: 'Whether any figure is made of several rows' }),
  ...versions,
  points: Type.Optional(PointsFacts),
  unplaced: Type.Optional(UnplacedFacts),
  boundaries: OrNull(ChartBoundaries),
  ground: OrNull(ChartGround),
  geo: OrNull(ChartGeo),
  merge_report: OrNull(MergeReport),
  took: Type.Integer({ description: 'Milliseconds' }),
});

export const ChoicesInput = Type.Object({
  spec: ChartSpec,
  choice: Type.Optional(ReaderChoice),
});

const Label = { field: Type.String(), label: Type.String() };

export const ChoicesOutput = Type.Object({
  time: OrNull(
    Type.Object({
      ...Label,
      kind: Type.Enum(['moment', 'range'], {
        description:
          'moment: one time in place of the one the chart is filtered to; range: a part of its times',
      }),
      step: Type.Enum([...timeSteps]),
      values: Type.Array(Type.String({ description: '2011, 2011-06 or 2011-06-30: when a step begins' })),
      published: nullable(Type.String({ description: 'The moment that the chart is filtered to' })),
    }),
  ),
  categories: OrNull(
    Type.Object({
      ...Label,
      isPlaces: Type.Boolean(),
      values: Type.Array(Type.Object({ value: Type.String(), name: Type.String() })),
    }),
  ),
  chosen: Type.Object(ReaderChoice.properties, {
    description: 'The choice in its one short form: empty for the chart as it is',
  }),
  filters: Type.Array(Filter, { description: 'Those of the chart as it was chosen' }),
  channels: Type.Object(Channels.properties, {
    description: 'Those of the chart, which say in which order its categories have their colours',
  }),
});

export type ChartChoices = Static<typeof ChoicesOutput>;

export type ChartFieldsAnswer = Static<typeof FieldsOutput>;
export type ChartAnswer = Static<typeof QueryOutput>;
export type ChartPlace = Static<typeof ChartPlace>;
export type ChartDataset = Static<typeof ChartDataset>;
export type ChartBoundaries = Static<typeof ChartBoundaries>;
export type ChartGeo = Static<typeof ChartGeo>;
export type UsedTable = Static<typeof UsedTable>;
