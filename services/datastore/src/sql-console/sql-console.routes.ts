import { defineAction, type Action } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { DatastoreContext } from '../datastore-context.ts';
import { typeOfStored } from '../tables/column.ts';
import { locateResult } from './locate-result.ts';
import { searchSql } from './search-sql.ts';

const Geo = Type.Object({
  level: Type.String(),
  key_field: Type.String(),
  vintage: Type.Union([Type.String(), Type.Null()]),
  features_url: Type.Union([Type.String(), Type.Null()]),
  unmatched: Type.Array(Type.String()),
});

const Output = Type.Object({
  sql: Type.String(),
  fields: Type.Array(Type.Object({ id: Type.String(), type: Type.String() })),
  records: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  records_truncated: Type.Optional(Type.Boolean()),
  geo: Type.Optional(Type.Union([Geo, Type.Null()])),
});

/** The action `datastore_search_sql`. */
export function sqlActions(context: DatastoreContext): Action[] {
  return [
    defineAction({
      name: 'datastore_search_sql',
      summary: 'Run one SELECT over tables, named by sku, alias or resource id',
      readOnly: true,
      input: Type.Object({
        sql: Type.String({ description: 'One SELECT statement, at most 32,000 rows are returned' }),
        geo_result: Type.Optional(
          Type.Boolean({
            default: false,
            description: 'Also say which column holds area codes and where their boundaries are',
          }),
        ),
      }),
      output: Output,
      handle: async ({ sql, geo_result }, { caller, address, signal }) => {
        const answer = await searchSql(context, caller, { sql, address, signal });
        const names = answer.columns.map((column) => column.name);
        return {
          sql,
          fields: answer.columns.map((column) => ({ id: column.name, type: typeOfStored(column.type) })),
          records: answer.rows.map((row) => toRecord(names, row)),
          ...(answer.truncated ? { records_truncated: true } : {}),
          ...(geo_result ? { geo: await locateResult(context, answer) } : {}),
        };
      },
    }),
  ];
}

function toRecord(names: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name, index) => [name, row[index] ?? null]));
}
