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

/** Makes the handle over a Kysely dialect. */
export function sqlOver(dialect: SqlDialect, kyselyDialect: Dialect): Sql {
  const root = new Kysely<unknown>({ dialect: kyselyDialect });
  const current = new AsyncLocalStorage<Transaction<unknown>>();
  const sql: Sql = {
    dialect,
    get query() {
      return current.getStore() ?? root;
    },
    transaction: async (work) =>
      current.getStore()
        ? work()
        : root.transaction().execute((transaction) => current.run(transaction, work)),
    as: <Other>() => sql as unknown as Sql<Other>,
    close: () => root.destroy(),
  };
  return sql;
}
