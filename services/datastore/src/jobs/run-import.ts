import { ApplicationError, type Caller } from '@gazetteer/kernel';
import type { ImportProgress } from '../import/import-input.ts';
import { importTable, type ImportResult } from '../import/import-table.ts';
import { findTable } from '../tables/table.store.ts';
import { readVersion } from '../tables/version.store.ts';
import { fetchFile } from './fetch-file.ts';
import type { ImportJobs } from './import-jobs.ts';
import type { JobReport } from './job.contract.ts';
import type { JobHooks, JobOutcome } from './job-runner.ts';
import type { JobPhase, JobProgress, StoredJob } from './job-tables.ts';
import { notePublished, setJobResource } from './job.store.ts';

// Where on the way from 0 to 1 each phase begins and ends, by how long it usually takes.
const spans: Partial<Record<JobPhase, readonly [from: number, to: number]>> = {
  fetching: [0, 0.3],
  reading: [0.3, 0.5],
  writing: [0.5, 0.9],
  describing: [0.9, 0.95],
  comparing: [0.95, 1],
};

/**
 * Does one job: fetches the file where it has an address, imports it, and compares the new rows with those before. What
 * throws before the new rows are shown leaves everything as it was; what comes after never undoes them.
 */
export async function runImport(
  jobs: ImportJobs,
  job: StoredJob,
  path: string,
  hooks: JobHooks,
): Promise<JobOutcome> {
  const isToFetch = job.source_kind === 'url' && job.source_path === null;
  const name = isToFetch ? await fetchOf(jobs, job, path, hooks) : job.source_name;
  if (job.asks_sheet === 1 && job.sheet === null) {
    const sheets = await jobs.listSheets(path);
    if (sheets.length > 1) return { sheets };
  }
  const format = job.format ?? name;
  const target = { ...job, resource_id: job.resource_id ?? (await makeResource(jobs, job)) };
  const table = await findTable(jobs.context.sql, target.resource_id);
  const result = await importFile(jobs, target, { path, format }, hooks);
  // The rows are there. Where their file cannot be stored the one before stays, as where it brings some rows of many.
  if (result.method === 'replace') await storeFile(jobs, target, path).catch(() => {});
  hooks.onProgress(overallProgress('comparing', 0, result.report.rows));
  const to = await readVersion(jobs.context.sql, result.versionId);
  const changes = table && to ? await jobs.after.compare(table, to, hooks.signal) : null;
  const { method } = result;
  const report: JobReport = { ...result.report, version: to?.number ?? 1, method, changes };
  // What was imported, whatever the table has besides.
  return { report, rows: result.report.rows };
}

type Target = StoredJob & { resource_id: string };

async function importFile(
  jobs: ImportJobs,
  job: Target,
  file: { path: string; format: string },
  { signal, onProgress }: JobHooks,
): Promise<ImportResult> {
  try {
    return await importTable(jobs.context, callerOf(job), {
      resourceId: job.resource_id,
      source: { path: file.path },
      format: file.format,
      ...(job.sheet !== null && { sheet: job.sheet }),
      strict: job.strict === 1,
      signal,
      onProgress: (progress) => onProgress(progressOfImport(progress)),
      alongside: async () => {
        if (!(await notePublished(jobs.sql, job.id)))
          throw new ApplicationError('cancelled', 499, 'The import was cancelled');
      },
    });
  } catch (error) {
    if (job.title !== null) await removeResource(jobs, job, job.resource_id);
    throw error;
  }
}

/** @returns what the file is called */
function fetchOf({ outbound, maxBytes }: ImportJobs, job: StoredJob, path: string, hooks: JobHooks) {
  const { signal, onProgress } = hooks;
  onProgress(overallProgress('fetching'));
  return fetchFile(outbound, job.source_name, path, {
    signal,
    maxBytes,
    onFraction: (fraction) => onProgress(overallProgress('fetching', fraction)),
  });
}

async function storeFile({ after }: ImportJobs, job: Target, path: string): Promise<void> {
  if (job.source_kind !== 'file') return;
  await after.storeFile(callerOf(job), job.resource_id, { filename: job.source_name, path });
}

async function makeResource({ context, sql }: ImportJobs, job: StoredJob): Promise<string> {
  const isMirror = job.source_kind === 'url';
  const { id } = await context.resources.create(callerOf(job), {
    package_id: job.package_id,
    name: job.title,
    // What mirrors an address says so; what was uploaded lives here from now on.
    ...(isMirror ? { url: job.source_name } : { url_type: 'datastore' }),
    ...(job.format && { format: job.format }),
  });
  await setJobResource(sql, job.id, id);
  return id;
}

/** Removes the resource that was made for a job of which nothing came. */
export async function removeResource(
  { context, sql }: Pick<ImportJobs, 'context' | 'sql'>,
  job: StoredJob,
  resourceId: string,
): Promise<void> {
  // With its resource a job would be forgotten, too.
  await setJobResource(sql, job.id, null);
  await context.resources.remove(callerOf(job), resourceId);
}

function callerOf(job: StoredJob): Caller {
  return JSON.parse(job.caller) as Caller;
}

/** How far a job is as a whole, given how far it is within a phase. */
function overallProgress(phase: JobPhase, within = 0, rows: number | null = null): JobProgress {
  const [from, to] = spans[phase] ?? [0, 0];
  const done = Math.min(1, Math.max(0, within));
  return { phase, fraction: Math.round((from + done * (to - from)) * 1000) / 1000, rows };
}

/** What an import tells of itself, as progress of its job. The import's end is the beginning of the comparison. */
function progressOfImport({ phase, fraction, rows }: ImportProgress): JobProgress {
  return overallProgress(phase === 'done' ? 'comparing' : phase, fraction, rows ?? null);
}
