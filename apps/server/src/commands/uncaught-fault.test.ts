import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const program = path.join(import.meta.dirname, '../gazetteer.ts');
const throwsWhenTold = `process.on('SIGUSR2', () => { throw new Error('a fault of nobody') })`;

test('a fault that nothing caught ends the server, which says what it was', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-fault-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const settings = { DATA_DIR: path.join(folder, 'data'), PORT: '0', SAMPLE_DATA: '0', LOG_LEVEL: 'error' };
  const inject = `--import=data:text/javascript,${encodeURIComponent(throwsWhenTold)}`;
  const server = spawn(process.execPath, [inject, program, 'serve'], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = once(server, 'exit');
  const told: string[] = [];
  for await (const line of createInterface(server.stdout)) {
    told.push(line);
    if (line.startsWith('ready')) server.kill('SIGUSR2');
  }
  expect((await ended)[0]).toBe(1);
  expect(told.at(-1)).toContain('the process ends: nothing caught this fault');
  expect(told.at(-1)).toContain('a fault of nobody');
}, 60_000);
