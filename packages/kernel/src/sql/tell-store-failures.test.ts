import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as rawSql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { prepareRead } from './prepared-read.ts';
import { type Sql, openSql } from './sql.ts';

type Tables = { notes: { id: number; text: string } };

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'store-failures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function openNotes(): Promise<Sql<Tables>> {
  const sql = openSql({ file: join(await temporaryFolder(), 'notes.sqlite') });
  onTestFinished(() => sql.close());
  await rawSql`create table notes (id integer primary key, text text)`.execute(sql.query);
  return sql.as<Tables>();
}

const insert = (sql: Sql<Tables>, id: number, text = 'a') =>
  sql.query.insertInto('notes').values({ id, text }).execute();
const count = async (sql: Sql<Tables>) => (await sql.query.selectFrom('notes').select('id').execute()).length;
const large = 'x'.repeat(200_000);

/** As full a disk as a test can have: the file may not grow. */
async function fill(sql: Sql<Tables>): Promise<void> {
  const { rows } = await rawSql<{ page_count: number }>`select page_count from pragma_page_count`.execute(
    sql.query,
  );
  await makeRoom(sql, rows[0]?.page_count ?? 0);
}

const makeRoom = (sql: Sql<Tables>, pages = 1_000_000) =>
  rawSql.raw(`pragma max_page_count = ${pages}`).execute(sql.query);

const full = { code: 'unavailable', status: 503, store: 'sql', fault: 'full' };

describe('a SQLite file on a full disk', () => {
  it('refuses what does not fit as such, alone, among others and in a transaction, and loses nothing', async () => {
    const sql = await openNotes();
    await insert(sql, 1);
    await fill(sql);
    await expect(insert(sql, 2, large)).rejects.toMatchObject(full);
    await expect(
      sql.transaction(async () => {
        await insert(sql, 3);
        await insert(sql, 4, large);
      }),
    ).rejects.toMatchObject(full);
    const together = await Promise.allSettled([insert(sql, 5), insert(sql, 6, large)]);
    expect(together.at(-1)).toMatchObject({ reason: full });
    await makeRoom(sql);
    await insert(sql, 7);
    expect(await count(sql)).toBe(together[0]?.status === 'fulfilled' ? 3 : 2);
  });

  it('commits nothing of a transaction that has failed, even if the failure is passed over', async () => {
    const sql = await openNotes();
    await fill(sql);
    const passingOver = sql.transaction(async () => {
      await insert(sql, 1, large).catch(() => undefined);
      await makeRoom(sql);
      await insert(sql, 2);
    });
    await expect(passingOver).rejects.toMatchObject(full);
    expect(await count(sql)).toBe(0);
    await insert(sql, 3);
  });

  it('is not ready until there is room, and then is by itself', async () => {
    const sql = await openNotes();
    await sql.check();
    await fill(sql);
    await insert(sql, 1, large).catch(() => undefined);
    await expect(sql.check()).rejects.toMatchObject(full);
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await sql.check();
  });
});

describe('a store that cannot be used', () => {
  it.each([
    ['that is not there', async () => ({ file: '/nowhere/notes.sqlite' }), 'unusable'],
    [
      'that is no SQLite file',
      async () => ({ file: await fileWith('no database at all, only words') }),
      'unusable',
    ],
    ['that does not answer', async () => ({ url: 'postgres://user:password@127.0.0.1:1/notes' }), 'away'],
  ])('says so of one %s', async (_which, options, fault) => {
    const sql = openSql(await options());
    onTestFinished(() => sql.close());
    const failure = { code: 'unavailable', status: 503, store: 'sql', fault };
    await expect(rawSql`select 1 from notes`.execute(sql.query)).rejects.toMatchObject(failure);
    await expect(sql.transaction(async () => {})).rejects.toMatchObject(failure);
  });

  it('says so of one that is damaged between two prepared reads', async () => {
    const path = join(await temporaryFolder(), 'notes.sqlite');
    const sql = openSql({ file: path });
    onTestFinished(() => sql.close());
    await rawSql`create table notes (text text)`.execute(sql.query);
    const read = prepareRead<{ text: string }>(() => rawSql`select text from notes`);
    expect(await read(sql, [])).toEqual([]);
    await rawSql.raw('pragma wal_checkpoint(truncate)').execute(sql.query);
    const file = await open(path, 'r+');
    await file.write(Buffer.alloc(4096, 0xff), 0, 4096, 4096);
    await file.close();
    await expect(read(sql, [])).rejects.toMatchObject({ status: 503, store: 'sql', fault: 'unusable' });
  });

  it('is not blamed for a question that is wrong', async () => {
    const sql = await openNotes();
    await insert(sql, 1);
    await expect(insert(sql, 1)).rejects.toThrow('UNIQUE');
    await expect(rawSql`select nothing`.execute(sql.query)).rejects.not.toHaveProperty('status');
  });
});

async function fileWith(content: string): Promise<string> {
  const file = join(await temporaryFolder(), 'notes.sqlite');
  await writeFile(file, content.repeat(100));
  return file;
}
