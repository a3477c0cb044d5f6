import { type FileHandle, open } from 'node:fs/promises';
import type { DuckDBResult } from '@duckdb/node-api';
import { distinctNames } from './distinct-names.ts';
import { formatRows } from './format-rows.ts';
import { jsonConverter } from './json-values.ts';
import {
  type ColumnNames,
  QueryError,
  type QueryColumn,
  type QueryRequest,
  type QueryResult,
} from './query-worker.contract.ts';

type Limits = Pick<QueryRequest, 'rowLimit' | 'byteLimit' | 'file' | 'names'>;

/**
 * Reads the answer as far as its limits allow, into memory or into a file.
 * @throws QueryError too_large where not even one row fits
 */
export async function readRows(result: DuckDBResult, limits: Limits): Promise<QueryResult> {
  const columns = columnsOf(result, limits.names);
  if (!limits.file) {
    const rows: unknown[][] = [];
    const truncated = await eachChunk(result, limits, (chunk) => void rows.push(...chunk));
    return { columns, rows, truncated };
  }
  const file = await open(limits.file.path, 'w');
  try {
    return { columns, rows: [], truncated: await writeRows(file, result, limits, columns) };
  } finally {
    await file.close();
  }
}

function columnsOf(result: DuckDBResult, names: ColumnNames | undefined): QueryColumn[] {
  const types = result.columnTypes();
  return distinctNames(namedColumns(result.columnNames(), names)).map((name, index) => ({
    name,
    type: types[index]?.alias ?? String(types[index]),
  }));
}

function namedColumns(own: readonly string[], names: ColumnNames | undefined): readonly string[] {
  if (!names) return own;
  const { first, last, exact } = names;
  const named = first.length + last.length;
  if (exact ? own.length !== named : own.length < named) return own;
  const between = own.length - last.length;
  return own.map((name, index) => (index < between ? first[index] : last[index - between]) ?? name);
}

async function writeRows(
  file: FileHandle,
  result: DuckDBResult,
  limits: Limits,
  columns: readonly QueryColumn[],
): Promise<boolean> {
  const names = columns.map((column) => column.name);
  const format = formatRows(limits.file?.format ?? 'csv', names);
  await file.write(format.head);
  let first = true;
  const truncated = await eachChunk(result, limits, async (chunk) => {
    await file.write(format.rows(chunk, first));
    first = false;
  });
  await file.write(format.tail);
  return truncated;
}

/** Hands over the rows by the thousand until a limit is met; true where rows were left. */
async function eachChunk(
  result: DuckDBResult,
  { rowLimit = Number.POSITIVE_INFINITY, byteLimit = Number.POSITIVE_INFINITY }: Limits,
  take: (rows: unknown[][]) => void | Promise<void>,
): Promise<boolean> {
  const rest = { rows: rowLimit, bytes: byteLimit };
  for await (const chunk of jsonRows(result)) {
    const rows: unknown[][] = [];
    for (const values of chunk) {
      if (Number.isFinite(byteLimit)) rest.bytes -= JSON.stringify(values).length;
      if (rest.rows-- <= 0 || rest.bytes < 0) {
        if (rows.length === 0 && rest.rows === rowLimit - 1) throw oneRowTooLarge();
        await take(rows);
        return true;
      }
      rows.push(values);
    }
    await take(rows);
  }
  return false;
}

/** The rows of an answer as JSON values, as many at a time as the engine gives. */
export async function* jsonRows(result: DuckDBResult): AsyncGenerator<Iterable<unknown[]>> {
  const converters = result.columnTypes().map(jsonConverter);
  for (;;) {
    const chunk = await result.fetchChunk();
    if (!chunk || chunk.rowCount === 0) return;
    yield chunk.getRows().map((row) => row.map((value, index) => converters[index]?.(value)));
  }
}

function oneRowTooLarge(): QueryError {
  return new QueryError('too_large', 'A single row of the answer is larger than an answer may be');
}
