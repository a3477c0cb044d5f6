import { type Migration, migrate, type Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createProcessDatabase, createServerDatabase } from './postgres-database.ts';
import { createSqliteDatabase } from './sqlite-database.ts';
import { TestDatabases } from './test-database.ts';

/** A step that makes a table, with a row in it. */
const step = (table: string): Migration => ({
  name: `test/${table}`,
  up: async (query) => {
    await rawSql.raw(`create table ${table} (number integer)`).execute(query);
    await rawSql.raw(`insert into ${table} values (1)`).execute(query);
  },
});
const all = ['first', 'second', 'third'].map(step);

const rowsOf = async (sql: Sql, table: string) =>
  (await rawSql<{ number: number }>`select number from ${rawSql.table(table)}`.execute(sql.query)).rows;

const serverUrl = process.env['TEST_DATABASE_URL'];
const databases = {
  SQLite: createSqliteDatabase,
  PostgreSQL: serverUrl ? () => createServerDatabase(serverUrl) : createProcessDatabase,
};

describe.each(Object.entries(databases))('a database of tests on %s', (_, create) => {
  it('has the rows that come with its migrations again, and none of an earlier test', async () => {
    const kept = new TestDatabases(create);
    const opened = async (migrations: readonly Migration[]) => {
      const store = await kept.open('owner');
      await migrate(store.sql, migrations);
      return store;
    };
    const before = await opened(all.slice(0, 1));
    await before.sql.transaction(() => rawSql`insert into first values (2)`.execute(before.sql.query));
    await before.giveBack();
    // A store that has steps already gets the others one by one on PostgreSQL.
    await (await opened(all)).giveBack();
    const again = await opened(all);
    for (const table of ['first', 'second', 'third'])
      expect(await rowsOf(again.sql, table)).toEqual([{ number: 1 }]);
    await again.giveBack();
  });
});
