import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { QueryRequest } from './query-worker.contract.ts';
import { quoteText } from './quote.ts';
import { prepare, registerTables } from './run-statement.ts';

/** An engine that can read the files of its tables and nothing else, and whose settings nobody can change. */
type LockedEngine = { key: string; instance: DuckDBInstance };

/** A connection to a locked engine on which the tables of a question have their names. */
export type LockedConnection = {
  connection: DuckDBConnection;
  /** Closes it. @param isSound whether all that was asked on it was answered */
  close(isSound: boolean): void;
};

type Asked = Pick<QueryRequest, 'tables' | 'preparation' | 'settings'>;

/** How many engines wait for another question about their tables. */
const KEPT = 2;

/**
 * Engines for SQL of strangers. Making one takes longer than many a question, so one is made after each answer, and one that has
 * answered is used again for the same tables: a single SELECT leaves nothing in an engine but on its connection, which is closed.
 */
export class LockedEngines {
  readonly #create: () => Promise<DuckDBInstance>;
  readonly #idle: LockedEngine[] = [];
  #spare: Promise<DuckDBInstance> | undefined;

  constructor(create: () => Promise<DuckDBInstance>) {
    this.#create = create;
  }

  async connect(request: Asked): Promise<LockedConnection> {
    const { preparation = [] } = request;
    // What a preparation makes may stay in its engine.
    const isPlain = preparation.length === 0;
    const engine = (isPlain && this.#takeIdle(keyOf(request))) || (await this.#lockedFor(request));
    const connection = await engine.instance.connect();
    const close = (isSound: boolean) => {
      connection.closeSync();
      this.#giveBack(engine, isSound && isPlain);
    };
    try {
      await registerTables(connection, request.tables);
      await prepare(connection, request);
      return { connection, close };
    } catch (error) {
      close(false);
      throw error;
    }
  }

  #takeIdle(key: string): LockedEngine | undefined {
    const place = this.#idle.findIndex((idle) => idle.key === key);
    return place < 0 ? undefined : this.#idle.splice(place, 1)[0];
  }

  async #lockedFor(request: Asked): Promise<LockedEngine> {
    const made = this.#spare ?? this.#create();
    this.#spare = undefined;
    const instance = await made;
    const connection = await instance.connect();
    try {
      await connection.run(lockStatements(request).join(';'));
      return { key: keyOf(request), instance };
    } catch (error) {
      instance.closeSync();
      throw error;
    } finally {
      connection.closeSync();
    }
  }

  #giveBack(engine: LockedEngine, isReusable: boolean): void {
    if (isReusable) this.#idle.push(engine);
    else engine.instance.closeSync();
    if (this.#idle.length > KEPT) this.#idle.shift()?.instance.closeSync();
    this.#spare ??= this.#create();
  }
}

/** Engines differ by the files that they can read, and by their settings. */
function keyOf({ tables, settings = [] }: Asked): string {
  return JSON.stringify([tables.map(({ path }) => path), settings]);
}

/** Closes every door of a fresh engine but its tables: they come first, because the list of readable files is a setting too. */
function lockStatements({ tables, settings = [] }: Asked): string[] {
  const paths = tables.map(({ path }) => quoteText(path)).join(', ');
  return [
    `set allowed_paths = [${paths}]`,
    'set enable_external_access = false',
    // So that a fault comes with its place in the text.
    'set global errors_as_json = true',
    ...settings.map((setting) => `set global ${setting}`),
    'set lock_configuration = true',
  ];
}
