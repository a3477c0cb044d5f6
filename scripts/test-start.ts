import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { root, toolEnvironment } from './run-command.mjs';
import { succeeded, tallyLines, type Tally } from './test-tally.ts';

const patience = 180_000;

type Search = { success: boolean; result: { count: number } };

/** Starts the portal as the README says, asks it what a first visitor asks, and stops it. */
async function testStart(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-start-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const tally: Tally = { passed: 0, failures: [] };
  const server = spawn('npm', ['start'], {
    cwd: root,
    env: toolEnvironment({ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, SAMPLE_DATA: '1' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const check = async (name: string, work: () => Promise<boolean>) => {
    const passed = await work().catch((error: unknown) => {
      console.error(error);
      return false;
    });
    if (passed) {
      console.log(`passed  ${name}`);
      tally.passed += 1;
    } else tally.failures.push(name);
  };
  try {
    await check('npm start says that it is ready', () => printsReady(server, base));
    await check('the home page answers', async () => (await fetch(base)).status === 200);
    await check('a search finds the sample', () =>
      finds(`${base}/api/3/action/package_search?q=unemployment`),
    );
    await check('it stops when told to', () => stops(server));
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
  for (const line of tallyLines(tally)) console.log(line);
  process.exitCode = succeeded(tally) ? 0 : 1;
}

function printsReady(server: ChildProcess, base: string): Promise<boolean> {
  return new Promise((resolve) => {
    let output = '';
    // The output is read to the end, because a server whose output nobody reads would block.
    server.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      output += chunk.toString();
      if (output.includes(`ready ${base}`)) resolve(true);
    });
    server.once('exit', () => resolve(false));
    AbortSignal.timeout(patience).addEventListener('abort', () => resolve(false));
  });
}

async function finds(address: string): Promise<boolean> {
  for (const start = Date.now(); Date.now() - start < patience; await setTimeout(500)) {
    const { success, result } = (await (await fetch(address)).json()) as Search;
    if (success && result.count > 0) return true;
  }
  return false;
}

async function stops(server: ChildProcess): Promise<boolean> {
  const ended = once(server, 'exit', { signal: AbortSignal.timeout(40_000) });
  server.kill('SIGTERM');
  await ended;
  return true;
}

await testStart();
