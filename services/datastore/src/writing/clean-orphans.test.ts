import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStores } from '@gazetteer/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { saveObject } from '../objects/save-object.ts';
import { listUnsettledObjects, noteObject, type ObjectTables } from '../objects/known-object.store.ts';
import { mayLive, thisProcess } from '../objects/process-name.ts';
import { cleanOrphans } from './clean-orphans.ts';

// Beyond what Linux gives out.
const DEAD = 2 ** 30;

async function objectsIn({ datastore }: TestDatastore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of datastore.context.objects.list('')) keys.push(key);
  return keys.toSorted();
}

async function fileOf(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clean-orphans-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'file'), content);
  return join(folder, 'file');
}

describeStores('what a crash leaves in the object store', (open) => {
  it('goes at the next start, whichever process left it, and nothing else does', async () => {
    const store = await openTestDatastore(await open());
    const { context } = store.datastore;
    const id = store.addResource();
    await store.call('datastore_create', { resource_id: id, records: [{ a: 1 }], force: true });
    const kept = await objectsIn(store);
    const sql = context.sql.as<ObjectTables>();
    const noted_at = new Date().toISOString();
    for (const [key, pid] of [
      ['tables/left/by-the-dead.parquet', DEAD],
      ['tables/in/work.parquet', process.ppid],
    ] as const) {
      await context.objects.put(key, await fileOf('rows'));
      await noteObject(sql, { object_key: key, owner: `${hostname()} ${pid} x`, noted_at });
    }
    expect(await cleanOrphans(context)).toBe(1);
    expect(await objectsIn(store)).toEqual([...kept, 'tables/in/work.parquet'].toSorted());
    expect(await listUnsettledObjects(sql)).toHaveLength(1);
  });

  it('is nothing where a write fails on its way', async () => {
    const store = await openTestDatastore(await open());
    const { context } = store.datastore;
    const object = { key: 'tables/never/seen.parquet', path: await fileOf('rows') };
    const failing = saveObject(context, object, async () => {
      throw new Error('somebody was faster');
    });
    await expect(failing).rejects.toThrow('somebody was faster');
    expect(await objectsIn(store)).toEqual([]);
    expect(await listUnsettledObjects(context.sql.as<ObjectTables>())).toEqual([]);
  });

  it('is nothing after a table was made, changed and dropped', async () => {
    const store = await openTestDatastore(await open());
    const id = store.addResource();
    await store.call('datastore_create', { resource_id: id, records: [{ a: 1 }], force: true });
    await store.call('datastore_upsert', {
      resource_id: id,
      records: [{ a: 2 }],
      method: 'insert',
      force: true,
    });
    await store.call('datastore_delete', { resource_id: id, force: true });
    expect(await objectsIn(store)).toEqual([]);
    expect(await listUnsettledObjects(store.datastore.context.sql.as<ObjectTables>())).toEqual([]);
  });
});

it('a process of another machine is given an hour', () => {
  const noted = new Date('2026-01-01T10:00:00Z');
  expect(mayLive('elsewhere 7 x', noted, new Date('2026-01-01T10:59:00Z'))).toBe(true);
  expect(mayLive('elsewhere 7 x', noted, new Date('2026-01-01T11:01:00Z'))).toBe(false);
});

it('this process lives, and one before it that had the same number does not', () => {
  const now = new Date();
  expect(mayLive(thisProcess, now, now)).toBe(true);
  expect(mayLive(`${hostname()} ${process.pid} earlier`, now, now)).toBe(false);
});
