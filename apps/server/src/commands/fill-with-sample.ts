import { setTimeout } from 'node:timers/promises';
import { type ApplicationError, StoreFailure } from '@gazetteer/kernel';
import type { Application } from '../open-application.ts';
import { lacksSample, loadSampleOnce, type SampleReport } from '../sample/load-sample.ts';
import { describeStoreFailure } from './describe-store-failure.ts';
import { progressBar } from './progress-bar.ts';

const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 60;
/** A store that works and still refuses the same so often needs somebody to look at it. */
const MOST_VAIN_LOADINGS = 3;

type Filling = {
  /** Ends the loading between two datasets, and the wait for a store; the next start goes on. */
  signal: AbortSignal;
  print: (line: string) => void;
  load?: typeof loadSampleOnce;
  pause?: (seconds: number, signal: AbortSignal) => Promise<void>;
};

/**
 * Fills a catalogue that lacks the sample with it. Where the object store is away, before or in the middle, it waits
 * for the store, ever longer, and goes on; each reason to wait is told once. It gives up where nothing comes of that.
 * @returns whether the catalogue has been filled
 */
export async function fillWithSample(
  application: Application,
  { signal, print, load = loadSampleOnce, pause = pauseFor }: Filling,
): Promise<boolean> {
  if (!(await lacksSample(application))) return false;
  const reports: SampleReport[] = [];
  let vain = 0;
  let last = '';
  const tellOnce = (line: string) => {
    if (line !== last) print(line);
    last = line;
  };
  for (let seconds = FIRST_PAUSE_SECONDS; !signal.aborted; seconds = nextPause(seconds)) {
    if (await works(application)) {
      const report = await loadWithBar(application, { signal, load });
      if (!report || signal.aborted) return false;
      reports.push(report);
      if (!report.stoppedBy) {
        for (const line of describeLoading(reports, report)) print(line);
        return true;
      }
      vain = cameToNothing(report) ? vain + 1 : 0;
      const isLast = vain === MOST_VAIN_LOADINGS;
      tellOnce(describeOutage(report.stoppedBy, isLast ? '' : ' once it works, now or'));
      if (isLast) return reports.some((one) => !cameToNothing(one));
    } else {
      tellOnce(
        'The sample catalogue is not loaded yet: it will be once the object store works, now or at the next start.',
      );
    }
    await pause(seconds, signal);
  }
  return false;
}

async function works({ datastore }: Application): Promise<boolean> {
  try {
    await datastore.context.objects.tryOut();
    return true;
  } catch {
    return false;
  }
}

async function loadWithBar(
  application: Application,
  { signal, load }: { signal: AbortSignal; load: typeof loadSampleOnce },
): Promise<SampleReport | undefined> {
  const bar = progressBar('Loading the sample catalogue');
  try {
    return await load(application, { progress: bar.update, signal });
  } finally {
    bar.stop();
  }
}

/** What all loadings came to, and what the last one could not load. */
function describeLoading(reports: readonly SampleReport[], { failed }: SampleReport): string[] {
  const tables = reports.reduce((sum, report) => sum + report.tables, 0);
  const rows = reports.reduce((sum, report) => sum + report.rows, 0);
  const isRest = (reports[0]?.datasets.unchanged.length ?? 0) > 0;
  const what = isRest ? 'The rest of the sample catalogue' : 'The sample catalogue';
  const lacking = failed.length > 0 ? ' but for what is named above, which the next start tries again' : '';
  return [
    ...failed.map(({ name, reason }) => `the sample's ${name} could not be loaded: ${reason}`),
    `${what} is loaded${lacking}: ${tables} tables with ${rows.toLocaleString('en')} rows.`,
  ];
}

function cameToNothing({ datasets, published }: SampleReport): boolean {
  return [datasets.created, datasets.updated, published].every((names) => names.length === 0);
}

function describeOutage(error: ApplicationError, when: string): string {
  const why = error instanceof StoreFailure ? describeStoreFailure(error, process.env) : error.message;
  return `The sample catalogue is not complete yet: ${why} The rest follows${when} at the next start.`;
}

function nextPause(seconds: number): number {
  return Math.min(2 * seconds, LONGEST_PAUSE_SECONDS);
}

async function pauseFor(seconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(seconds * 1000, undefined, { signal }).catch(() => undefined);
}
