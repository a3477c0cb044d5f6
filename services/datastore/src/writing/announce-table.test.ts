import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { administrator, describeStores } from '@gazetteer/testing';
import { expect, test, vi } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';
import { importTable } from '../import/import-table.ts';
import { withWriteLease } from './with-write-lease.ts';

const fields = [
  { id: 'district', type: 'text', info: { role: 'geo' } },
  { id: 'year', type: 'int', info: { role: 'time' } },
  {
    id: 'births',
    type: 'int',
    info: { role: 'measure', label: 'Live births', notes: 'Registered in the year', unit: 'persons' },
  },
  { id: 'deaths', type: 'int' },
];

describeStores('telling the catalogue of tables', (open) => {
  test('it learns the measures and key columns when a table is made and when its dictionary is edited', async () => {
    const { call, addResource, resources } = await openTestDatastore(await open());
    const resource_id = addResource();
    await call('datastore_create', { resource_id, fields });
    const keyColumns = ['district', 'year'];
    expect(resources.get(resource_id)?.table).toMatchObject({ measures: 1, keyColumns });
    await call('datastore_create', { resource_id, fields: [{ id: 'deaths', info: { role: 'measure' } }] });
    expect(resources.get(resource_id)?.table).toMatchObject({ measures: 2, keyColumns });
  });

  test('it learns every column with what its dictionary says, and again when that changes', async () => {
    const { call, addResource, resources } = await openTestDatastore(await open());
    const resource_id = addResource();
    await call('datastore_create', { resource_id, fields });
    const unknown = { label: null, description: null, unit: null, role: null };
    expect(resources.get(resource_id)?.table?.columns).toEqual([
      { ...unknown, name: 'district', role: 'geo', type: 'text' },
      { ...unknown, name: 'year', role: 'time', type: 'int' },
      {
        name: 'births',
        label: 'Live births',
        description: 'Registered in the year',
        unit: 'persons',
        role: 'measure',
        type: 'int',
      },
      { ...unknown, name: 'deaths', type: 'int' },
    ]);
    await call('datastore_create', {
      resource_id,
      fields: [{ id: 'deaths', info: { label: 'Deaths', notes: ' ' } }],
    });
    expect(resources.get(resource_id)?.table?.columns[3]).toEqual({
      ...unknown,
      name: 'deaths',
      label: 'Deaths',
      type: 'int',
    });
  });

  test('a resource made for a table goes when the table cannot be made', async () => {
    const { call, resources } = await openTestDatastore(await open());
    const resource = { package_id: 'dataset' };
    const answers = await Promise.all([
      call('datastore_create', { resource, fields, primary_key: ['nothing'] }),
      call('datastore_create', { resource, fields, records: [{ year: 'none' }] }),
      call('datastore_create', { resource, fields, aliases: ['a"b'] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(resources.size).toBe(0);
  });

  test('removing a resource in a transaction does not wait for a table that is being written', async () => {
    const sql = await open();
    const { call, addResource, datastore } = await openTestDatastore(sql);
    const resource_id = addResource();
    await call('datastore_create', { resource_id, fields });
    const dropped = Promise.withResolvers<void>();
    const writing = withWriteLease(datastore.context, resource_id, async () => {
      await dropped.promise;
      await sql.transaction(async () => {});
    });
    await sql.transaction(() => datastore.tables.drop(resource_id));
    dropped.resolve();
    await writing;
    expect((await call('datastore_info', { id: resource_id })).status).toBe(404);
  });

  test('a table that is removed in a transaction keeps its files until the commit', async () => {
    const sql = await open();
    const { call, addResource, datastore } = await openTestDatastore(sql);
    const resource_id = addResource();
    await call('datastore_create', { resource_id, fields, records: [{ births: 1 }] });
    const failing = sql.transaction(async () => {
      await datastore.tables.drop(resource_id);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await call('datastore_search', { resource_id })).result.total).toBe(1);
  });

  test('a change of a table that is removed meanwhile says that there is none', async () => {
    const { call, addResource, datastore, resources } = await openTestDatastore(await open());
    const { objects } = datastore.context;
    for (const [action, input] of [
      ['datastore_upsert', { method: 'insert', records: [{ births: 2 }] }],
      ['datastore_create', { records: [{ births: 2 }] }],
      ['datastore_delete', { filters: { births: 1 } }],
    ] as const) {
      const resource_id = addResource();
      await call('datastore_create', { resource_id, fields, records: [{ births: 1 }] });
      vi.spyOn(objects, 'localPath').mockImplementationOnce(async () => {
        resources.delete(resource_id);
        await datastore.tables.drop(resource_id);
        throw new Error('ENOENT');
      });
      const { status, error } = await call(action, { resource_id, ...input });
      expect([status, error.message]).toEqual([404, `Resource "${resource_id}" was not found.`]);
    }
  });

  test('a table whose resource went away while it was written goes too', async () => {
    const { call, addResource, resources, folder } = await openTestDatastore(await open());
    const resource_id = addResource();
    const find = resources.get.bind(resources);
    vi.spyOn(resources, 'get').mockImplementation((id) => {
      const found = find(id);
      resources.delete(id);
      return found;
    });
    const { status } = await call('datastore_create', { resource_id, fields, records: [{ births: 1 }] });
    expect(status).toBe(404);
    const files = await readdir(folder, { recursive: true });
    expect(files.filter((file) => file.endsWith('.parquet'))).toEqual([]);
  });

  test('a table of which the catalogue could not be told is not there, and an import changes nothing', async () => {
    const { call, addResource, datastore, folder } = await openTestDatastore(await open());
    const { context } = datastore;
    const made = addResource();
    await call('datastore_create', { resource_id: made, fields, records: [{ births: 1 }] });
    vi.spyOn(context.resources, 'setTable').mockRejectedValue(new Error('The process ended here'));
    const resourceId = addResource();
    for (const id of [resourceId, made]) {
      const source = { stream: Readable.from(['births\n2\n3\n']) };
      const imported = importTable(context, administrator, { resourceId: id, source, format: 'csv' });
      await expect(imported).rejects.toThrow('The process ended here');
    }
    expect((await call('datastore_search', { resource_id: resourceId })).status).toBe(404);
    expect((await call('datastore_search', { resource_id: made })).result).toMatchObject({ total: 1 });
    const files = await readdir(folder, { recursive: true });
    expect(files.filter((file) => file.endsWith('.parquet'))).toHaveLength(1);
  });
});
