import { type Static, Type } from 'typebox';
import { nullable, Reason } from '../jobs/job.contract.ts';
import { ROWS_AT_ONCE, RowsQuery } from './look.contract.ts';
import { changeKinds } from './sample-sql.ts';

const Kind = Type.Enum([...changeKinds]);

export const ChangesQuery = Type.Object({
  ...RowsQuery.properties,
  per_page: Type.Integer({ minimum: 1, maximum: 200, default: ROWS_AT_ONCE }),
  kind: Type.Optional(
    Type.Enum([...changeKinds], {
      description: 'Which rows are listed; unless given the first of these of which there are any',
    }),
  ),
});

const NamedColumn = Type.Object({ name: Type.String(), type: Type.String() });

const Values = nullable(Type.Array(Type.Unknown()));

export const ChangesBody = Type.Object(
  {
    version: nullable(
      Type.Integer({
        description:
          'The published version that the rows were compared with, for `if_version`; null where nothing is published yet',
      }),
    ),
    method: Type.Enum(['replace', 'append', 'upsert'], { description: 'How the rows are to meet it' }),
    key: nullable(
      Type.Array(Type.String(), {
        description: 'What rows are told apart by; null where they are compared as a whole',
      }),
    ),
    table_key: nullable(
      Type.Array(Type.String(), { description: 'The primary key of the table, which goes before others' }),
    ),
    key_refused: nullable(
      Type.Array(Type.String(), {
        description: 'The key of the table, or of the recipe, that does not tell the rows of both apart',
      }),
    ),
    problem: nullable(Reason),
    columns: Type.Object({
      added: Type.Array(NamedColumn),
      removed: Type.Array(NamedColumn),
      retyped: Type.Array(Type.Object({ name: Type.String(), from: Type.String(), to: Type.String() })),
      reordered: Type.Boolean({ description: 'Columns that stay would stand in another order' }),
      absent: Type.Array(Type.String(), {
        description: 'Columns of the table that the file has not; rows that are added have nothing there',
      }),
    }),
    rows_before: Type.Integer(),
    rows_after: nullable(Type.Integer({ description: 'Null with a problem' })),
    changes: nullable(
      Type.Object(
        {
          added: Type.Integer(),
          removed: Type.Integer(),
          changed: nullable(Type.Integer({ description: 'Null where there is no key' })),
        },
        { description: 'Numbers of rows; null with a problem, or where there was no time to compare them' },
      ),
    ),
    sample: nullable(
      Type.Object(
        {
          kind: Kind,
          page: Type.Integer(),
          per_page: Type.Integer(),
          total: Type.Integer({ description: 'How many can be listed, 1,000 at most' }),
          columns: Type.Array(NamedColumn),
          records: Type.Array(
            Type.Object({
              before: Values,
              after: Values,
              changed: Type.Array(Type.String(), {
                description: 'The columns with another value, of a changed row',
              }),
            }),
          ),
        },
        { description: 'Null where no row differs' },
      ),
    ),
  },
  { title: 'LookChanges', description: 'What publishing a look would change' },
);
export type LookChanges = Static<typeof ChangesBody>;
export type ChangesAsked = Static<typeof ChangesQuery>;
