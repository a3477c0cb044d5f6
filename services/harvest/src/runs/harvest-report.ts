/** An entry that could not be brought here; `dataset` is ours of it, where an earlier run brought it. */
export type HarvestFailure = { place: string; reason: string; dataset?: string };

/** A dataset of ours that a harvest has changed, or that is gone from its source. */
export type HarvestChange = {
  kind: 'created' | 'updated' | 'vanished' | 'deleted';
  id: string;
  title: string;
};

/** What a harvest did; kept between runs, so that one that went on after a break tells of the whole. */
export type HarvestReport = {
  created: number;
  updated: number;
  unchanged: number;
  /** Entries that are no datasets for us, and why. */
  left: number;
  failed: number;
  /** Gone from the source; the first ones by their id there. */
  vanished: number;
  pruned: number;
  failures: HarvestFailure[];
  vanishedIds: string[];
  /** The first datasets that were changed. */
  changes: HarvestChange[];
  /** Why nothing that vanished was deleted, where it should have been: entries could not be read, or most were gone. */
  spared: 'failures' | 'most' | null;
};

/** So many are told one by one. */
const TOLD = 1000;
/** The report is written with every batch, so that it has to stay short. */
const CHANGES_TOLD = 200;

export function emptyReport(): HarvestReport {
  return {
    created: 0,
    updated: 0,
    unchanged: 0,
    left: 0,
    failed: 0,
    vanished: 0,
    pruned: 0,
    failures: [],
    vanishedIds: [],
    changes: [],
    spared: null,
  };
}

export function noteFailure(report: HarvestReport, failure: HarvestFailure): void {
  report.failed += 1;
  if (report.failures.length < TOLD) report.failures.push(failure);
}

export function noteVanished(report: HarvestReport, foreignId: string): void {
  report.vanished += 1;
  if (report.vanishedIds.length < TOLD) report.vanishedIds.push(foreignId);
}

export function noteChange(report: HarvestReport, change: HarvestChange): void {
  if (report.changes.length < CHANGES_TOLD) report.changes.push(change);
}

/** Whether a change would still be told by itself. */
export function tellsChanges({ changes }: HarvestReport): boolean {
  return changes.length < CHANGES_TOLD;
}
