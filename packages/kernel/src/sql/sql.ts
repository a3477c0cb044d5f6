import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type Dialect, type Transaction } from 'kysely';
import { postgresDialect } from './postgres-dialect.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

export type SqlDialect = 'sqlite' | 'postgres';

/**
 * The one handle on the SQL store. Inside `transaction()` its `query` is that transaction, however deep
 * the call: a store never has to be handed a transaction, and using the wrong one cannot deadlock.
 */
export type Sql<Schema = unknown> = {
  readonly dialect: SqlDialect;
  readonly query: Kysely<Schema>;
  /** Runs `work` in a transaction, or in the one that is already under way. Throwing rolls back. */
  transaction<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` when the transaction under way is committed, and never if it is rolled back; at once where there is none.
   * For what cannot be taken back, such as deleting files.
   */
  afterCommit(work: () => Promise<void>): Promise<void>;
  /** The same handle, seen with a service's own tables. */
  as<Other>(): Sql<Other>;
  close(): Promise<void>;
};

/** Opens the store: a SQLite file (made when missing) or a PostgreSQL server. */
export function openSql(options: { file: string } | { url: string }): Sql {
  return 'file' in options
    ? sqlOver('sqlite', sqliteDialect(options.file))
    : sqlOver('postgres', postgresDialect(options.url));
}

type RunningTransaction = { query: Transaction<unknown>; afterwards: (() => Promise<void>)[] };

/** Makes the handle over a Kysely dialect. */
export function sqlOver(dialect: SqlDialect, kyselyDialect: Dialect): Sql {
  const root = new Kysely<unknown>({ dialect: kyselyDialect });
  const current = new AsyncLocalStorage<RunningTransaction>();
  const sql: Sql = {
    dialect,
    get query() {
      return current.getStore()?.query ?? root;
    },
    transaction: async (work) => {
      if (current.getStore()) return work();
      const afterwards: RunningTransaction['afterwards'] = [];
      const result = await root.transaction().execute((query) => current.run({ query, afterwards }, work));
      for (const next of afterwards) await next();
      return result;
    },
    afterCommit: async (work) => {
      const running = current.getStore();
      if (running) running.afterwards.push(work);
      else await work();
    },
    as: <Other>() => sql as unknown as Sql<Other>,
    close: () => root.destroy(),
  };
  return sql;
}
