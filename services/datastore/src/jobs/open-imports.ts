import { ApplicationError, type Sql } from '@gazetteer/kernel';
import type { FastifyPluginAsync } from 'fastify';
import type { ImportContext } from '../import/import-input.ts';
import { afterImport } from './after-import.ts';
import type { ImportJobs, OutboundPort } from './import-jobs.ts';
import { jobRoutes } from './job.routes.ts';
import { JobRunner } from './job-runner.ts';
import type { JobTables } from './job-tables.ts';
import { deleteEndedJobs } from './job.store.ts';
import { listSheets } from './list-sheets.ts';
import { removeResource, runImport } from './run-import.ts';
import { importUploadRoutes } from './upload.routes.ts';

const LARGEST_FILE = 2 * 1024 ** 3;

export type ImportService = {
  /** Mounts the routes and begins to run jobs; jobs that dead processes have left are ended. */
  plugin: FastifyPluginAsync;
  /** Does at once what is done every second. */
  beat(): Promise<void>;
  /** Forgets what was imported into a resource that goes away. */
  forget(resourceId: string): Promise<void>;
  /** Stops what runs; it fails as interrupted. */
  close(): Promise<void>;
};

/** Opens the imports in the background of one process. */
export function openImports(
  context: ImportContext,
  { outbound, largestImport }: { outbound?: OutboundPort; largestImport?: number },
): ImportService {
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
    plugin: async (server) => {
      onFault = (error) => server.log.error({ err: error }, 'an import failed by our fault');
      await server.register(jobRoutes(jobs));
      await server.register(importUploadRoutes(jobs));
      await runner.start();
    },
    beat: () => runner.beat(),
    forget: (resourceId) => deleteEndedJobs(sql, resourceId),
    close: () => runner.close(),
  };
}

const noOutbound: OutboundPort = {
  get: async () => {
    throw new ApplicationError('unavailable', 503, 'This portal fetches no files from other addresses');
  },
};
