import { Type, type Static } from 'typebox';

/** What one side of a merge, or the merge itself, says; checked by whoever runs it (`table_merge`). */
const AnyObject = Type.Record(Type.String(), Type.Unknown());

/** Types of columns as the datastore names them. */
const columnTypes = ['text', 'int', 'float', 'numeric', 'bool', 'date', 'timestamp', 'time', 'json'] as const;

/** A table of the catalogue. */
export const TableSource = Type.Object({
  kind: Type.Literal('table'),
  resource_id: Type.String({ minLength: 1, maxLength: 100 }),
  version: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'The version the chart was made from; the current one where absent',
    }),
  ),
});

/** Two tables as one, as `table_merge` takes them; each side may name its version. */
export const MergeSource = Type.Object({
  kind: Type.Literal('merge'),
  merge: Type.Object({ left: AnyObject, right: AnyObject }, { additionalProperties: true }),
});

/** Rows that belong to the person: in the browser alone, or inside the chart once it is saved. */
export const OwnSource = Type.Object({
  kind: Type.Literal('own'),
  name: Type.String({ minLength: 1, maxLength: 200, description: 'Name of the file' }),
  columns: Type.Array(
    Type.Object({
      id: Type.String({ minLength: 1, maxLength: 200 }),
      type: Type.Enum([...columnTypes]),
      label: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    { maxItems: 500 },
  ),
  rows: Type.Optional(
    Type.Array(Type.Array(Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])), {
      maxItems: 50_000,
      description: 'In the order of the columns; absent where they stay in the browser',
    }),
  ),
});

/** Where the figures of a chart come from. */
export const ChartSource = Type.Union([TableSource, MergeSource, OwnSource]);

export type ChartSource = Static<typeof ChartSource>;
export type TableSource = Static<typeof TableSource>;
export type MergeSource = Static<typeof MergeSource>;
export type OwnSource = Static<typeof OwnSource>;
