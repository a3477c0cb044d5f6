import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { administrator } from '../administrator-key.ts';
import { applicationTarget } from '../application-target.ts';
import { importCatalogue, type ImportOptions, type ImportReport } from '@gazetteer/harvest';
import type { Application } from '../open-application.ts';
import { publishStories } from './publish-stories.ts';
import { readSampleSource } from './sample-source.ts';

/** Kept in the data folder, so that a start that was interrupted goes on, and one that was not is over. */
export const sampleStateFile = 'sample-state';

type SampleState = 'none' | 'loading' | 'loaded';

/** What was imported, and the stories that were published, by their slugs. */
type SampleReport = ImportReport & { published: string[] };

type LoadOptions = Pick<ImportOptions, 'progress' | 'signal'>;

/**
 * Fills a catalogue that has never held anything with the sample, and tells its stories. Interrupted, it goes on where it was at
 * the next start; a catalogue that people have filled or emptied is left alone.
 * @returns undefined where there was nothing to do
 */
export async function loadSampleOnce(
  application: Application,
  options: LoadOptions,
): Promise<SampleReport | undefined> {
  const file = path.join(application.settings.DATA_DIR, sampleStateFile);
  const state = await readState(file);
  if (state === 'loaded' || (state === 'none' && !(await isEmpty(application)))) return undefined;
  await writeState(file, 'loading');
  const source = await readSampleSource();
  const report = await importCatalogue(applicationTarget(application), source, options);
  const stories = await publishStories(application, options);
  const failed = [...report.failed, ...stories.failed];
  if (!options.signal?.aborted && failed.length === 0) await writeState(file, 'loaded');
  return { ...report, failed, published: stories.published };
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
