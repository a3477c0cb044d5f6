import { addAbortSignal } from 'node:stream';
import { ApplicationError, type Caller } from '@gazetteer/kernel';
import { refuse } from '../import/files/import-refusal.ts';
import { importTable, type ImportResult } from '../import/import-table.ts';
import { findTable } from '../tables/table.store.ts';
import { keepUpload } from '../uploads/keep-upload.ts';
import { compareVersions } from '../versions/compare-versions.ts';
import { findVersion, readVersion } from '../tables/version.store.ts';
import type { ImportJobs } from './import-jobs.ts';
import type { JobReport, ReportedChanges } from './job.contract.ts';
import { overallProgress, progressOfImport } from './job-progress.ts';
import type { JobHooks, JobOutcome } from './job-runner.ts';
import type { StoredJob } from './job-tables.ts';
import { notePublished, setJobResource } from './job.store.ts';
import { listSheets } from './list-sheets.ts';
import { receiveFile } from './receive-file.ts';

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
  const name = isToFetch ? await fetchFile(jobs, job, path, hooks) : job.source_name;
  if (job.asks_sheet === 1 && job.sheet === null) {
    const sheets = await listSheets(path);
    if (sheets.length > 1) return { sheets };
  }
  const format = job.format ?? name;
  const target = { ...job, resource_id: job.resource_id ?? (await makeResource(jobs, job)) };
  const table = await findTable(jobs.context.sql, target.resource_id);
  const result = await importFile(jobs, target, { path, format }, hooks);
  // The rows are there. Where their file cannot be kept the one before stays.
  await keepFile(jobs, target, path).catch(() => {});
  hooks.onProgress(overallProgress('comparing', 0, result.rows));
  const to = await readVersion(jobs.context.sql, result.versionId);
  const changes = table && to ? await changesUpTo(jobs, { key: keyOf(table), to }, hooks) : null;
  const report: JobReport = { ...result.report, version: to?.number ?? 1, changes };
  return { report, rows: result.rows };
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
async function fetchFile(
  { outbound, maxBytes }: ImportJobs,
  job: StoredJob,
  path: string,
  { signal, onProgress }: JobHooks,
): Promise<string> {
  onProgress(overallProgress('fetching'));
  const answer = await outbound.get(job.source_name, { signal, maxBytes });
  addAbortSignal(signal, answer.body);
  try {
    if (answer.status !== 200) throw refuse('url', { code: 'no_file_there', status: answer.status });
    const length = Number(answer.headers['content-length']) || 0;
    const onBytes = (bytes: number) =>
      onProgress(overallProgress('fetching', length > 0 ? bytes / length : 0));
    await receiveFile(answer.body, path, { maxBytes, onBytes });
  } finally {
    answer.body.destroy();
  }
  return fileNameOf(answer);
}

function fileNameOf({ url, headers }: { url: string; headers: Record<string, unknown> }): string {
  const disposition = headers['content-disposition'];
  const [, named] = /filename="?([^";]+)"?/i.exec(typeof disposition === 'string' ? disposition : '') ?? [];
  return named ?? new URL(url).pathname;
}

/** Where a resource offers the file that was uploaded for it, that must be the one its rows came from. */
async function keepFile({ context }: ImportJobs, job: Target, path: string): Promise<void> {
  const resource = await context.resources.find(job.resource_id);
  if (job.source_kind !== 'file' || resource?.urlType !== 'upload') return;
  const { id, packageId } = resource;
  const kept = await keepUpload(context, { id, packageId }, { filename: job.source_name, path });
  await context.resources.setFile(callerOf(job), id, kept);
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

type Table = NonNullable<Awaited<ReturnType<typeof findTable>>>;

/** What rows are told apart by: the key, or else where and when they are and what kind they are of. */
function keyOf({ primaryKey, columns }: Table): string[] {
  if (primaryKey.length > 0) return primaryKey;
  const roles = ['geo', 'time', 'dimension'];
  return columns.filter(({ info }) => roles.includes(String(info.role))).map(({ id }) => id);
}

/** What differs from the version before; null where the two cannot be compared in time: the import itself is done. */
async function changesUpTo(
  { context }: ImportJobs,
  { key, to }: { key: string[]; to: Table['version'] },
  { signal }: JobHooks,
): Promise<ReportedChanges | null> {
  try {
    // While this job read its file, another may have written a version.
    const from = await findVersion(context.sql, to.resource_id, to.number - 1);
    if (!from) return null;
    const { samples: _, ...changes } = await compareVersions(context, { primaryKey: key }, from, to, {
      signal,
    });
    return changes;
  } catch {
    return null;
  }
}
