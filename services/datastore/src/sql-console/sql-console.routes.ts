import { defineAction, type Action } from '@gazetteer/actions';
import { Type } from 'typebox';
import { onlyKnown } from '../tables/datastore.contract.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import { typeOfStored } from '../tables/column.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { locateResult } from './locate-result.ts';
import { searchSql } from './search-sql.ts';
import { MAXIMUM_SQL_LENGTH } from './sql-limits.ts';

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
  tables: Type.Optional(
    Type.Array(Type.Object({ resource_id: Type.String(), version: Type.Integer() }), {
      description: 'Those that were read, where include_tables asks for them',
    }),
  ),
});

/** The action `datastore_search_sql`. */
export function sqlActions(context: DatastoreContext): Action[] {
  return [
    defineAction({
      name: 'datastore_search_sql',
      summary: 'Run one SELECT over tables, named by sku, alias or resource id',
      readOnly: true,
      input: onlyKnown(
        Type.Object({
          sql: Type.String({
            maxLength: MAXIMUM_SQL_LENGTH,
            description: 'One SELECT statement, at most 32,000 rows are returned',
          }),
          geo_result: Type.Optional(
            Type.Boolean({
              default: false,
              description: 'Also say which column holds area codes and where their boundaries are',
            }),
          ),
          include_tables: Type.Optional(
            Type.Boolean({
              default: false,
              description: 'Also say which tables were read, and of which version',
            }),
          ),
        }),
      ),
      output: Output,
      handle: async ({ sql, geo_result, include_tables }, { caller, address, signal }) => {
        const answer = await searchSql(context, caller, { sql, address, signal });
        const names = answer.columns.map((column) => column.name);
        return {
          sql,
          fields: answer.columns.map((column) => ({ id: column.name, type: typeOfStored(column.type) })),
          records: answer.rows.map((row) => toRecord(names, row)),
          ...(answer.truncated ? { records_truncated: true } : {}),
          ...(geo_result ? { geo: await locateResult(context, answer) } : {}),
          ...(include_tables ? { tables: answer.tables.map(describeTable) } : {}),
        };
      },
    }),
  ];
}

function describeTable({ resourceId, versionNumber }: OpenTable) {
  return { resource_id: resourceId, version: versionNumber };
}

function toRecord(names: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name, index) => [name, row[index] ?? null]));
}
