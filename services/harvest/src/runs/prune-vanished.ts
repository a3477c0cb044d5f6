import { ApplicationError } from '@gazetteer/kernel';
import { noteChange, noteVanished, tellsChanges } from './harvest-report.ts';
import type { HarvestRun } from './harvest-run.ts';
import {
  countImportRecords,
  countVanishedRecords,
  listVanishedRecords,
  saveImportRecord,
} from '../harvest.store.ts';

const PAGE = 500;

/**
 * Reports what earlier runs found in a source and this one did not; deletes it here when told to. Deleted datasets can
 * be brought back. Nothing is deleted where entries could not be read: they may be what is missing. Whoever looks at no
 * run by themselves has most of a source spared, too: a catalogue that lost its datasets mostly finds them again.
 */
export async function pruneVanished(
  run: HarvestRun,
  { prune, sparesMost, seen }: { prune: boolean; sparesMost: boolean; seen: ReadonlySet<string> },
): Promise<void> {
  const { target, source, report } = run;
  const read = report.created + report.updated + report.unchanged;
  if (prune && (report.failed > 0 || read === 0)) report.spared = 'failures';
  else if (prune && sparesMost && (await areMostGone(run))) report.spared = 'most';
  const deletes = prune && report.spared === null;
  let after = '';
  for (;;) {
    const gone = await listVanishedRecords(
      target.sql,
      { location: source.location, run: run.run },
      { after, limit: PAGE },
    );
    for (const record of gone) {
      if (seen.has(record.foreign_id)) continue;
      noteVanished(report, record.foreign_id);
      const title = tellsChanges(report) ? await titleOf(run, record.dataset_id) : '';
      if (!deletes) {
        noteChange(report, { kind: 'vanished', id: record.dataset_id, title });
        continue;
      }
      await target.sql.transaction(async () => {
        await deleteDataset(run, record.dataset_id);
        await saveImportRecord(target.sql, { ...record, pruned: 1 });
        await run.onBatch?.({ report, finished: false });
      });
      noteChange(report, { kind: 'deleted', id: record.dataset_id, title });
      report.pruned += 1;
    }
    after = gone.at(-1)?.foreign_id ?? after;
    if (gone.length < PAGE) return;
  }
}

/** So few may all go at once. */
const FEW = 10;

async function areMostGone({ target, source, run }: HarvestRun): Promise<boolean> {
  const { location } = source;
  const gone = await countVanishedRecords(target.sql, { location, run });
  return gone > FEW && gone * 2 > (await countImportRecords(target.sql, location));
}

/** What a dataset is called here; nothing where it was purged. */
async function titleOf({ target }: HarvestRun, id: string): Promise<string> {
  try {
    return ((await target.call('package_show', { id })) as { title: string }).title;
  } catch (error) {
    if (error instanceof ApplicationError && error.code === 'not_found') return '';
    throw error;
  }
}

async function deleteDataset({ target }: HarvestRun, id: string): Promise<void> {
  try {
    await target.call('package_delete', { id });
  } catch (error) {
    // Somebody here was faster.
    if (!(error instanceof ApplicationError) || error.code !== 'not_found') throw error;
  }
}
