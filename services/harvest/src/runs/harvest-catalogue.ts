import { groupFinder } from './ensure-groups.ts';
import { emptyReport, type HarvestReport } from './harvest-report.ts';
import { type HarvestRun, type HarvestTarget, saveProgress } from './harvest-run.ts';
import type { HarvestRecord, HarvestSource } from '../foreign/harvest-source.ts';
import { readImportSource } from '../harvest.store.ts';
import { pruneVanished } from './prune-vanished.ts';
import { compareBatch, writeBatch } from './write-batch.ts';

/** Datasets in one transaction: as many as make commits cheap, few enough that other writers need not wait. */
const BATCH = 50;

export type HarvestOptions = {
  /** Says what would be done, and does nothing. */
  dryRun?: boolean;
  /** Deletes here what is gone from the source. */
  prune?: boolean;
  /** Stops after the batch under way; the next run goes on from there. */
  signal?: AbortSignal;
  /** `done` of `total` in what the source counts; `datasets` are those seen so far. */
  progress?: (state: { done: number; total: number; datasets: number }) => void;
};

export type HarvestResult = HarvestReport & {
  /** False when it was stopped. */
  finished: boolean;
  /** True when it went on where an earlier run broke off. */
  resumed: boolean;
};

/**
 * Brings the datasets of a foreign catalogue here, or to what it says now. A bad entry does not keep the others from
 * being imported. Each batch is written in one transaction with the place to go on from, so that a run that is killed
 * goes on there, loses nothing and makes nothing twice.
 * @throws what reading the source throws; what was written until then stays
 */
export async function harvestCatalogue(
  target: HarvestTarget,
  source: HarvestSource,
  { dryRun = false, prune = false, signal, progress }: HarvestOptions = {},
): Promise<HarvestResult> {
  const { run, resumed } = await begin(target, source, dryRun);
  const { report } = run;
  const result = (finished: boolean) => ({ ...report, finished, resumed });
  // A dry run cannot note in the store what it has seen.
  const seen = new Set<string>();
  try {
    for await (const batch of batches(source.read(run.cursor ?? undefined))) {
      if (signal?.aborted) break;
      if (dryRun) for (const id of await compareBatch(run, batch)) seen.add(id);
      else await writeBatch(run, batch);
      const datasets = report.created + report.updated + report.unchanged + report.failed;
      progress?.({ done: batch.at(-1)?.done ?? 0, total: source.total(), datasets });
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
  if (signal?.aborted) return result(false);
  await pruneVanished(run, { prune: prune && !dryRun, seen });
  if (!dryRun) await saveProgress(run, { running: false });
  return result(true);
}

async function begin(
  target: HarvestTarget,
  source: HarvestSource,
  dryRun: boolean,
): Promise<{ run: HarvestRun; resumed: boolean }> {
  const before = await readImportSource(target.sql, source.location);
  const resumed = !dryRun && before?.running === 1 && before.version === source.version;
  const run = {
    target,
    source,
    run: resumed ? before.run : (before?.run ?? 0) + 1,
    report: resumed ? (JSON.parse(before.report) as HarvestReport) : emptyReport(),
    cursor: resumed ? before.cursor : null,
    groupOf: groupFinder(target),
  };
  return { run, resumed };
}

async function* batches(entries: AsyncIterable<HarvestRecord>): AsyncGenerator<HarvestRecord[]> {
  let batch: HarvestRecord[] = [];
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
