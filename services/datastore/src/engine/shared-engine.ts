import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

/**
 * An engine remembers each file that it has read, with about 20 KiB for one of a few columns, and does not count that as
 * memory: a process that never lets go of it would reach the limit that the system sets, and be lost with what it is doing.
 */
const MOST_FILES = 2000;

type Engine = { instance: DuckDBInstance; connections: number; isReplaced: boolean };

/** A connection to the engine, until it is closed. */
export type SharedConnection = { connection: DuckDBConnection; close(): void };

/**
 * The engine for the house's own questions, which keeps what it has read of files from one to the next. A fresh one takes its
 * place once it has read many; who is connected to the one before stays with it.
 */
export class SharedEngine {
  readonly #open: () => Promise<DuckDBInstance>;
  readonly #mostFiles: number;
  #files = new Set<string>();
  #engine: Promise<Engine>;

  constructor(first: DuckDBInstance, open: () => Promise<DuckDBInstance>, mostFiles = MOST_FILES) {
    this.#engine = Promise.resolve(begin(first));
    this.#open = open;
    this.#mostFiles = mostFiles;
  }

  /** @param files paths of what will be read or written on the connection */
  async connect(files: readonly string[]): Promise<SharedConnection> {
    for (const file of files) this.#files.add(file);
    if (this.#files.size > this.#mostFiles) {
      this.#files = new Set(files);
      this.#engine = this.#engine.then((engine) => this.#replace(engine));
    }
    const engine = await this.#engine;
    engine.connections += 1;
    try {
      const connection = await engine.instance.connect();
      const close = () => {
        connection.closeSync();
        leave(engine);
      };
      return { connection, close };
    } catch (error) {
      leave(engine);
      throw error;
    }
  }

  async #replace(engine: Engine): Promise<Engine> {
    // Where there is no room for another one, the one that is there goes on.
    const fresh = await this.#open().catch(() => undefined);
    if (!fresh) return engine;
    engine.isReplaced = true;
    if (engine.connections === 0) engine.instance.closeSync();
    return begin(fresh);
  }
}

function begin(instance: DuckDBInstance): Engine {
  return { instance, connections: 0, isReplaced: false };
}

function leave(engine: Engine): void {
  engine.connections -= 1;
  if (engine.isReplaced && engine.connections === 0) engine.instance.closeSync();
}
