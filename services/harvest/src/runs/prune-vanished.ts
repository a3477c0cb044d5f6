import { ApplicationError } from '@gazetteer/kernel';
import { noteVanished } from './harvest-report.ts';
import type { HarvestRun } from './harvest-run.ts';
import { listVanishedRecords, saveImportRecord } from '../harvest.store.ts';

const PAGE = 500;

/**
 * Reports what earlier runs found in a source and this one did not; deletes it here when told to. Deleted datasets can
 * be brought back. Nothing is deleted where entries could not be read: they may be what is missing.
 */
export async function pruneVanished(
  run: HarvestRun,
  { prune, seen }: { prune: boolean; seen: ReadonlySet<string> },
): Promise<void> {
  const { target, source, report } = run;
  const read = report.created + report.updated + report.unchanged;
  const deletes = prune && report.failed === 0 && read > 0;
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
      if (!deletes) continue;
      await target.sql.transaction(async () => {
        await deleteDataset(run, record.dataset_id);
        await saveImportRecord(target.sql, { ...record, pruned: 1 });
      });
      report.pruned += 1;
    }
    after = gone.at(-1)?.foreign_id ?? after;
    if (gone.length < PAGE) return;
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
