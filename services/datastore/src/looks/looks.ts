import type { BoundedQueue, Sql } from '@gazetteer/kernel';
import type { ImportJobs } from '../jobs/import-jobs.ts';
import type { ResumableUploads } from '../resumable/resumable-uploads.ts';
import type { LookTables } from './look.store.ts';

/** What the use cases of looks work with. */
export type Looks = Pick<ImportJobs, 'context' | 'outbound' | 'after' | 'maxBytes'> & {
  sql: Sql<LookTables>;
  /** Files that arrived in parts. */
  uploads: ResumableUploads;
  /** Files are read a few at a time. */
  reading: BoundedQueue;
};
