import type { DuckDBConnection } from '@duckdb/node-api';
import { type ValuePositions, writeRowIndex } from '../row-index/write-row-index.ts';
import type { IndexedColumn } from './query-worker.contract.ts';
import { quoteIdentifier } from './quote.ts';
import { jsonRows } from './read-rows.ts';

/**
 * Writes the rows of a query as a row index.
 * @param sql a query that gives the rows in the order they are stored in, `_id` first
 */
export async function exportRowIndex(
  connection: DuckDBConnection,
  sql: string,
  path: string,
  indexed: readonly IndexedColumn[],
): Promise<{ rows: number }> {
  const found = await connection.stream(sql);
  const rows = await writeRowIndex(path, {
    columns: found.columnNames(),
    rows: jsonRows(found),
    indexed: indexed.map(({ name }) => name),
    valuesOf: (name) =>
      valuesOf(
        connection,
        sql,
        indexed.find((column) => column.name === name),
      ),
  });
  return { rows };
}

async function* valuesOf(
  connection: DuckDBConnection,
  sql: string,
  column: IndexedColumn | undefined,
): ValuePositions {
  if (!column) return;
  const name = quoteIdentifier(column.name);
  const found = await connection.stream(
    `select cast(${name} as ${column.type}) as value, cast(position as integer) as position
     from (select ${name}, row_number() over () as position from (${sql}))
     where ${name} is not null order by value, position`,
  );
  for (;;) {
    const chunk = await found.fetchChunk();
    if (!chunk || chunk.rowCount === 0) return;
    yield chunk.getRows() as unknown as [unknown, number][];
  }
}
