import type { Sql } from '@gazetteer/kernel';
import { afterEach, describe, expect } from 'vitest';
import { createProcessDatabase, createServerDatabase } from './postgres-database.ts';
import { createSqliteDatabase } from './sqlite-database.ts';
import { type OpenedStore, TestDatabases } from './test-database.ts';

/** Opens an empty store; it is closed after the test. */
export type OpenStore = () => Promise<Sql>;

/** Of this process: files that run in it one after the other share them. */
const onSqlite = new TestDatabases(createSqliteDatabase);
const serverUrl = process.env['TEST_DATABASE_URL'];
const onPostgres = new TestDatabases(
  serverUrl ? () => createServerDatabase(serverUrl) : createProcessDatabase,
);

/**
 * Runs one suite on every SQL store we promise: SQLite, and PostgreSQL (the server at TEST_DATABASE_URL, or
 * one inside this process). What holds on the one must hold on the other.
 * @param suite gets what opens a store that may have been migrated before, and what opens one that never was
 */
export function describeStores(name: string, suite: (open: OpenStore, openNew: OpenStore) => void): void {
  const { testPath = '' } = expect.getState();
  describe(`${name} on SQLite`, () => suite(...openers(onSqlite, testPath)));
  describePostgres(name, suite);
}

/** Runs a suite on PostgreSQL alone, as `describeStores` does: one about PostgreSQL itself. */
export function describePostgres(name: string, suite: Parameters<typeof describeStores>[1]): void {
  const { testPath = '' } = expect.getState();
  const where = serverUrl ? 'a PostgreSQL server' : 'PostgreSQL in process';
  describe(`${name} on ${where}`, () => suite(...openers(onPostgres, testPath)));
}

function openers(databases: TestDatabases, testPath: string): [OpenStore, OpenStore] {
  const opened: OpenedStore[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.giveBack();
  });
  const noted = async (store: OpenedStore): Promise<Sql> => {
    opened.push(store);
    return store.sql;
  };
  return [
    async () => noted(await databases.open(packageOf(testPath))),
    async () => noted(await databases.openNew()),
  ];
}

/** Stores of one package have the same migrations. */
function packageOf(testPath: string): string {
  return /(apps|services|packages)\/[^/]+/.exec(testPath)?.[0] ?? testPath;
}
