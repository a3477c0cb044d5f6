import { writeSync } from 'node:fs';

/** How one test ended. */
export type TestResult = {
  /** Its file, from the root of the checkout. */
  file: string;
  /** Its name with those of its groups; empty for what went wrong outside any test of the file. */
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** What was wrong, first in one line. */
  error?: string;
  /** What the product printed meanwhile. */
  output?: string;
};

/** What a tool that runs tests tells the command that started it. */
export type TestEvent =
  /** Comes first: the files whose tests will run. */
  | { kind: 'planned'; files: readonly string[] }
  | ({ kind: 'test' } & TestResult)
  /** Every test of a file has ended. */
  | { kind: 'file'; file: string; seconds: number }
  /** Comes last, unless the tool was killed. */
  | { kind: 'ended' };

/** The file descriptor on which the command listens; standard output belongs to the product under test. */
const CHANNEL = 3;

/** Sends an event to the command, as one line of JSON. */
export function sendEvent(event: TestEvent): void {
  writeSync(CHANNEL, `${lineOf(event)}\n`);
}

/** JSON may hold two characters as they are that end a line for those who read line by line. */
export function lineOf(event: TestEvent): string {
  return JSON.stringify(event)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
