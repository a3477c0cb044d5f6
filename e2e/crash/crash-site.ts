import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../scripts/free-port.ts';
import { root } from '../../scripts/run-command.mjs';
import { Administrator } from './administrator.ts';

/** A server with a folder of its own, which can be killed at any moment and started again over the same folder. */
export class CrashSite extends Administrator {
  readonly folder: string;
  url = '';
  /** The checkout of the version that it is started as. */
  checkout = root;
  readonly #settings: Record<string, string>;
  #process: ChildProcess | undefined;
  #key: string | undefined;

  /** @param settings what differs from a server with embedded stores, by the names of environment variables */
  constructor(folder: string, settings: Record<string, string> = {}) {
    super();
    this.folder = folder;
    this.#settings = settings;
    mkdirSync(this.temporaryFolder, { recursive: true });
  }

  /** The folder for temporary files of the server and its children. */
  get temporaryFolder(): string {
    return path.join(this.folder, 'temporary');
  }

  get dataFolder(): string {
    return path.join(this.folder, 'data');
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** @returns once it takes requests */
  async start(): Promise<void> {
    const ready = this.launch();
    if (!(await ready)) throw new Error('The server ended before it was ready');
  }

  /** Starts it and does not wait. @returns whether it came so far as to take requests */
  async launch(): Promise<boolean> {
    const port = await freePort();
    const { HOST = '127.0.0.1' } = this.#settings;
    this.url = `http://${HOST}:${port}`;
    const child = spawn(process.execPath, ['apps/server/src/gazetteer.ts', 'serve'], {
      cwd: this.checkout,
      env: {
        ...process.env,
        HOST,
        PORT: String(port),
        DATA_DIR: this.dataFolder,
        TMPDIR: this.temporaryFolder,
        DATABASE_URL: '',
        OBJECT_STORE_URL: '',
        SAMPLE_DATA: '0',
        RATE_LIMIT: '0',
        LOG_LEVEL: 'error',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const line of createInterface(child.stdout)) {
      if (!line.startsWith('ready')) continue;
      child.stdout.resume();
      return true;
    }
    return false;
  }

  /** Kills the server and its children, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Tells the server to stop. @returns once it has answered what it had begun, and ended */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  protected readKey(): string {
    this.#key ??= readFileSync(path.join(this.dataFolder, 'admin.key'), 'utf8').trim();
    return this.#key;
  }
}
