import { performance } from 'node:perf_hooks';
import type { PartProgress } from './part-progress.ts';

/** Without a terminal a line is printed at each such step, and none in between. */
const STEP = 0.1;
const CLEAR_LINE = '\r\u001B[K';

/** Shows how far a part of the tests is: in one line of a terminal, else in a line now and then. */
export class ProgressLine {
  readonly #part: string;
  readonly #progress: PartProgress;
  readonly #output: NodeJS.WriteStream;
  readonly #start = performance.now();
  #nextStep = STEP;

  constructor(part: string, progress: PartProgress, output: NodeJS.WriteStream = process.stdout) {
    this.#part = part;
    this.#progress = progress;
    this.#output = output;
  }

  /** Seconds since the part began. */
  get elapsed(): number {
    return (performance.now() - this.#start) / 1000;
  }

  update(): void {
    if (this.#output.isTTY) {
      this.#output.write(CLEAR_LINE + this.#text());
      return;
    }
    const { fraction } = this.#progress;
    if (fraction < this.#nextStep || fraction === 1) return;
    this.#nextStep = Math.floor(fraction / STEP + 1) * STEP;
    this.#output.write(`${this.#text()}\n`);
  }

  /** Prints lines above the progress. */
  print(lines: readonly string[]): void {
    if (this.#output.isTTY) this.#output.write(CLEAR_LINE);
    for (const line of lines) this.#output.write(`${line}\n`);
  }

  end(): void {
    if (this.#output.isTTY) this.#output.write(CLEAR_LINE);
  }

  #text(): string {
    const { passed, failures, fraction } = this.#progress;
    const left = describeDuration(this.#progress.secondsLeft(this.elapsed));
    const counts = `${passed.toLocaleString('en')} passed, ${failures.length} failed`;
    return `${this.#part} ${String(Math.round(fraction * 100)).padStart(3)} %  ${counts}, about ${left} left`;
  }
}

/** Seconds as people read them: `8 min`, `45 s`. */
export function describeDuration(seconds: number): string {
  const rounded = Math.round(seconds);
  if (rounded < 90) return `${rounded} s`;
  return `${Math.round(rounded / 60)} min`;
}
