import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { compareVersions } from './compare-versions.ts';
import { findVersion } from '../tables/version.store.ts';

type Fields = { id: string; type: string }[];

const fields: Fields = [
  { id: 'code', type: 'text' },
  { id: 'people', type: 'int' },
];
const states = [
  { code: 'KA', people: 10 },
  { code: 'TN', people: 20 },
  { code: 'KL', people: 30 },
];

async function withTable(datastore: TestDatastore, primary_key: string[], records: object[] = states) {
  const resource_id = datastore.addResource();
  await datastore.call('datastore_create', { resource_id, fields, records, primary_key });
  return resource_id;
}

async function compare(datastore: TestDatastore, id: string, primaryKey: string[], numbers = [1, 2]) {
  const { context } = datastore.datastore;
  const [from, to] = await Promise.all(numbers.map((number) => findVersion(context.sql, id, number)));
  if (!from || !to) throw new Error('a version is missing');
  return compareVersions(context, [primaryKey], from, to);
}

describeStores('comparing versions', (open) => {
  test('rows with the same key are the same row, changed where another value differs', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore, ['code']);
    await datastore.call('datastore_upsert', {
      resource_id: id,
      records: [
        { code: 'KA', people: 11 },
        { code: 'GA', people: 1 },
      ],
    });
    await datastore.call('datastore_delete', { resource_id: id, filters: { code: 'TN' } });
    expect(await compare(datastore, id, ['code'], [1, 3])).toEqual({
      added: 1,
      removed: 1,
      changed: 1,
      key: ['code'],
      columns: { added: [], removed: [], retyped: [] },
      samples: {
        added: [{ _id: 4, code: 'GA', people: 1 }],
        removed: [{ _id: 2, code: 'TN', people: 20 }],
        changed: [{ before: { code: 'KA', people: 10 }, after: { code: 'KA', people: 11 } }],
      },
    });
  });

  test('without a key a row is its content, however often it occurs', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore, [], [...states, ...states]);
    await datastore.call('datastore_delete', { resource_id: id, filters: { _id: [1, 3] } });
    await datastore.call('datastore_upsert', {
      resource_id: id,
      method: 'insert',
      records: [{ code: null, people: 7 }],
    });
    const found = await compare(datastore, id, [], [1, 3]);
    expect(found).toMatchObject({ added: 1, removed: 2, changed: null, key: null });
    expect(found.samples.added).toEqual([{ _id: 7, code: null, people: 7 }]);
    expect(new Set(found.samples.removed.map(({ code }) => code))).toEqual(new Set(['KA', 'KL']));
  });

  test('columns that came and went are named, and do not make a row another one', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore, []);
    const columns = [{ id: 'code' }, { id: 'area', type: 'float' }];
    await datastore.call('datastore_create', { resource_id: id, fields: columns, delete_fields: true });
    expect(await compare(datastore, id, [])).toMatchObject({
      added: 0,
      removed: 0,
      columns: { added: ['area'], removed: ['people'], retyped: [] },
    });
  });

  test('a key that one version does not keep gives way to whole rows', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore, [], [...states, { code: 'KA', people: 99 }]);
    await datastore.call('datastore_delete', { resource_id: id, filters: { people: 99 } });
    expect(await compare(datastore, id, ['code'])).toMatchObject({ key: null, added: 0, removed: 1 });
  });

  test('at most ten rows of a kind are shown, all are counted', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore, []);
    const records = Array.from({ length: 25 }, (_, n) => ({ code: `x${n}`, people: n }));
    await datastore.call('datastore_upsert', { resource_id: id, method: 'insert', records });
    const found = await compare(datastore, id, []);
    expect(found.added).toBe(25);
    expect(found.samples.added.map(({ code }) => code)).toEqual(records.slice(0, 10).map(({ code }) => code));
  });

  test('versions are alike to themselves', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore, ['code']);
    expect(await compare(datastore, id, ['code'], [1, 1])).toMatchObject({
      added: 0,
      removed: 0,
      changed: 0,
    });
  });
});
