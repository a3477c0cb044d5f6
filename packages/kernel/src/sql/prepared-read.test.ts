import { describeStores } from '@gazetteer/testing';
import { sql as rawSql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from './migrations.ts';
import { prepareRead } from './prepared-read.ts';
import type { Sql } from './sql.ts';

type Note = { id: number; text: string };

describeStores('a prepared read', (_open, open) => {
  const openNotes = async (): Promise<Sql<{ notes: Note }>> => {
    const sql = await open();
    const create = async (query: Sql['query']) =>
      query.schema.createTable('notes').addColumn('id', 'integer').addColumn('text', 'text').execute();
    await migrate(sql, [{ name: 'notes/0001', up: create }]);
    const notes = sql.as<{ notes: Note }>();
    await notes.query
      .insertInto('notes')
      .values([1, 2, 3].map((id) => ({ id, text: `note ${id}` })))
      .execute();
    return notes;
  };

  it('takes other values each time, wherever they stand in its text', async () => {
    const sql = await openNotes();
    const read = prepareRead<Note>(
      (value) => rawSql`
        with wanted (id) as (values (${value(1)}))
        select notes.id, notes.text from notes cross join wanted
        where text = ${value(0)} and cast(notes.id as text) = wanted.id and text = ${value(0)}`,
    );
    expect(await read(sql, ['note 2', '2'])).toEqual([{ id: 2, text: 'note 2' }]);
    expect(await read(sql, ['note 3', '3'])).toEqual([{ id: 3, text: 'note 3' }]);
    expect(await read(sql, ['note 3', '2'])).toEqual([]);
    expect(await read(sql, ['note 3'])).toEqual([]);
    const wrong = prepareRead(() => rawSql`select nothing from notes`);
    await expect(wrong(sql, [])).rejects.toThrow('nothing');
    await expect(wrong(sql, [])).rejects.not.toHaveProperty('status');
  });

  it('is written once, and sees what the transaction around it has written', async () => {
    const sql = await openNotes();
    let written = 0;
    const read = prepareRead<Note>((value) => {
      written++;
      return rawSql`select id, text from notes where text = ${value(0)}`;
    });
    const insert = (id: number) => sql.query.insertInto('notes').values({ id, text: 'new' }).execute();
    const withdrawn = sql.transaction(async () => {
      await insert(4);
      expect(await read(sql, ['new'])).toEqual([{ id: 4, text: 'new' }]);
      throw new Error('changed my mind');
    });
    await expect(withdrawn).rejects.toThrow('changed my mind');
    expect(await read(sql, ['new'])).toEqual([]);
    for (const id of [5, 6]) {
      await insert(id);
      expect(await read(sql, ['new'])).toHaveLength(id - 4);
    }
    expect(written).toBe(1);
  });

  it('keeps several statements apart, asked at once and over and over', async () => {
    const sql = await openNotes();
    const byText = prepareRead<Note>((value) => rawSql`select id, text from notes where text = ${value(0)}`);
    const first = prepareRead<{ id: number }>(
      (value) => rawSql`select min(id) as id from notes where text > ${value(0)}`,
    );
    const asked = Array.from({ length: 40 }, async (_, index) => {
      const text = `note ${1 + (index % 3)}`;
      expect(await byText(sql, [text])).toEqual([{ id: 1 + (index % 3), text }]);
      expect(await first(sql, ['note 1'])).toEqual([{ id: 2 }]);
    });
    await Promise.all(asked);
  });
});
