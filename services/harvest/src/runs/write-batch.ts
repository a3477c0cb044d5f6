import { createHash } from 'node:crypto';
import { ApplicationError } from '@gazetteer/kernel';
import { reasonOf } from '../words/reason-of.ts';
import { type HarvestReport, noteChange, noteFailure } from './harvest-report.ts';
import { type HarvestRun, saveProgress } from './harvest-run.ts';
import type { HarvestDataset, HarvestRecord } from '../foreign/harvest-source.ts';
import { readImportRecords, saveImportRecord, touchImportRecords } from '../harvest.store.ts';
import { isIdTaken, saveDataset } from './save-dataset.ts';

type Change = {
  dataset: HarvestDataset;
  place: string;
  /** What an earlier run made of it. */
  datasetId: string | undefined;
  revive: boolean;
};

/** `groups` is undefined where those of a dataset are ours to choose. */
type Planned = Change & { owner: string; groups: string[] | undefined };

/**
 * Counts what a batch would do.
 * @returns the ids there of what is in it
 */
export async function compareBatch(run: HarvestRun, batch: readonly HarvestRecord[]): Promise<string[]> {
  const { changes, seen } = await sortOut(run, batch);
  for (const { datasetId } of changes) run.report[datasetId === undefined ? 'created' : 'updated'] += 1;
  return [...seen, ...changes.map(({ dataset }) => dataset.foreignId)];
}

/**
 * Writes a batch and the place to go on from in one transaction. Where one dataset of it is refused, the others are
 * written one by one.
 */
export async function writeBatch(run: HarvestRun, batch: readonly HarvestRecord[]): Promise<void> {
  const { changes, seen } = await sortOut(run, batch);
  const planned = await plan(run, changes, seen);
  const before = structuredClone(run.report);
  const cursor = batch.at(-1)?.cursor ?? null;
  const { sql } = run.target;
  try {
    await sql.transaction(async () => {
      for (const change of planned) await writeChange(run, change);
      await touchImportRecords(sql, address(run), seen);
      await saveProgress({ ...run, cursor }, { running: true });
    });
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error;
    Object.assign(run.report, before);
    await writeOneByOne(run, planned, seen);
    await touchImportRecords(sql, address(run), seen);
    await saveProgress({ ...run, cursor }, { running: true });
  }
  run.cursor = cursor;
}

/** What is new or different in a batch, and which datasets are as they were. */
async function sortOut(
  run: HarvestRun,
  batch: readonly HarvestRecord[],
): Promise<{ changes: Change[]; seen: string[] }> {
  const { report } = run;
  const seen: string[] = [];
  // A source may list one dataset twice, on pages that shift for example.
  const found = new Map<string, { dataset: HarvestDataset; place: string }>();
  for (const entry of batch) {
    if ('dataset' in entry) found.set(entry.dataset.foreignId, entry);
    else if ('left' in entry) report.left += 1;
    else {
      noteFailure(report, { place: entry.place, reason: entry.problem });
      if (entry.foreignId !== undefined) seen.push(entry.foreignId);
    }
  }
  const records = await readImportRecords(run.target.sql, run.source.location, [...found.keys()]);
  const changes: Change[] = [];
  for (const [foreignId, { dataset, place }] of found) {
    const record = records.get(foreignId);
    if (record?.run === run.run) continue;
    if (record && record.fingerprint === fingerprintOf(dataset) && record.pruned === 0) {
      seen.push(foreignId);
      report.unchanged += 1;
    } else changes.push({ dataset, place, datasetId: record?.dataset_id, revive: record?.pruned === 1 });
  }
  return { changes, seen };
}

/** Finds the organisations and groups, which are made before the batch so that its failure leaves them. */
async function plan(run: HarvestRun, changes: readonly Change[], seen: string[]): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const change of changes) {
    const { organization, groups, foreignId } = change.dataset;
    if (run.only) {
      planned.push({ ...change, owner: run.only.id, groups: undefined });
      continue;
    }
    try {
      const owner = await run.groupOf('organization', organization);
      const ids = await Promise.all(groups.map((group) => run.groupOf('group', group)));
      planned.push({ ...change, owner, groups: ids });
    } catch (error) {
      refuse(run.report, change, error);
      seen.push(foreignId);
    }
  }
  return planned;
}

async function writeOneByOne(run: HarvestRun, planned: readonly Planned[], seen: string[]): Promise<void> {
  const write = (change: Planned, ownIds: boolean) =>
    run.target.sql.transaction(async () => {
      await writeChange(run, change, ownIds);
      await saveProgress(run, { running: true });
    });
  for (const change of planned) {
    const before = structuredClone(run.report);
    try {
      await write(change, false).catch(async (error: unknown) => {
        Object.assign(run.report, before);
        if (!isIdTaken(error)) throw error;
        await write(change, true);
      });
    } catch (error) {
      Object.assign(run.report, before);
      refuse(run.report, change, error);
      seen.push(change.dataset.foreignId);
    }
  }
}

async function writeChange(run: HarvestRun, change: Planned, ownIds = false): Promise<void> {
  const { dataset, datasetId, revive, owner, groups } = change;
  const { location } = run.source;
  const saved = await saveDataset(run.target, dataset, {
    location,
    datasetId,
    revive,
    owner,
    groups,
    ownIds,
    newAs: run.only?.newAs ?? 'active',
  });
  const kind = datasetId === undefined ? 'created' : 'updated';
  run.report[kind] += 1;
  noteChange(run.report, { kind, id: saved, title: titleOf(dataset) });
  await saveImportRecord(run.target.sql, {
    ...address(run),
    foreign_id: dataset.foreignId,
    dataset_id: saved,
    fingerprint: fingerprintOf(dataset),
    pruned: 0,
  });
}

/** What we foresee is told and passed over; a fault of ours or of the store ends the run. */
function refuse(report: HarvestReport, { place, dataset, datasetId }: Change, error: unknown): void {
  if (!(error instanceof ApplicationError)) throw error;
  noteFailure(report, {
    place: `${place} (${dataset.name})`,
    reason: reasonOf(error),
    ...(datasetId !== undefined && { dataset: datasetId }),
  });
}

function titleOf({ fields, firstFields, name }: HarvestDataset): string {
  const title = fields.title ?? firstFields?.title;
  return typeof title === 'string' && title !== '' ? title : name;
}

const address = ({ source, run }: HarvestRun) => ({ location: source.location, run });

function fingerprintOf(dataset: HarvestDataset): string {
  return createHash('sha256').update(JSON.stringify(dataset)).digest('hex').slice(0, 32);
}
