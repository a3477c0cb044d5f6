import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.mjs';

/** A file of tests and how long it took, in seconds. */
export type TimedFile = { file: string; seconds: number };

type UnitReport = { testResults: { name: string; startTime: number; endTime: number }[] };
type BrowserSuite = {
  file: string;
  suites?: BrowserSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
};

const MILLISECONDS = 1000;

/** The files of a Vitest report (JSON), with their times. */
export function timedUnitFiles({ testResults }: UnitReport): TimedFile[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / MILLISECONDS,
  }));
}

/** The files of a Playwright report (JSON), with the times of all their tests added up. */
export function timedBrowserFiles({ suites }: { suites: BrowserSuite[] }): TimedFile[] {
  return suites.map((suite) => ({
    file: `e2e/${suite.file}`,
    seconds: durationOf(suite) / MILLISECONDS,
  }));
}

function durationOf({ suites = [], specs }: BrowserSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

/** Lines that name the slowest files, the slowest first. */
export function slowestLines(files: readonly TimedFile[], count = 10): string[] {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
  return slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

/** Prints the slowest files of a report, where one was written. */
export function printSlowest(report: string, kind: 'unit' | 'browser'): void {
  if (!existsSync(report)) return;
  const content = JSON.parse(readFileSync(report, 'utf8'));
  const lines = slowestLines(kind === 'unit' ? timedUnitFiles(content) : timedBrowserFiles(content));
  if (lines.length > 0) console.log(['The slowest files:', ...lines].join('\n'));
}
