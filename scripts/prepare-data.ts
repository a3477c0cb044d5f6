import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isSampleReady } from '../e2e/wait-for-sample.ts';
import { freePort } from './free-port.ts';
import { hashSources } from './hash-sources.ts';
import { root, toolEnvironment } from './run-command.mjs';
import { foldersOfServer } from './sites.mjs';

const kept = path.join(root, 'test-results', 'prepared');
/** What the server prints while it loads the sample. */
const log = path.join(root, 'test-results', 'prepare.log');
const PATIENCE = 180_000;

/**
 * Fills a folder as the target of a server's `DATA_DIR` with a copy of the sample catalogue, loaded and measured. It is
 * loaded once for all tests, by a server like everybody's, and again when the server or the sample has changed.
 */
export async function copyPreparedData(target: string): Promise<void> {
  const folder = path.join(kept, preparedName());
  if (!existsSync(folder)) await prepare(folder);
  cpSync(folder, target, { recursive: true });
}

function preparedName(): string {
  return hashSources([...foldersOfServer().map((folder) => `${folder}/**/*`), 'package-lock.json']).slice(
    0,
    16,
  );
}

async function prepare(folder: string): Promise<void> {
  console.log('Loading the sample catalogue for the tests; this takes half a minute.');
  rmSync(kept, { recursive: true, force: true });
  const unfinished = `${folder}.unfinished`;
  mkdirSync(unfinished, { recursive: true });
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const output = openSync(log, 'w');
  const server = spawn('node', ['apps/server/src/gazetteer.ts', 'serve'], {
    cwd: root,
    env: toolEnvironment({
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: unfinished,
      DATABASE_URL: '',
      OBJECT_STORE_URL: '',
      LOG_LEVEL: 'error',
    }),
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = once(server, 'exit');
  try {
    await waitForSample(base, unfinished, server);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
  renameSync(unfinished, folder);
}

/** The server writes down when the sample is whole; its tables are measured after that. */
async function waitForSample(base: string, folder: string, server: ChildProcess): Promise<void> {
  const state = path.join(folder, 'sample-state');
  for (const start = Date.now(); Date.now() - start < PATIENCE; await setTimeout(250)) {
    if (server.exitCode !== null)
      throw new Error(`the server ended before its sample was loaded: see ${log}`);
    if (!existsSync(state) || readFileSync(state, 'utf8').trim() !== 'loaded') continue;
    if (await isSampleReady(base)) return;
  }
  throw new Error(`the sample catalogue was not loaded within three minutes: see ${log}`);
}
