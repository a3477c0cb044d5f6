import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  ApplicationError,
  asJob,
  type BackgroundTask,
  createBackgroundTask,
  markFailed,
} from '@gazetteer/kernel';
import { ImportSourceError } from '../files/catalogue-source.ts';
import { endImportRun } from '../harvest.store.ts';
import type { HarvestSources } from './harvest-sources.ts';
import { locationOf } from './open-source.ts';
import { readRun } from './read-run.ts';
import { writeRunReport } from './run-report.ts';
import { nextTime, retryTime } from './schedule.ts';
import {
  changeSource,
  deleteOldRuns,
  dueSources,
  endRun,
  findRun,
  findSource,
  insertRun,
  listAbandonedRuns,
  moveDueTime,
  noteRun,
  releaseRun,
  type RunNote,
  takeRun,
} from './source.store.ts';
import type { StoredRun, StoredSource } from './source-tables.ts';
import { newRun } from './start-run.ts';

const BEAT_MILLISECONDS = 2000;
const LEASE_MILLISECONDS = 60_000;
const AT_ONCE = 2;
const DUE_AT_A_TIME = 20;
/** Runs of a source that are remembered. */
const RUNS_KEPT = 100;
/** A run that ends the process that reads it is not tried for ever. */
const MOST_TAKEN = 5;

/** Why a run of this process is to end before its end. */
type Ending = 'stopped' | 'closing' | 'lost';

type Running = {
  stop: AbortController;
  ending: Ending | undefined;
  progress: { done: number; total: number } | undefined;
  ended: Promise<void>;
};

/** The run is another process's by now, or is gone with its source. */
class RunLost extends Error {}

/**
 * Runs what is due, in one process of several: each run belongs to the process that took it for as long as that says that
 * it lives, and no batch is written by one that it belongs to no more. What a dead process leaves is gone on with where
 * it was.
 */
export class HarvestRunner {
  readonly #sources: HarvestSources;
  readonly #owner = `${hostname()} ${process.pid} ${randomUUID()}`;
  readonly #running = new Map<string, Running>();
  #closed = false;

  constructor(sources: HarvestSources) {
    this.#sources = sources;
  }

  /** The runner as a task of this process. */
  task(): BackgroundTask {
    const beats = createBackgroundTask('harvesting sources that are due', this.#sources.log, {
      milliseconds: BEAT_MILLISECONDS,
      work: () => this.tick(),
    });
    const stop = async () => {
      await beats.stop();
      await this.close();
    };
    return { start: beats.start, stop };
  }

  /** Does what is done every two seconds; does not wait for the runs that it begins. */
  async tick(): Promise<void> {
    await this.#beat();
    await this.#askForDueRuns();
    await this.#takeRuns();
  }

  /** Resolves when the runs of this process have ended. */
  async settled(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  /** Ends the runs of this process where they are; another process goes on with them. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const running of this.#running.values()) end(running, 'closing');
    await this.settled();
  }

  /** Says that the runs of this process live, and learns which of them are to end. */
  async #beat(): Promise<void> {
    const { sql } = this.#sources;
    for (const [id, running] of this.#running) {
      const isOurs = await noteRun(sql, this.#ours(id), {
        lease_until: this.#lease(),
        ...running.progress,
      });
      if (!isOurs) end(running, 'lost');
      else if ((await findRun(sql, id))?.stop_asked === 1) end(running, 'stopped');
    }
  }

  async #askForDueRuns(): Promise<void> {
    const { sql } = this.#sources;
    const now = this.#now();
    for (const source of await dueSources(sql, now.toISOString(), DUE_AT_A_TIME)) {
      const next = nextTime(source.schedule, new Date(source.next_run_at ?? now), now);
      await sql.transaction(async () => {
        if (!(await moveDueTime(sql, source, next?.toISOString() ?? null))) return;
        await insertRun(sql, newRun(source, { askedBy: null, now }));
      });
    }
  }

  async #takeRuns(): Promise<void> {
    const { sql } = this.#sources;
    const free = AT_ONCE - this.#running.size;
    if (this.#closed || free <= 0) return;
    for (const waiting of await listAbandonedRuns(sql, this.#now().toISOString(), free)) {
      const started_at = waiting.started_at ?? this.#now().toISOString();
      const taken = await takeRun(sql, waiting, {
        owner: this.#owner,
        lease_until: this.#lease(),
        started_at,
      });
      const source = taken && (await findSource(sql, taken.source_id));
      if (taken && source) this.#start(source, taken);
    }
  }

  #start(source: StoredSource, run: StoredRun): void {
    const running: Running = {
      stop: new AbortController(),
      ending: undefined,
      progress: undefined,
      ended: Promise.resolve(),
    };
    this.#running.set(run.id, running);
    const work = () => this.#run(source, run, running);
    running.ended = asJob('harvest', { 'harvest.source': source.id }, work).finally(() =>
      this.#running.delete(run.id),
    );
  }

  async #run(source: StoredSource, run: StoredRun, running: Running): Promise<void> {
    try {
      await this.#read(source, run, running);
    } catch (error) {
      // The store is away: once it is back, the run is taken up again.
      this.#sources.log.error({ err: error, source: source.id }, 'the end of a harvest could not be written');
    }
  }

  async #read(source: StoredSource, run: StoredRun, running: Running): Promise<void> {
    if (run.stop_asked === 1) return this.#finish(source, run, { state: 'stopped' });
    if (run.taken > MOST_TAKEN) return this.#finish(source, run, { state: 'failed', ...told(interrupted()) });
    try {
      const report = await readRun(
        this.#sources,
        { source, run },
        {
          signal: running.stop.signal,
          onProgress: (progress) => (running.progress = progress),
          note: (note) => this.#note(run, { ...running.progress, ...note }),
        },
      );
      if (report) {
        return await this.#finish(source, run, { state: 'done', report: writeRunReport(report) });
      }
    } catch (error) {
      if (error instanceof RunLost) return;
      if (running.ending === undefined) return this.#fail(source, run, error);
    }
    if (running.ending === 'stopped') await this.#finish(source, run, { state: 'stopped' });
    if (running.ending === 'closing') await releaseRun(this.#sources.sql, this.#ours(run.id));
  }

  async #note({ id }: StoredRun, note: RunNote): Promise<void> {
    const isOurs = await noteRun(this.#sources.sql, this.#ours(id), { ...note, lease_until: this.#lease() });
    if (!isOurs) throw new RunLost();
  }

  async #fail(source: StoredSource, run: StoredRun, error: unknown): Promise<void> {
    markFailed(error);
    if (!isForeseen(error)) {
      this.#sources.log.error({ err: error, source: source.id }, 'a harvest ended by a fault');
    }
    await this.#finish(source, run, { state: 'failed', ...told(error) });
  }

  /** Ends a run, says of its source when the next is due, and forgets the oldest runs. */
  async #finish(
    { id }: StoredSource,
    run: StoredRun,
    outcome: Pick<StoredRun, 'state'> & Partial<StoredRun>,
  ): Promise<void> {
    const { sql } = this.#sources;
    const now = this.#now();
    await sql.transaction(async () => {
      const source = await findSource(sql, id);
      if (!source) return;
      const recovered = outcome.state === 'done' && source.failures > 0 ? 1 : 0;
      const finished_at = now.toISOString();
      if (!(await endRun(sql, this.#ours(run.id), { ...outcome, finished_at, recovered }))) return;
      await changeSource(sql, { id, revision: undefined }, afterRun(source, outcome.state, now));
      if (outcome.state !== 'done') await endImportRun(sql, locationOf(source));
      await deleteOldRuns(sql, id, RUNS_KEPT);
    });
  }

  #ours(id: string): Pick<StoredRun, 'id' | 'owner'> {
    return { id, owner: this.#owner };
  }

  #lease(): string {
    return new Date(this.#now().getTime() + LEASE_MILLISECONDS).toISOString();
  }

  #now(): Date {
    return this.#sources.clock();
  }
}

function end(running: Running, ending: Ending): void {
  running.ending ??= ending;
  running.stop.abort();
}

/** What a run changes of its source: one that failed is tried again sooner, and as rarely as a day after many. */
function afterRun(
  { schedule, failures, next_run_at }: StoredSource,
  state: StoredRun['state'],
  now: Date,
): Pick<StoredSource, 'failures' | 'next_run_at'> {
  if (state === 'failed') {
    const next = schedule === 'manual' ? null : retryTime(failures + 1, now).toISOString();
    return { failures: failures + 1, next_run_at: next };
  }
  if (state === 'stopped' || failures === 0) return { failures, next_run_at };
  return { failures: 0, next_run_at: nextTime(schedule, now, now)?.toISOString() ?? null };
}

function isForeseen(error: unknown): boolean {
  return error instanceof ImportSourceError || error instanceof ApplicationError;
}

/** Why a run failed, as it is stored: for people in English, and for programs and other languages by a code. */
function told(error: unknown): Pick<StoredRun, 'error'> {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ImportSourceError) {
    const { code = 'not_a_catalogue', params = {} } = error.fault ?? {};
    return { error: JSON.stringify({ code, params, message }) };
  }
  if (error instanceof ApplicationError)
    return { error: JSON.stringify({ code: error.code, params: {}, message }) };
  const fault = 'A fault of the server; its log has the cause';
  return { error: JSON.stringify({ code: 'internal_error', params: {}, message: fault }) };
}

function interrupted(): ApplicationError {
  return new ApplicationError('interrupted', 503, 'The server stopped too often while it read the source');
}
