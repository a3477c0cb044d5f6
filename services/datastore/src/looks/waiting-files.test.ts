import { administrator, describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';
import { ended, upload } from '../jobs/jobs-testing.ts';
import { lookAt, publish } from './looks-testing.ts';

const RAINFALL = 'district,year,rain\nKolar,2020,600\nMysuru,2020,700\n';
const PAGE = '<!doctype html><p>Please sign in';
const somebody = { kind: 'session', id: 's', identity: 'mo', administrator: false } as const;

describeStores('files that wait for who sent them', (open) => {
  it('are imports that came to nothing, until something else is imported there', async () => {
    const test = await openTestDatastore(await open());
    const failed = async () => (await test.datastore.imports.failed(administrator)).map(({ file }) => file);
    const resource_id = test.addResource();
    const send = async (target: Record<string, string>, filename: string, content: string) =>
      ended(test, (await upload(test, { ...target, filename }, content)).job);
    await send({ resource_id }, 'may.csv', PAGE);
    await send({ resource_id: test.addResource() }, 'other.csv', PAGE);
    expect(await failed()).toEqual(['may.csv', 'other.csv']);
    expect(await test.datastore.imports.failed(somebody)).toEqual([]);
    await send({ resource_id }, 'may-again.csv', PAGE);
    expect(await failed()).toEqual(['other.csv', 'may-again.csv']);
    await send({ resource_id }, 'may.csv', RAINFALL);
    expect(await failed()).toEqual(['other.csv']);
  });

  it('are rows that were looked at, until they are published', async () => {
    const test = await openTestDatastore(await open());
    const { body: look } = await lookAt(test, { package_id: 'dataset', filename: 'rain.csv' }, RAINFALL);
    expect(await test.datastore.unpublishedLooks(administrator)).toEqual([
      { id: look.id, dataset: 'dataset', file: 'rain.csv', until: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect(await test.datastore.unpublishedLooks(somebody)).toEqual([]);
    expect((await publish(test, look)).status).toBeLessThan(300);
    expect(await test.datastore.unpublishedLooks(administrator)).toEqual([]);
  });
});
