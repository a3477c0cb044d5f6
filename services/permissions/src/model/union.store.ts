import type { Sql } from '@gazetteer/kernel';
import { type RawBuilder, sql as rawSql } from 'kysely';
import type { PermissionTables } from './tables.ts';

// SQLite takes 500 in one statement.
const SELECTS_A_STATEMENT = 400;

/** Several SELECTs as one. */
function unionAll<Row>(selects: readonly RawBuilder<Row>[]): RawBuilder<Row> {
  return rawSql`${rawSql.join(selects, rawSql` union all `)}`;
}

/** The rows of any number of SELECTs, many of them by one statement. */
export async function readAll<Row>(
  sql: Sql<PermissionTables>,
  selects: readonly RawBuilder<Row>[],
): Promise<Row[]> {
  const found: Row[] = [];
  for (let from = 0; from < selects.length; from += SELECTS_A_STATEMENT) {
    const { rows } = await unionAll(selects.slice(from, from + SELECTS_A_STATEMENT)).execute(sql.query);
    // One by one: there may be more rows than a call takes arguments.
    for (const row of rows) found.push(row);
  }
  return found;
}
