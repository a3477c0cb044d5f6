import type { ImportTarget } from '../import/import-target.ts';
import type { groupFinder } from './ensure-groups.ts';
import type { HarvestReport } from './harvest-report.ts';
import type { HarvestSource } from '../foreign/harvest-source.ts';
import { saveImportSource } from '../harvest.store.ts';

export type HarvestTarget = Pick<ImportTarget, 'call' | 'sql'>;

/** One reading of a foreign catalogue, from its start to its end over all breaks. */
export type HarvestRun = {
  target: HarvestTarget;
  source: HarvestSource;
  /** The records that it has seen carry this number. */
  run: number;
  report: HarvestReport;
  /** Where it would go on. */
  cursor: string | null;
  groupOf: ReturnType<typeof groupFinder>;
  /** The only organisation it fills; undefined where datasets go to the organisations that the source names. */
  only: OnlyOrganization | undefined;
  /** Is told of each batch in its transaction. */
  onBatch: BatchHook | undefined;
};

/** An organisation that takes all datasets of a source, whoever publishes them there. */
export type OnlyOrganization = {
  id: string;
  /** What becomes of datasets that are new here: somebody may have to look at them before they are public. */
  newAs: 'active' | 'draft';
};

/** Told of a batch in its transaction; what it throws takes the batch back and ends the run. */
export type BatchHook = (state: { report: HarvestReport; finished: boolean }) => Promise<void>;

/** Writes how far a run is; in the transaction of what it has done until there. */
export async function saveProgress(
  { target, source, run, report, cursor, onBatch }: HarvestRun,
  { running }: { running: boolean },
): Promise<void> {
  const { location, version } = source;
  const state = { version, run, running: running ? 1 : 0, cursor, report: JSON.stringify(report) };
  await saveImportSource(target.sql, { location, ...state });
  await onBatch?.({ report, finished: !running });
}
