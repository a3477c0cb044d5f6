import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ApplicationError, type Caller, conflict, invalidInput } from '@gazetteer/kernel';
import { temporaryFile } from '../temporary-file.ts';
import type { ImportJobs } from './import-jobs.ts';
import type { ImportTarget } from './job.contract.ts';
import { nameOfCaller, requireImporter } from './job-rights.ts';
import type { StoredJob } from './job-tables.ts';
import { deleteJob, findJob, insertJob, countActiveJobsAlone, queueJob } from './job.store.ts';
import { receiveFile } from './receive-file.ts';

const ACTIVE_PER_CALLER = 5;
const LONGEST_TITLE = 200;

/** Where the rows come from, and what is known of it. */
type Source = Pick<StoredJob, 'source_kind' | 'source_name'>;

/**
 * Receives a file and queues its import. Who may not import is refused before anything is read, and a file that does not
 * arrive whole leaves nothing.
 * @throws not_found, access_denied, too_many_requests, too_large, incomplete; invalid_input on `file`
 */
export async function importUpload(
  jobs: ImportJobs,
  caller: Caller,
  target: ImportTarget,
  stream: Readable,
): Promise<StoredJob> {
  const source: Source = { source_kind: 'file', source_name: target.filename?.trim() || 'file' };
  const { id, path } = await openJob(jobs, caller, target, source);
  try {
    await receiveFile(stream, path, { maxBytes: jobs.maxBytes });
    if (!(await queueJob(jobs.sql, id, { phase: 'waiting', source_path: path })))
      throw conflict('The import was cancelled while its file was on the way');
  } catch (error) {
    await jobs.runner.disown(id);
    await deleteJob(jobs.sql, id);
    throw error;
  }
  return begin(jobs, id);
}

/**
 * Queues the import of a file at an address.
 * @throws not_found, access_denied, too_many_requests; invalid_input on `url`
 */
export async function importUrl(
  jobs: ImportJobs,
  caller: Caller,
  { url, ...target }: ImportTarget & { url: string },
): Promise<StoredJob> {
  const address = url.trim();
  const { id } = await openJob(jobs, caller, target, { source_kind: 'url', source_name: address });
  await queueJob(jobs.sql, id, { phase: 'waiting' });
  return begin(jobs, id);
}

async function openJob(
  jobs: ImportJobs,
  caller: Caller,
  target: ImportTarget,
  source: Source,
): Promise<{ id: string; path: string }> {
  const { context, sql, runner } = jobs;
  const { resourceId, packageId } = await requireImporter(context, caller, target);
  if (source.source_kind === 'url') requireWebAddress(source.source_name);
  const id = randomUUID();
  const path = await temporaryFile(context.temporaryFolder, 'import');
  const job: StoredJob = {
    ...source,
    id,
    resource_id: resourceId,
    package_id: packageId,
    title: resourceId === null ? titleOf(target.title, source) : null,
    asked_by: nameOfCaller(caller),
    caller: JSON.stringify(caller),
    source_path: null,
    format: target.format?.trim() || null,
    sheet: target.sheet?.trim() || null,
    sheets: null,
    asks_sheet: target.ask_sheet ? 1 : 0,
    strict: target.strict ? 1 : 0,
    state: 'queued',
    phase: 'receiving',
    fraction: 0,
    rows: null,
    published: 0,
    report: null,
    error: null,
    owner: runner.owner,
    lease_until: runner.lease(),
    created_at: context.clock().toISOString(),
    started_at: null,
    finished_at: null,
  };
  await sql.transaction(async () => {
    if ((await countActiveJobsAlone(sql, job.asked_by)) >= ACTIVE_PER_CALLER) throw tooManyImports();
    await insertJob(sql, job);
  });
  runner.own(id, path);
  return { id, path };
}

function tooManyImports(): ApplicationError {
  const message = `Only ${ACTIVE_PER_CALLER} imports of one person may wait or run at once; wait until one is done`;
  return new ApplicationError('too_many_requests', 429, message);
}

async function begin({ sql, runner }: ImportJobs, id: string): Promise<StoredJob> {
  const job = await findJob(sql, id);
  if (!job) throw conflict('The import was removed');
  runner.wake();
  return job;
}

/** Whether its host may be asked at all is for the outbound client to say, when it has found its address. */
export function requireWebAddress(address: string): void {
  const isWeb = URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
  if (!isWeb) throw invalidInput({ url: ['must be an address that begins with http:// or https://'] });
}

/** Endings that say how a file is written, and nothing of what is in it. */
const ENDING = /(?:\.(?:csv|tsv|tab|txt|json|ndjson|jsonl|geojson|xlsx?|xlsm|ods|parquet|zip|gz))+$/i;

/** A new resource is called as asked, or like its file without the ending. */
export function titleOf(title: string | undefined, { source_kind, source_name }: Source): string {
  if (title?.trim()) return title.trim();
  const path = source_kind === 'url' ? new URL(source_name).pathname : source_name;
  const file =
    path
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  const name = file.replace(ENDING, '') || file;
  return name.slice(0, LONGEST_TITLE) || source_name.slice(0, LONGEST_TITLE);
}
