import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOutage, type StoreFailure } from '@gazetteer/kernel';
import type { CatalogueSource, DatasetSource, SkippedSource } from '../files/catalogue-source.ts';
import { importDataset, type Outcome } from './import-dataset.ts';
import type { ImportTarget } from './import-target.ts';
import { reasonOf } from '../words/reason-of.ts';
import { storeAreas } from './store-areas.ts';

/** `done` and `total` are bytes of the files to read; `label` says what is being read. */
export type ImportProgress = (state: { done: number; total: number; label: string }) => void;

export type ImportOptions = {
  /** Reads all files and says what would be done, and does nothing. */
  dryRun?: boolean | undefined;
  /** Lets a dataset fail where a row of a table does not fit; otherwise such rows are left out and listed. */
  strict?: boolean | undefined;
  progress?: ImportProgress;
  /** Stops between two datasets. */
  signal?: AbortSignal;
};

export type ImportReport = {
  datasets: Record<Outcome, string[]>;
  /** Tables and rows that were read and are shown now, or would be. */
  tables: number;
  rows: number;
  /** Rows that were left out of these tables. */
  rejectedRows: number;
  /** Levels of area codes that are new or changed. */
  areas: string[];
  skipped: SkippedSource[];
  /** Rows that were left out of tables, and notes on how files were read. */
  remarks: string[];
  failed: { name: string; reason: string }[];
  /** The store that was away, or had no room, before all was done; nothing was tried after that. */
  stoppedBy?: StoreFailure;
};

/**
 * Writes what a reader found into the catalogue and the datastore. A dataset that fails does not keep the
 * others from being imported; the report says why. Where a store is away the import stops, and the same import goes on from
 * there. Importing the same again changes nothing.
 */
export async function importCatalogue(
  target: ImportTarget,
  source: CatalogueSource,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const report: ImportReport = {
    datasets: { created: [], updated: [], unchanged: [] },
    tables: 0,
    rows: 0,
    rejectedRows: 0,
    areas: [],
    skipped: [...source.skipped],
    remarks: [],
    failed: [],
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-import-'));
  try {
    await importAllAreas(target, source, options, report);
    if (!report.stoppedBy) await importAllDatasets(target, source, { ...options, folder }, report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return report;
}

async function importAllAreas(
  target: ImportTarget,
  { areas }: CatalogueSource,
  { dryRun = false, signal }: ImportOptions,
  report: ImportReport,
): Promise<void> {
  for (const level of areas) {
    if (signal?.aborted) return;
    const name = `${level.scheme.id}/${level.level.id}`;
    try {
      const { changed } = await storeAreas(target, level, dryRun);
      if (changed) report.areas.push(name);
    } catch (error) {
      noteFailure(report, level.path, error);
      if (report.stoppedBy) return;
    }
  }
}

async function importAllDatasets(
  target: ImportTarget,
  { datasets }: CatalogueSource,
  { dryRun = false, strict = false, progress, signal, folder }: ImportOptions & { folder: string },
  report: ImportReport,
): Promise<void> {
  const sizes = await Promise.all(datasets.map(sizeOf));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let done = 0;
  for (const [at, dataset] of datasets.entries()) {
    if (signal?.aborted) break;
    progress?.({ done, total, label: dataset.name });
    try {
      const result = await importDataset(target, dataset, { dryRun, strict, folder });
      report.datasets[result.outcome].push(dataset.name);
      report.tables += result.tables;
      report.rows += result.rows;
      report.rejectedRows += result.rejectedRows;
      report.remarks.push(...result.remarks);
    } catch (error) {
      noteFailure(report, dataset.name, error);
      if (report.stoppedBy) return;
    }
    done += sizes[at] ?? 0;
  }
  progress?.({ done, total, label: '' });
}

function noteFailure(report: ImportReport, name: string, error: unknown): void {
  const outage = findOutage(error);
  if (outage) report.stoppedBy = outage;
  else report.failed.push({ name, reason: reasonOf(error) });
}

async function sizeOf({ tables }: DatasetSource): Promise<number> {
  const files = await Promise.all(tables.map(({ file }) => stat(file)));
  return files.reduce((sum, { size }) => sum + size, 0);
}
