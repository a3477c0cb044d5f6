import { addAbortSignal } from 'node:stream';
import { ApplicationError, type Caller, invalidInput } from '@gazetteer/kernel';
import { importTable, type ImportResult } from '../import/import-table.ts';
import { findTable } from '../tables/table.store.ts';
import { compareVersions } from '../versions/compare-versions.ts';
import { findVersion, readVersion } from '../versions/version.store.ts';
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
  const resourceId = job.resource_id ?? (await makeResource(jobs, job));
  try {
    const { sql } = jobs.context;
    const table = await findTable(sql, resourceId);
    const result = await importFile(jobs, { ...job, resource_id: resourceId }, { path, format }, hooks);
    hooks.onProgress(overallProgress('comparing', 0, result.rows));
    const to = await readVersion(sql, result.versionId);
    // While this job read its file, another may have written a version.
    const from = to && (await findVersion(sql, resourceId, to.number - 1));
    const changes = table && from ? await changesBetween(jobs, { key: keyOf(table), from, to }, hooks) : null;
    const report: JobReport = { ...result.report, version: to?.number ?? 1, changes };
    return { report, rows: result.rows };
  } catch (error) {
    if (job.title !== null) await removeResource(jobs, job, resourceId);
    throw error;
  }
}

async function importFile(
  { context, sql }: ImportJobs,
  job: StoredJob,
  file: { path: string; format: string },
  { signal, onProgress }: JobHooks,
): Promise<ImportResult> {
  return importTable(context, callerOf(job), {
    resourceId: job.resource_id ?? '',
    source: { path: file.path },
    format: file.format,
    ...(job.sheet !== null && { sheet: job.sheet }),
    signal,
    onProgress: (progress) => onProgress(progressOfImport(progress)),
    alongside: async () => {
      if (!(await notePublished(sql, job.id)))
        throw new ApplicationError('cancelled', 499, 'The import was cancelled');
    },
  });
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
    if (answer.status !== 200)
      throw invalidInput({ url: [`the server there answered ${answer.status} instead of the file`] });
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

/** Null where the two cannot be compared in time: the import itself is done. */
async function changesBetween(
  { context }: ImportJobs,
  { key, from, to }: { key: string[]; from: Table['version']; to: Table['version'] },
  { signal }: JobHooks,
): Promise<ReportedChanges | null> {
  try {
    const compared = await compareVersions(context, { primaryKey: key }, from, to, { signal });
    const { samples: _, ...changes } = compared;
    return changes;
  } catch {
    return null;
  }
}
