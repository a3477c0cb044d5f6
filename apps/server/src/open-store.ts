import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  inspectMigrations,
  makeFolder,
  migrate,
  openSql,
  refuseNewerData,
  type Sql,
  StoreFailure,
} from '@gazetteer/kernel';
import { applicationMigrations } from './application-migrations.ts';
import type { Settings } from './settings.ts';

// Migrations of a large store take longer than a statement waits for a lock.
const PATIENCE_MILLISECONDS = 120_000;
const PAUSE_MILLISECONDS = 100;

type Place = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>;

/**
 * Opens the SQL store and brings its schema up to date.
 * @throws NewerDataError, changing nothing, where a newer version has written to it; StoreFailure where it cannot be used
 */
export async function openStore(settings: Place): Promise<Sql> {
  // Accounts are in there: a new folder is for this user alone.
  await makeFolder(settings.DATA_DIR, 0o700);
  const sql = openStoreAsItIs(settings);
  try {
    await bringUpToDate(sql);
    return sql;
  } catch (error) {
    await sql.close();
    throw error;
  }
}

/**
 * Brings the schema up to date. Waits for another process that starts at the same time and has the store to itself while it makes the
 * tables.
 * @throws NewerDataError, changing nothing, where a newer version has written to the store
 */
export async function bringUpToDate(sql: Sql): Promise<void> {
  for (const start = Date.now(); ; await pause(PAUSE_MILLISECONDS)) {
    try {
      // On PostgreSQL others may use the tables: no transaction here makes one of all changes.
      await refuseNewerData(sql, applicationMigrations);
      await migrate(sql, applicationMigrations);
      // A newer version that starts at the same time has either done its part by now, or goes on after us.
      return await refuseNewerData(sql, applicationMigrations);
    } catch (error) {
      const mayPass = error instanceof StoreFailure && error.fault === 'busy';
      if (!mayPass || Date.now() - start > PATIENCE_MILLISECONDS) throw error;
    }
  }
}

/** How the store stands to this version of the program; nothing is made or changed to find out. */
export async function inspectStore(settings: Place) {
  if (!settings.DATABASE_URL && !(await isThere(sqliteFile(settings)))) {
    return { applied: [], pending: applicationMigrations.map(({ name }) => name), unknown: [] };
  }
  const sql = openStoreAsItIs(settings);
  try {
    return await inspectMigrations(sql, applicationMigrations);
  } finally {
    await sql.close();
  }
}

/** The file of the embedded store. */
export function sqliteFile({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'gazetteer.sqlite');
}

/** Opens the SQL store without bringing its schema up to date. */
export function openStoreAsItIs(settings: Place): Sql {
  const { DATABASE_URL } = settings;
  return openSql(DATABASE_URL ? { url: DATABASE_URL } : { file: sqliteFile(settings) });
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
