import { groupFinder } from './ensure-groups.ts';
import { emptyReport, type HarvestReport } from './harvest-report.ts';
import {
  type BatchHook,
  type HarvestRun,
  type HarvestTarget,
  type OnlyOrganization,
  saveProgress,
} from './harvest-run.ts';
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
  /** The only organisation that is filled. */
  only?: OnlyOrganization;
  /** Datasets in one transaction. */
  batch?: number;
  /** Deletes nothing where most of what was here is gone from the source at once. */
  sparesMost?: boolean;
  onBatch?: BatchHook;
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
  options: HarvestOptions = {},
): Promise<HarvestResult> {
  const { dryRun = false, prune = false, signal, progress } = options;
  const { run, resumed } = await begin(target, source, options);
  const { report } = run;
  const result = (finished: boolean) => ({ ...report, finished, resumed });
  // A dry run cannot note in the store what it has seen.
  const seen = new Set<string>();
  try {
    for await (const batch of batches(source.read(run.cursor ?? undefined), options.batch)) {
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
  await pruneVanished(run, { prune: prune && !dryRun, sparesMost: options.sparesMost ?? false, seen });
  if (!dryRun) await target.sql.transaction(() => saveProgress(run, { running: false }));
  return result(true);
}

async function begin(
  target: HarvestTarget,
  source: HarvestSource,
  { dryRun = false, only, onBatch }: HarvestOptions,
): Promise<{ run: HarvestRun; resumed: boolean }> {
  const before = await readImportSource(target.sql, source.location);
  const resumed = !dryRun && before?.running === 1 && before.version === source.version;
  const run = {
    target,
    source,
    run: resumed ? before.run : (before?.run ?? 0) + 1,
    report: { ...emptyReport(), ...(resumed ? (JSON.parse(before.report) as Partial<HarvestReport>) : {}) },
    cursor: resumed ? before.cursor : null,
    groupOf: groupFinder(target),
    only,
    onBatch,
  };
  return { run, resumed };
}

async function* batches(
  entries: AsyncIterable<HarvestRecord>,
  size = BATCH,
): AsyncGenerator<HarvestRecord[]> {
  let batch: HarvestRecord[] = [];
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
