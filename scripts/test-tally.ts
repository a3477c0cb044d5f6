import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed and failed. */
export type Tally = { passed: number; failed: number };

type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

/** Adds tallies up. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }),
    { passed: 0, failed: 0 },
  );
}

/** The line that ends every run of tests. */
export function tallyLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** Whether the run counts as a success: something ran, and nothing failed. */
export function succeeded({ passed, failed }: Tally): boolean {
  return passed > 0 && failed === 0;
}

/** Counts Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function tallyUnitReport(report: UnitReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Counts Playwright's JSON report; an error outside a test (a server that never answers, say) is a failure. */
export function tallyBrowserReport({ stats, errors }: BrowserReport): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Counts the report of a run of unit tests; one that was never written counts as a failure. */
export function readUnitTally(file: string): Tally {
  return existsSync(file)
    ? tallyUnitReport(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1 };
}

/** Counts the report of a run of browser tests; one that was never written counts as a failure. */
export function readBrowserTally(file: string): Tally {
  return existsSync(file)
    ? tallyBrowserReport(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1 };
}
