import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, and which failed: one line each, with the first line of the failure. */
export type Tally = { passed: number; failures: string[] };

type UnitReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

type BrowserSuite = {
  title: string;
  suites?: BrowserSuite[];
  specs: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
};

type BrowserReport = {
  stats: { expected: number };
  errors: { message?: string }[];
  suites: BrowserSuite[];
};

/** Adds tallies up. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** The last lines of every test run: the failures by name, for people who see only the end of a long log, and a count. */
export function tallyLines({ passed, failures }: Tally): string[] {
  return [...failures.map((failure) => `FAILED  ${failure}`), `${passed} passed, ${failures.length} failed`];
}

/** Whether the run counts as a success: something ran, and nothing failed. */
export function succeeded({ passed, failures }: Tally): boolean {
  return passed > 0 && failures.length === 0;
}

/** Counts Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function tallyUnitReport({ numPassedTests, testResults }: UnitReport): Tally {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [described(name, message)];
    return failed.map(({ fullName, failureMessages }) => described(fullName, failureMessages?.[0]));
  });
  return { passed: numPassedTests, failures };
}

/** Counts Playwright's JSON report; an error outside a test (a server that never answers, say) is a failure. */
export function tallyBrowserReport({ stats, errors, suites }: BrowserReport): Tally {
  const outside = errors.map(({ message }) => described('outside any test', message));
  return {
    passed: stats.expected,
    failures: [...failedTests(suites), ...outside],
  };
}

function failedTests(suites: readonly BrowserSuite[]): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => described(`${suite.title} > ${title}`, messageOf(results))),
    ),
    ...failedTests(suite.suites ?? []),
  ]);
}

/** The error of a failed test; one that was ended with its worker has a result without one. */
function messageOf(results: readonly { error?: { message?: string } }[]): string | undefined {
  return results.find(({ error }) => error)?.error?.message;
}

function described(name: string, message = ''): string {
  const [firstLine = ''] = stripVTControlCharacters(message).trim().split('\n');
  return firstLine === '' ? name : `${name}: ${firstLine}`;
}

/** Counts the report of a run of unit tests; one that was never written counts as a failure. */
export function readUnitTally(file: string): Tally {
  return existsSync(file) ? tallyUnitReport(JSON.parse(readFileSync(file, 'utf8'))) : withoutReport(file);
}

/** Counts the report of a run of browser tests; one that was never written counts as a failure. */
export function readBrowserTally(file: string): Tally {
  return existsSync(file) ? tallyBrowserReport(JSON.parse(readFileSync(file, 'utf8'))) : withoutReport(file);
}

const withoutReport = (file: string): Tally => ({
  passed: 0,
  failures: [`no report was written to ${file}`],
});
