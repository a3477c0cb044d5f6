import {
  SqliteAdapter,
  SqliteIntrospector,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { Mutex } from '../work/mutex.ts';
import type { Change, SqlStore } from './sql-store.ts';
import { SqliteHandle } from './sqlite-handle.ts';
import { CachedPlanCompiler } from './sqlite-query-compiler.ts';

/**
 * Kysely on the SQLite built into Node. Two handles on one file: reads run at once on the one,
 * writes take turns on the other, so that a transaction never stops readers of this process and
 * `begin immediate` never waits for a write of our own. Single writes that come together share a commit.
 */
export function sqliteStore(file: string): SqlStore {
  const driver = new SqliteDriver(file);
  const dialect: Dialect = {
    createAdapter: () => new SharedSqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new CachedPlanCompiler(),
  };
  return { dialect, read: ({ sql }, parameters) => driver.reader?.read(sql, parameters) };
}

/** Kysely lets only one query at a time near SQLite; our driver orders them itself, and lets readers pass. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  #reader: SqliteHandle | undefined;
  #writer: SqliteHandle | undefined;
  /** Of the writer: whoever acquires it writes alone. */
  readonly #mutex = new Mutex();
  #groupCommit: GroupCommit | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Undefined before the first question, and once the store is closed. */
  get reader(): SqliteHandle | undefined {
    return this.#reader;
  }

  async init(): Promise<void> {
    this.#writer = new SqliteHandle(this.#file);
    this.#reader = new SqliteHandle(this.#file);
    this.#groupCommit = new GroupCommit(this.#writer, this.#mutex);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#reader || !this.#writer || !this.#groupCommit) throw new Error('The SQLite store is closed');
    return new SqliteConnection(this.#reader, this.#writer, this.#mutex, this.#groupCommit);
  }

  /** One that only reads has a handle of its own, on which it sees the store as it was: nobody waits for it. */
  async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    if (accessMode === 'read only') (connection as SqliteConnection).beginSnapshot(this.#file);
    else await (connection as SqliteConnection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as SqliteConnection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as SqliteConnection).rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#reader?.close();
    this.#writer?.close();
    this.#reader = undefined;
    this.#writer = undefined;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #reader: SqliteHandle;
  readonly #writer: SqliteHandle;
  readonly #mutex: Mutex;
  readonly #groupCommit: GroupCommit;
  #release: (() => void) | undefined;
  #snapshot: SqliteHandle | undefined;
  /** The last one of the transaction under way. */
  #failure: unknown;

  constructor(reader: SqliteHandle, writer: SqliteHandle, mutex: Mutex, groupCommit: GroupCommit) {
    this.#reader = reader;
    this.#writer = writer;
    this.#mutex = mutex;
    this.#groupCommit = groupCommit;
  }

  async begin(): Promise<void> {
    this.#release = await this.#mutex.acquire();
    try {
      this.#writer.run('begin immediate');
    } catch (error) {
      this.#giveBack();
      throw error;
    }
  }

  beginSnapshot(file: string): void {
    const handle = new SqliteHandle(file);
    try {
      handle.run('pragma query_only = on');
      handle.run('begin');
      // A transaction sees the store as it is at its first question, and not as it is when it begins.
      handle.read('select 1 from sqlite_schema limit 1', []);
    } catch (error) {
      handle.close();
      throw error;
    }
    this.#snapshot = handle;
  }

  commit(): void {
    if (this.#snapshot) return this.#closeSnapshot();
    this.#requireTransaction();
    try {
      this.#writer.run('commit');
    } catch (error) {
      this.rollback();
      throw error;
    }
    this.#giveBack();
  }

  /** A full disk has ended the transaction already, and so has a commit that failed. */
  rollback(): void {
    if (this.#snapshot) return this.#closeSnapshot();
    if (!this.#release) return;
    try {
      if (this.#writer.isInTransaction) this.#writer.run('rollback');
    } finally {
      this.#giveBack();
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#snapshot) return this.#snapshot.execute<Row>(query);
    if (this.#release) {
      this.#requireTransaction();
      try {
        return this.#writer.execute<Row>(query);
      } catch (error) {
        this.#failure = error;
        throw error;
      }
    }
    if (onlyReads(query)) return this.#reader.execute<Row>(query);
    if (changesRows(query)) return (await this.#groupCommit.execute(query)) as QueryResult<Row>;
    const release = await this.#mutex.acquire();
    try {
      return this.#writer.execute<Row>(query);
    } finally {
      release();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const handle = this.#snapshot ?? (this.#release ? this.#writer : this.#reader);
    for (const row of handle.iterate<Row>(query)) yield { rows: [row] };
  }

  #closeSnapshot(): void {
    this.#snapshot?.close();
    this.#snapshot = undefined;
  }

  /**
   * After a failure that has ended the transaction, what else it was to do would be committed by itself.
   * @throws that failure
   */
  #requireTransaction(): void {
    if (!this.#writer.isInTransaction) throw this.#failure;
  }

  #giveBack(): void {
    this.#release?.();
    this.#release = undefined;
  }
}

function onlyReads(query: CompiledQuery): boolean {
  return query.query.kind === 'SelectQueryNode' || /^\s*select\b/i.test(query.sql);
}

/** Whether a statement may share a transaction with others, which `pragma` and `vacuum` may not. */
function changesRows(query: CompiledQuery): boolean {
  return /^\s*(insert|update|delete)\b/i.test(query.sql);
}

type Waiting = {
  query: Change;
  resolve: (result: QueryResult<unknown>) => void;
  reject: (error: unknown) => void;
};

/**
 * A group commit: writes that arrive in one turn of the event loop are committed together, because waiting for the
 * disk is most of what a write costs. A write that fails does not affect the others. The disk is not waited for where none of
 * them asks for that.
 */
class GroupCommit {
  readonly #writer: SqliteHandle;
  readonly #mutex: Mutex;
  #waiting: Waiting[] = [];

  constructor(writer: SqliteHandle, mutex: Mutex) {
    this.#writer = writer;
    this.#mutex = mutex;
  }

  execute(query: Change): Promise<QueryResult<unknown>> {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<unknown>>();
    this.#waiting.push({ query, resolve, reject });
    if (this.#waiting.length === 1) setImmediate(() => void this.#commit());
    return promise;
  }

  async #commit(): Promise<void> {
    const release = await this.#mutex.acquire();
    const together = this.#waiting;
    this.#waiting = [];
    try {
      this.#writer.waitForDisk(!together.every(({ query }) => query.asynchronousCommit));
      if (together.length > 1) this.#writer.run('begin immediate');
      const settle = together.map((one) => this.#attempt(one, together.length > 1));
      if (together.length > 1) this.#writer.run('commit');
      for (const tell of settle) tell();
    } catch (error) {
      for (const { reject } of together) reject(error);
      if (this.#writer.isInTransaction) this.#writer.run('rollback');
    } finally {
      this.#writer.waitForDisk(true);
      release();
    }
  }

  /** @throws when the failure has ended the whole transaction, as a full disk does. */
  #attempt({ query, resolve, reject }: Waiting, isShared: boolean): () => void {
    try {
      const result = this.#writer.execute(query);
      return () => resolve(result);
    } catch (error) {
      if (isShared && !this.#writer.isInTransaction) throw error;
      return () => reject(error);
    }
  }
}
