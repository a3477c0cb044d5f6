import { hostname } from 'node:os';
import { describeStores } from '@gazetteer/testing';
import { expect, test, vi } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { thisProcess } from '../objects/process-name.ts';
import { findTable, switchVersion } from '../tables/table.store.ts';
import { TableChanged, withWriteLease } from './with-write-lease.ts';
import {
  comeNext,
  endWriteLease,
  findWriteLease,
  takeWriteLease,
  type WriteLeaseTables,
} from './write-lease.store.ts';

const elsewhere = 'another-machine 1 a';
// Above the largest number that a system gives.
const gone = `${hostname()} ${2 ** 22 + 1} a`;

const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

async function openTable(open: Parameters<Parameters<typeof describeStores>[1]>[0]) {
  const opened = await openTestDatastore(await open());
  const resource_id = opened.addResource();
  const fields = [
    { id: 'key', type: 'int' },
    { id: 'value', type: 'int' },
  ];
  await opened.call('datastore_create', { resource_id, fields, primary_key: ['key'] });
  const sql = opened.datastore.context.sql.as<WriteLeaseTables>();
  const take = (owner: string, until: string) =>
    takeWriteLease(sql, { resourceId: resource_id, owner, now: later(0), until });
  return { ...opened, sql, resource_id, take };
}

const upsert = ({ call, resource_id }: Pick<TestDatastore, 'call'> & { resource_id: string }, key: number) =>
  call('datastore_upsert', { resource_id, records: [{ key, value: key }] });

describeStores('writing a table that others write', (open) => {
  test('waits for the process that writes it, and loses nothing', async () => {
    const opened = await openTable(open);
    const { sql, resource_id, take, call } = opened;
    expect(await take(elsewhere, later(60_000))).toBe(true);
    const writing = [1, 2, 3].map((key) => upsert(opened, key));
    // The first of them comes next as soon as it has looked.
    await vi.waitFor(async () =>
      expect((await findWriteLease(sql, resource_id))?.next_owner).toBe(thisProcess),
    );
    expect((await call('datastore_search', { resource_id })).result.total).toBe(0);
    await endWriteLease(sql, { resourceId: resource_id, owner: elsewhere, now: later(0) });
    expect((await Promise.all(writing)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await call('datastore_search', { resource_id })).result.total).toBe(3);
    expect(await findWriteLease(sql, resource_id)).toBeUndefined();
  });

  test.each([
    ['of this machine that is gone', gone, 60_000],
    ['whose lease is over', elsewhere, -1],
  ])('does not wait for a process %s', async (_which, owner, milliseconds) => {
    const opened = await openTable(open);
    await opened.take(owner, later(milliseconds));
    expect((await upsert(opened, 1)).status).toBe(200);
  });

  test('gives up after a while with an error that says to try again, and changes nothing', async () => {
    const { datastore, resource_id, take } = await openTable(open);
    await take(elsewhere, later(60_000));
    const work = vi.fn<() => Promise<void>>(async () => {});
    const refused = { code: 'unavailable', status: 503 };
    const impatient = { patienceMilliseconds: 1 };
    const asked = [1, 2].map(() => withWriteLease(datastore.context, resource_id, work, impatient));
    for (const one of asked) await expect(one).rejects.toMatchObject(refused);
    const stop = new AbortController();
    const cancelled = withWriteLease(datastore.context, resource_id, work, { signal: stop.signal });
    stop.abort();
    await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' });
    expect(work).not.toHaveBeenCalled();
  });

  test('lets another process that waits go first', async () => {
    const opened = await openTable(open);
    const { sql, resource_id, take, datastore } = opened;
    const order: string[] = [];
    const waits = { resourceId: resource_id, owner: elsewhere, now: later(0), until: later(60_000) };
    const first = withWriteLease(datastore.context, resource_id, () => comeNext(sql, waits));
    const second = upsert(opened, 1).then(() => order.push('here'));
    await first;
    await vi.waitFor(async () => expect(await take(elsewhere, later(60_000))).toBe(true));
    order.push('there');
    await endWriteLease(sql, { resourceId: resource_id, owner: elsewhere, now: later(0) });
    await second;
    expect(order).toEqual(['there', 'here']);
  });

  test('begins anew on what is there where its lease was lost', async () => {
    const opened = await openTable(open);
    const { datastore, resource_id, call } = opened;
    const { context } = datastore;
    await upsert(opened, 1);
    const put = vi.spyOn(context.objects, 'put');
    const other = async () => {
      const found = await findTable(context.sql, resource_id);
      if (!found) throw new Error('The table is gone');
      const { version, columns, primaryKey } = found;
      const next = {
        ...version,
        id: `${version.id}-other`,
        number: version.number + 1,
        operation: 'reshape',
      };
      await switchVersion(context.sql, { version: next, from: version.id, columns, primaryKey });
    };
    put.mockImplementationOnce(other);
    expect((await upsert(opened, 2)).status).toBe(200);
    const { result } = await call('datastore_search', { resource_id });
    expect(result.records.map(({ key }) => key)).toEqual([1, 2]);
    put.mockRestore();
    const work = vi.fn<() => Promise<void>>(() => Promise.reject(new TableChanged()));
    const given = withWriteLease(context, resource_id, work);
    await expect(given).rejects.toMatchObject({ code: 'unavailable' });
    expect(work).toHaveBeenCalledTimes(3);
  });
});
