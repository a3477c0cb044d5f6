import { describeStores } from '@gazetteer/testing';
import { sql as rawSql } from 'kysely';
import { expect, it } from 'vitest';
import { inspectMigrations, migrate, type Migration, NewerDataError, refuseNewerData } from './migrations.ts';
import type { Sql } from './sql.ts';

type Tables = { notes: { id: number; text: string } };

const notes: Migration = {
  name: 'notes/0001',
  up: async (query) => {
    await query.schema.createTable('notes').addColumn('id', 'integer').addColumn('text', 'text').execute();
  },
};

async function openNotes(open: () => Promise<Sql>): Promise<Sql<Tables>> {
  const sql = await open();
  await migrate(sql, [notes]);
  return sql.as<Tables>();
}

const insert = (sql: Sql<Tables>, id: number) =>
  sql.query.insertInto('notes').values({ id, text: 'x' }).execute();

const count = async (sql: Sql<Tables>) => {
  const row = await sql.query
    .selectFrom('notes')
    .select((one) => one.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
};

describeStores('the SQL handle', (_open, open) => {
  it('applies each migration once', async () => {
    const sql = await open();
    expect(await migrate(sql, [notes])).toEqual(['notes/0001']);
    expect(await migrate(sql, [notes])).toEqual([]);
  });

  it('tells what is applied, pending and unknown, and refuses what a newer version has written', async () => {
    const sql = await open();
    const next: Migration = { name: 'notes/0002', up: async () => {} };
    expect(await inspectMigrations(sql, [notes])).toEqual({
      applied: [],
      pending: ['notes/0001'],
      unknown: [],
    });
    await migrate(sql, [notes, next]);
    await refuseNewerData(sql, [notes, next]);
    expect(await inspectMigrations(sql, [notes])).toEqual({
      applied: ['notes/0001'],
      pending: [],
      unknown: ['notes/0002'],
    });
    await expect(refuseNewerData(sql, [notes])).rejects.toThrow(NewerDataError);
    await expect(refuseNewerData(sql, [notes])).rejects.toThrow(/notes\/0002.*backup/);
  });

  it('leaves nothing behind when a migration fails', async () => {
    const sql = await open();
    const failing: Migration = { name: 'notes/0002', up: () => Promise.reject(new Error('no')) };
    await expect(migrate(sql, [notes, failing])).rejects.toThrow('no');
    expect(await migrate(sql, [notes])).toEqual(['notes/0001']);
  });

  it('applies them one by one where others may use the store meanwhile, and begins again where a table is in use', async () => {
    const sql = await open();
    await migrate(sql, [notes]);
    let attempts = 0;
    const waiting: Migration = {
      name: 'notes/0002',
      up: async () => {
        attempts += 1;
        // What PostgreSQL says of a lock that it does not get in time.
        if (attempts < 3) throw Object.assign(new Error('lock timeout'), { code: '55P03' });
      },
    };
    const failing: Migration = { name: 'notes/0003', up: () => Promise.reject(new Error('no')) };
    const isShared = sql.dialect === 'postgres';
    await expect(migrate(sql, [notes, waiting, failing])).rejects.toThrow(isShared ? 'no' : 'lock timeout');
    expect(attempts).toBe(isShared ? 3 : 1);
    const { applied } = await inspectMigrations(sql, [notes, waiting, failing]);
    expect(applied).toEqual(isShared ? ['notes/0001', 'notes/0002'] : ['notes/0001']);
  });

  it('uses the running transaction wherever it is asked for', async () => {
    const sql = await openNotes(open);
    await sql.transaction(async () => {
      await sql.query.insertInto('notes').values({ id: 1, text: 'a' }).execute();
      await sql.transaction(async () => {
        await sql.query.insertInto('notes').values({ id: 2, text: 'b' }).execute();
      });
      expect(await count(sql)).toBe(2);
    });
    expect(await count(sql)).toBe(2);
  });

  it('rolls back all of a transaction that throws', async () => {
    const sql = await openNotes(open);
    const failing = sql.transaction(async () => {
      await sql.query.insertInto('notes').values({ id: 1, text: 'a' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await count(sql)).toBe(0);
  });

  it('shows one moment for as long as it is looked at, lets others write, and writes nothing', async () => {
    const sql = await openNotes(open);
    const write = (id: number) => sql.query.insertInto('notes').values({ id, text: 'x' }).execute();
    await write(1);
    const looking = Promise.withResolvers<void>();
    const writing = looking.promise.then(() => write(2));
    await sql.snapshot(async () => {
      expect(await count(sql)).toBe(1);
      looking.resolve();
      // PostgreSQL in process has one connection, for which the other one waits.
      if (sql.dialect === 'sqlite') await writing;
      expect(await count(sql)).toBe(1);
    });
    await writing;
    expect(await count(sql)).toBe(2);
    await expect(sql.snapshot(() => write(3))).rejects.toThrow(/./);
    expect(await count(sql)).toBe(2);
  });

  it('does after a commit what must not be done before, and nothing after a rollback', async () => {
    const sql = await openNotes(open);
    const seen: number[] = [];
    const look = () => sql.afterCommit(async () => void seen.push(await count(sql)));
    await sql.transaction(async () => {
      await sql.transaction(look);
      await sql.query.insertInto('notes').values({ id: 1, text: 'a' }).execute();
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([1]);
    const failing = sql.transaction(async () => {
      await look();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(seen).toEqual([1]);
    await look();
    expect(seen).toEqual([1, 1]);
  });

  it('does at the end of a transaction, once and before it is committed, what was put off', async () => {
    const sql = await openNotes(open);
    const order: string[] = [];
    await sql.transaction(async () => {
      sql.beforeCommit(async () => {
        order.push('at the end');
        await insert(sql, 2);
      });
      await sql.afterCommit(async () => void order.push(`${await count(sql)} rows, committed`));
      await insert(sql, 1);
      order.push('work');
    });
    expect(order).toEqual(['work', 'at the end', '2 rows, committed']);
    const failing = sql.transaction(async () => {
      await insert(sql, 3);
      sql.beforeCommit(async () => {
        throw new Error('not at the end');
      });
    });
    await expect(failing).rejects.toThrow('not at the end');
    expect(await count(sql)).toBe(2);
    expect(() => sql.beforeCommit(async () => {})).toThrow('outside a transaction');
  });

  it('loses no write when many run at once, in transactions and outside', async () => {
    const sql = await openNotes(open);
    const work = Array.from({ length: 60 }, (_, id) =>
      id % 2 ? insert(sql, id) : sql.transaction(() => insert(sql, id)),
    );
    await Promise.all(work);
    expect(await count(sql)).toBe(60);
  });

  it('keeps what is right of many writes at once, and refuses only what is wrong', async () => {
    const sql = await openNotes(open);
    await sql.query.schema.createIndex('notes_by_id').on('notes').column('id').unique().execute();
    const ids = [1, 2, 2, 3, 1, 4];
    const done = await Promise.allSettled(ids.map((id) => insert(sql, id)));
    // With several connections either of two equal writes may come first.
    const kept = ids.filter((_id, index) => done[index]?.status === 'fulfilled');
    expect(new Set(kept)).toEqual(new Set([1, 2, 3, 4]));
    expect(kept).toHaveLength(4);
    expect(await count(sql)).toBe(4);
    await insert(sql, 5);
    expect(await count(sql)).toBe(5);
  });

  it('lets others read while a transaction is under way', async () => {
    const sql = await openNotes(open);
    // The PostgreSQL inside the tests' process has a single connection for everybody.
    if (sql.dialect === 'postgres') return;
    const [begun, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = sql.transaction(async () => {
      await sql.query.insertInto('notes').values({ id: 1, text: 'a' }).execute();
      begun.resolve();
      await read.promise;
    });
    await begun.promise;
    expect(await count(sql)).toBe(0);
    read.resolve();
    await writing;
    expect(await count(sql)).toBe(1);
  });

  it('gives numbers, counts and sums as numbers', async () => {
    const sql = await openNotes(open);
    await sql.query
      .insertInto('notes')
      .values([
        { id: 40, text: 'a' },
        { id: 2, text: 'b' },
      ])
      .execute();
    const { rows } = await rawSql<{ total: number; mean: number }>`
      select sum(id) as total, avg(id * 0.5) as mean from notes`.execute(sql.query);
    expect(rows).toMatchObject([{ total: 42, mean: 10.5 }]);
  });

  it('gives as many rows as are asked for, from where they are asked for', async () => {
    const sql = await openNotes(open);
    const values = [1, 2, 3, 4].map((id) => ({ id, text: String(id) }));
    await sql.query.insertInto('notes').values(values).execute();
    const notesFrom = sql.query.selectFrom('notes').select('text').orderBy('id');
    const rows = await notesFrom.limit(2).offset(1).execute();
    expect(rows.map(({ text }) => text)).toEqual(['2', '3']);
    expect(await notesFrom.limit(0).execute()).toEqual([]);
    expect((await notesFrom.limit(9).offset(3).execute()).map(({ text }) => text)).toEqual(['4']);
  });

  it('gives each value under its column, also of a statement that is older than the column', async () => {
    const sql = await openNotes(open);
    await sql.query.insertInto('notes').values({ id: 1, text: 'a' }).execute();
    const all = () => sql.query.selectFrom('notes').selectAll().execute();
    expect(await all()).toEqual([{ id: 1, text: 'a' }]);
    await rawSql`alter table notes add column seen text default 'never'`.execute(sql.query);
    expect(await all()).toEqual([{ id: 1, text: 'a', seen: 'never' }]);
    expect(await sql.query.selectFrom('notes').selectAll().where('id', '=', 2).execute()).toEqual([]);
    await rawSql`alter table notes drop column text`.execute(sql.query);
    expect(await all()).toEqual([{ id: 1, seen: 'never' }]);
  });
});
