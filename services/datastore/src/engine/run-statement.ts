import { type DuckDBConnection, type DuckDBValue, StatementType } from '@duckdb/node-api';
import {
  type ExportRequest,
  type FileFormat,
  QueryError,
  type QueryRequest,
  type QueryResult,
  type TableSource,
} from './query-worker.contract.ts';
import { exportRowIndex } from './export-row-index.ts';
import { quoteIdentifier, quoteText } from './quote.ts';
import { readRows } from './read-rows.ts';

const ROW_GROUP_SIZE = 122_880;

/** Makes the request's tables visible on this connection, as views over their files. */
export async function registerTables(connection: DuckDBConnection, tables: TableSource[]): Promise<void> {
  for (const { name, path } of tables) {
    await connection.run(
      `create or replace temp view ${quoteIdentifier(name)} as select * from read_parquet(${quoteText(path)})`,
    );
  }
}

/** Runs the one statement and reads at most `rowLimit` rows of its answer. */
export async function runQuery(connection: DuckDBConnection, request: QueryRequest): Promise<QueryResult> {
  await prepare(connection, request);
  const result = await connection.stream(request.sql, parameterValues(request.parameters));
  return readRows(result, request);
}

/** Writes the answer to a file, with DuckDB's own writers where they know its format. */
export async function exportQuery(
  connection: DuckDBConnection,
  request: ExportRequest,
): Promise<{ rows: number }> {
  await prepare(connection, request);
  const { sql, path, format } = request;
  if (format.kind === 'row_index') return exportRowIndex(connection, sql, path, format.indexed);
  const copy = `copy (${sql}) to ${quoteText(path)} (${copyOptions(format)})`;
  const result = await connection.run(copy, parameterValues(request.parameters));
  return { rows: result.rowsChanged };
}

/** Makes what the statement of a request stands on. */
export async function prepare(
  connection: DuckDBConnection,
  { preparation = [] }: Pick<QueryRequest, 'preparation'>,
) {
  for (const statement of preparation) await connection.run(statement);
}

/** DuckDB's syntax tree of the text. */
export async function serializeSql(connection: DuckDBConnection, sql: string): Promise<unknown> {
  const reader = await connection.runAndReadAll('select json_serialize_sql($1::varchar)', [sql]);
  const [row] = reader.getRows();
  try {
    return JSON.parse(String(row?.[0]));
  } catch {
    // The engine writes a number beyond all limits as Infinity, which is no JSON.
    throw new QueryError('syntax', 'The query contains a number that is too large');
  }
}

/**
 * Runs a text of a stranger, if it is one SELECT to DuckDB too, and reads its answer.
 * @throws QueryError unless it is
 */
export async function runOneSelect(
  connection: DuckDBConnection,
  request: QueryRequest,
): Promise<QueryResult> {
  const statements = await connection.extractStatements(request.sql);
  if (statements.count !== 1) throw new QueryError('failed', 'Exactly one statement is allowed');
  const prepared = await statements.prepare(0);
  try {
    if (prepared.statementType !== StatementType.SELECT) {
      throw new QueryError('failed', 'Only SELECT is allowed');
    }
    return await readRows(await prepared.stream(), request);
  } finally {
    prepared.destroySync();
  }
}

function parameterValues(parameters: unknown[] = []): DuckDBValue[] {
  return parameters.map((value) => {
    if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as DuckDBValue;
    throw new QueryError('failed', `A parameter must be text, a number, a boolean or null`);
  });
}

function copyOptions(format: FileFormat): string {
  switch (format.kind) {
    case 'parquet':
      return `format parquet, compression zstd, row_group_size ${format.rowGroupSize ?? ROW_GROUP_SIZE}`;
    case 'csv':
      return `format csv, header, delimiter ${quoteText(format.delimiter)}, timestampformat '%Y-%m-%dT%H:%M:%S'`;
    case 'json':
      return `format json, array ${format.array}, timestampformat '%Y-%m-%dT%H:%M:%S'`;
    case 'lines':
      return `format csv, header false, quote '', escape '', delimiter ${quoteText('\u0001')}`;
  }
}
