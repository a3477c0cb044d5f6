import { createBoundedQueue } from '@gazetteer/kernel';
import type { ImportJobs } from '../jobs/import-jobs.ts';
import type { ResumableTables } from '../resumable/resumable.store.ts';
import type { LookTables } from './look.store.ts';
import type { Looks } from './looks.ts';

const AT_ONCE = 2;
const MOST_WAITING = 100;
const PART_BYTES = 64 * 1024 ** 2;

/** Opens the looks of one process. */
export function openLooks({ context, outbound, after, maxBytes }: ImportJobs): Looks {
  return {
    context,
    outbound,
    after,
    maxBytes,
    sql: context.sql.as<LookTables>(),
    uploads: { context, sql: context.sql.as<ResumableTables>(), maxBytes, partBytes: PART_BYTES },
    reading: createBoundedQueue({ concurrency: AT_ONCE, waiting: MOST_WAITING }),
  };
}
