import { ApplicationError, type Caller, type Sql } from '@gazetteer/kernel';
import type { ImportContext } from '../import/import-input.ts';
import { afterImport } from './after-import.ts';
import { type FailedImport, failedImports } from './failed-imports.ts';
import type { ImportJobs, OutboundPort } from './import-jobs.ts';
import { JobRunner } from './job-runner.ts';
import type { JobTables } from './job-tables.ts';
import { deleteEndedJobs } from './job.store.ts';
import { listSheets } from './list-sheets.ts';
import { removeResource, runImport } from './run-import.ts';

const LARGEST_FILE = 2 * 1024 ** 3;

export type ImportService = {
  /** Does at once what is done every second. */
  beat(): Promise<void>;
  /** Forgets what was imported into a resource that goes away. */
  forget(resourceId: string): Promise<void>;
  /** What somebody has lately imported in vain. */
  failed(caller: Caller): Promise<FailedImport[]>;
  /** Stops what runs; it fails as interrupted. */
  close(): Promise<void>;
};

/** The imports of this process, for the service that mounts their routes. */
export type Imports = ImportService & {
  jobs: ImportJobs;
  /**
   * Begins to run jobs; those that dead processes have left are ended.
   * @param onFault told of failures that are ours
   */
  start(onFault: (error: unknown) => void): Promise<void>;
};

/** Opens the imports in the background of one process. */
export function openImports(
  context: ImportContext,
  { outbound, largestImport }: { outbound?: OutboundPort; largestImport?: number },
): Imports {
  const sql: Sql<JobTables> = context.sql.as<JobTables>();
  let onFault: (error: unknown) => void = () => {};
  const runner = new JobRunner({
    sql,
    clock: context.clock,
    work: (job, path, hooks) => runImport(jobs, job, path, hooks),
    takeBack: async (job) => {
      if (job.title !== null && job.resource_id !== null) await removeResource(jobs, job, job.resource_id);
    },
    onFault: (error) => onFault(error),
  });
  const jobs: ImportJobs = {
    context,
    sql,
    runner,
    after: afterImport(context),
    listSheets,
    outbound: outbound ?? noOutbound,
    maxBytes: largestImport ?? LARGEST_FILE,
  };
  return {
    jobs,
    start: async (told) => {
      onFault = told;
      await runner.start();
    },
    beat: () => runner.beat(),
    forget: (resourceId) => deleteEndedJobs(sql, resourceId),
    failed: (caller) => failedImports(jobs, caller),
    close: () => runner.close(),
  };
}

const noOutbound: OutboundPort = {
  get: async () => {
    throw new ApplicationError('unavailable', 503, 'This portal fetches no files from other addresses');
  },
};
