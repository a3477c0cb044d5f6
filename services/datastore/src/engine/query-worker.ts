/**
 * The child process that runs DuckDB. It answers messages until its parent goes away.
 * Started by worker-process.ts with its settings as JSON in the first argument.
 */
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { describeFailure } from './describe-failure.ts';
import { LockedEngines } from './locked-engines.ts';
import type { WorkerMessage, WorkerRequest } from './query-worker.contract.ts';
import { exportQuery, registerTables, runOneSelect, runQuery, serializeSql } from './run-statement.ts';
import { SharedEngine } from './shared-engine.ts';
import type { EngineSettings } from './worker-process.ts';

const PROGRESS_MILLISECONDS = 200;

/** What is answered. */
type Asked = Exclude<WorkerRequest, { kind: 'cancel' }>;

const settings = JSON.parse(process.argv[2] ?? '{}') as EngineSettings;
const running = new Map<number, DuckDBConnection>();
const locked = new LockedEngines(createEngine);
const shared = new SharedEngine(await openShared(), openShared);

// The terminal's Ctrl-C reaches children too; the parent decides when they end.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// A plain exit would wait for the running query.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (message: WorkerRequest) => {
  if (message.kind === 'cancel') running.get(message.id)?.interrupt();
  else void answer(message);
});
send({ kind: 'ready' });

async function answer(message: Asked): Promise<void> {
  try {
    send({ kind: 'done', id: message.id, result: await perform(message) });
  } catch (error) {
    send({ kind: 'failed', id: message.id, ...describeFailure(error, message) });
  }
}

async function perform(message: Asked): Promise<unknown> {
  if (message.kind === 'run' && message.request.locked) return performLocked(message);
  const { connection, close } = await shared.connect(filesOf(message));
  running.set(message.id, connection);
  try {
    if (message.kind === 'serialize') return await serializeSql(connection, message.sql);
    await registerTables(connection, message.request.tables);
    if (message.kind === 'run') return await runQuery(connection, message.request);
    return await withProgress(message.id, connection, () => exportQuery(connection, message.request));
  } finally {
    running.delete(message.id);
    close();
  }
}

/** The files that a request names as such: tables, and what it writes. */
function filesOf(message: Asked): string[] {
  if (message.kind === 'serialize') return [];
  const tables = message.request.tables.map(({ path }) => path);
  return message.kind === 'export' ? [...tables, message.request.path] : tables;
}

async function performLocked({ id, request }: Extract<WorkerRequest, { kind: 'run' }>): Promise<unknown> {
  const { connection, close } = await locked.connect(request);
  running.set(id, connection);
  let isSound = false;
  try {
    const result = await runOneSelect(connection, request);
    isSound = true;
    return result;
  } finally {
    running.delete(id);
    // Whoever waits for the answer does not wait for this.
    setImmediate(() => close(isSound));
  }
}

function createEngine(): Promise<DuckDBInstance> {
  return DuckDBInstance.create(':memory:', engineOptions());
}

async function withProgress<Result>(
  id: number,
  connection: DuckDBConnection,
  work: () => Promise<Result>,
): Promise<Result> {
  await connection.run('set enable_progress_bar = true');
  await connection.run('set enable_progress_bar_print = false');
  const timer = setInterval(() => {
    const { percentage } = connection.progress;
    if (percentage > 0) send({ kind: 'progress', id, progress: { fraction: percentage / 100 } });
  }, PROGRESS_MILLISECONDS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

async function openShared(): Promise<DuckDBInstance> {
  const instance = await createEngine();
  const connection = await instance.connect();
  // Versions are immutable, so what was read of a file's footer stays true.
  await connection.run('set global parquet_metadata_cache = true');
  connection.closeSync();
  return instance;
}

function engineOptions(): Record<string, string> {
  return {
    memory_limit: `${Math.floor(settings.memoryMegabytes)}MB`,
    threads: String(settings.threads),
    temp_directory: settings.temporaryFolder,
    max_temp_directory_size: `${settings.temporaryMegabytes}MB`,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  };
}

function send(message: WorkerMessage): void {
  if (process.connected) process.send?.(message);
}
