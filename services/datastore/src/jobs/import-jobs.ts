import type { Readable } from 'node:stream';
import type { Sql } from '@gazetteer/kernel';
import type { ImportContext } from '../import/import-input.ts';
import type { JobRunner } from './job-runner.ts';
import type { JobTables } from './job-tables.ts';

/** What is asked of the client for addresses that other people give: it goes to public hosts only. */
export type OutboundPort = {
  get(
    url: string,
    options: { signal?: AbortSignal; maxBytes?: number },
  ): Promise<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    /** Where it came from in the end. */
    url: string;
    body: Readable;
  }>;
};

/** What the use cases of import jobs work with. */
export type ImportJobs = {
  context: ImportContext;
  sql: Sql<JobTables>;
  outbound: OutboundPort;
  runner: JobRunner;
  /** The largest file that is taken. */
  maxBytes: number;
};
