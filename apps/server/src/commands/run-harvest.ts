import {
  harvestCatalogue,
  type HarvestResult,
  type HarvestTarget,
  type HarvestSource,
} from '@gazetteer/harvest';
import { progressBar } from './progress-bar.ts';

type Options = { dryRun?: boolean | undefined; prune?: boolean | undefined; signal: AbortSignal };

/** Harvests with a progress bar that tells the rate and the time left. */
export async function runHarvest(
  target: HarvestTarget,
  source: HarvestSource,
  { dryRun = false, prune = false, signal }: Options,
): Promise<HarvestResult> {
  const bar = progressBar('Importing');
  const pace = paceTeller();
  try {
    return await harvestCatalogue(target, source, {
      dryRun,
      prune,
      signal,
      progress: ({ done, total, datasets }) =>
        bar.update({ done, total, label: pace({ done, total, datasets }) }),
    });
  } finally {
    bar.stop();
  }
}

/** A line is told so often; in a log each is kept. */
const INTERVAL_MILLISECONDS = 2000;

function paceTeller() {
  const start = performance.now();
  let first: { done: number; datasets: number } | undefined;
  let told = { at: 0, label: '' };
  return ({ done, total, datasets }: { done: number; total: number; datasets: number }): string => {
    first ??= { done, datasets };
    const now = performance.now();
    if (now - told.at < INTERVAL_MILLISECONDS && done < total) return told.label;
    const seconds = (now - start) / 1000;
    const rate = Math.round((datasets - first.datasets) / seconds);
    if (done === first.done) return `${datasets.toLocaleString('en')} datasets`;
    const left = (seconds * (total - done)) / (done - first.done);
    const clock = `${Math.floor(left / 60)}:${String(Math.round(left % 60)).padStart(2, '0')}`;
    told = { at: now, label: `${datasets.toLocaleString('en')} datasets, ${rate} a second, ${clock} left` };
    return told.label;
  };
}
