import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { asStoreFailure, StoreFailure } from '../store-failure.ts';

/** Tells the failures of the store itself from those of a question: what it returns is to be thrown instead of an error. */
export type Told = (error: unknown) => unknown;

/** @param onFailure told of each `StoreFailure` */
export function failureTeller(onFailure: (failure: StoreFailure) => void): Told {
  return (error) => {
    const failure = asStoreFailure('sql', error);
    if (failure instanceof StoreFailure) onFailure(failure);
    return failure;
  };
}

/** Puts a statement to the store, and may look at how that goes. */
export type Watch = <Result>(sql: string, ask: () => Result | Promise<Result>) => Promise<Result>;

/** The dialect, whose statements are watched, and whose failures are `StoreFailure` where the store itself is at fault. */
export function tellStoreFailures(dialect: Dialect, told: Told, watch: Watch): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new TellingDriver(dialect.createDriver(), told, watch),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

type Settings = Parameters<Driver['beginTransaction']>[1];

class TellingDriver implements Driver {
  readonly #driver: Driver;
  readonly #told: Told;
  readonly #watch: Watch;

  constructor(driver: Driver, told: Told, watch: Watch) {
    this.#driver = driver;
    this.#told = told;
    this.#watch = watch;
  }

  init(): Promise<void> {
    return telling(this.#driver.init(), this.#told);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await telling(this.#driver.acquireConnection(), this.#told);
    return new TellingConnection(connection, this.#told, this.#watch);
  }

  beginTransaction(connection: DatabaseConnection, settings: Settings): Promise<void> {
    return telling(this.#driver.beginTransaction(innerOf(connection), settings), this.#told);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return telling(this.#driver.commitTransaction(innerOf(connection)), this.#told);
  }

  /** Never fails: what made the transaction fail is told, and a connection that cannot take it back is given up. */
  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.rollbackTransaction(innerOf(connection)).catch(() => undefined);
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#driver.releaseConnection(innerOf(connection));
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

class TellingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #told: Told;
  readonly #watch: Watch;

  constructor(inner: DatabaseConnection, told: Told, watch: Watch) {
    this.inner = inner;
    this.#told = told;
    this.#watch = watch;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#watch(query.sql, () => telling(this.inner.executeQuery<Row>(query), this.#told));
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    try {
      yield* this.inner.streamQuery<Row>(query, chunkSize);
    } catch (error) {
      throw this.#told(error);
    }
  }
}

function innerOf(connection: DatabaseConnection): DatabaseConnection {
  return (connection as TellingConnection).inner;
}

function telling<Result>(result: Promise<Result>, told: Told): Promise<Result> {
  return result.catch((error: unknown) => {
    throw told(error);
  });
}
