import { type DuckDBConnection, DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';
import type { OwnSource } from '../spec/chart-spec.ts';
import { quoteName } from '../values/sql-literals.ts';

export type Cell = string | number | boolean | null;
export type Table = { columns: OwnSource['columns']; rows: Cell[][] };

const stored: Record<string, string> = {
  text: 'varchar',
  int: 'bigint',
  float: 'double',
  numeric: 'decimal(38,12)',
  bool: 'boolean',
  date: 'date',
  timestamp: 'timestamp',
};

/** A database that holds one table, and answers in the JSON values of the datastore. */
export async function openDatabase() {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  /** What is closed below a query takes the process with it, and properties that run out of time leave one behind. */
  const run = <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    if (isClosed) return Promise.reject(new Error('the database has been closed'));
    const answer = act();
    underWay.add(answer);
    const leave = () => void underWay.delete(answer);
    answer.then(leave, leave);
    return answer;
  };
  return {
    load: (table: Table, name = 'table') => run(() => load(connection, table, name)),
    ask: (sql: string) => run(() => ask(connection, sql)),
    /** Waits for queries that are under way, and refuses all others. */
    close: async () => {
      isClosed = true;
      await Promise.allSettled(underWay);
      connection.closeSync();
      instance.closeSync();
    },
  };
}

async function load(connection: DuckDBConnection, { columns, rows }: Table, name: string): Promise<void> {
  const definitions = columns.map(({ id, type }) => `${quoteName(id)} ${stored[type] ?? 'varchar'}`);
  await connection.run(`create or replace table ${quoteName(name)} (${definitions.join(', ')})`);
  if (rows.length === 0) return;
  const cells = rows.map((row) => `(${row.map(literal).join(', ')})`);
  await connection.run(`insert into ${quoteName(name)} values ${cells.join(', ')}`);
}

function literal(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell);
  return `'${cell.replaceAll("'", "''")}'`;
}

async function ask(connection: DuckDBConnection, sql: string): Promise<Record<string, unknown>[]> {
  const reader = await connection.runAndReadAll(sql);
  const names = reader.columnNames();
  return reader
    .getRows()
    .map((row) => Object.fromEntries(row.map((value, index) => [names[index], toJson(value)])));
}

function toJson(value: DuckDBValue): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value === null || typeof value !== 'object') return value;
  return value.toString().replace(' ', 'T');
}
