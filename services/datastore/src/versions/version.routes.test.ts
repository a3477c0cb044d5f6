import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { type FoundRecords, openTestDatastore, type TestDatastore } from '../datastore-testing.ts';

type Listed = {
  count: number;
  versions: {
    version: number;
    kept: boolean;
    operation: string;
    made_by: object | null;
    url: string | null;
  }[];
};

const cities = [
  { city: 'Pune', people: 3 },
  { city: 'Kochi', people: 2 },
];

async function withVersions(datastore: TestDatastore, properties: object = {}): Promise<string> {
  const id = datastore.addResource(properties);
  await datastore.call('datastore_create', { resource_id: id, records: cities, primary_key: ['city'] });
  await datastore.call('datastore_upsert', { resource_id: id, records: [{ city: 'Pune', people: 4 }] });
  await datastore.call('datastore_create', { resource_id: id, fields: [{ id: 'area', type: 'float' }] });
  return id;
}

describeStores('versions of a table', (open) => {
  test('are listed newest first, a page at a time, with what made them', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withVersions(datastore);
    const { result } = await datastore.call<Listed>('datastore_version_list', { id, limit: 2 });
    expect(result).toMatchObject({
      resource_id: id,
      count: 3,
      versions: [
        { version: 3, current: true, kept: true, lasts: true, operation: 'reshape', row_count: 2 },
        { version: 2, current: false, kept: true, lasts: false, operation: 'upsert' },
      ],
    });
    const { result: rest } = await datastore.call<Listed>('datastore_version_list', { id, offset: 2 });
    expect(rest.versions.map(({ version, operation }) => [version, operation])).toEqual([[1, 'create']]);
  });

  test('tell who made them to members only', async () => {
    const member = { person: 'member', relation: 'member', organization: 'statistics-office' } as const;
    const datastore = await openTestDatastore(await open(), [member]);
    const id = await withVersions(datastore);
    const makers = async (as: string) =>
      (await datastore.call<Listed>('datastore_version_list', { id }, as)).result.versions.map(
        ({ made_by }) => made_by,
      );
    expect(await makers('')).toEqual([null, null, null]);
    const [latest] = await makers('member');
    expect(latest).toEqual(expect.objectContaining({ kind: expect.stringMatching(/key|person/) }));
  });

  test('can be searched and summarised as they were, with the columns of their time', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withVersions(datastore);
    const { result } = await datastore.call<FoundRecords>('datastore_search', { id, version: 1 });
    expect(result.fields.map((field) => field.id)).toEqual(['_id', 'city', 'people']);
    expect(result.records).toEqual(cities.map((row, index) => ({ _id: index + 1, ...row })));
    const now = await datastore.call<FoundRecords>('datastore_search', { id });
    expect(now.result.records[0]).toEqual({ _id: 1, city: 'Pune', people: 4, area: null });
  });

  test('that an older release made get their columns from the file', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withVersions(datastore);
    await datastore.datastore.context.sql.query
      .updateTable('datastore_versions')
      .set({ columns: null, operation: null, made_by: null })
      .execute();
    const { result } = await datastore.call<FoundRecords>('datastore_search', { id, version: 1 });
    expect(result.fields).toEqual([
      { id: '_id', type: 'int' },
      { id: 'city', type: 'text' },
      { id: 'people', type: 'int' },
    ]);
  });

  test('have addresses whose content never changes', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withVersions(datastore);
    const read = async (file: string) => {
      const answer = await datastore.server.inject(`/datastore/version/${id}/${file}`);
      expect(answer.statusCode).toBe(200);
      return { hash: createHash('sha256').update(answer.rawPayload).digest('hex'), answer };
    };
    const before = [await read('1.csv'), await read('1.parquet'), await read('1.xlsx')];
    expect(before[0]?.answer.body).toBe('_id,city,people\n1,Pune,3\n2,Kochi,2\n');
    expect(before[0]?.answer.headers['cache-control']).toBe('public, max-age=3600');
    await datastore.call('datastore_delete', { resource_id: id, filters: {} });
    const after = [await read('1.csv'), await read('1.parquet'), await read('1.xlsx')];
    expect(after.map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
    for (const file of ['1', '0.csv', '1.doc', 'x.csv', '9.csv']) {
      const answer = await datastore.server.inject(`/datastore/version/${id}/${file}`);
      expect([file, answer.statusCode]).toEqual([file, 404]);
    }
  });

  test('of edits lose their rows in time and then say so; what brought the whole table stays', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withVersions(datastore);
    for (let people = 0; people < 11; people++) {
      await datastore.call('datastore_upsert', { resource_id: id, records: [{ city: 'Pune', people }] });
    }
    const { result } = await datastore.call<Listed>('datastore_version_list', { id });
    const kept = result.versions.filter((version) => version.kept).map(({ version }) => version);
    expect(kept).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 3, 1]);
    expect(result.versions.find(({ version }) => version === 4)?.url).toBeNull();
    expect(await readdir(join(datastore.folder, 'tables', id))).toHaveLength(kept.length);
    const gone = await datastore.call('datastore_search', { id, version: 4 });
    expect(gone).toMatchObject({
      status: 410,
      error: { message: expect.stringMatching(/version 4 are no/) },
    });
    const file = await datastore.server.inject(`/datastore/version/${id}/4.csv`);
    expect([file.statusCode, file.json().error.code]).toEqual([410, 'gone']);
    const compared = await datastore.call('datastore_version_compare', { id, from: 4, to: 5 });
    expect(compared.status).toBe(410);
  });

  test('are compared by number', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withVersions(datastore);
    const compared = await datastore.call('datastore_version_compare', { id, from: 1, to: 3 });
    expect(compared.result).toMatchObject({
      from: 1,
      to: 3,
      added: 0,
      changed: 1,
      columns: { added: ['area'] },
      samples: { changed: [{ before: { people: 3 }, after: { people: 4 } }] },
    });
    const missing = await datastore.call('datastore_version_compare', { id, from: 1, to: 7 });
    expect(missing).toMatchObject({ status: 404, error: { message: 'The table has no version 7' } });
  });

  test('of a private table answer like those of a missing one', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withVersions(datastore, { private: true });
    for (const [action, more] of [
      ['datastore_version_list', {}],
      ['datastore_version_compare', { from: 1, to: 9 }],
      ['datastore_search', { version: 9 }],
    ] as const) {
      const refused = await datastore.call(action, { id, ...more }, '');
      expect(refused).toMatchObject({
        status: 404,
        error: { message: `Resource "${id}" was not found.` },
      });
    }
    expect((await datastore.server.inject(`/datastore/version/${id}/1.csv`)).statusCode).toBe(404);
    const own = await datastore.server.inject({
      url: `/datastore/version/${id}/1.csv`,
      headers: { authorization: 'administrator' },
    });
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  });
});
