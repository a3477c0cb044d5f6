import type { DuckDBConnection } from '@duckdb/node-api';
import { type ValuePositions, writeRowIndex } from '../row-index/write-row-index.ts';
import { jsonTextExpression } from './json-text.ts';
import type { IndexedColumn } from './query-worker.contract.ts';
import { quoteIdentifier } from './quote.ts';
import { jsonRows } from './read-rows.ts';

/** Characters that fit into memory several times over. */
const TEXT_AT_ONCE = 16 * 1024 * 1024;
/** How many rows that are is known from those before; of the first nothing is known. */
const FIRST_ROWS = 100;
const MOST_ROWS = 150_000;
/** Longer rows may follow short ones. */
const MOST_GROWTH = 8;
/** Positions of one value that the engine lists at once. */
const POSITIONS_AT_ONCE = 65_536;

/**
 * Writes the rows of a query as a row index.
 * @param sql a query that gives the rows in the order they are stored in, by `_id`, which is the first column
 */
export async function exportRowIndex(
  connection: DuckDBConnection,
  sql: string,
  path: string,
  indexed: readonly IndexedColumn[],
): Promise<{ rows: number }> {
  const empty = await connection.run(`select * from (${sql}) limit 0`);
  const columns = empty.columnNames();
  const types = empty.columnTypes();
  const expressions = columns.flatMap((name, place) => {
    const type = types[place];
    return (type && jsonTextExpression(quoteIdentifier(name), type)) ?? [];
  });
  const isWrittenByEngine = expressions.length === columns.length;
  const rows = await writeRowIndex(path, {
    columns,
    rows: isWrittenByEngine ? rowsAsText(connection, sql, expressions) : rowsConverted(connection, sql),
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

/** Rows as the engine writes them, a stretch of ids after the other: all at once would have to fit into memory. */
async function* rowsAsText(
  connection: DuckDBConnection,
  sql: string,
  expressions: readonly string[],
): AsyncGenerator<string> {
  let limit = FIRST_ROWS;
  let last = 0n;
  for (;;) {
    const result = await connection.runAndReadAll(
      `select '[' || string_agg(cast(json_array(${expressions.join(', ')}) as varchar), ',' order by _id) || ']', max(_id)
       from (select * from (${sql}) where _id > ${last} limit ${limit})`,
    );
    const [[text, highest] = []] = result.getRows();
    if (typeof text !== 'string') return;
    yield text;
    last = highest as bigint;
    const fitting = Math.floor(limit * Math.min(MOST_GROWTH, TEXT_AT_ONCE / text.length));
    limit = Math.max(1, Math.min(MOST_ROWS, fitting));
  }
}

async function* rowsConverted(connection: DuckDBConnection, sql: string): AsyncGenerator<string> {
  for await (const rows of jsonRows(await connection.stream(sql))) yield JSON.stringify([...rows]);
}

async function* valuesOf(
  connection: DuckDBConnection,
  sql: string,
  column: IndexedColumn | undefined,
): ValuePositions {
  if (!column) return;
  const name = quoteIdentifier(column.name);
  const result = await connection.stream(
    `select value, cast(list(position) as varchar)
     from (select cast(${name} as ${column.type}) as value, row_number() over () as position from (${sql}))
     where value is not null
     group by value, position // ${POSITIONS_AT_ONCE} order by value, position // ${POSITIONS_AT_ONCE}`,
  );
  for (;;) {
    const chunk = await result.fetchChunk();
    if (!chunk || chunk.rowCount === 0) return;
    for (const [value, positions] of chunk.getRows())
      yield { value, positions: Uint32Array.from(JSON.parse(String(positions)) as number[]).sort() };
  }
}
