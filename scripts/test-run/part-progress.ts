import type { PartTimes } from './last-run.ts';
import type { TestEvent, TestResult } from './test-event.ts';

/** How far a part of the tests is, from the events of the tool that runs it. */
export class PartProgress {
  readonly #expected: PartTimes;
  readonly #lengthOf: (file: string) => number;
  /** What each planned file is expected to take, in parts of the whole. */
  readonly #weights = new Map<string, number>();
  readonly times: Record<string, number> = {};
  readonly failures: TestResult[] = [];
  readonly skipped: TestResult[] = [];
  passed = 0;
  hasEnded = false;

  /**
   * @param expected the times of an earlier run
   * @param lengthOf the length of a file, by which its time is guessed where no file has been timed yet
   */
  constructor(expected: PartTimes, lengthOf: (file: string) => number) {
    this.#expected = expected;
    this.#lengthOf = lengthOf;
  }

  /** @returns the test that failed, where the event says that one did */
  accept(event: TestEvent): TestResult | undefined {
    switch (event.kind) {
      case 'planned':
        this.#plan(event.files);
        return undefined;
      case 'file':
        this.times[event.file] = event.seconds;
        return undefined;
      case 'ended':
        this.hasEnded = true;
        return undefined;
      case 'test':
        return this.#count(event);
    }
  }

  /** The part of the work that is done, from 0 to 1. */
  get fraction(): number {
    const all = sum(this.#weights.values());
    const done = Object.keys(this.times).map((file) => this.#weights.get(file) ?? 0);
    return all === 0 ? 0 : Math.min(1, sum(done) / all);
  }

  /** How many seconds the rest will take: by what was expected at first, then by the pace until now. */
  secondsLeft(elapsed: number): number {
    const { fraction } = this;
    const expected = Math.max(this.#expectedSeconds() - elapsed, 0);
    if (fraction === 0) return expected;
    const byPace = (elapsed / fraction) * (1 - fraction);
    return byPace * fraction + expected * (1 - fraction);
  }

  #plan(files: readonly string[]): void {
    const known = Object.values(this.#expected.files);
    const mean = sum(known) / known.length;
    const guess = known.length === 0 ? this.#lengthOf : () => mean;
    for (const file of files) this.#weights.set(file, this.#expected.files[file] ?? guess(file));
  }

  /** A run of some files is expected to take their share of a whole one. */
  #expectedSeconds(): number {
    const { seconds, files, bytes = 0 } = this.#expected;
    const all = sum(Object.values(files)) || bytes;
    const share = all === 0 ? 1 : sum(this.#weights.values()) / all;
    return seconds * Math.min(share, 1);
  }

  #count(result: TestResult): TestResult | undefined {
    if (result.outcome === 'passed') this.passed += 1;
    else if (result.outcome === 'skipped') this.skipped.push(result);
    else {
      this.failures.push(result);
      return result;
    }
    return undefined;
  }
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}
