import { globSync } from 'node:fs';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeStores } from '@gazetteer/testing';
import { sql as rawSql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type FoundRecords, openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import type { StoredFile } from '../integrity/check-stored-files.ts';
import type { ObjectTables } from '../objects/known-object.store.ts';

type Restored = { resource_id: string; version: number };

/** A table with a key and two versions: one row, then two. */
async function tableOf(datastore: TestDatastore): Promise<string> {
  const resource_id = datastore.addResource({ title: 'Rain' });
  const fields = [
    { id: 'place', type: 'text' },
    { id: 'mm', type: 'int' },
  ];
  const records = [{ place: 'Kolar', mm: 600 }];
  await datastore.call('datastore_create', { resource_id, fields, records, primary_key: ['place'] });
  await datastore.call('datastore_upsert', { resource_id, records: [{ place: 'Hassan', mm: 900 }] });
  return resource_id;
}

/** The file of a version in the folder of objects. */
async function fileOf(
  { datastore, folder }: TestDatastore,
  resourceId: string,
  number: number,
): Promise<string> {
  const { object_key } = await datastore.context.sql.query
    .selectFrom('datastore_versions')
    .select('object_key')
    .where('resource_id', '=', resourceId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return join(folder, object_key ?? '');
}

async function damage(path: string): Promise<void> {
  const bytes = await readFile(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

const rowsOf = ({ call }: TestDatastore, resource_id: string) =>
  call<FoundRecords>('datastore_search', { resource_id });

describeStores('a table whose file is damaged', (open) => {
  it('is not built upon: every write is refused, names the file and the last good version', async () => {
    const datastore = await openTestDatastore(await open(), [], { harmsFiles: true });
    const resource_id = await tableOf(datastore);
    await damage(await fileOf(datastore, resource_id, 2));
    const files = () => globSync('**/*.parquet', { cwd: datastore.folder });
    const before = files();
    for (const [action, input] of [
      ['datastore_upsert', { records: [{ place: 'Kolar', mm: 610 }] }],
      ['datastore_delete', { filters: { place: 'Kolar' } }],
      ['datastore_create', { fields: [{ id: 'place' }, { id: 'mm' }, { id: 'note', type: 'text' }] }],
    ] as const) {
      const { status, error } = await datastore.call(action, { resource_id, ...input });
      expect([action, status, error.message]).toEqual([
        action,
        503,
        'The stored file of version 2 of this table is damaged. Version 1 is the last one that can be read; datastore_version_restore goes back to it.',
      ]);
    }
    expect(files()).toEqual(before);
  });

  it('goes back to an earlier version, as its next one, and on from there', async () => {
    const datastore = await openTestDatastore(await open(), [], { harmsFiles: true });
    const resource_id = await tableOf(datastore);
    await damage(await fileOf(datastore, resource_id, 2));
    const restore = (version: number, as?: string) =>
      datastore.call<Restored>('datastore_version_restore', { resource_id, version }, as);
    expect((await restore(1, 'mary')).status).toBe(403);
    expect((await restore(2)).error.message).toContain('version 2 of this table is damaged');
    expect((await restore(7)).status).toBe(404);
    expect(await restore(1)).toMatchObject({ status: 200, result: { resource_id, version: 3 } });
    expect((await restore(3)).error).toMatchObject({ query: ['Version 3 is the current one'] });
    await datastore.call('datastore_upsert', { resource_id, records: [{ place: 'Kolar', mm: 610 }] });
    expect((await rowsOf(datastore, resource_id)).result.records).toEqual([
      { _id: 1, place: 'Kolar', mm: 610 },
    ]);
  });

  it('says so to whoever reads it where its file is missing or no longer one', async () => {
    const datastore = await openTestDatastore(await open(), [], { harmsFiles: true });
    const [missing, broken] = [await tableOf(datastore), await tableOf(datastore)];
    await rm(await fileOf(datastore, missing, 2));
    await writeFile(await fileOf(datastore, broken, 2), 'PAR1 and nothing else');
    for (const [id, state] of [
      [missing, 'missing'],
      [broken, 'damaged'],
    ] as const) {
      const { status, error } = await rowsOf(datastore, id);
      expect([status, error.message]).toEqual([
        503,
        expect.stringContaining(`of this table is ${state}. Version 1`),
      ]);
      expect(error).toMatchObject({ info: { code: 'damaged', state, version: 2, last_good_version: 1 } });
    }
  });

  it('is served by no process that opens it for the first time, until it is put back', async () => {
    const sql = await open();
    const first = await openTestDatastore(sql, [], { harmsFiles: true });
    const resource_id = await tableOf(first);
    const file = await fileOf(first, resource_id, 2);
    const bytes = await readFile(file);
    await damage(file);
    const { objects, resources } = first.datastore.context;
    const openAnother = () => openTestDatastore(sql, [], { objects, resources });
    const another = await openAnother();
    for (const [action, input] of [
      ['datastore_search', { resource_id }],
      ['datastore_search_sql', { sql: `select * from "${resource_id}"` }],
    ] as const) {
      const { status, error } = await another.call(action, input);
      expect([action, status, error]).toMatchObject([action, 503, { info: { code: 'damaged', version: 2 } }]);
    }
    const dump = await another.server.inject(`/datastore/dump/${resource_id}`);
    expect([dump.statusCode, dump.body]).toEqual([503, expect.stringContaining('damaged')]);
    await writeFile(file, bytes);
    expect((await rowsOf(await openAnother(), resource_id)).result.records).toHaveLength(2);
  });

  it('says so of a file without a digest that is no longer one, and gives it none', async () => {
    const datastore = await openTestDatastore(await open(), [], { harmsFiles: true });
    const resource_id = await tableOf(datastore);
    const sql = datastore.datastore.context.sql.as<ObjectTables>();
    await sql.query.deleteFrom('datastore_object_digests').execute();
    const file = await fileOf(datastore, resource_id, 2);
    const bytes = await readFile(file);
    const info = { code: 'damaged', state: 'damaged', version: 2, last_good_version: 1 };
    for (const harmed of [Buffer.alloc(bytes.length), bytes.subarray(0, -1), Buffer.alloc(0)]) {
      await writeFile(file, harmed);
      const states: string[] = [];
      for await (const { state } of datastore.datastore.checkStoredFiles()) states.push(state);
      expect(states).toContain('damaged');
      expect((await rowsOf(datastore, resource_id)).error).toMatchObject({ info });
    }
    await writeFile(file, bytes);
    expect((await datastore.call('datastore_upsert', { resource_id, records: [] })).status).toBe(200);
  });
});

describe('checking the stored files', () => {
  describeStores('of a datastore', (open) => {
    it('names each that is not what was stored, and gives those without a digest one', async () => {
      const datastore = await openTestDatastore(await open(), [], { harmsFiles: true });
      const [one, two] = [await tableOf(datastore), await tableOf(datastore)];
      const sql = datastore.datastore.context.sql.as<ObjectTables>();
      await sql.query.deleteFrom('datastore_object_digests').execute();
      const check = async () => {
        const found: StoredFile[] = [];
        for await (const file of datastore.datastore.checkStoredFiles()) found.push(file);
        return found;
      };
      // Work behind the requests may have been the first to look at some.
      expect((await check()).every(({ state }) => state === 'new' || state === 'whole')).toBe(true);
      const { rows } = await rawSql`select digest from datastore_object_digests`.execute(sql.query);
      expect(rows).toHaveLength(4);
      const good = await fileOf(datastore, one, 2);
      await copyFile(good, `${good}.kept`);
      await damage(good);
      await rm(await fileOf(datastore, two, 1));
      const harmed = (await check()).filter(({ state }) => state !== 'whole');
      expect(harmed).toEqual(
        expect.arrayContaining([
          {
            key: expect.stringContaining(one),
            state: 'damaged',
            table: { resourceId: one, title: 'Rain', version: 2, isCurrent: true, lastGood: 1 },
          },
          {
            key: expect.stringContaining(two),
            state: 'missing',
            table: { resourceId: two, title: 'Rain', version: 1, isCurrent: false, lastGood: null },
          },
        ]),
      );
      expect(harmed).toHaveLength(2);
      await copyFile(`${good}.kept`, good);
      await rm(`${good}.kept`);
      expect((await check()).filter(({ state }) => state === 'damaged')).toEqual([]);
    });
  });
});
