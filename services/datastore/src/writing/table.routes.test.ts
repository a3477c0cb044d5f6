import { readdir } from 'node:fs/promises';
import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { type FoundLists, openTestDatastore } from '../datastore-testing.ts';

const cities = [
  { code: '007', name: 'Mysuru', population: 920550, founded: '1399-05-27', capital: false },
  { code: '010', name: 'Bengaluru', population: 8443675, founded: '1537-01-01', capital: true },
  { code: '011', name: 'Hubballi', population: null, founded: null, capital: false },
];

describeStores('writing tables', (open) => {
  test('a table is made from records, its types guessed, its resource marked as active', async () => {
    const { call, addResource, resources } = await openTestDatastore(await open());
    const resource_id = addResource();
    const created = await call('datastore_create', { resource_id, records: cities });
    expect(created.status).toBe(200);
    expect(created.result).toMatchObject({
      resource_id,
      fields: [
        { id: 'code', type: 'text' },
        { id: 'name', type: 'text' },
        { id: 'population', type: 'int' },
        { id: 'founded', type: 'date' },
        { id: 'capital', type: 'bool' },
      ],
    });
    expect(created.result).not.toHaveProperty('records');
    expect(resources.get(resource_id)?.table).toMatchObject({ measures: 0, keyColumns: [] });
    const { result } = await call('datastore_search', { resource_id });
    expect(result.records).toEqual(cities.map((city, index) => ({ _id: index + 1, ...city })));
    expect(result.fields[0]).toEqual({ id: '_id', type: 'int' });
  });

  test('every declared type is kept and comes back', async () => {
    const { call, addResource } = await openTestDatastore(await open());
    const resource_id = addResource();
    const record = {
      text: 'a "quoted" ☃',
      json: { a: [1, null] },
      date: '2024-02-29',
      time: '13:45:00',
      timestamp: '2024-02-29T13:45:00',
      int: -9007199254740991,
      float: 1.5e-7,
      bool: true,
      numeric: '12.30',
      _int: undefined,
    };
    const fields = Object.keys(record)
      .filter((type) => type !== '_int')
      .map((type) => ({ id: `a ${type}`, type }));
    fields.push(
      { id: 'facts', type: 'json[]' },
      { id: 'numbers', type: 'int[]' },
      { id: 'words', type: '_text' },
    );
    const values = Object.fromEntries(Object.entries(record).map(([type, value]) => [`a ${type}`, value]));
    const { _int: _, ...named } = {
      ...values,
      facts: [{ y: 1 }, [2, 'z'], null],
      numbers: [1, 2],
      words: ['x', 'y,z'],
    } as Record<string, unknown>;
    delete named['a _int'];
    const created = await call('datastore_create', { resource_id, fields, records: [named, {}] });
    expect(created.error).toBeUndefined();
    const { result } = await call('datastore_search', { resource_id });
    expect(result.records[0]).toEqual({ _id: 1, ...named, 'a numeric': 12.3 });
    expect(new Set(Object.values(result.records[1] ?? {}))).toEqual(new Set([2, null]));
    expect(result.fields.at(-2)).toEqual({ id: 'numbers', type: '_int' });
  });

  test('a resource can be made together with its table', async () => {
    const { call, resources } = await openTestDatastore(await open());
    const { result } = await call('datastore_create', {
      resource: { package_id: 'dataset' },
      fields: [{ id: 'a', type: 'text' }],
    });
    expect(resources.get(result.resource_id)).toMatchObject({ packageId: 'dataset', table: {} });
  });

  test('columns come from all records, and indexes of any form may name them', async () => {
    const { call, addResource } = await openTestDatastore(await open());
    for (const indexes of ['a, b', ['a', 'b'], [['a', 'b'], 'c'], null]) {
      const records = [{ a: 1 }, { b: 2, c: 3 }];
      const { status, result } = await call('datastore_create', {
        resource_id: addResource(),
        records,
        indexes,
      });
      expect([status, result.fields.map(({ id }) => id)]).toEqual([200, ['a', 'b', 'c']]);
    }
  });

  test('the dictionary is edited without a new version', async () => {
    const { call, addResource, folder } = await openTestDatastore(await open());
    const resource_id = addResource();
    await call('datastore_create', { resource_id, records: cities });
    const before = await readdir(folder, { recursive: true });
    const info = { label: 'People', unit: 'persons', role: 'measure', own: 'kept' };
    const edited = await call('datastore_create', { resource_id, fields: [{ id: 'population', info }] });
    expect(edited.result.fields[2]).toEqual({ id: 'population', type: 'int', info });
    expect(await readdir(folder, { recursive: true })).toEqual(before);
    const { result } = await call('datastore_search', { resource_id, limit: 0 });
    expect(result.fields[3]).toEqual({ id: 'population', type: 'int', info });
    expect(result.total).toBe(3);
  });

  test('columns are added and dropped, rows and their numbers stay', async () => {
    const { call, addResource } = await openTestDatastore(await open());
    const resource_id = addResource();
    await call('datastore_create', { resource_id, records: cities });
    await call('datastore_create', { resource_id, fields: [{ id: 'area', type: 'float' }] });
    await call('datastore_create', {
      resource_id,
      fields: [{ id: 'name' }, { id: 'area' }],
      delete_fields: true,
      records: [{ name: 'Udupi', area: 68.23 }],
    });
    const { result } = await call('datastore_search', { resource_id, records_format: 'lists' });
    expect(result.fields.map((field) => field.id)).toEqual(['_id', 'name', 'area']);
    expect(result.records.at(-1)).toEqual([4, 'Udupi', 68.23]);
    expect(result.records[0]).toEqual([1, 'Mysuru', null]);
  });

  test.each([
    [{ fields: [{ id: '_hidden', type: 'text' }] }, 'fields', /underscore/],
    [{ fields: [{ id: 'a"b', type: 'text' }] }, 'fields', /double quote/],
    [{ fields: [{ id: ' a', type: 'text' }] }, 'fields', /blank/],
    [{ fields: [{ id: 'a' }, { id: 'A' }] }, 'fields', /twice/],
    [{ fields: [{ id: 'a', type: 'colour' }] }, 'fields', /"colour".*not a type/],
    [
      { fields: [{ id: 'a', type: 'int' }], records: [{ a: 1 }, { a: 'x' }] },
      'records',
      /record 2: "x".*"a".*int/,
    ],
    [{ fields: [{ id: 'a' }], primary_key: ['b'] }, 'primary_key', /"b"/],
    [{ fields: [{ id: 'a' }], indexes: ['a', 'dummy'] }, 'indexes', /"dummy"/],
    [{ fields: [{ id: 'a' }], indexes: [['a', 'b']] }, 'indexes', /"b"/],
    [{ fields: [{ id: 'a' }], aliases: ['_x'] }, 'aliases', /underscore/],
    [{ records: 'nonsense' }, 'records', /object/],
  ])('%j is refused and the field named', async (input, field, text) => {
    const { call, addResource } = await openTestDatastore(await open());
    const resource_id = addResource();
    const { status, error } = await call('datastore_create', { resource_id, ...input });
    expect([status, error['__type']]).toEqual([409, 'Validation Error']);
    expect(String(error[field])).toMatch(text);
    expect((await call('datastore_search', { resource_id })).status).toBe(404);
  });

  test('upsert changes the rows it finds by key and adds the others', async () => {
    const { call, addResource } = await openTestDatastore(await open());
    const resource_id = addResource();
    await call('datastore_create', { resource_id, records: cities, primary_key: 'code' });
    const upserted = await call('datastore_upsert', {
      resource_id,
      records: [
        { code: '010', population: 1 },
        { code: '099', name: 'Hampi' },
        { code: '099', population: 7 },
      ],
    });
    expect(upserted.result).toEqual({ resource_id, method: 'upsert' });
    const { result } = await call('datastore_search', {
      resource_id,
      fields: '_id,code,name,population',
      records_format: 'lists',
    });
    expect(result.records).toEqual([
      [1, '007', 'Mysuru', 920550],
      [2, '010', 'Bengaluru', 1],
      [3, '011', 'Hubballi', null],
      [4, '099', 'Hampi', 7],
    ]);
  });

  test.each([
    'upsert',
    'update',
  ])('%s finds rows by their _id, whether the table has a key or not', async (method) => {
    const { call, addResource } = await openTestDatastore(await open());
    for (const primary_key of [[], ['code']]) {
      const resource_id = addResource();
      await call('datastore_create', { resource_id, records: cities, primary_key });
      const records = [
        { _id: 2, code: '020', name: 'Bangalore' },
        { _id: 3, population: 1 },
      ];
      expect((await call('datastore_upsert', { resource_id, method, records })).status).toBe(200);
      const { result } = await call('datastore_search', { resource_id, offset: 1 });
      expect(result.records).toMatchObject([
        { _id: 2, name: 'Bangalore', code: '020' },
        { _id: 3, name: 'Hubballi', population: 1 },
      ]);
    }
  });

  test.each([
    [{ method: 'insert', records: [{ code: '007' }] }, 'records', /code = 007/],
    [{ method: 'insert', records: [{ code: '1' }, { code: '1' }] }, 'records', /record 2/],
    [{ method: 'update', records: [{ code: '404' }] }, 'key', /code = 404/],
    [{ method: 'upsert', records: [{ name: 'no key' }] }, 'records', /record 1: the key code/],
    [{ method: 'upsert', records: [{ code: '1', colour: 'red' }] }, 'records', /"colour"/],
    [{ method: 'update', records: [{ _id: 9, name: 'x' }] }, 'key', /_id = 9/],
    [{ records: [{ _id: 9, code: '1' }] }, 'key', /_id = 9/],
    [{ records: [{ _id: 1, code: '010' }] }, 'records', /two rows would have the key code = 010/],
    [{ records: [{ _id: 1, code: null }] }, 'records', /record 1: the key code has no value/],
    [{ method: 'replace', records: [] }, 'method', /./],
  ])('%j is refused and changes nothing', async (input, field, text) => {
    const { call, addResource } = await openTestDatastore(await open());
    const resource_id = addResource();
    await call('datastore_create', { resource_id, records: cities, primary_key: ['code'] });
    const { status, error } = await call('datastore_upsert', { resource_id, ...input });
    expect(status).toBe(409);
    expect(String(error[field])).toMatch(text);
    expect((await call('datastore_search', { resource_id })).result.total).toBe(3);
  });

  test('a dry run checks and changes nothing', async () => {
    const { call, addResource } = await openTestDatastore(await open());
    const resource_id = addResource();
    await call('datastore_create', { resource_id, records: cities, primary_key: ['code'] });
    const good = { resource_id, dry_run: true, records: [{ code: '1' }] };
    expect((await call('datastore_upsert', good)).status).toBe(200);
    const bad = { ...good, records: [{ code: '1', population: 'many' }] };
    expect(String((await call('datastore_upsert', bad)).error['records'])).toMatch(/"many"/);
    expect((await call('datastore_search', { resource_id })).result.total).toBe(3);
  });

  test('datastore_records_delete takes rows by filter, and never the table', async () => {
    const { call, addResource } = await openTestDatastore(await open());
    const resource_id = addResource();
    await call('datastore_create', { resource_id, records: cities });
    const some = { resource_id, filters: { population: { gt: 1_000_000 } } };
    expect((await call('datastore_records_delete', some)).result).toEqual(some);
    expect((await call('datastore_search', { resource_id })).result.total).toBe(2);
    for (const filters of [undefined, null]) {
      const { error } = await call('datastore_records_delete', { resource_id, filters });
      expect(error['filters']).toEqual(['Missing value']);
    }
    await call('datastore_records_delete', { resource_id, filters: {} });
    expect((await call('datastore_search', { resource_id })).result.total).toBe(0);
  });

  test('deleting takes rows by filter, all rows by {}, and the table without filters', async () => {
    const { call, addResource, resources } = await openTestDatastore(await open());
    const resource_id = addResource();
    await call('datastore_create', { resource_id, records: cities });
    const some = await call('datastore_delete', { resource_id, filters: { population: { gt: 1_000_000 } } });
    expect(some.result).toEqual({ resource_id, filters: { population: { gt: 1_000_000 } } });
    const left = await call('datastore_search', { resource_id, fields: ['_id'], records_format: 'lists' });
    expect(left.result.records).toEqual([[1], [3]]);
    await call('datastore_delete', { resource_id, filters: {} });
    expect((await call('datastore_search', { resource_id })).result).toMatchObject({ total: 0, records: [] });
    await call('datastore_upsert', { resource_id, method: 'insert', records: [{ name: 'new' }] });
    const again = await call('datastore_search', { resource_id, fields: ['_id'], records_format: 'lists' });
    expect(again.result.records).toEqual([[4]]);
    expect((await call('datastore_delete', { id: resource_id, filters: null })).result).toEqual({
      resource_id,
    });
    expect((await call('datastore_search', { resource_id })).status).toBe(404);
    expect(resources.get(resource_id)?.table).toBeNull();
  });

  test('a parameter that is not known is refused by name, before anything is deleted or written', async () => {
    const { call, addResource } = await openTestDatastore(await open());
    const resource_id = addResource();
    await call('datastore_create', { resource_id, records: cities });
    for (const action of ['create', 'upsert', 'delete', 'records_delete']) {
      const input = { resource_id, filters: {}, records: [], filter: { name: 'none' } };
      const { status, error } = await call(`datastore_${action}`, input);
      expect([action, status, error['filter']]).toEqual([action, 409, ['Unknown parameter']]);
    }
    expect((await call('datastore_search', { resource_id })).result.total).toBe(cities.length);
  });

  test('writes at the same moment are all kept', async () => {
    const { call, addResource } = await openTestDatastore(await open());
    const resource_id = addResource();
    await call('datastore_create', { resource_id, fields: [{ id: 'n', type: 'int' }] });
    await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        call('datastore_upsert', { resource_id, method: 'insert', records: [{ n }] }),
      ),
    );
    const { result } = await call<FoundLists>('datastore_search', {
      resource_id,
      sort: 'n',
      fields: 'n,_id',
      records_format: 'lists',
    });
    expect(result.records.map(([n]) => n)).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(result.records.map(([, id]) => id)).size).toBe(5);
  });

  test('an alias names the table, and only one', async () => {
    const { call, addResource } = await openTestDatastore(await open());
    const [first, second] = [addResource(), addResource()];
    await call('datastore_create', { resource_id: first, records: cities, aliases: 'cities' });
    expect((await call('datastore_search', { resource_id: 'cities' })).result.resource_id).toBe(first);
    const taken = await call('datastore_create', {
      resource_id: second,
      records: cities,
      aliases: ['cities'],
    });
    expect(String(taken.error['aliases'])).toMatch(/another table/);
    const names = await call('datastore_search', {
      resource_id: '_table_metadata',
      sort: 'name',
      filters: { alias_of: first },
    });
    expect(names.result.records).toMatchObject([{ name: 'cities', alias_of: first }]);
  });

  test('only editors write, and only what is made for editing unless forced', async () => {
    const { call, addResource } = await openTestDatastore(await open(), [
      { person: 'edith', relation: 'editor', organization: 'statistics-office' },
      { person: 'mary', relation: 'member', organization: 'statistics-office' },
    ]);
    const resource_id = addResource({ urlType: null });
    const input = { resource_id, records: cities };
    const anonymous = await call('datastore_create', input, '');
    expect([anonymous.status, anonymous.error.message]).toEqual([
      403,
      expect.stringMatching(/authenticated user/),
    ]);
    expect((await call('datastore_create', input, 'mary')).status).toBe(403);
    expect((await call('datastore_create', input, 'edith')).error).toHaveProperty('read-only');
    expect((await call('datastore_create', { ...input, force: true }, 'edith')).status).toBe(200);
    const missing = await call('datastore_create', { ...input, resource_id: 'nobody' }, 'edith');
    expect([missing.status, missing.error.message]).toEqual([404, 'Resource "nobody" was not found.']);
  });

  test('a private table does not exist to those who may not see it', async () => {
    const { call, addResource } = await openTestDatastore(await open(), [
      { person: 'mary', relation: 'member', organization: 'statistics-office' },
    ]);
    const resource_id = addResource({ private: true });
    await call('datastore_create', { resource_id, records: cities });
    const words = `Resource "${resource_id}" was not found.`;
    for (const action of ['datastore_search', 'datastore_upsert', 'datastore_delete']) {
      const { status, error } = await call(action, { resource_id }, 'stranger');
      expect([status, error.message]).toEqual([404, words]);
    }
    expect((await call('datastore_search', { resource_id }, 'mary')).result.total).toBe(3);
    expect((await call('datastore_search', { resource_id: '_table_metadata' }, '')).result.total).toBe(0);
    expect((await call('datastore_search', { resource_id: '_table_metadata' }, 'mary')).result.total).toBe(1);
  });
});
