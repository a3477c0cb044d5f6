import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { migrate } from './migrations.ts';
import { prepareWrite } from './prepared-write.ts';
import type { Sql } from './sql.ts';

type Note = { id: number; text: string | null };
type Tables = { notes: Note };

describeStores('a prepared write', (_open, open) => {
  const openNotes = async (): Promise<Sql<Tables>> => {
    const sql = await open();
    const create = async (query: Sql['query']) =>
      query.schema
        .createTable('notes')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('text', 'text')
        .execute();
    await migrate(sql, [{ name: 'notes/0001', up: create }]);
    return sql.as<Tables>();
  };
  const insert = prepareWrite<Tables, Note>((query, value) =>
    query.insertInto('notes').values({ id: value('id'), text: value('text') }),
  );
  const all = (sql: Sql<Tables>) => sql.query.selectFrom('notes').selectAll().orderBy('id').execute();

  it('takes other values each time, and says how many rows it has changed', async () => {
    const sql = await openNotes();
    let written = 0;
    const replace = prepareWrite<Tables, { from: string; to: string }>((query, value) => {
      written += 1;
      return query
        .updateTable('notes')
        .set({ text: value('to') })
        .where((row) => row.or([row('text', '=', value('from')), row('text', '=', 'any')]))
        .where('text', '!=', value('to'));
    });
    for (const [index, text] of ['a', 'b', 'any', null].entries()) {
      expect(await insert(sql, { id: index, text })).toBe(1);
    }
    expect(await replace(sql, { from: 'a', to: 'b' })).toBe(2);
    expect(await replace(sql, { from: 'b', to: 'c' })).toBe(3);
    expect(await replace(sql, { from: 'b', to: 'd' })).toBe(0);
    expect((await all(sql)).map(({ text }) => text)).toEqual(['c', 'c', 'c', null]);
    expect(written).toBe(1);
  });

  it('is part of the transaction around it', async () => {
    const sql = await openNotes();
    const withdrawn = sql.transaction(async () => {
      await insert(sql, { id: 1, text: 'new' });
      throw new Error('changed my mind');
    });
    await expect(withdrawn).rejects.toThrow('changed my mind');
    expect(await all(sql)).toEqual([]);
  });

  it('need not wait for the disk: it is read at once, part of a transaction, and refused as any other', async () => {
    const sql = await openNotes();
    const insertSoon = prepareWrite<Tables, Note>(
      (query, value) => query.insertInto('notes').values({ id: value('id'), text: value('text') }),
      { asynchronousCommit: true },
    );
    await insertSoon(sql, { id: 1, text: 'alone' });
    expect(await all(sql)).toHaveLength(1);
    const made = await Promise.allSettled([2, 2, 3].map((id) => insertSoon(sql, { id, text: 'together' })));
    expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const withdrawn = sql.transaction(async () => {
      await insertSoon(sql, { id: 4, text: 'in a transaction' });
      throw new Error('changed my mind');
    });
    await expect(withdrawn).rejects.toThrow('changed my mind');
    expect((await all(sql)).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('refuses what the table refuses, and nothing beside it', async () => {
    const sql = await openNotes();
    const made = await Promise.allSettled([1, 1, 2].map((id) => insert(sql, { id, text: 'one' })));
    expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await all(sql)).toHaveLength(2);
  });
});
