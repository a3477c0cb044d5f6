import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

const BUSY_MILLISECONDS = 5000;
const CACHED_STATEMENTS = 500;

type Prepared = {
  statement: StatementSync;
  /** Asked once: telling it costs more than many a read. */
  hasRows: boolean;
};

/** One connection to a SQLite file, with its prepared statements. */
export class SqliteHandle {
  readonly #database: DatabaseSync;
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

  run(statement: string): void {
    this.#prepare(statement).statement.run();
  }

  execute<Row>(query: CompiledQuery): QueryResult<Row> {
    const { statement, hasRows } = this.#prepare(query.sql);
    const parameters = query.parameters.map(bindable);
    if (hasRows) return { rows: statement.all(...parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** The rows of a SELECT. */
  read<Row>(text: string, parameters: readonly unknown[]): Row[] {
    return this.#prepare(text).statement.all(...parameters.map(bindable)) as Row[];
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
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    // A full-text index leaves row ids above 2^53 behind, which run() could not return as a number.
    if (!prepared.hasRows) statement.setReadBigInts(true);
    this.#statements.set(text, prepared);
    return prepared;
  }
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
