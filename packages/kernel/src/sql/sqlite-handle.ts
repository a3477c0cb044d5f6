import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

declare module 'node:sqlite' {
  // The types of Node do not know yet that a statement can be ended before it is garbage.
  interface StatementSync extends Disposable {}
}

const BUSY_MILLISECONDS = 5000;
const CACHED_STATEMENTS = 500;
/**
 * In characters. A longer text has a place for each of many values, and seldom comes again with as many; its statement takes
 * a hundred times its length outside of what the garbage collector knows of.
 */
const LONGEST_CACHED = 4000;
const CACHED_CHARACTERS = 400_000;

type Prepared = {
  statement: StatementSync;
  /** The columns of its rows, none where it has no rows. Asked once: telling them costs more than many a read. */
  columns: readonly string[];
};

/** One connection to a SQLite file, with its prepared statements. */
export class SqliteHandle {
  readonly #database: DatabaseSync;
  #waitsForDisk = true;
  readonly #statements = new LRUCache<string, Prepared>({
    max: CACHED_STATEMENTS,
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: (_prepared, text) => text.length,
    dispose: ({ statement }) => statement[Symbol.dispose](),
  });

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
    this.#use(statement, (prepared) => prepared.statement.run());
  }

  execute<Row>(query: CompiledQuery): QueryResult<Row> {
    return this.#use(query.sql, (prepared) => {
      if (prepared.columns.length > 0) return { rows: allRows<Row>(prepared, query.parameters) };
      const parameters = query.parameters.map(bindable);
      const { changes, lastInsertRowid } = prepared.statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  /** The rows of a SELECT. */
  read<Row>(text: string, parameters: readonly unknown[]): Row[] {
    return this.#use(text, (prepared) => allRows(prepared, parameters));
  }

  *iterate<Row>(query: CompiledQuery): Iterable<Row> {
    // This statement does not come from the cache, because one that is being iterated must not be run by another
    // caller.
    using statement = this.#database.prepare(query.sql);
    yield* statement.iterate(...query.parameters.map(bindable)) as Iterable<Row>;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #use<Result>(text: string, work: (prepared: Prepared) => Result): Result {
    const cached = this.#statements.get(text);
    if (cached) return work(cached);
    const prepared = this.#prepare(text);
    if (text.length <= LONGEST_CACHED) {
      this.#statements.set(text, prepared);
      return work(prepared);
    }
    try {
      return work(prepared);
    } finally {
      prepared.statement[Symbol.dispose]();
    }
  }

  #prepare(text: string): Prepared {
    const statement = this.#database.prepare(text);
    const prepared = { statement, columns: columnsOf(statement) };
    if (prepared.columns.length > 0) statement.setReturnArrays(true);
    // A full-text index leaves row ids above 2^53 behind, which run() could not return as a number.
    else statement.setReadBigInts(true);
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
