import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openApplication } from './open-application.ts';
import { testSettings } from './settings-testing.ts';

/** The file system of processes has no room on any machine, where there is one. */
const WITHOUT_ROOM = '/proc';

it('is not ready while the disk for temporary files has no room, and names it', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'gazetteer-ready-'));
  const { server, close } = await openApplication(testSettings({ DATA_DIR }));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await close();
    await rm(DATA_DIR, { recursive: true, force: true });
  });
  const ask = async () => {
    const answer = await server.inject('/health/ready');
    return [answer.statusCode, Object.keys(answer.json<{ errors?: object }>().errors ?? {})];
  };
  expect(await ask()).toEqual([200, []]);
  vi.stubEnv('TMPDIR', WITHOUT_ROOM);
  expect(await ask()).toEqual([503, ['disk']]);
  vi.unstubAllEnvs();
  expect(await ask()).toEqual([200, []]);
});

it('is not ready, and answers all the same, once it is about to stop', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'gazetteer-ready-'));
  const application = await openApplication(testSettings({ DATA_DIR }));
  onTestFinished(async () => {
    await application.close();
    await rm(DATA_DIR, { recursive: true, force: true });
  });
  application.announceClosing();
  const answer = await application.server.inject('/health/ready');
  expect([answer.statusCode, answer.json()]).toEqual([503, { errors: { process: 'is about to stop' } }]);
  expect((await application.server.inject('/health/alive')).statusCode).toBe(200);
});
