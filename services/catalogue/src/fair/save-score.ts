import { setImmediate } from 'node:timers/promises';
import type { Catalogue, ScorePort } from '../catalogue.ts';
import { finishDataset } from '../datasets/finish-datasets.ts';
import { isPublic } from '../model/dataset-document.ts';
import { recordsOf } from '../metadata/published/find-published.ts';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import { lockDataset } from '../model/dataset.store.ts';
import { removeScore, unscoredAfter, writeScore, type FairTables } from './fair.store.ts';
import { renewalOf } from './renewal.ts';
import { scoreDataset } from './score-dataset.ts';

type Scoring = Pick<Catalogue, 'sql' | 'tables' | 'site'>;

/**
 * Scores a dataset that was written, so that lists need not; private ones have no score. Part of the
 * transaction that writes it.
 */
async function saveScore(scoring: Scoring, dataset: PackageDictionary): Promise<void> {
  const sql = scoring.sql.as<FairTables & CatalogueTables>();
  if (!isPublic(dataset)) return removeScore(sql, dataset.id);
  const [record] = await recordsOf(scoring, [dataset]);
  if (!record) return;
  const { points, byDimension, missing } = scoreDataset(record);
  await writeScore(sql, {
    dataset_id: dataset.id,
    organization_id: dataset.owner_org ?? '',
    points,
    ...byDimension,
    missing: JSON.stringify(missing),
    ...(renewalOf(dataset.resources) ?? { frequency: null, renewed_at: null, due_at: null }),
  });
}

/** The scores as the use cases that write datasets know them. */
export function datasetScores(scoring: Scoring): ScorePort {
  return {
    save: (dataset) => saveScore(scoring, dataset),
    remove: (datasetId) => removeScore(scoring.sql.as<FairTables & CatalogueTables>(), datasetId),
  };
}

const DATASETS_AT_A_TIME = 100;

/** Scores the datasets that were there before there were scores. Ends early, quietly, when `signal` says so. */
export async function scoreUnscored(scoring: Scoring, signal: AbortSignal): Promise<number> {
  const sql = scoring.sql.as<FairTables & CatalogueTables>();
  let [count, last] = [0, ''];
  while (!signal.aborted) {
    const ids = await unscoredAfter(sql, last, DATASETS_AT_A_TIME);
    await scoring.sql.transaction(() => scoreTogether(scoring, ids));
    count += ids.length;
    last = ids.at(-1) ?? last;
    if (ids.length < DATASETS_AT_A_TIME) break;
  }
  return count;
}

/** Takes all datasets before the totals, in the order in which whoever writes one of them does. */
async function scoreTogether(scoring: Scoring, ids: readonly string[]): Promise<void> {
  const documents = [];
  for (const id of ids) documents.push(await lockDataset(scoring.sql, id));
  const { sql, site } = scoring;
  for (const document of documents) {
    if (document) await saveScore(scoring, await finishDataset({ sql, publicUrl: site.publicUrl }, document));
    // Requests come first: this may take long.
    await setImmediate();
  }
}
