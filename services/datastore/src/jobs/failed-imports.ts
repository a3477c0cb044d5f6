import type { Caller } from '@gazetteer/kernel';
import type { ImportJobs } from './import-jobs.ts';
import { nameOfCaller } from './job-rights.ts';
import { listFailedJobs } from './job.store.ts';

const MOST = 100;
/** After that nobody waits for the rows any more. */
const REMEMBERED_MILLISECONDS = 30 * 24 * 60 * 60_000;

/** An import that came to nothing, and that nobody has begun anew. */
export type FailedImport = { id: string; dataset: string; file: string; failedAt: string };

/** What the caller has lately imported in vain, the longest ago first; what was imported there since is not among them. */
export async function failedImports(
  { context, sql }: Pick<ImportJobs, 'context' | 'sql'>,
  caller: Caller,
): Promise<FailedImport[]> {
  const since = new Date(context.clock().getTime() - REMEMBERED_MILLISECONDS).toISOString();
  const jobs = await listFailedJobs(sql, { askedBy: nameOfCaller(caller), since, limit: MOST });
  return jobs.map(({ id, package_id, source_name, finished_at }) => ({
    id,
    dataset: package_id,
    file: source_name,
    failedAt: finished_at ?? '',
  }));
}
