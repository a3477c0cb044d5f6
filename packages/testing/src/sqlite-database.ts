import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { openSql } from '@gazetteer/kernel';
import type { Seeds, TestDatabase } from './test-database.ts';

/** Makes a SQLite file in the folder of this run of tests, which goes away with the run. */
export async function createSqliteDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), 'gazetteer-sqlite-'));
  const file = join(folder, 'test.sqlite');
  const using = <Result>(work: (database: DatabaseSync) => Result): Result => {
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  return {
    open: async () => openSql({ file }),
    appliedMigrations: async () => using(appliedMigrations),
    readRows: async () => using(readRows),
    empty: async (seeds) => using((database) => empty(database, seeds)),
  };
}

function appliedMigrations(database: DatabaseSync): string[] {
  const table = database.prepare(`select 1 from sqlite_schema where name = 'applied_migrations'`).get();
  return table ? column(database, 'select name from applied_migrations') : [];
}

/** Virtual tables empty the shadow tables that they keep themselves. */
function tablesOf(database: DatabaseSync): string[] {
  return column(
    database,
    `select name from pragma_table_list
     where schema = 'main' and type in ('table', 'virtual')
       and name not like 'sqlite_schema' and name <> 'applied_migrations'`,
  );
}

function readRows(database: DatabaseSync): Seeds {
  const rows = tablesOf(database)
    .filter((name) => name !== 'sqlite_sequence')
    .map((name) => [name, database.prepare(`select * from "${name}"`).all()] as const);
  return new Map(rows.filter(([, found]) => found.length > 0));
}

function empty(database: DatabaseSync, seeds: Seeds): void {
  // What triggers do to rows that go would only be deleted after them.
  database.exec(
    ['begin immediate', ...tablesOf(database).map((name) => `delete from "${name}"`), 'commit'].join(';'),
  );
  for (const [name, rows] of seeds) {
    for (const row of rows) {
      const names = Object.keys(row);
      const values = names.map(() => '?').join(', ');
      const columns = names.map((one) => `"${one}"`).join(', ');
      database
        .prepare(`insert into "${name}" (${columns}) values (${values})`)
        .run(...(Object.values(row) as SQLInputValue[]));
    }
  }
}

function column(database: DatabaseSync, statement: string): string[] {
  return database
    .prepare(statement)
    .all()
    .map(({ name }) => String(name));
}
