import { createHash } from 'node:crypto';
import { rebuildIdentitySearch } from '@gazetteer/identity';
import { migrate, type Sql } from '@gazetteer/kernel';
import { applicationMigrations } from '../application-migrations.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, tablePart } from './manifest.ts';
import { type ArchiveReader, readLines } from './read-archive.ts';
import {
  continueNumbers,
  emptyTables,
  listStoredTables,
  markSearchStale,
  withoutTriggers,
} from './stored-row.store.ts';
import type { StoredTable } from './stored-tables.ts';
import { linesOfTable, writeLines } from './table-lines.ts';

type Progress = (state: { done: number; total: number; label: string }) => void;

/**
 * Makes the tables of a backup in an empty store, by the migrations that the backup had, writes its rows, compares those that
 * are there then with the backup, and brings the schema up to date. To be called in a transaction.
 * @throws BackupError where the rows that are there are not those of the backup
 */
export async function loadTables(
  sql: Sql,
  archive: ArchiveReader,
  manifest: Manifest,
  progress: Progress,
): Promise<void> {
  const had = new Set(manifest.migrations);
  await migrate(
    sql,
    applicationMigrations.filter(({ name }) => had.has(name)),
  );
  const tables = inOrderOf(manifest, await listStoredTables(sql));
  await withoutTriggers(sql, tables, async () => {
    // Migrations bring rows of their own.
    await emptyTables(sql, tables);
    for (const [done, table] of tables.entries()) {
      progress({ done, total: tables.length, label: 'rows' });
      await writeLines(sql, table, readLines(archive, tablePart(table.name)));
    }
    for (const [index, table] of tables.entries()) {
      progress({ done: index, total: tables.length, label: 'comparing rows' });
      await requireSame(sql, table, manifest.tables[index]);
    }
  });
  await continueNumbers(sql);
  await migrate(sql, applicationMigrations);
  await rebuildIdentitySearch(sql);
  await markSearchStale(sql);
}

/** @throws BackupError where the tables of the store are not those of the backup */
function inOrderOf(manifest: Manifest, tables: readonly StoredTable[]): StoredTable[] {
  const listed = new Set(manifest.tables.map(({ name }) => name));
  const unlisted = tables.find(({ name }) => !listed.has(name));
  if (unlisted) throw new BackupError(`The backup is damaged: it has no rows of ${unlisted.name}.`);
  return manifest.tables.map(({ name }) => {
    const table = tables.find((one) => one.name === name);
    if (table) return table;
    throw new BackupError(`The backup has rows of ${name}, a table that this program does not have.`);
  });
}

async function requireSame(
  sql: Sql,
  table: StoredTable,
  expected: Manifest['tables'][number] | undefined,
): Promise<void> {
  const hash = createHash('sha256');
  const counted = { rows: 0 };
  for await (const text of linesOfTable(sql, table, counted)) hash.update(text);
  if (counted.rows === expected?.rows && hash.digest('hex') === expected.sha256) return;
  throw new BackupError(
    `The rows of ${table.name} would not be those of the backup (${counted.rows} of ${expected?.rows}), so nothing was changed.`,
  );
}
