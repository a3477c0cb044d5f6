import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StoreFailure } from '@gazetteer/kernel';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openApplication, type Application } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';
import { loadSampleOnce } from './load-sample.ts';
import { publishStories } from './publish-stories.ts';

const away = new StoreFailure('objects', 'away');

let folder: string;
let application: Application;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sample-outage-'));
  application = await openApplication(testSettings({ DATA_DIR: folder, RATE_LIMIT: '0' }));
});

afterEach(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

const state = () => readFile(path.join(folder, 'sample-state'), 'utf8');

/** The object store of the application, which takes nothing while it is said to be away. */
function storeThatFails(isAway: () => boolean): void {
  const { objects } = application.datastore.context;
  const put = objects.put.bind(objects);
  const spy = vi
    .spyOn(objects, 'put')
    .mockImplementation((...given) => (isAway() ? Promise.reject(away) : put(...given)));
  onTestFinished(() => spy.mockRestore());
}

describe('an object store that is away while the sample is loaded', () => {
  it('ends the loading where it is, and the next one goes on from there', async () => {
    const labels: string[] = [];
    storeThatFails(() => labels.length === 2);
    const progress = ({ label }: { label: string }) => void labels.push(label);
    const report = await loadSampleOnce(application, { progress });
    expect(report).toMatchObject({ failed: [], published: [], stoppedBy: away });
    expect(report?.datasets.created).toEqual([labels[0]]);
    expect(labels).toHaveLength(2);
    expect(await state()).toBe('loading\n');

    const stop = new AbortController();
    const rest = await loadSampleOnce(application, {
      progress: ({ label }) => {
        labels.push(label);
        if (label === labels[1]) stop.abort();
      },
      signal: stop.signal,
    });
    expect(rest?.stoppedBy).toBeUndefined();
    expect(rest?.datasets).toEqual({ created: [labels[1]], updated: [], unchanged: [labels[0]] });
  });

  it('publishes no story without its charts, and tries no others', async () => {
    const call = () => Promise.reject(away);
    expect(await publishStories({ ...application, call }, {})).toEqual({
      published: [],
      failed: [],
      stoppedBy: away,
    });
    const lacking = new StoreFailure('objects', 'missing');
    const told = await publishStories({ ...application, call: () => Promise.reject(lacking) }, {});
    expect(told.failed).toHaveLength(5);
    const outage = { statusCode: 503, body: '{"errors":[{"message":"The object store does not answer."}]}' };
    const inject = vi.spyOn(application.server, 'inject').mockResolvedValue(outage as never);
    onTestFinished(() => inject.mockRestore());
    const asked = await publishStories(application, {});
    expect(asked).toMatchObject({ published: [], failed: [], stoppedBy: { code: 'unavailable' } });
    expect(inject).toHaveBeenCalledOnce();
  });
});
