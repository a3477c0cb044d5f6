import { AsyncLocalStorage } from 'node:async_hooks';
import { dirname } from 'node:path';
import { Kysely, sql as rawSql, type Transaction } from 'kysely';
import { requireRoom } from '../free-room.ts';
import type { StoreFailure } from '../store-failure.ts';
import { watchQuery } from '../tracing/watch-query.ts';
import { describeStatement } from './describe-statement.ts';
import { liftLimits, postgresStore } from './postgres-dialect.ts';
import type { PreparedStatement, SqlStore } from './sql-store.ts';
import { sqliteStore } from './sqlite-dialect.ts';
import { failureTeller, tellStoreFailures, type Watch } from './tell-store-failures.ts';

export type SqlDialect = 'sqlite' | 'postgres';

/**
 * The one handle on the SQL store. Where the store itself fails, such as a full or a lost one, a question to it throws
 * `StoreFailure`. Inside `transaction()` its `query` is that transaction, however deep
 * the call: a store never has to be handed a transaction, and using the wrong one cannot deadlock.
 */
export type Sql<Schema = unknown> = {
  readonly dialect: SqlDialect;
  readonly query: Kysely<Schema>;
  /** Asks a statement of `prepareRead`, which is how this is used. */
  read<Row>(statement: PreparedStatement<Row>, parameters: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs `work` in a transaction, or in the one that is already under way. Throwing rolls back. On PostgreSQL it may wait five
   * seconds for what others have locked, and ten between two questions: work that takes longer calls `takeYourTime` first.
   */
  transaction<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` over the store as it is at this moment, however long it takes: what others write meanwhile is not seen, and
   * nobody waits. Nothing can be written in it. Not to be called inside a transaction.
   */
  snapshot<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Lifts these limits for the transaction under way: a migration, a restored backup. */
  takeYourTime(): Promise<void>;
  /**
   * Runs `work` at the end of the transaction under way, just before it is committed. For rows that all writers share: whoever
   * locks one early makes all others wait until its own work is done. Only to be called inside a transaction.
   */
  beforeCommit(work: () => Promise<void>): void;
  /**
   * Runs `work` when the transaction under way is committed, and never if it is rolled back; at once where there is none.
   * For what cannot be taken back, such as deleting files.
   */
  afterCommit(work: () => Promise<void>): Promise<void>;
  /** Asks whether the store answers and takes what is written. @throws StoreFailure with what is wrong */
  check(): Promise<void>;
  /** The same handle, seen with a service's own tables. */
  as<Other>(): Sql<Other>;
  close(): Promise<void>;
};

/** Opens the store: a SQLite file (made when missing) or a PostgreSQL server. */
export function openSql(options: { file: string } | { url: string }): Sql {
  if ('url' in options) return sqlOver('postgres', postgresStore(options.url));
  const checkMore = () => requireRoom(dirname(options.file), 'sql');
  return sqlOver('sqlite', { ...sqliteStore(options.file), checkMore });
}

type Work = () => Promise<void>;
type RunningTransaction = { query: Transaction<unknown>; atEnd: Work[]; afterwards: Work[] };

/** Does what is listed, in turn; what is listed meanwhile, too. */
async function doAll(works: readonly Work[]): Promise<void> {
  for (const work of works) await work();
}

// Long enough for those who ask every ten seconds to notice, and to come back once there is room.
const FULL_MILLISECONDS = 20_000;

/** Makes the handle over a store that Kysely can talk to. */
export function sqlOver(dialect: SqlDialect, store: SqlStore): Sql {
  let refusedForRoom: { failure: StoreFailure; at: number } | undefined;
  const told = failureTeller((failure) => {
    if (failure.fault === 'full') refusedForRoom = { failure, at: Date.now() };
  });
  const watch: Watch = (text, ask) => watchQuery(() => describeStatement(dialect, text), ask);
  const root = new Kysely<unknown>({ dialect: tellStoreFailures(store.dialect, told, watch) });
  const current = new AsyncLocalStorage<RunningTransaction>();
  const sql: Sql = {
    dialect,
    get query() {
      return current.getStore()?.query ?? root;
    },
    read: async <Row>(statement: PreparedStatement<Row>, parameters: readonly unknown[]) => {
      // What a transaction has written is seen through its own connection alone.
      if (!current.getStore()) {
        try {
          const rows = await watch(statement.sql, () => store.read(statement, parameters));
          if (rows) return rows;
        } catch (error) {
          throw told(error);
        }
      }
      const { rows } = await sql.query.executeQuery<Row>({ ...statement, parameters });
      return rows;
    },
    transaction: async (work) => {
      if (current.getStore()) return work();
      const [atEnd, afterwards]: [Work[], Work[]] = [[], []];
      const result = await root.transaction().execute((query) =>
        current.run({ query, atEnd, afterwards }, async () => {
          const done = await work();
          await doAll(atEnd);
          return done;
        }),
      );
      await doAll(afterwards);
      return result;
    },
    snapshot: (work) =>
      root
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((query) =>
          current.run({ query, atEnd: [], afterwards: [] }, async () => {
            await sql.takeYourTime();
            return work();
          }),
        ),
    takeYourTime: async () => {
      if (dialect === 'postgres') await liftLimits(sql.query);
    },
    beforeCommit: (work) => {
      const running = current.getStore();
      if (!running) throw new Error('beforeCommit was called outside a transaction');
      running.atEnd.push(work);
    },
    afterCommit: async (work) => {
      const running = current.getStore();
      if (running) running.afterwards.push(work);
      else await work();
    },
    check: async () => {
      await rawSql`select 1`.execute(root);
      await store.checkMore?.();
      // A full store still answers questions: that it has just refused to write is all that tells.
      if (refusedForRoom && Date.now() - refusedForRoom.at < FULL_MILLISECONDS) throw refusedForRoom.failure;
    },
    as: <Other>() => sql as unknown as Sql<Other>,
    close: () => root.destroy(),
  };
  return sql;
}
