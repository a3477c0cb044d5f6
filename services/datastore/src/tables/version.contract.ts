import { Type } from 'typebox';

const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const Name = {
  resource_id: Type.Optional(Type.String({ description: 'Id of the resource, or an alias' })),
  id: Type.Optional(Type.String({ description: 'The same as resource_id' })),
};

/** The number of a version, where a call reads an older one. */
export const VersionNumber = Type.Integer({
  minimum: 1,
  description: 'Number of a version, to read the table as it was then',
});

export const ListInput = Type.Object({
  ...Name,
  limit: Type.Optional(Type.Integer({ default: 20, minimum: 0, maximum: 100 })),
  offset: Type.Optional(Type.Integer({ default: 0, minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
});

export const ListOutput = Type.Object({
  resource_id: Type.String(),
  count: Type.Integer({ description: 'All versions there were' }),
  limit: Type.Integer(),
  offset: Type.Integer(),
  versions: Type.Array(
    Type.Object({
      version: Type.Integer(),
      created_at: Type.String(),
      row_count: Type.Integer(),
      byte_size: Type.Integer(),
      kept: Type.Boolean({ description: 'Whether its rows can still be read' }),
      lasts: Type.Boolean({
        description:
          'Whether its rows are kept for as long as the table is. Of small edits the latest ten are kept, and the last one of each of the latest thirty days with edits',
      }),
      current: Type.Boolean(),
      operation: Nullable(
        Type.String({
          description: 'create, import, merge, reshape, restore, insert, update, upsert or delete',
        }),
      ),
      made_by: Nullable(
        Type.Object(
          { kind: Type.String(), name: Type.Optional(Type.String()), id: Type.Optional(Type.String()) },
          { description: 'For members of the publishing organisation' },
        ),
      ),
      url: Nullable(
        Type.String({
          description: 'Address of its rows, which never gives others; other endings give other formats',
        }),
      ),
    }),
  ),
});

export const CompareInput = Type.Object({
  ...Name,
  from: Type.Integer({ minimum: 1, description: 'The earlier version' }),
  to: Type.Integer({ minimum: 1, description: 'The later version' }),
});

export const RestoreInput = Type.Object({
  ...Name,
  version: Type.Integer({ minimum: 1, description: 'Number of the version to go back to' }),
});

export const RestoreOutput = Type.Object({
  resource_id: Type.String(),
  version: Type.Integer({ description: 'Number of the new version, which has the rows of the one given' }),
});

const Rows = Type.Array(Type.Record(Type.String(), Type.Unknown()));
const Names = Type.Array(Type.String());

export const CompareOutput = Type.Object({
  resource_id: Type.String(),
  from: Type.Integer(),
  to: Type.Integer(),
  added: Type.Integer(),
  removed: Type.Integer(),
  changed: Nullable(Type.Integer({ description: 'null where no key tells which row is which' })),
  key: Nullable(Names),
  columns: Type.Object({ added: Names, removed: Names, retyped: Names }),
  samples: Type.Object(
    {
      added: Rows,
      removed: Rows,
      changed: Type.Array(
        Type.Object({
          before: Type.Record(Type.String(), Type.Unknown()),
          after: Type.Record(Type.String(), Type.Unknown()),
        }),
      ),
    },
    { description: 'The first rows of each kind, at most ten' },
  ),
});
