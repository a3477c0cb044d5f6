import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentAsker, watchQuery } from '@gazetteer/kernel';
import { describeWork } from './describe-work.ts';
import type { QueryResult, QueryWorkers } from './query-worker.contract.ts';
import type { Work, WorkHooks } from './worker-pool.contract.ts';
import { WorkerPool } from './worker-pool.ts';

export type QueryWorkerOptions = {
  /** How many child processes at most, for our own queries and once more for those of strangers. */
  count: number;
  memoryMegabytes: number;
  timeoutMilliseconds: number;
  temporaryFolder?: string;
  /** Told when a child ends that was not asked to. */
  onChildLost?: (reason: string) => void;
};

const QUERIES_PER_CHILD = 3;
const WAITING_PER_CHILD = 32;
const THREADS_ALONE = 4;
const TEMPORARY_MEGABYTES = 20_000;

// Two at least, so that one stranger never has all the places.
const MINIMUM_PUBLIC_CHILDREN = 2;
const PUBLIC_TIMEOUT_MILLISECONDS = 10_000;
const PUBLIC_TEMPORARY_MEGABYTES = 1000;
const PUBLIC_FOLDER = 'public-queries';
const IDLE_MILLISECONDS = 60_000;
const BACKGROUND_IDLE_MILLISECONDS = 5000;
const WAITING_PER_STRANGER = 8;
// An office behind one address asks a good deal, and needs not all.
const SHARE_OF_PLACES = 2 / 3;
const SHARE_OF_QUEUE = 0.5;
const PATIENCE_MILLISECONDS = 30_000;

/**
 * The child processes that run DuckDB, in three pools that share nothing but the machine: one for queries that
 * this service wrote, warm from the start; one for SQL that strangers wrote; one for work that nobody waits for. In the
 * second each query has a child to itself, so that what it breaks is its own, and yields to every other process. The children of
 * the last two are ended first when memory runs out. In the first two nobody has more than a share of the places, and who has the
 * fewest comes first.
 */
export function createQueryWorkers(options: QueryWorkerOptions): QueryWorkers {
  const own = createOwnPool(options);
  const strangers = createPublicPool(options);
  const background = createBackgroundPool(options);
  const submit = (work: Work, { caller = currentAsker(), ...hooks }: WorkHooks): Promise<unknown> =>
    isForeign(work)
      ? strangers.submit(work, { ...hooks, caller: caller ?? 'nobody' })
      : (isBackground(work) ? background : own).submit(work, { ...hooks, caller });
  const ask = (work: Work, hooks: WorkHooks): Promise<unknown> =>
    watchQuery(
      () => describeWork(work),
      () => submit(work, hooks),
      { takesLong: takesLong(work, options) },
    );
  return {
    run: async (request, signal) =>
      (await ask({ kind: 'run', request }, { signal, caller: request.caller })) as QueryResult,
    export: async (request, hooks) =>
      (await ask({ kind: 'export', request }, hooks ?? {})) as { rows: number },
    serializeSql: (sql, hooks = {}) => ask({ kind: 'serialize', sql }, hooks),
    close: async () => {
      await Promise.all([own.close(), strangers.close(), background.close()]);
    },
  };
}

function createOwnPool(options: QueryWorkerOptions): WorkerPool {
  return new WorkerPool({
    children: options.count,
    queriesPerChild: QUERIES_PER_CHILD,
    timeoutMilliseconds: options.timeoutMilliseconds,
    waiting: options.count * WAITING_PER_CHILD,
    share: {
      running: Math.floor(options.count * QUERIES_PER_CHILD * SHARE_OF_PLACES),
      waiting: options.count * WAITING_PER_CHILD * SHARE_OF_QUEUE,
    },
    patienceMilliseconds: PATIENCE_MILLISECONDS,
    idleMilliseconds: IDLE_MILLISECONDS,
    kept: 1,
    onChildLost: options.onChildLost,
    engine: {
      memoryMegabytes: options.memoryMegabytes,
      threads: threadsOf(options.count),
      temporaryFolder: options.temporaryFolder ?? tmpdir(),
      temporaryMegabytes: TEMPORARY_MEGABYTES,
      niceness: 0,
      isExpendable: false,
    },
  });
}

function createPublicPool(options: QueryWorkerOptions): WorkerPool {
  const children = Math.max(MINIMUM_PUBLIC_CHILDREN, options.count);
  return new WorkerPool({
    children,
    queriesPerChild: 1,
    timeoutMilliseconds: Math.min(options.timeoutMilliseconds, PUBLIC_TIMEOUT_MILLISECONDS),
    waiting: children * WAITING_PER_CHILD,
    share: { running: Math.floor(children / 2), waiting: WAITING_PER_STRANGER },
    idleMilliseconds: IDLE_MILLISECONDS,
    kept: 0,
    onChildLost: options.onChildLost,
    engine: {
      memoryMegabytes: options.memoryMegabytes / 2,
      // They may have all processors, because they give way to whatever else wants one.
      threads: threadsOf(children),
      // Whatever an engine is locked to, it can read the folder that it spills to: no other files are in there.
      temporaryFolder: join(options.temporaryFolder ?? tmpdir(), PUBLIC_FOLDER),
      temporaryMegabytes: PUBLIC_TEMPORARY_MEGABYTES,
      niceness: 10,
      isExpendable: true,
    },
  });
}

function createBackgroundPool(options: QueryWorkerOptions): WorkerPool {
  return new WorkerPool({
    children: 1,
    queriesPerChild: 1,
    timeoutMilliseconds: options.timeoutMilliseconds,
    waiting: WAITING_PER_CHILD,
    idleMilliseconds: BACKGROUND_IDLE_MILLISECONDS,
    kept: 0,
    onChildLost: options.onChildLost,
    engine: {
      memoryMegabytes: options.memoryMegabytes / 2,
      threads: 1,
      temporaryFolder: options.temporaryFolder ?? tmpdir(),
      temporaryMegabytes: TEMPORARY_MEGABYTES,
      // Its one thread takes its share: on a machine that is always busy, work that gave way would never be done.
      niceness: 0,
      isExpendable: true,
    },
  });
}

function isBackground(work: Work): boolean {
  return work.kind !== 'serialize' && work.request.background === true;
}

/** Whether nobody waits for a page with it: it writes a file, is done beforehand, or has more time than a query usually has. */
function takesLong(work: Work, usual: QueryWorkerOptions): boolean {
  if (work.kind !== 'run') return work.kind === 'export';
  return isBackground(work) || (work.request.timeoutMilliseconds ?? 0) > usual.timeoutMilliseconds;
}

function isForeign(work: Work): boolean {
  return work.kind === 'serialize' || (work.kind === 'run' && work.request.locked === true);
}

/** A query that runs alone should find a few processors, though they are shared when all children are busy. */
function threadsOf(children: number): number {
  const processors = availableParallelism();
  return Math.max(Math.floor(processors / children), Math.min(processors, THREADS_ALONE));
}
