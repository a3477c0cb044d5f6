import type { FetchReport } from '../runs/fetch-tables.ts';
import { emptyReport, type HarvestReport } from '../runs/harvest-report.ts';

/** So many failures are stored of a run. */
const FAILURES = 200;

/** What a run did, as it is stored: of datasets, and of the tables that were fetched. */
export type RunReport = HarvestReport & {
  tables: Pick<FetchReport, 'read' | 'unchanged'> & { failed: number };
};

export function readRunReport(json: string): RunReport {
  return wholeReport(JSON.parse(json) as Partial<RunReport>);
}

/** A report of which a part is known, such as that of a run whose tables were not fetched. */
export function wholeReport(known: Partial<RunReport>): RunReport {
  return { ...emptyReport(), tables: { read: 0, unchanged: 0, failed: 0 }, ...known };
}

/** The report as it is stored; the ids there of what vanished are of no use to who reads about runs. */
export function writeRunReport(report: Partial<RunReport>): string {
  const failures = report.failures?.slice(0, FAILURES) ?? [];
  return JSON.stringify({ ...report, failures, vanishedIds: [] });
}

/** The report with what came of the tables, whose failures stand behind those of datasets. */
export function withTables(report: RunReport, { read, unchanged, failures }: FetchReport): RunReport {
  return {
    ...report,
    failures: [...report.failures, ...failures],
    tables: { read, unchanged, failed: failures.length },
  };
}
