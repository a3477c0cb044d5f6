import { type Static, type TSchema, Type } from 'typebox';

/** What the answers of several tools have in common. */

export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Every answer is a part of something larger, and says so. */
export const LeftOut = Type.Array(Type.String(), {
  description: 'What this answer leaves out, and how to get it; empty where it is complete',
});

const License = Type.Object({
  id: Type.String(),
  title: Type.String(),
  url: orNull(Type.String()),
});

/** Where data is from: whatever is told of it has to name this. */
export const DatasetSource = Type.Object({
  dataset: Type.String({ description: 'Name of the dataset, as describe_dataset takes it' }),
  title: Type.String(),
  publisher: orNull(Type.String({ description: 'The organisation that publishes it here' })),
  source: orNull(Type.String({ description: 'Who made the data, where the publisher names them' })),
  license: orNull(License),
  updated: Type.String({ description: 'When the dataset was changed here last, ISO 8601 in UTC' }),
  is_private: Type.Boolean({ description: 'Not everybody may see it: do not pass it on' }),
  address: Type.String({ description: 'Its permanent address' }),
});
export type DatasetSource = Static<typeof DatasetSource>;

/** A table with the dataset it is of. */
export const TableSource = Type.Object({
  table: Type.String({ description: 'Short name of the table, as the tools take it' }),
  name: Type.String(),
  address: Type.String({ description: 'Its permanent address' }),
  dataset: DatasetSource,
});
export type TableSource = Static<typeof TableSource>;

/** The name or the id of a table. */
export const TableName = Type.String({
  minLength: 1,
  maxLength: 200,
  description:
    'Short name (sku) or id of a table, as search_datasets, search_columns and describe_dataset give it',
});

/** The name or the id of a dataset. */
export const DatasetName = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'Name or id of a dataset, as search_datasets gives it',
});

export const Offset = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: 1_000_000_000,
    default: 0,
    description: 'How many to skip, for further pages',
  }),
);
