import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';

const PATIENCE = 20_000;

/** A program that drives a browser by the WebDriver protocol. */
export class DriverProcess {
  readonly url: string;
  /** What the program and the browser wrote so far, by lines. */
  readonly lines: string[] = [];
  readonly #child: ChildProcess;
  readonly #forget: () => void;

  private constructor(program: string, port: number, environment: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#child = spawn(program, [`--port=${port}`], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The browser belongs to its group, and ends with it.
      detached: true,
    });
    this.#forget = endWithUs(() => this.#kill());
    for (const output of [this.#child.stdout, this.#child.stderr]) {
      if (output) createInterface(output).on('line', (line) => this.lines.push(line));
    }
  }

  /** @returns once it takes sessions */
  static async start(
    program: string,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<DriverProcess> {
    const driver = new DriverProcess(program, await freePort(), environment);
    await driver.#waitUntilReady();
    return driver;
  }

  async #waitUntilReady(): Promise<void> {
    for (const start = Date.now(); Date.now() - start < PATIENCE; await setTimeout(50)) {
      if (this.#child.exitCode !== null) break;
      const status = await fetch(`${this.url}/status`).catch(() => undefined);
      if (status?.ok) return;
    }
    await this.stop();
    throw new Error(`the driver does not answer: ${this.lines.join(' ')}`);
  }

  /** Ends it, and a browser that is still there. */
  async stop(): Promise<void> {
    this.#forget();
    if (!this.#isRunning()) return;
    const ended = once(this.#child, 'exit');
    this.#kill();
    await ended;
  }

  #isRunning(): boolean {
    const { pid, exitCode, signalCode } = this.#child;
    return pid !== undefined && exitCode === null && signalCode === null;
  }

  #kill(): void {
    if (this.#isRunning()) process.kill(-(this.#child.pid ?? 0), 'SIGKILL');
  }
}

/** Does something when this process ends, unless what is returned is called before. */
export function endWithUs(end: () => void): () => void {
  process.on('exit', end);
  return () => process.off('exit', end);
}
