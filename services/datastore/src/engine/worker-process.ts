import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WorkerMessage, WorkerRequest } from './query-worker.contract.ts';

/** What a child is told at birth. */
export type EngineSettings = {
  /** DuckDB's own limit; the process gets a hard one above it. */
  memoryMegabytes: number;
  threads: number;
  /** Where DuckDB may spill what does not fit in memory. */
  temporaryFolder: string;
  temporaryMegabytes: number;
  /** How far it gives way to other processes that want a processor: 0 not at all, 19 the most (`nice`). */
  niceness: number;
  /** Whether it is the first to be ended when the machine runs out of memory. */
  isExpendable: boolean;
};

/** A child as the pool sees it. */
export type WorkerProcess = {
  send(message: WorkerRequest): void;
  kill(): void;
  /** Fulfilled when the process has gone, and writes nothing any more. */
  ended: Promise<void>;
};

// Node, DuckDB and the rows on their way to the parent need this much beside DuckDB's own memory.
const BASE_MEGABYTES = 1536;
const HEADROOM = 1.5;
// Where a system has no such file, the shell's complaint must not end the start.
const BE_ENDED_FIRST = '{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null;';
// DuckDB's allocator would keep what it once had, in ever larger steps, and count it against the limit.
const allocatorSettings = { DUCKDB_JE_MALLOC_CONF: 'retain:false' };

/**
 * Starts a child under a hard limit of memory, which also holds for the strings that DuckDB's own
 * limit does not count: an allocation beyond it fails inside DuckDB. The limit is on data
 * (`ulimit -d`), not on address space, because Node reserves gigabytes of that without using them.
 * The child knows nothing of this process's environment.
 */
export function startWorkerProcess(
  settings: EngineSettings,
  events: { message(message: WorkerMessage): void; exit(reason: string): void },
): WorkerProcess {
  const limitKilobytes = Math.round((BASE_MEGABYTES + settings.memoryMegabytes * HEADROOM) * 1024);
  const child = spawn(
    'sh',
    // Where the system does not enforce this limit (macOS), DuckDB's own has to do.
    [
      '-c',
      `ulimit -d "$0" 2>/dev/null; ${settings.isExpendable ? BE_ENDED_FIRST : ''} exec nice -n ${settings.niceness} "$@"`,
      String(limitKilobytes),
      process.execPath,
      ...program(settings),
    ],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { PATH: process.env.PATH, TZ: 'UTC', ...allocatorSettings },
    },
  );
  const ended = Promise.withResolvers<void>();
  listen(child, {
    message: events.message,
    exit: (reason) => {
      ended.resolve();
      events.exit(reason);
    },
  });
  return {
    ended: ended.promise,
    send: (message) => {
      if (child.connected) child.send(message, () => {});
    },
    kill: () => child.kill('SIGKILL'),
  };
}

function program(settings: EngineSettings): string[] {
  return [
    '--max-old-space-size=512',
    fileURLToPath(new URL('./query-worker.ts', import.meta.url)),
    JSON.stringify(settings),
  ];
}

function listen(
  child: ChildProcess,
  events: { message(message: WorkerMessage): void; exit(reason: string): void },
): void {
  let gone = false;
  const leave = (reason: string): void => {
    if (gone) return;
    gone = true;
    events.exit(reason);
  };
  child.on('message', (message) => events.message(message as WorkerMessage));
  child.on('error', (error) => leave(error.message));
  child.on('exit', (code, signal) => leave(signal ? `signal ${signal}` : `exit code ${code}`));
}
