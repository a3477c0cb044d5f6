import type { CompiledQuery, Dialect } from 'kysely';

/** A SELECT that is written, but for its values. */
export type PreparedStatement<Row> = CompiledQuery<Row> & {
  /** No other statement of this process has it, so that a connection knows the statement by it. */
  name: string;
};

/** An INSERT, UPDATE or DELETE, and how long it waits. */
export type Change = CompiledQuery & {
  /** It is answered before it is on the disk: a machine that loses its power may lose it, a process that ends does not. */
  asynchronousCommit?: boolean;
};

/**
 * Asks a prepared statement outside any transaction, on the shortest way to the store.
 * @returns undefined where that way is not open yet
 */
export type DirectRead = <Row>(
  statement: PreparedStatement<Row>,
  parameters: readonly unknown[],
) => Row[] | Promise<Row[]> | undefined;

/** What the handle on a store stands on. */
export type SqlStore = {
  dialect: Dialect;
  /** Kysely's way through connections and plugins takes as long as many a read; this one is for prepared statements. */
  read: DirectRead;
  /** What `check` asks besides. */
  checkMore?: () => Promise<void>;
};
