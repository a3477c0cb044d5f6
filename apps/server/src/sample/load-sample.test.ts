import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administrator } from '../administrator-key.ts';
import { openApplication, type Application } from '../open-application.ts';
import { loadSettings } from '../settings.ts';
import { loadSampleOnce } from './load-sample.ts';

let folder: string;
let application: Application;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'load-sample-'));
  application = await openApplication(loadSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
});

afterEach(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

const state = () => readFile(path.join(folder, 'sample-state'), 'utf8');

describe('filling an empty catalogue', () => {
  it('goes on after an interruption, and is done once', async () => {
    const stop = new AbortController();
    const progress = () => stop.abort();
    const interrupted = await loadSampleOnce(application, { progress, signal: stop.signal });
    expect(interrupted?.datasets.created).toHaveLength(1);
    expect(await state()).toBe('loading\n');

    const rest = await loadSampleOnce(application, {});
    expect(rest).toMatchObject({
      datasets: { updated: [], unchanged: interrupted?.datasets.created },
      failed: [],
    });
    expect(rest?.rows).toBeGreaterThan(3_000_000);
    expect(await state()).toBe('loaded\n');
    expect(await loadSampleOnce(application, {})).toBeUndefined();

    const search = { fq: 'granularity:County', rows: 10 };
    expect(await application.call('package_search', search)).toMatchObject({ count: 2 });
  });

  it('leaves a catalogue alone that people have filled', async () => {
    await application.call('organization_create', { name: 'office' }, administrator);
    const own = { name: 'our-own', owner_org: 'office', private: true };
    await application.call('package_create', own, administrator);
    expect(await loadSampleOnce(application, {})).toBeUndefined();
  });
});
