import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ImportSourceError } from '../files/catalogue-source.ts';
import { countImportRecords } from '../harvest.store.ts';
import { fetchTables } from '../runs/fetch-tables.ts';
import { harvestCatalogue } from '../runs/harvest-catalogue.ts';
import type { HarvestSource } from '../foreign/harvest-source.ts';
import type { Reading } from '../foreign/open-harvest.ts';
import { organizationOf } from './find-organization.ts';
import type { HarvestSources } from './harvest-sources.ts';
import { declaredTables, isOneTable, locationOf, openSource } from './open-source.ts';
import { organizationTarget } from './organization-target.ts';
import { readRunReport, type RunReport, wholeReport, withTables, writeRunReport } from './run-report.ts';
import type { RunNote } from './source.store.ts';
import type { StoredRun, StoredSource } from './source-tables.ts';

/** Datasets in one transaction: others write to the same store while a run goes on in a server. */
const BATCH = 20;
/** A document that is read whole, in the memory of a process that answers visitors. */
const LARGEST_DOCUMENT = 64 * 1024 ** 2;

type DeclaredTables = HarvestSource['tables'];

type Hooks = {
  signal: AbortSignal;
  /** Writes how far the run is; throws where it is no longer this process's. */
  note: (note: RunNote) => Promise<void>;
  /** Says how far it is, to be written when it suits. */
  onProgress: (progress: { done: number; total: number }) => void;
};

/**
 * Reads a source to its end, or goes on where another process was with the same run.
 * @returns undefined when the signal ended it
 * @throws ImportSourceError, ApplicationError with what is wrong with the source; what was written until then stays
 */
export async function readRun(
  sources: HarvestSources,
  { source, run }: { source: StoredSource; run: StoredRun },
  hooks: Hooks,
): Promise<RunReport | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-source-'));
  try {
    const { read, declared } =
      run.phase === 'tables'
        ? { read: readRunReport(run.report), declared: undefined }
        : await readDatasets(sources, source, { ...hooks, folder });
    if (!read || hooks.signal.aborted || source.tables === 0) return read;
    return await readTables(sources, source, {
      ...hooks,
      folder,
      read,
      // Where another process has opened the source, it is asked anew.
      declared:
        run.phase === 'tables'
          ? await declaredTables(source, { ...readingOf(sources), signal: hooks.signal })
          : declared,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readDatasets(
  sources: HarvestSources,
  source: StoredSource,
  { signal, note, onProgress, folder }: Hooks & { folder: string },
): Promise<{ read: RunReport | undefined; declared: DeclaredTables }> {
  const { target } = sources;
  const organization = await organizationOf(sources, source.owner_org);
  if (organization?.state !== 'active')
    throw new ImportSourceError('The organisation of the source is no longer there', {
      code: 'organization_gone',
    });
  const opened = await openSource(source, { ...readingOf(sources), signal, folder });
  const {
    finished,
    resumed: _resumed,
    ...report
  } = await harvestCatalogue(organizationTarget(target, organization.id), opened, {
    prune: source.prune === 1,
    sparesMost: true,
    only: { id: organization.id, newAs: organization.requires_review ? 'draft' : 'active' },
    batch: BATCH,
    signal,
    onBatch: async (state) => {
      const phase = state.finished ? 'tables' : 'datasets';
      await note({ phase, report: writeRunReport(state.report) });
    },
    progress: ({ done, total }) => onProgress({ done, total }),
  });
  return { read: finished ? wholeReport(report) : undefined, declared: opened.tables };
}

function readingOf({ findLicense, outbound, wait, pageSize }: HarvestSources): Reading {
  return { outbound, findLicense, wait, pageSize, maxBytes: LARGEST_DOCUMENT };
}

async function readTables(
  sources: HarvestSources,
  source: StoredSource,
  {
    signal,
    onProgress,
    folder,
    read,
    declared,
  }: Hooks & { folder: string; read: RunReport; declared: DeclaredTables },
): Promise<RunReport | undefined> {
  const { target, outbound } = sources;
  const location = locationOf(source);
  const total = await countImportRecords(target.sql, location);
  onProgress({ done: 0, total });
  const fetched = await fetchTables(organizationTarget(target, source.owner_org), location, {
    outbound,
    folder,
    declared,
    isOneTable: isOneTable(source),
    signal,
    progress: ({ done }) => onProgress({ done, total }),
  });
  return signal.aborted ? undefined : withTables(read, fetched);
}
