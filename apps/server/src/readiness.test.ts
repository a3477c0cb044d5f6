import type * as FileSystem from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openApplication } from './open-application.ts';
import { loadSettings } from './settings.ts';

const free = vi.hoisted(() => ({ bytes: new Map<string, number>() }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>();
  const statfs = async (folder: string) => ({ bsize: 1, bavail: free.bytes.get(folder) ?? 1e12 });
  return { ...real, statfs };
});

it('is not ready while the disk of the SQL store or that of temporary files is full, and names which', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'gazetteer-ready-'));
  const { server, close } = await openApplication(loadSettings({ DATA_DIR, LOG_LEVEL: 'silent' }));
  onTestFinished(async () => {
    await close();
    await rm(DATA_DIR, { recursive: true, force: true });
  });
  const ask = async () => {
    const answer = await server.inject('/health/ready');
    return [answer.statusCode, Object.keys(answer.json<{ errors?: object }>().errors ?? {})];
  };
  expect(await ask()).toEqual([200, []]);
  free.bytes.set(tmpdir(), 4e6);
  expect(await ask()).toEqual([503, ['disk']]);
  free.bytes.set(DATA_DIR, 0);
  expect(await ask()).toEqual([503, ['sql', 'disk']]);
  free.bytes.clear();
  expect(await ask()).toEqual([200, []]);
});
