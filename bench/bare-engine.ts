import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type * as DuckDB from '@duckdb/node-api';

/** DuckDB as it comes, in this process, with every processor and no service around it. */
export type BareEngine = {
  run(sql: string): Promise<void>;
  /** Milliseconds until all rows of the answer are read, the median of some runs. */
  time(sql: string, times?: number): Promise<number>;
  close(): void;
};

/** Opens the engine of the datastore, whose dependency it is. */
export async function openBareEngine(): Promise<BareEngine> {
  const store = fileURLToPath(new URL('../services/datastore/package.json', import.meta.url));
  const engine = createRequire(store)('@duckdb/node-api') as typeof DuckDB;
  const instance = await engine.DuckDBInstance.create(':memory:', { memory_limit: '2GB' });
  const connection = await instance.connect();
  // As the query processes have it: what was read of a file's footer stays true.
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
