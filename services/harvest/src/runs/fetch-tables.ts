import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApplicationError, findOutage, notFound } from '@gazetteer/kernel';
import type { Outbound } from '@gazetteer/outbound';
import type { TableSource } from '../files/catalogue-source.ts';
import { describeRemarks } from '../import/describe-remarks.ts';
import type {
  ImportedDataset,
  ImportedResource,
  ImportTarget,
  TableToRead,
} from '../import/import-target.ts';
import { declaredColumn } from '../import/import-table.ts';
import { prepareTable } from '../import/prepare-table.ts';
import { reasonOf } from '../words/reason-of.ts';
import { listImportRecords, readFingerprint, saveFingerprint } from '../harvest.store.ts';

const PAGE = 100;
const LARGEST_FILE = 2 * 1024 ** 3;
/** Formats that hold a table as a rule; a JSON file mostly holds something else. */
const TABLES = new Set(['CSV', 'TSV', 'XLSX', 'Parquet', 'NDJSON', 'GeoJSON']);

export type FetchReport = {
  read: number;
  unchanged: number;
  /** Rows that were left out of tables, and notes on how files were read. */
  remarks: string[];
  failures: { place: string; reason: string }[];
};

export type FetchOptions = {
  outbound: Outbound;
  /** For files on their way. */
  folder: string;
  /** Lets a file fail where a row does not fit; otherwise such rows are left out and listed. */
  strict?: boolean | undefined;
  /** What the source says of its tables and their columns, by their ids there. */
  declared?: ReadonlyMap<string, TableSource> | undefined;
  /** The source is one file, which is a table whatever its format. */
  isOneTable?: boolean;
  signal?: AbortSignal;
  progress?: (state: { done: number; label: string }) => void;
};

/**
 * Fetches the files of what was harvested from a source, and reads those with tables. A file is fetched again only when
 * the source says something new of its dataset: our own dictionary is no measure, because reading a table changes it.
 * One that cannot be fetched or read does not keep the others.
 * @throws StoreFailure where a store is away: then nothing more is fetched, since nothing could be written
 */
export async function fetchTables(
  target: ImportTarget,
  location: string,
  options: FetchOptions,
): Promise<FetchReport> {
  const report: FetchReport = { read: 0, unchanged: 0, remarks: [], failures: [] };
  let [after, done] = ['', 0];
  for (;;) {
    const records = await listImportRecords(target.sql, location, { after, limit: PAGE });
    for (const { dataset_id: id, fingerprint } of records) {
      if (options.signal?.aborted) return report;
      const dataset = (await show(target, id)) as ImportedDataset | undefined;
      options.progress?.({ done: (done += 1), label: dataset?.name ?? '' });
      for (const resource of dataset?.resources ?? [])
        await fetchTable(target, { resource, fingerprint }, options, report);
    }
    after = records.at(-1)?.foreign_id ?? after;
    if (records.length < PAGE) return report;
  }
}

async function show({ call }: ImportTarget, id: string): Promise<unknown> {
  return call('package_show', { id }).catch((error: unknown) => {
    // It was purged here.
    if (error instanceof ApplicationError && error.code === notFound().code) return undefined;
    throw error;
  });
}

async function fetchTable(
  target: ImportTarget,
  { resource, fingerprint: said }: { resource: ImportedResource; fingerprint: string },
  options: FetchOptions,
  report: FetchReport,
): Promise<void> {
  const declared = options.declared?.get(resource.harvest_id ?? '');
  const isTable = declared !== undefined || options.isOneTable || TABLES.has(resource.format);
  if (resource.harvest_id === undefined || !isTable || options.signal?.aborted) return;
  if (resource.datastore_active && (await readFingerprint(target.sql, resource.id)) === said) {
    report.unchanged += 1;
    return;
  }
  const file = path.join(options.folder, `${randomUUID()}.${resource.format.toLowerCase()}`);
  try {
    await download(resource.url, file, options);
    const remarks = await readInto(target, resource, {
      ...(declared
        ? await prepareTable({ ...declared, file }, options.folder)
        : { file, format: resource.format }),
      headerless: declared?.headerless,
      columns: (declared?.columns ?? []).map(declaredColumn),
      recipeOf: resource.id,
      strict: options.strict,
    });
    await saveFingerprint(target.sql, resource.id, said);
    report.read += 1;
    report.remarks.push(...remarks);
  } catch (error) {
    if (options.signal?.aborted) return;
    if (!(error instanceof ApplicationError) || findOutage(error)) throw error;
    report.failures.push({ place: resource.url, reason: reasonOf(error) });
  } finally {
    await rm(file, { force: true });
  }
}

async function readInto(
  target: ImportTarget,
  { id, url }: ImportedResource,
  table: TableToRead,
): Promise<string[]> {
  const read = await target.readTable(table);
  try {
    await read.publish(id);
    return describeRemarks(url, read.report);
  } finally {
    await read.discard();
  }
}

async function download(url: string, file: string, { outbound, signal }: FetchOptions): Promise<void> {
  const { status, body } = await outbound.get(url, { signal, maxBytes: LARGEST_FILE });
  if (status === 200) return pipeline(body, createWriteStream(file));
  body.destroy();
  throw new ApplicationError('unreachable', 502, `It answers with the status ${status}`);
}
