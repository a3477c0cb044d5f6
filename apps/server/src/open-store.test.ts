import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { migrate } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { applicationMigrations } from './application-migrations.ts';
import { bringUpToDate, inspectStore, openStore, sqliteFile } from './open-store.ts';

it('waits for a process that has the file to itself for longer than a statement waits', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'open-store-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  // What holds a lock before there is a journal is refused at once, without any wait.
  const other = new DatabaseSync(sqliteFile({ DATA_DIR }));
  other.exec('begin exclusive; create table made (id integer)');
  let hasOpened = false;
  const opening = openStore({ DATA_DIR }).then((sql) => {
    hasOpened = true;
    return sql;
  });
  await turn();
  expect(hasOpened).toBe(false);
  other.exec('commit');
  other.close();
  await (await opening).close();
  expect((await inspectStore({ DATA_DIR })).pending).toEqual([]);
});

describeStores('the schema of a version before', (_open, openNew) => {
  it('is brought up to date at once where one process has the store, else a migration at a time', async () => {
    const sql = await openNew();
    await migrate(sql, applicationMigrations.slice(0, -3));
    let outermost = 0;
    const { transaction } = sql;
    vi.spyOn(sql, 'transaction').mockImplementation((work) => {
      if (!sql.query.isTransaction) outermost += 1;
      return transaction(work);
    });
    await bringUpToDate(sql);
    // The last one finds nothing more to do.
    expect(outermost).toBe(sql.dialect === 'sqlite' ? 1 : 4);
  });
});
