import { availableParallelism, tmpdir } from 'node:os';
import {
  type ExportProgress,
  type ExportRequest,
  QueryError,
  type QueryFailure,
  type QueryRequest,
  type QueryResult,
  type QueryWorkers,
  type WorkerMessage,
} from './query-worker.contract.ts';
import { type EngineSettings, startWorkerProcess, type WorkerProcess } from './worker-process.ts';

export type QueryWorkerOptions = {
  /** How many child processes at most. */
  count: number;
  memoryMegabytes: number;
  timeoutMilliseconds: number;
  temporaryFolder?: string;
  /** Told when a child ends that was not asked to. */
  onChildLost?: (reason: string) => void;
};

const QUERIES_PER_CHILD = 3;
// Downloads and imports take minutes; a place is kept free of them for those who wait for a page.
const EXPORTS_PER_CHILD = 2;
const WAITING_PER_CHILD = 32;
const GRACE_MILLISECONDS = 1000;
const TEMPORARY_MEGABYTES = 20_000;

type Work =
  | { kind: 'run'; request: QueryRequest }
  | { kind: 'export'; request: ExportRequest }
  | { kind: 'serialize'; sql: string };

type Job = {
  id: number;
  work: Work;
  timeoutMilliseconds: number;
  settle(outcome: { result: unknown } | { error: QueryError }): void;
  onProgress?: ((progress: ExportProgress) => void) | undefined;
  /** Why it was told to stop, once it was. */
  stopping?: QueryFailure;
  timers: NodeJS.Timeout[];
  attempts: number;
};

type Child = { process: WorkerProcess; jobs: Map<number, Job>; ready: boolean };

/**
 * A pool of child processes that run DuckDB. One is started at once and kept warm, more come when
 * queries overlap. A query over its time is interrupted, and where that does not help its child is
 * killed; queries of our own that lost their child through another's fault run once more.
 */
export function createQueryWorkers(options: QueryWorkerOptions): QueryWorkers {
  const pool = new Pool(options);
  return {
    run: async (request, signal) => (await pool.submit({ kind: 'run', request }, { signal })) as QueryResult,
    export: async (request, hooks) =>
      (await pool.submit({ kind: 'export', request }, hooks ?? {})) as { rows: number },
    serializeSql: (sql) => pool.submit({ kind: 'serialize', sql }, {}),
    close: async () => pool.close(),
  };
}

class Pool {
  readonly #options: QueryWorkerOptions;
  readonly #settings: EngineSettings;
  readonly #children = new Set<Child>();
  readonly #waiting: Job[] = [];
  #lastId = 0;
  #closed = false;

  constructor(options: QueryWorkerOptions) {
    this.#options = options;
    this.#settings = {
      memoryMegabytes: options.memoryMegabytes,
      threads: Math.max(1, Math.floor(availableParallelism() / options.count)),
      temporaryFolder: options.temporaryFolder ?? tmpdir(),
      temporaryMegabytes: TEMPORARY_MEGABYTES,
    };
    this.#startChild();
  }

  submit(
    work: Work,
    hooks: {
      signal?: AbortSignal | undefined;
      onProgress?: ((progress: ExportProgress) => void) | undefined;
    },
  ): Promise<unknown> {
    const { signal, onProgress } = hooks;
    return new Promise((resolve, reject) => {
      const refusal = this.#refusal(signal);
      if (refusal) {
        reject(refusal);
        return;
      }
      const job: Job = {
        id: ++this.#lastId,
        work,
        timeoutMilliseconds: timeoutOf(work) ?? this.#options.timeoutMilliseconds,
        onProgress,
        timers: [],
        attempts: 0,
        settle: (outcome) => {
          for (const timer of job.timers) clearTimeout(timer);
          signal?.removeEventListener('abort', leave);
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.result);
        },
      };
      const leave = (): void => this.#abandon(job);
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(job);
      this.#assign();
    });
  }

  close(): void {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.settle({ error: failure('cancelled') });
    for (const child of this.#children) {
      for (const job of child.jobs.values()) job.settle({ error: failure('cancelled') });
      child.jobs.clear();
      child.process.kill();
    }
  }

  #refusal(signal: AbortSignal | undefined): QueryError | undefined {
    if (this.#closed || signal?.aborted) return failure('cancelled');
    const limit = this.#options.count * WAITING_PER_CHILD;
    return this.#waiting.length >= limit ? failure('busy') : undefined;
  }

  #assign(): void {
    for (const job of this.#waiting.slice()) {
      const child = this.#childFor(job);
      if (!child) continue;
      this.#waiting.splice(this.#waiting.indexOf(job), 1);
      this.#give(child, job);
    }
  }

  /** The least busy child that may take the job, a new one when all are busy and there may be more. */
  #childFor(job: Job): Child | undefined {
    const children = [...this.#children].sort((one, other) => one.jobs.size - other.jobs.size);
    if (children[0]?.jobs.size !== 0 && children.length < this.#options.count) return this.#startChild();
    return children.find((child) => hasPlaceFor(child, job));
  }

  #give(child: Child, job: Job): void {
    child.jobs.set(job.id, job);
    job.attempts++;
    const timer = setTimeout(() => this.#stop(child, job, 'timed_out'), job.timeoutMilliseconds);
    job.timers.push(timer);
    child.process.send({ id: job.id, ...job.work });
  }

  /** Interrupts the query; kills the child when that has not helped after a moment. */
  #stop(child: Child, job: Job, why: QueryFailure): void {
    if (job.stopping) return;
    job.stopping = why;
    child.process.send({ kind: 'cancel', id: job.id });
    job.timers.push(setTimeout(() => child.process.kill(), GRACE_MILLISECONDS));
  }

  #abandon(job: Job): void {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) {
      this.#waiting.splice(place, 1);
      job.settle({ error: failure('cancelled') });
      return;
    }
    for (const child of this.#children) if (child.jobs.has(job.id)) this.#stop(child, job, 'cancelled');
  }

  #startChild(): Child {
    const jobs = new Map<number, Job>();
    const child: Child = {
      jobs,
      ready: false,
      process: startWorkerProcess(this.#settings, {
        message: (message) => this.#hear(child, message),
        exit: (reason) => this.#bury(child, reason),
      }),
    };
    this.#children.add(child);
    return child;
  }

  #hear(child: Child, message: WorkerMessage): void {
    if (message.kind === 'ready') {
      child.ready = true;
      return;
    }
    const job = child.jobs.get(message.id);
    if (!job) return;
    if (message.kind === 'progress') {
      job.onProgress?.(message.progress);
      return;
    }
    child.jobs.delete(message.id);
    if (message.kind === 'done') job.settle({ result: message.result });
    else job.settle({ error: failure(job.stopping ?? message.failure, message.message) });
    this.#assign();
  }

  #bury(child: Child, reason: string): void {
    this.#children.delete(child);
    if (this.#closed) return;
    this.#options.onChildLost?.(reason);
    for (const job of child.jobs.values()) this.#mourn(job);
    // A child that never came up would only fail again: the next query tries.
    if (this.#children.size === 0 && child.ready) this.#startChild();
    this.#assign();
  }

  #mourn(job: Job): void {
    if (job.stopping) job.settle({ error: failure(job.stopping) });
    else if (job.attempts > 1 || isForeign(job.work)) job.settle({ error: failure('crashed') });
    else {
      for (const timer of job.timers.splice(0)) clearTimeout(timer);
      this.#waiting.unshift(job);
    }
  }
}

function hasPlaceFor({ jobs }: Child, job: Job): boolean {
  if (jobs.size >= QUERIES_PER_CHILD) return false;
  if (job.work.kind !== 'export') return true;
  return [...jobs.values()].filter(({ work }) => work.kind === 'export').length < EXPORTS_PER_CHILD;
}

const messages: Record<QueryFailure, string> = {
  syntax: 'The query is not valid SQL',
  failed: 'The query failed',
  timed_out: 'The query took too long and was stopped',
  out_of_memory: 'The query needs more memory than it may use',
  crashed: 'The query ended its process, most likely by using too much memory',
  busy: 'Too many queries are waiting; try again in a moment',
  cancelled: 'The query was cancelled',
};

// DuckDB's own words say what is wrong with a query; for the rest ours are plainer.
function failure(kind: QueryFailure, message?: string): QueryError {
  const useful = kind === 'syntax' || kind === 'failed';
  return new QueryError(kind, (useful && message) || messages[kind]);
}

function timeoutOf(work: Work): number | undefined {
  return work.kind === 'serialize' ? undefined : work.request.timeoutMilliseconds;
}

function isForeign(work: Work): boolean {
  return work.kind === 'run' && work.request.locked === true;
}
