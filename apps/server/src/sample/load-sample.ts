import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withWriteLease } from '@gazetteer/datastore';
import { ApplicationError, StoreFailure } from '@gazetteer/kernel';
import { administrator } from '../administrator-key.ts';
import { applicationTarget } from '../application-target.ts';
import { importCatalogue, type ImportOptions, type ImportReport } from '@gazetteer/harvest';
import type { Application } from '../open-application.ts';
import { publishStories } from './publish-stories.ts';
import { readSampleSource } from './sample-source.ts';

/** Kept in the data folder, so that a start that was interrupted goes on, and one that was not is over. */
export const sampleStateFile = 'sample-state';

/** Held by the process that loads the sample, of all that share the stores. */
export const SAMPLE_LEASE = 'the sample catalogue';
/** A process that died in the middle is seen to be gone by then; one that lives needs no help. */
const LEASE_PATIENCE_MILLISECONDS = 1000;

type SampleState = 'none' | 'loading' | 'loaded';

/** What was imported, and the stories that were published, by their slugs. */
export type SampleReport = Omit<ImportReport, 'stoppedBy'> & {
  published: string[];
  /** Why the loading ended before all was done: a store is away. */
  stoppedBy?: ApplicationError;
};

export type LoadOptions = Pick<ImportOptions, 'progress' | 'signal'>;

/** Whether the catalogue has never held anything, or lacks what an interrupted loading has left out. */
export async function lacksSample(application: Application): Promise<boolean> {
  const state = await readState(stateFile(application));
  return state === 'loading' || (state === 'none' && (await isEmpty(application)));
}

/**
 * Fills a catalogue that has never held anything with the sample, and tells its stories. Interrupted, or where a store is away,
 * it goes on where it was the next time; a catalogue that people have filled or emptied is left alone.
 * @returns undefined where there was nothing to do, or another process is at it
 */
export async function loadSampleOnce(
  application: Application,
  options: LoadOptions,
): Promise<SampleReport | undefined> {
  let isOurs = false;
  const loading = async () => {
    isOurs = true;
    return (await lacksSample(application)) ? loadSample(application, options) : undefined;
  };
  try {
    const lease = { patienceMilliseconds: LEASE_PATIENCE_MILLISECONDS, signal: options.signal };
    return await withWriteLease(application.datastore.context, SAMPLE_LEASE, loading, lease);
  } catch (error) {
    const isTaken = !isOurs && error instanceof ApplicationError && !(error instanceof StoreFailure);
    if (isTaken) return undefined;
    throw error;
  }
}

async function loadSample(application: Application, options: LoadOptions): Promise<SampleReport> {
  const file = stateFile(application);
  await writeState(file, 'loading');
  const source = await readSampleSource();
  const report = await importCatalogue(applicationTarget(application), source, options);
  if (report.stoppedBy) return { ...report, published: [] };
  const { failed: failedStories, ...stories } = await publishStories(application, options);
  const failed = [...report.failed, ...failedStories];
  const isWhole = !options.signal?.aborted && !stories.stoppedBy && failed.length === 0;
  if (isWhole) await writeState(file, 'loaded');
  return { ...report, ...stories, failed };
}

function stateFile({ settings }: Application): string {
  return path.join(settings.DATA_DIR, sampleStateFile);
}

async function isEmpty({ call }: Application): Promise<boolean> {
  const everything = { rows: 0, include_private: true, include_drafts: true, include_deleted: true };
  const { count } = (await call('package_search', everything, administrator)) as { count: number };
  return count === 0;
}

async function readState(file: string): Promise<SampleState> {
  try {
    return (await readFile(file, 'utf8')).trim() === 'loaded' ? 'loaded' : 'loading';
  } catch {
    return 'none';
  }
}

async function writeState(file: string, state: SampleState): Promise<void> {
  await writeFile(`${file}.new`, `${state}\n`);
  await rename(`${file}.new`, file);
}
