import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { startInProcess } from './command-line-testing.ts';

const throwsWhenTold = `process.on('SIGUSR2', () => { throw new Error('a fault of nobody') })`;

test('a fault that nothing caught ends the server, which says what it was', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-fault-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = startInProcess(folder, throwsWhenTold);
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
