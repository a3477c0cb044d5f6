import { type Caller, conflict, invalidInput } from '@gazetteer/kernel';
import type { ImportJobs } from './import-jobs.ts';
import { requireOwnJob } from './job-rights.ts';
import type { StoredJob } from './job-tables.ts';
import { cancelJob, findJob, queueJob } from './job.store.ts';

/** A job that the caller may see. @throws not_found */
export async function showJob({ context, sql }: ImportJobs, caller: Caller, id: string): Promise<StoredJob> {
  return requireOwnJob(context, caller, await findJob(sql, id));
}

/**
 * Ends a job before its rows are shown: everything stays as it was. One that was cancelled already stays so.
 * @throws not_found; conflict where it is too late
 */
export async function stopImport(jobs: ImportJobs, caller: Caller, id: string): Promise<StoredJob> {
  const { state } = await showJob(jobs, caller, id);
  const now = jobs.context.clock().toISOString();
  if (state !== 'cancelled' && !(await cancelJob(jobs.sql, id, now)))
    throw conflict('It is too late to cancel: the import has ended, or its rows are already shown');
  await jobs.runner.stop(id);
  return showJob(jobs, caller, id);
}

/**
 * Chooses the sheet of a spreadsheet; the job waits for its turn again.
 * @throws not_found; conflict where there is nothing to choose; invalid_input on `sheet`
 */
export async function chooseSheet(
  jobs: ImportJobs,
  caller: Caller,
  id: string,
  sheet: string,
): Promise<StoredJob> {
  const job = await showJob(jobs, caller, id);
  if (job.phase !== 'choosing') throw conflict('There is no sheet to choose');
  const sheets = JSON.parse(job.sheets ?? '[]') as string[];
  if (!sheets.includes(sheet))
    throw invalidInput({ sheet: [`"${sheet}" is none of ${sheets.map((name) => `"${name}"`).join(', ')}`] });
  await queueJob(jobs.sql, id, { phase: 'waiting', sheet, sheets: null });
  jobs.runner.wake();
  return showJob(jobs, caller, id);
}
