import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import {
  ApplicationError,
  asJob,
  askedBy,
  type Clock,
  markFailed,
  type Sql,
  toApplicationError,
} from '@gazetteer/kernel';
import { ImportRefusal } from '../import/files/import-refusal.ts';
import { isGone, thisProcess } from '../objects/process-name.ts';
import type { JobProgress, JobTables, StoredJob } from './job-tables.ts';
import {
  deleteOldJobs,
  endJob,
  endLease,
  extendLease,
  listActiveIds,
  listLostJobs,
  listOwners,
  noteProgress,
  queueJob,
  takeJob,
} from './job.store.ts';

/** What comes of a job: rows with a report, or the question which sheet is meant. */
export type JobOutcome = { report: object; rows: number } | { sheets: string[] };

export type JobHooks = { signal: AbortSignal; onProgress: (progress: JobProgress) => void };

export type JobRunnerOptions = {
  sql: Sql<JobTables>;
  clock: Clock;
  /** Does one job; stops when the signal says so. */
  work: (job: StoredJob, path: string, hooks: JobHooks) => Promise<JobOutcome>;
  /** Takes back what a process that died had begun for a job. */
  takeBack: (job: StoredJob) => Promise<void>;
  /** Told of faults that are ours. */
  onFault?: (error: unknown) => void;
};

const AT_ONCE = 2;
const BEAT_MILLISECONDS = 1000;
const BEATS_A_SWEEP = 10;
const LEASE_MILLISECONDS = 30_000;
const CHOICE_MILLISECONDS = 60 * 60_000;
const HISTORY_MILLISECONDS = 365 * 24 * 60 * 60_000;

/**
 * Runs the jobs of one process, two at a time, in the order they were asked for, and one at a time for a resource. Every
 * second it says in SQL that it lives, how far its jobs are, and learns what was cancelled elsewhere; jobs of a process
 * that says so no more are ended by the others.
 */
export class JobRunner {
  /** The name of this process in SQL. */
  readonly owner = `${thisProcess} ${randomUUID()}`;
  readonly #options: JobRunnerOptions;
  /** Every job of this process that has not ended, and where its file is or will be. */
  readonly #files = new Map<string, string>();
  readonly #running = new Map<string, { stop: AbortController; ended: Promise<void> }>();
  readonly #progress = new Map<string, JobProgress>();
  #timer: NodeJS.Timeout | undefined;
  #beats = 0;
  #turn: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(options: JobRunnerOptions) {
    this.#options = options;
  }

  /** Ends what dead processes have left, and begins to beat. */
  async start(): Promise<void> {
    await this.#endLeasesOfTheDead();
    await this.#endLostJobs();
    const before = this.#now().getTime() - HISTORY_MILLISECONDS;
    await deleteOldJobs(this.#options.sql, new Date(before).toISOString());
    this.#timer = setInterval(() => void this.#safely(() => this.#beatOnTime()), BEAT_MILLISECONDS).unref();
  }

  /** Until when jobs that are made now count as this process's. */
  lease(): string {
    return new Date(this.#now().getTime() + LEASE_MILLISECONDS).toISOString();
  }

  /** Takes a job in, with the place of its file. */
  own(id: string, path: string): void {
    if (this.#closed) throw interrupted();
    this.#files.set(id, path);
  }

  /** Lets go of a job and removes its file. */
  async disown(id: string): Promise<void> {
    const path = this.#files.get(id);
    this.#files.delete(id);
    if (path) await rm(path, { force: true });
  }

  /** Begins the jobs whose turn it is. */
  wake(): void {
    this.#turn = this.#turn.then(() => this.#safely(() => this.#begin()));
  }

  /** Stops a job at once where it runs in this process; another process learns it from SQL. */
  async stop(id: string): Promise<void> {
    this.#running.get(id)?.stop.abort();
    if (!this.#running.has(id)) await this.disown(id);
  }

  /** Does what is done every second. */
  async beat(): Promise<void> {
    const { sql } = this.#options;
    if (this.#files.size > 0) await extendLease(sql, this.owner, this.lease());
    for (const [id, progress] of this.#progress) {
      this.#progress.delete(id);
      await noteProgress(sql, id, progress);
    }
    const ids = [...this.#files.keys()];
    const active = new Set(await listActiveIds(sql, ids));
    for (const id of ids) if (!active.has(id)) await this.stop(id);
    await this.#endLostJobs();
    this.wake();
  }

  /** Stops all jobs; they fail as interrupted. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#turn;
    for (const { stop } of this.#running.values()) stop.abort();
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
    for (const id of this.#files.keys()) {
      await this.#safely(() => this.#fail(id, interrupted()));
      await this.disown(id);
    }
  }

  async #beatOnTime(): Promise<void> {
    this.#beats += 1;
    // An idle process looks only now and then what others may have left.
    if (this.#files.size > 0 || this.#beats % BEATS_A_SWEEP === 0) await this.beat();
  }

  async #begin(): Promise<void> {
    while (!this.#closed && this.#files.size > 0 && this.#running.size < AT_ONCE) {
      const job = await takeJob(this.#options.sql, this.owner, this.#now().toISOString());
      if (!job) return;
      const stop = new AbortController();
      // In nobody's name: who asked may have five under way, and that is all their share.
      const run = () => this.#run(job, stop.signal);
      const ended = askedBy(undefined, () => asJob('import', { 'import.id': job.id }, run));
      this.#running.set(job.id, { stop, ended });
    }
  }

  async #run(job: StoredJob, signal: AbortSignal): Promise<void> {
    const { sql, work } = this.#options;
    const path = this.#files.get(job.id) ?? '';
    // What a job does is short or runs elsewhere: its first step waits until it stands among the running ones.
    await Promise.resolve();
    let waitsForChoice = false;
    try {
      const onProgress = (progress: JobProgress) => void this.#progress.set(job.id, progress);
      const outcome = await work(job, path, { signal, onProgress });
      if ('sheets' in outcome) {
        const choice = { phase: 'choosing', sheets: JSON.stringify(outcome.sheets) } as const;
        waitsForChoice = await queueJob(sql, job.id, { ...choice, source_path: path });
      } else {
        const { rows, report } = outcome;
        const finished_at = this.#now().toISOString();
        await endJob(sql, job.id, {
          state: 'done',
          finished_at,
          rows,
          fraction: 1,
          report: JSON.stringify(report),
        });
      }
    } catch (error) {
      await this.#safely(() => this.#fail(job.id, this.#closed ? interrupted() : error));
    } finally {
      this.#progress.delete(job.id);
      this.#running.delete(job.id);
      if (!waitsForChoice) await this.disown(job.id);
      this.wake();
    }
  }

  async #fail(id: string, error: unknown): Promise<void> {
    markFailed(error);
    const { code, status, message, fields } = toApplicationError(error);
    if (status >= 500) this.#options.onFault?.(error);
    const finished_at = this.#now().toISOString();
    const reason = error instanceof ImportRefusal ? { reason: error.refused.reason } : {};
    const shown = JSON.stringify({ code, message, ...(fields && { fields }), ...reason });
    await endJob(this.#options.sql, id, { state: 'failed', finished_at, error: shown });
  }

  /** Of processes of this machine that are gone nobody has to wait for the lease to end. */
  async #endLeasesOfTheDead(): Promise<void> {
    const past = new Date(this.#now().getTime() - 1).toISOString();
    for (const owner of await listOwners(this.#options.sql))
      if (isGone(owner)) await endLease(this.#options.sql, owner, past);
  }

  async #endLostJobs(): Promise<void> {
    const { sql, takeBack } = this.#options;
    const now = this.#now();
    const abandoned = new Date(now.getTime() - CHOICE_MILLISECONDS).toISOString();
    for (const job of await listLostJobs(sql, now.toISOString(), abandoned)) {
      const finished_at = now.toISOString();
      // Its rows are there: only what would have been said of them is lost.
      const isDone = job.published === 1;
      const { code, message } = job.phase === 'choosing' ? notChosen() : interrupted();
      const end = isDone
        ? ({ state: 'done', finished_at, fraction: 1 } as const)
        : ({ state: 'failed', finished_at, error: JSON.stringify({ code, message }) } as const);
      if ((await endJob(sql, job.id, end)) && !isDone) await takeBack(job);
    }
  }

  #now(): Date {
    return this.#options.clock();
  }

  async #safely(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.#closed) this.#options.onFault?.(error);
    }
  }
}

function interrupted(): ApplicationError {
  const message =
    'The server stopped before the import was done. Nothing was imported; please start it again.';
  return new ApplicationError('interrupted', 503, message);
}

function notChosen(): ApplicationError {
  return new ApplicationError('not_chosen', 400, 'No sheet was chosen within an hour. Nothing was imported.');
}
