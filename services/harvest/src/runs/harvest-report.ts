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
  failures: { place: string; reason: string }[];
  vanishedIds: string[];
};

/** So many are told one by one. */
const TOLD = 1000;

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
  };
}

export function noteFailure(report: HarvestReport, place: string, reason: string): void {
  report.failed += 1;
  if (report.failures.length < TOLD) report.failures.push({ place, reason });
}

export function noteVanished(report: HarvestReport, foreignId: string): void {
  report.vanished += 1;
  if (report.vanishedIds.length < TOLD) report.vanishedIds.push(foreignId);
}
