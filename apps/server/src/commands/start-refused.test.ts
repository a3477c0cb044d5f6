import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { runInProcess } from './command-line-testing.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-refused-'));
});

afterEach(() => rm(folder, { recursive: true }));

const start = (settings: Record<string, string>) =>
  runInProcess(folder, ['serve'], { SAMPLE_DATA: '0', ...settings });

async function takePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

describe('a server that cannot start', () => {
  it('ends where its port is taken, and says so', async () => {
    const port = await takePort();
    expect(await start({ HOST: '127.0.0.1', PORT: String(port) })).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} of 127.0.0.1 is taken: stop what listens there, or set PORT to another one.\n`,
    });
  }, 60_000);

  it('ends with all its web processes, and says once why', async () => {
    expect(await start({ DATA_DIR: '/proc/nothing', WORKERS: '3' })).toEqual({
      code: 1,
      stdout: '',
      stderr:
        "No folder can be made at /proc/nothing: name another folder, for the server's own data in DATA_DIR.\n",
    });
  }, 60_000);
});
