import { ApplicationError, type Caller } from '@gazetteer/kernel';
import { listImportRecords } from '../harvest.store.ts';
import type { HarvestSources } from './harvest-sources.ts';
import { locationOf } from './open-source.ts';
import { organizationTarget } from './organization-target.ts';
import { administeredSource } from './show-sources.ts';
import { changeSource, deleteSource, endRunOf } from './source.store.ts';
import type { StoredSource } from './source-tables.ts';

const PAGE = 50;

/**
 * Deletes a source with its runs, and its datasets where that is wanted; a run under way ends first. One that is broken
 * off can be asked for again: the source goes last.
 * @returns how many datasets were deleted
 * @throws not_found
 */
export async function removeSource(
  sources: HarvestSources,
  caller: Caller,
  { id, datasets }: { id: string; datasets: 'keep' | 'delete' },
): Promise<number> {
  const { sql, clock } = sources;
  const source = await administeredSource(sources, caller, id);
  await sql.transaction(async () => {
    await changeSource(sql, { id, revision: undefined }, { paused: 1 });
    await endRunOf(sql, id, clock().toISOString());
  });
  const deleted = datasets === 'delete' ? await deleteDatasets(sources, source) : 0;
  await deleteSource(sql, id, locationOf(source));
  return deleted;
}

async function deleteDatasets({ sql, target }: HarvestSources, source: StoredSource): Promise<number> {
  const { call } = organizationTarget(target, source.owner_org);
  let [after, deleted] = ['', 0];
  for (;;) {
    const records = await listImportRecords(target.sql, locationOf(source), { after, limit: PAGE });
    await sql.transaction(async () => {
      for (const { dataset_id } of records) if (await isDeleted(call, dataset_id)) deleted += 1;
    });
    after = records.at(-1)?.foreign_id ?? after;
    if (records.length < PAGE) return deleted;
  }
}

type Call = HarvestSources['target']['call'];

/** @returns false for one that is purged, in the bin already, or another organisation's by now */
async function isDeleted(call: Call, id: string): Promise<boolean> {
  try {
    const { state } = (await call('package_show', { id })) as { state: string };
    if (state === 'deleted') return false;
    await call('package_delete', { id });
    return true;
  } catch (error) {
    if (error instanceof ApplicationError && ['not_found', 'conflict'].includes(error.code)) return false;
    throw error;
  }
}
