import { setTimeout as wait } from 'node:timers/promises';
import { PassThrough, type Readable } from 'node:stream';
import type { Caller } from '@gazetteer/kernel';
import { showJob } from './change-job.ts';
import type { ImportJobs } from './import-jobs.ts';
import type { StoredJob } from './job-tables.ts';
import { findJob } from './job.store.ts';
import { renderJob } from './render-job.ts';

const LOOK_MILLISECONDS = 500;
// Browsers come back by themselves; whoever is gone without a word is let go.
const FOLLOW_MILLISECONDS = 10 * 60_000;

/**
 * Tells of the job each time it has changed, as server-sent events (HTML Living Standard §9.2), until it has ended.
 * @throws not_found
 */
export async function followJob(
  jobs: ImportJobs,
  caller: Caller,
  id: string,
  signal: AbortSignal,
): Promise<Readable> {
  const first = await showJob(jobs, caller, id);
  const events = new PassThrough();
  const ending = AbortSignal.any([signal, AbortSignal.timeout(FOLLOW_MILLISECONDS)]);
  void follow(jobs, first, events, ending).finally(() => events.end());
  return events;
}

async function follow(
  jobs: ImportJobs,
  first: StoredJob,
  events: PassThrough,
  ending: AbortSignal,
): Promise<void> {
  let job: StoredJob | undefined = first;
  let sent = '';
  while (job && !events.destroyed && !ending.aborted) {
    const event = JSON.stringify(renderJob(job, 0));
    if (event !== sent) events.write(`event: job\ndata: ${event}\n\n`);
    sent = event;
    if (job.phase === 'ended') return;
    await wait(LOOK_MILLISECONDS, undefined, { signal: ending, ref: false }).catch(() => {});
    job = await findJob(jobs.sql, job.id).catch(() => undefined);
  }
}
