import type { ExportProgress, QueryError, QueryFailure, WorkerMessage } from './query-worker.contract.ts';
import { failure, outcomeOf } from './query-failure-words.ts';
import type { PoolOptions, Work, WorkHooks } from './worker-pool.contract.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

type Job = {
  id: number;
  work: Work;
  caller: string | undefined;
  /** Writes a file, or may take longer than a query usually has. */
  isLong: boolean;
  timeoutMilliseconds: number;
  settle(outcome: { result: unknown } | { error: QueryError }): void;
  onProgress?: ((progress: ExportProgress) => void) | undefined;
  /** Why it was told to stop, once it was. */
  stopping?: QueryFailure;
  timers: NodeJS.Timeout[];
  attempts: number;
};

type Child = {
  process: WorkerProcess;
  jobs: Map<number, Job>;
  ready: boolean;
  idleTimer?: NodeJS.Timeout;
};

// Downloads, imports and merges take minutes; a place is kept free of them for those who wait for a page, and so is
// half of the queue.
const LONG_PER_CHILD = 2;
const LONG_SHARE_OF_QUEUE = 0.5;
const GRACE_MILLISECONDS = 1000;
/** How long a child may take to come up, beside what its first query takes. */
const START_MILLISECONDS = 30_000;

/**
 * Child processes that run DuckDB, and the queue before them. More come when queries overlap. A query over
 * its time is interrupted, and where that does not help its child is killed; queries that lost their child
 * through a neighbour's fault run once more.
 */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #startProcess: typeof startWorkerProcess;
  readonly #children = new Set<Child>();
  readonly #waiting: Job[] = [];
  #lastId = 0;
  #closed = false;

  /** @param startProcess starts a child; another one only where there is to be no DuckDB behind it */
  constructor(options: PoolOptions, startProcess = startWorkerProcess) {
    this.#options = options;
    this.#startProcess = startProcess;
    if (options.kept > 0) this.#startChild();
  }

  /** Waits for a place, does the work and gives its result. @throws QueryError */
  submit(work: Work, hooks: WorkHooks = {}): Promise<unknown> {
    const { signal, onProgress, caller } = hooks;
    return new Promise((resolve, reject) => {
      const usual = this.#options.timeoutMilliseconds;
      const timeoutMilliseconds = timeoutOf(work) ?? usual;
      const isLong = work.kind === 'export' || timeoutMilliseconds > usual;
      const refusal = this.#refusal(caller, isLong, signal);
      if (refusal) {
        reject(refusal);
        return;
      }
      const job: Job = {
        id: ++this.#lastId,
        work,
        caller,
        isLong,
        timeoutMilliseconds,
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
      this.#loseHeartLater(job);
      this.#waiting.push(job);
      this.#assign();
    });
  }

  /** Ends the children, whatever they are doing, and waits until they have gone. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.settle({ error: failure('cancelled') });
    for (const child of this.#children) {
      for (const job of child.jobs.values()) job.settle({ error: failure('cancelled') });
      child.jobs.clear();
      clearTimeout(child.idleTimer);
      child.process.kill();
    }
    await Promise.all([...this.#children].map((child) => child.process.ended));
  }

  #refusal(
    caller: string | undefined,
    isLong: boolean,
    signal: AbortSignal | undefined,
  ): QueryError | undefined {
    if (this.#closed || signal?.aborted) return failure('cancelled');
    const { share, waiting } = this.#options;
    const own = this.#waiting.filter((job) => job.caller === caller).length;
    if (share && caller !== undefined && own >= share.waiting) {
      return failure('busy', 'Too many of your queries are waiting; let one end before you send the next');
    }
    const long = this.#waiting.filter((job) => job.isLong).length;
    if (isLong && long >= waiting * LONG_SHARE_OF_QUEUE) return failure('busy');
    return this.#waiting.length >= waiting ? failure('busy') : undefined;
  }

  #assign(): void {
    for (const job of this.#inTurn()) {
      if (this.#hasItsShare(job.caller)) continue;
      const child = this.#childFor(job);
      if (!child) continue;
      this.#waiting.splice(this.#waiting.indexOf(job), 1);
      this.#give(child, job);
    }
  }

  #hasItsShare(caller: string | undefined): boolean {
    const { share } = this.#options;
    return share !== undefined && caller !== undefined && this.#runningOf(caller) >= share.running;
  }

  /** Nobody is left to wait for what cannot be done soon. */
  #loseHeartLater(job: Job): void {
    const { patienceMilliseconds } = this.#options;
    if (patienceMilliseconds === undefined || job.caller === undefined || job.isLong) return;
    // A job that has got a place, or has ended, has no such timer any more.
    const giveUp = (): void => {
      this.#waiting.splice(this.#waiting.indexOf(job), 1);
      job.settle({ error: failure('busy') });
    };
    job.timers.push(setTimeout(giveUp, patienceMilliseconds));
  }

  /** The waiting queries, first those of callers who have the fewest running, among them the oldest. */
  #inTurn(): Job[] {
    if (!this.#options.share) return this.#waiting.slice();
    return this.#waiting.toSorted(
      (one, other) => this.#runningOf(one.caller) - this.#runningOf(other.caller) || one.id - other.id,
    );
  }

  #runningOf(caller: string | undefined): number {
    const jobs = [...this.#children].flatMap((child) => [...child.jobs.values()]);
    return jobs.filter((job) => job.caller === caller).length;
  }

  /** The least busy child that may take the job, a new one when all are busy and there may be more. */
  #childFor(job: Job): Child | undefined {
    const children = [...this.#children].sort((one, other) => one.jobs.size - other.jobs.size);
    if (children[0]?.jobs.size !== 0 && children.length < this.#options.children) return this.#startChild();
    return children.find((child) => this.#hasPlaceFor(child, job));
  }

  #hasPlaceFor({ jobs }: Child, job: Job): boolean {
    if (jobs.size >= this.#options.queriesPerChild) return false;
    return !job.isLong || [...jobs.values()].filter(({ isLong }) => isLong).length < LONG_PER_CHILD;
  }

  #give(child: Child, job: Job): void {
    clearTimeout(child.idleTimer);
    child.jobs.set(job.id, job);
    job.attempts++;
    this.#stopLater(child, job, job.timeoutMilliseconds + (child.ready ? 0 : START_MILLISECONDS));
    child.process.send({ id: job.id, ...job.work });
  }

  /** Its time is that of the query: a process that starts on a busy machine takes none of it. */
  #stopLater(child: Child, job: Job, milliseconds: number): void {
    for (const timer of job.timers.splice(0)) clearTimeout(timer);
    job.timers.push(setTimeout(() => this.#stop(child, job, 'timed_out'), milliseconds));
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
    const child: Child = {
      jobs: new Map<number, Job>(),
      ready: false,
      process: this.#startProcess(this.#options.engine, {
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
      for (const job of child.jobs.values()) {
        if (!job.stopping) this.#stopLater(child, job, job.timeoutMilliseconds);
      }
      return;
    }
    const job = child.jobs.get(message.id);
    if (!job) return;
    if (message.kind === 'progress') {
      job.onProgress?.(message.progress);
      return;
    }
    child.jobs.delete(message.id);
    // What was interrupted while its rows were read ends like one that has no more of them: that is no answer.
    job.settle(job.stopping ? { error: failure(job.stopping) } : outcomeOf(message));
    this.#assign();
    this.#restLater(child);
  }

  #restLater(child: Child): void {
    const { idleMilliseconds, kept } = this.#options;
    if (child.jobs.size > 0) return;
    child.idleTimer = setTimeout(() => {
      if (this.#children.size <= kept) return;
      this.#children.delete(child);
      child.process.kill();
    }, idleMilliseconds);
    child.idleTimer.unref();
  }

  #bury(child: Child, reason: string): void {
    // A child that was sent to rest is none of ours any more.
    if (!this.#children.delete(child) || this.#closed) return;
    this.#options.onChildLost?.(reason);
    for (const job of child.jobs.values()) this.#mourn(job);
    // A child that never came up would only fail again: the next query tries.
    if (this.#options.kept > 0 && this.#children.size === 0 && child.ready) this.#startChild();
    this.#assign();
  }

  #mourn(job: Job): void {
    if (job.stopping) job.settle({ error: failure(job.stopping) });
    // Alone in its child, it has only itself to blame.
    else if (job.attempts > 1 || this.#options.queriesPerChild === 1)
      job.settle({ error: failure('crashed') });
    else {
      for (const timer of job.timers.splice(0)) clearTimeout(timer);
      this.#waiting.unshift(job);
    }
  }
}

function timeoutOf(work: Work): number | undefined {
  return work.kind === 'serialize' ? undefined : work.request.timeoutMilliseconds;
}
