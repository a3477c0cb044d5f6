import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Application, openApplication } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';
import { callAt, openPublisher, type Publisher, waysOfPublishing } from './publishing-testing.ts';
import { countOfRoads, everywhere, placesOf } from './strangers-testing.ts';

let folder: string;
let publisher: Publisher;
/** Another process of the same installation, which strangers ask. */
let other: Application;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'published-'));
  const environment = { DATA_DIR: folder, SAMPLE_DATA: '0', RATE_LIMIT: '0', OUTBOUND_PRIVATE: '1' };
  const settings = testSettings(environment);
  publisher = await openPublisher(await openApplication(settings), folder);
  other = await openApplication(settings);
});

afterAll(async () => {
  await publisher.close();
  await publisher.application.close();
  await other.close();
  await rm(folder, { recursive: true });
});

const call = (action: string, input: object) => callAt(publisher.application, action, input);

const foundIn = (name: string) => placesOf(other, name);

describe.each(Object.entries(waysOfPublishing))('%s', (way, make) => {
  const name = `births-${Object.keys(waysOfPublishing).indexOf(way)}`;

  it('is found by a stranger in every place, on another process', async () => {
    const before = await countOfRoads(other);
    await make(publisher, name);
    expect(await foundIn(name)).toEqual(everywhere);
    expect(await countOfRoads(other)).toBe(before + 1);
  });

  it('is found in none while its publisher holds it back, though its address answers, and in all again afterwards', async () => {
    const [resource] = (await call('package_show', { id: name })).resources;
    await call('resource_patch', { id: resource?.id, held_back: true });
    expect(await foundIn(name)).toEqual([]);
    expect(await call('dataset_publication_show', { id: name })).toMatchObject({
      not_listed_because: 'held_back',
    });
    expect((await other.server.inject(`/dataset/${name}.ttl`)).statusCode).toBe(200);
    await call('resource_patch', { id: resource?.id, held_back: false });
    expect(await foundIn(name)).toEqual(everywhere);
    expect(await call('dataset_publication_show', { id: name })).toMatchObject({ not_listed_because: null });
  });

  it('is found in none after it was withdrawn, and its address says why', async () => {
    await call('dataset_withdraw', { id: name, reason: 'Counted twice' });
    expect(await foundIn(name)).toEqual([]);
    const gone = await other.server.inject(`/dataset/${name}.ttl`);
    expect([gone.statusCode, gone.body]).toEqual([410, expect.stringContaining('Counted twice')]);
  });
});
