import type { Readable } from 'node:stream';
import type { Caller, Sql } from '@gazetteer/kernel';
import type { ImportContext } from '../import/import-input.ts';
import type { StoredTable } from '../tables/table.store.ts';
import type { RowChanges } from './job.contract.ts';
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

/** What follows an import whose rows are there. No failure of it undoes them. */
export type AfterImport = {
  /** Stores the file where the resource offers it for download. */
  storeFile(caller: Caller, resourceId: string, file: { filename: string; path: string }): Promise<void>;
  /** @param table as it was before */
  compare(table: StoredTable, to: StoredTable['version'], signal: AbortSignal): Promise<RowChanges | null>;
};

/** What the use cases of import jobs work with. */
export type ImportJobs = {
  context: ImportContext;
  sql: Sql<JobTables>;
  outbound: OutboundPort;
  runner: JobRunner;
  after: AfterImport;
  /** The names of the sheets to choose from; none where the file is no workbook. */
  listSheets(path: string): Promise<string[]>;
  /** The largest file that is taken. */
  maxBytes: number;
};
