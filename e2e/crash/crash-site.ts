import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../scripts/free-port.ts';
import { root } from '../../scripts/run-command.mjs';

/** A server with a folder of its own, which can be killed at any moment and started again over the same folder. */
export class CrashSite {
  readonly folder: string;
  url = '';
  #process: ChildProcess | undefined;
  #key: string | undefined;

  constructor(folder: string) {
    this.folder = folder;
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
    this.url = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, ['apps/server/src/gazetteer.ts', 'serve'], {
      cwd: root,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: this.dataFolder,
        TMPDIR: this.temporaryFolder,
        DATABASE_URL: '',
        OBJECT_STORE_URL: '',
        SAMPLE_DATA: '0',
        RATE_LIMIT: '0',
        LOG_LEVEL: 'error',
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
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /**
   * Calls an action as the administrator.
   * @returns what it answers
   * @throws where it refuses, or no answer comes
   */
  async call<Result>(action: string, input: object): Promise<Result> {
    const answer = await this.request(`/api/3/action/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    return ((await answer.json()) as { result: Result }).result;
  }

  /** Sends any request as the administrator. @throws where it is refused, or no answer comes */
  async request(address: string, init: RequestInit = {}): Promise<Response> {
    this.#key ??= readFileSync(path.join(this.dataFolder, 'admin.key'), 'utf8').trim();
    const headers = { ...(init.headers as Record<string, string>), authorization: this.#key };
    const answer = await fetch(this.url + address, { ...init, headers });
    if (!answer.ok) throw new Refused(`${address} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
}

/** An answer that was not expected: a fault even when the server is killed a moment later. */
export class Refused extends Error {}
