import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

const BUSY_MILLISECONDS = 5000;
const CACHED_STATEMENTS = 500;

type Prepared = {
  statement: StatementSync;
  /** The columns of its rows, none where it has no rows. Asked once: telling them costs more than many a read. */
  columns: readonly string[];
};

/** One connection to a SQLite file, with its prepared statements. */
export class SqliteHandle {
  readonly #database: DatabaseSync;
  #waitsForDisk = true;
  readonly #statements = new LRUCache<string, Prepared>({ max: CACHED_STATEMENTS });

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: BUSY_MILLISECONDS });
    this.#database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma cache_size = -65536;
      pragma mmap_size = 2147418112;
      pragma temp_store = memory;
    `);
  }

  get isInTransaction(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }

  /**
   * Whether a commit returns when what it wrote is on the disk, or at once. In WAL mode what was not waited for is
   * lost as a whole or not at all, and no later commit without it. Not to be called within a transaction.
   */
  waitForDisk(waits: boolean): void {
    if (waits === this.#waitsForDisk || !this.#database.isOpen) return;
    this.#database.exec(`pragma synchronous = ${waits ? 'full' : 'normal'}`);
    this.#waitsForDisk = waits;
  }

  run(statement: string): void {
    this.#prepare(statement).statement.run();
  }

  execute<Row>(query: CompiledQuery): QueryResult<Row> {
    const prepared = this.#prepare(query.sql);
    if (prepared.columns.length > 0) return { rows: allRows(prepared, query.parameters) };
    const { statement } = prepared;
    const parameters = query.parameters.map(bindable);
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** The rows of a SELECT. */
  read<Row>(text: string, parameters: readonly unknown[]): Row[] {
    return allRows(this.#prepare(text), parameters);
  }

  iterate<Row>(query: CompiledQuery): Iterable<Row> {
    // This statement does not come from the cache, because one that is being iterated must not be run by another
    // caller.
    const statement = this.#database.prepare(query.sql);
    return statement.iterate(...query.parameters.map(bindable)) as Iterable<Row>;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepare(text: string): Prepared {
    const cached = this.#statements.get(text);
    if (cached) return cached;
    const statement = this.#database.prepare(text);
    const prepared = { statement, columns: columnsOf(statement) };
    if (prepared.columns.length > 0) statement.setReturnArrays(true);
    // A full-text index leaves row ids above 2^53 behind, which run() could not return as a number.
    else statement.setReadBigInts(true);
    this.#statements.set(text, prepared);
    return prepared;
  }
}

/** Rows that the driver makes itself are slow to make and slow to read: the names of the columns are looked up for each. */
function allRows<Row>(prepared: Prepared, parameters: readonly unknown[]): Row[] {
  const { statement } = prepared;
  const rows = statement.all(...parameters.map(bindable)) as unknown as unknown[][];
  // Another process may have added a column to a table of which all are asked for.
  if (rows[0] && rows[0].length !== prepared.columns.length) prepared.columns = columnsOf(statement);
  const { columns } = prepared;
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index++) row[columns[index] as string] = values[index];
    return row as Row;
  });
}

function columnsOf(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name);
}

type Bindable = string | number | bigint | null | Uint8Array;

// SQLite binds JavaScript numbers as reals, and takes an object as a set of named parameters.
function bindable(value: unknown): Bindable {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'bigint' || value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.toISOString();
  throw new TypeError(`SQL parameters are text, numbers or bytes, not ${typeof value}`);
}
