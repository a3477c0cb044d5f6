import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** DuckDB as it comes, in this process, with every processor and no service around it. */
export type BareEngine = {
  run(sql: string): Promise<void>;
  /** Milliseconds until all rows of the answer are read, the median of some runs. */
  time(sql: string, times?: number): Promise<number>;
  close(): void;
};

// The part of the engine that is used here; the package itself belongs to the datastore.
type Connection = {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<unknown>;
  closeSync(): void;
};
type Instance = { connect(): Promise<Connection>; closeSync(): void };
type Engine = {
  DuckDBInstance: { create(path: string, options: Record<string, string>): Promise<Instance> };
};

/** Opens the engine of the datastore, whose dependency it is. */
export async function openBareEngine(): Promise<BareEngine> {
  const store = fileURLToPath(new URL('../services/datastore/package.json', import.meta.url));
  const engine = createRequire(store)('@duckdb/node-api') as Engine;
  const instance = await engine.DuckDBInstance.create(':memory:', { memory_limit: '2GB' });
  const connection = await instance.connect();
  // The query processes have the same setting: the cached footer of a file stays valid.
  await connection.run('set parquet_metadata_cache = true');
  return {
    run: async (sql) => void (await connection.run(sql)),
    time: async (sql, times = 9) => {
      const durations: number[] = [];
      for (let turn = 0; turn <= times; turn += 1) {
        const start = performance.now();
        await connection.runAndReadAll(sql);
        // The first run warms the system's cache of the file.
        if (turn > 0) durations.push(performance.now() - start);
      }
      return durations.toSorted((one, other) => one - other)[Math.floor(durations.length / 2)] ?? 0;
    },
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
