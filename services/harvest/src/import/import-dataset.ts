import { ApplicationError } from '@gazetteer/kernel';
import type { DatasetSource, PublisherSource } from '../files/catalogue-source.ts';
import { datasetFields } from './described-fields.ts';
import { fingerprintDataset } from './fingerprint.ts';
import { publishTable, readChangedTable, saveResource, type TableToPublish } from './import-table.ts';
import { readFingerprint, saveFingerprint } from '../harvest.store.ts';
import type { ImportedDataset, ImportTarget } from './import-target.ts';
import { reasonOf } from '../words/reason-of.ts';

export type Outcome = 'created' | 'updated' | 'unchanged';

export type DatasetResult = {
  outcome: Outcome;
  tables: number;
  rows: number;
  rejectedRows: number;
  remarks: string[];
};

type DatasetOptions = { dryRun: boolean; strict: boolean; folder: string };

/**
 * Brings one dataset of the catalogue to what the source says, with its organisation and its tables: reads all its files
 * before anything is written, and takes back what is new where something fails. A dry run goes as far as it can without
 * leaving a trace.
 */
export async function importDataset(
  target: ImportTarget,
  dataset: DatasetSource,
  options: DatasetOptions,
): Promise<DatasetResult> {
  const found = (await show(target, 'package_show', dataset.name)) as ImportedDataset | undefined;
  const outcome = await outcomeFor(target, dataset, found);
  const tables: TableToPublish[] = [];
  try {
    for (const table of dataset.tables) {
      const resource = found?.resources.find(({ import_path }) => import_path === table.path);
      const read = await readChangedTable(target, table, { ...options, resource });
      if (read) tables.push(read);
    }
    const change = { dataset, found, isSaid: outcome === 'unchanged', tables };
    if (options.dryRun) await withoutTrace(target, () => saveDescriptions(target, change));
    else await publish(target, change);
  } finally {
    for (const { read } of tables) await read.discard();
  }
  return {
    outcome: outcome === 'unchanged' && tables.length > 0 ? 'updated' : outcome,
    tables: tables.length,
    rows: tables.reduce((sum, { read }) => sum + read.rows, 0),
    rejectedRows: tables.reduce((sum, { read }) => sum + read.report.rejected_rows, 0),
    remarks: tables.flatMap(({ remarks }) => remarks),
  };
}

type Change = {
  dataset: DatasetSource;
  /** The dataset as an earlier import left it. */
  found: ImportedDataset | undefined;
  /** Whether the dataset says of itself what the source does. */
  isSaid: boolean;
  tables: readonly TableToPublish[];
};

/** What an import made that was not there before. */
type Made = { dataset: string | undefined; organization: string | undefined };

async function publish(target: ImportTarget, change: Change): Promise<void> {
  const made = await target.sql.transaction(() => saveDescriptions(target, change));
  try {
    for (const table of change.tables) await publishTable(target, table);
  } catch (error) {
    await takeBack(target, made, change.tables).catch((other: unknown) => {
      throw new Error(`${reasonOf(error)}; what was begun could not be removed: ${reasonOf(other)}`, {
        cause: error,
      });
    });
    throw error;
  }
}

/** The organisation, the dataset and its resources, all of them or none. */
async function saveDescriptions(
  target: ImportTarget,
  { dataset, found, isSaid, tables }: Change,
): Promise<Made> {
  const made = isSaid ? undefined : await saveDataset(target, dataset, found);
  for (const table of tables) await saveResource(target, dataset.name, table);
  return { dataset: made?.dataset, organization: made?.organization };
}

/** Removes what was made for tables that could not be published. Older tables keep their last version. */
async function takeBack(target: ImportTarget, made: Made, tables: readonly TableToPublish[]): Promise<void> {
  if (made.dataset !== undefined) await target.call('dataset_purge', { id: made.dataset });
  else {
    for (const { id, isNew } of tables) if (isNew) await target.call('resource_delete', { id });
  }
  if (made.organization !== undefined) await target.call('organization_purge', { id: made.organization });
}

/** Does the work in a transaction that is rolled back, so that what it would refuse is known. */
async function withoutTrace(target: ImportTarget, work: () => Promise<unknown>): Promise<void> {
  const enough = new Error('This is as far as a dry run goes');
  try {
    await target.sql.transaction(async () => {
      await work();
      throw enough;
    });
  } catch (error) {
    if (error !== enough) throw error;
  }
}

async function outcomeFor(
  target: ImportTarget,
  dataset: DatasetSource,
  found: ImportedDataset | undefined,
): Promise<Outcome> {
  if (!found) return 'created';
  const said = await readFingerprint(target.sql, found.id);
  return said === fingerprintDataset(dataset) && found.state !== 'deleted' ? 'unchanged' : 'updated';
}

async function saveDataset(
  target: ImportTarget,
  dataset: DatasetSource,
  found: ImportedDataset | undefined,
): Promise<Made> {
  const owner = await ensureOrganization(target, dataset.publisher);
  const description = {
    ...datasetFields(dataset),
    owner_org: owner.id,
    // What people have withdrawn, or not published yet, is theirs to publish. What was deleted comes back.
    state: found?.state === 'draft' ? 'draft' : 'active',
  };
  const saved = found
    ? await target.call('package_patch', { id: found.id, ...description })
    : await target.call('package_create', { name: dataset.name, ...description });
  const { id } = saved as ImportedDataset;
  await saveFingerprint(target.sql, id, fingerprintDataset(dataset));
  return { dataset: found ? undefined : id, organization: owner.isNew ? owner.id : undefined };
}

/** One that exists stays as its administrators describe it. */
async function ensureOrganization(
  target: ImportTarget,
  publisher: PublisherSource,
): Promise<{ id: string; isNew: boolean }> {
  const found = await show(target, 'organization_show', publisher.name);
  const organization = found ?? (await target.call('organization_create', { ...publisher }));
  return { id: (organization as { id: string }).id, isNew: found === undefined };
}

async function show(target: ImportTarget, action: string, id: string): Promise<unknown> {
  try {
    return await target.call(action, { id });
  } catch (error) {
    if (error instanceof ApplicationError && error.code === 'not_found') return undefined;
    throw error;
  }
}
