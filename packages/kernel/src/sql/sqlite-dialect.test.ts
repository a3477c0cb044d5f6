import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareWrite } from './prepared-write.ts';
import { openSql } from './sql.ts';
import { SqliteHandle } from './sqlite-handle.ts';

type Tables = { notes: { id: number } };

test('the disk is waited for unless nothing that is committed together asks for that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-sqlite-'));
  const sql = openSql({ file: join(folder, 'notes.sqlite') }).as<Tables>();
  onTestFinished(async () => {
    await sql.close();
    await rm(folder, { recursive: true });
  });
  await sql.query.schema.createTable('notes').addColumn('id', 'integer').execute();
  const insert = (asynchronousCommit: boolean) =>
    prepareWrite<Tables, { id: number }>(
      (query, value) => query.insertInto('notes').values({ id: value('id') }),
      { asynchronousCommit },
    );
  const surely = insert(false);
  const soon = insert(true);
  const synchronous: unknown[] = [];
  const execute = SqliteHandle.prototype.execute;
  const asked = vi.spyOn(SqliteHandle.prototype, 'execute').mockImplementation(function (
    this: SqliteHandle,
    query,
  ) {
    synchronous.push(this.read<{ synchronous: number }>('pragma synchronous', [])[0]?.synchronous);
    return execute.call(this, query);
  });
  onTestFinished(() => asked.mockRestore());
  const [full, normal] = [2, 1];
  const modes = async (work: () => Promise<unknown>) => {
    await work();
    return synchronous.splice(0);
  };
  expect(await modes(async () => soon(sql, { id: 1 }))).toEqual([normal]);
  expect(await modes(() => Promise.all([2, 3].map((id) => soon(sql, { id }))))).toEqual([normal, normal]);
  expect(await modes(() => Promise.all([soon(sql, { id: 4 }), surely(sql, { id: 5 })]))).toEqual([
    full,
    full,
  ]);
  expect(await modes(async () => surely(sql, { id: 6 }))).toEqual([full]);
  expect(await modes(() => sql.transaction(async () => soon(sql, { id: 7 })))).toEqual([full]);
});
