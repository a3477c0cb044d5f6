import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';

const films = [
  { id: 'a', title: 'Cats', director: 'Hooper' },
  { id: 'b', title: 'Lagaan', director: 'Gowariker' },
];

/** A table of two films, by the key `id`. */
async function openFilms(store: Parameters<typeof openTestDatastore>[0]) {
  const { call, addResource } = await openTestDatastore(store);
  const resource_id = addResource();
  const input = { resource_id, primary_key: 'id', records: films, include_records: true };
  const { result } = await call('datastore_create', input);
  return { call, resource_id, created: result['records'] };
}

describeStores('rows that writing gives back', (open) => {
  test('a table that is made gives its rows with their numbers', async () => {
    const { created, call, resource_id } = await openFilms(await open());
    expect(created).toEqual(films.map((film, index) => ({ _id: index + 1, ...film })));
    const none = await call('datastore_create', { resource_id, include_records: true });
    expect(none.result['records']).toEqual([]);
  });

  test('an upsert gives each row once, with all columns as they are now, in the order of the records', async () => {
    const { call, resource_id } = await openFilms(await open());
    const { result } = await call('datastore_upsert', {
      resource_id,
      include_records: true,
      records: [
        { id: 'c', title: 'Devdas' },
        { id: 'b', title: 'Swades' },
        { id: 'b', title: 'Lagaan (2001)' },
      ],
    });
    expect(result['records']).toEqual([
      { _id: 3, id: 'c', title: 'Devdas', director: null },
      { _id: 2, id: 'b', title: 'Lagaan (2001)', director: 'Gowariker' },
    ]);
  });

  test.each([
    ['by the key', { id: 'b', title: 'B' }],
    ['by the number of the row, whose key changes', { _id: 2, id: 'z', title: 'B' }],
  ])('an update %s gives the row as it is now', async (_, record) => {
    const { call, resource_id } = await openFilms(await open());
    const input = { resource_id, method: 'update', records: [record], include_records: true };
    const { result } = await call('datastore_upsert', input);
    expect(result['records']).toEqual([{ _id: 2, id: record.id, title: 'B', director: 'Gowariker' }]);
  });

  test('an insert gives the new rows, with values as a search gives them', async () => {
    const { call, addResource } = await openTestDatastore(await open());
    const resource_id = addResource();
    const fields = [
      { id: 'n', type: 'numeric' },
      { id: 'day', type: 'date' },
    ];
    await call('datastore_create', { resource_id, fields, records: [{ n: 1 }] });
    const records = [{ n: '12.50', day: '' }, { day: '2024-02-29T00:00:00' }];
    const input = { resource_id, method: 'insert', records, include_records: true };
    const { result } = await call('datastore_upsert', input);
    expect(result['records']).toEqual([
      { _id: 2, n: 12.5, day: null },
      { _id: 3, n: null, day: '2024-02-29' },
    ]);
    const search = await call('datastore_search', { resource_id, offset: 1 });
    expect(search.result.records).toEqual(result['records']);
  });

  test('a dry run gives the rows as they would be', async () => {
    const { call, resource_id } = await openFilms(await open());
    const records = [{ id: 'c', title: 'Devdas' }];
    const { result } = await call('datastore_upsert', {
      resource_id,
      records,
      dry_run: true,
      include_records: true,
    });
    expect(result['records']).toEqual([{ _id: 3, id: 'c', title: 'Devdas', director: null }]);
    expect((await call('datastore_search', { resource_id })).result.total).toBe(2);
  });

  test.each(['datastore_delete', 'datastore_records_delete'])('%s gives the rows it took', async (action) => {
    const { call, resource_id } = await openFilms(await open());
    const input = { resource_id, filters: { id: 'b' }, include_deleted_records: true };
    expect((await call(action, input)).result).toEqual({
      resource_id,
      filters: { id: 'b' },
      deleted_records: [{ _id: 2, ...films[1] }],
    });
    expect((await call(action, input)).result['deleted_records']).toEqual([]);
    const rest = await call(action, { resource_id, filters: {} });
    expect(rest.result).not.toHaveProperty('deleted_records');
  });

  test('a table that goes as a whole gives no rows', async () => {
    const { call, resource_id } = await openFilms(await open());
    const { result } = await call('datastore_delete', { resource_id, include_deleted_records: true });
    expect(result).toEqual({ resource_id });
  });

  test('more rows than an answer carries are cut, and the answer says so', async () => {
    const { call, addResource } = await openTestDatastore(await open());
    const resource_id = addResource();
    const records = Array.from({ length: 32_001 }, (_, n) => ({ n }));
    const created = await call('datastore_create', { resource_id, records, include_records: true });
    expect(created.result['records']).toHaveLength(32_000);
    expect(created.result['records_truncated']).toBe(true);
    const input = { resource_id, filters: {}, include_deleted_records: true };
    const { result } = await call('datastore_delete', input);
    expect(result['deleted_records']).toHaveLength(32_000);
    expect(result['records_truncated']).toBe(true);
    expect((await call('datastore_search', { resource_id })).result.total).toBe(0);
  });
});
