import { rm } from 'node:fs/promises';
import { openObjectStore } from '@gazetteer/datastore';
import { makeFolder, openSql, type Sql, secretKeyName } from '@gazetteer/kernel';
import { applicationMigrations } from '../application-migrations.ts';
import { openStoreAsItIs, sqliteFile } from '../open-store.ts';
import { readSecretFile } from '../secret-file.ts';
import { secretKeysFile } from '../secret-keys.ts';
import { copiesFolder, type Settings } from '../settings.ts';
import { ANSWERS } from './answers/question.ts';
import { BackupError } from './backup-error.ts';
import { type DataFile, linesOf, writeDataFiles } from './data-files.ts';
import { loadTables } from './load-tables.ts';
import {
  type BackedUpObject,
  filePart,
  type Manifest,
  OBJECT_LIST,
  objectPart,
  readManifest,
  readObjectEntry,
  tablePart,
} from './manifest.ts';
import { putObjects } from './put-objects.ts';
import { type ArchiveReader, openArchive, readBytes, readLines } from './read-archive.ts';
import { replaceSqliteFile, requireUnused } from './replace-sqlite-file.ts';
import { dropTables } from './stored-row.store.ts';
import { whatIsThere } from './what-is-there.ts';

type Progress = (state: { done: number; total: number; label: string }) => void;

type Options = {
  /** Puts the backup in the place of what is there. */
  replace: boolean;
  /** Goes on without keys that the backup was sealed with. */
  withoutSecrets: boolean;
  progress: Progress;
};

export type RestoredBackup = {
  manifest: Manifest;
  /** What was there and is replaced, in words. */
  replaced: string[];
  /** What a person should know besides. */
  remarks: string[];
};

/**
 * Makes an installation what it was when a backup was made. The backup is read whole and compared with its digests before
 * anything is changed; rows and their count are one transaction.
 * @throws BackupError, StoreFailure; then the installation is what it was before
 */
export async function restoreBackup(
  settings: Settings,
  file: string,
  options: Options,
): Promise<RestoredBackup> {
  const archive = await openArchive(file);
  try {
    const manifest = await readManifest(archive);
    requireKnownMigrations(manifest);
    await requireKeys(settings, archive, manifest, options);
    const replaced = await requireEmpty(settings, options);
    if (!settings.DATABASE_URL) requireUnused(sqliteFile(settings));
    await checkParts(archive, manifest, options.progress);
    const remarks = await restore(settings, archive, manifest, options);
    return { manifest, replaced, remarks };
  } finally {
    archive.close();
  }
}

/** @throws BackupError where a newer program has made the backup */
function requireKnownMigrations({ migrations, version }: Manifest): void {
  const known = new Set(applicationMigrations.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new BackupError(
    `Version ${version} has made this backup, which is newer: restore it with that one (it has ${unknown.join(', ')}).`,
  );
}

/** @throws BackupError where keys are missing that accounts' secrets were sealed with */
async function requireKeys(
  settings: Settings,
  archive: ArchiveReader,
  { sealed_with, has_secrets }: Manifest,
  { withoutSecrets }: Options,
): Promise<void> {
  const installed = settings.SECRETS?.split(',').map((key) => key.trim());
  const fromFiles = async () => [
    ...(has_secrets ? linesOf((await readBytes(archive, filePart('secrets'))).toString()) : []),
    ...linesOf((await readSecretFile(secretKeysFile(settings.DATA_DIR))) ?? ''),
  ];
  const names = new Set((installed ?? (await fromFiles())).map(secretKeyName));
  if (withoutSecrets || sealed_with.every((name) => names.has(name))) return;
  const what =
    'keys that the backup was sealed with, so second factors, providers and signing keys could not be opened';
  if (installed && has_secrets) {
    throw new BackupError(
      `SECRETS lacks ${what}. Put them behind those of SECRETS, separated by commas; they are in the backup: unzip -p <backup> files/secrets`,
    );
  }
  const where = installed ? 'SECRETS' : secretKeysFile(settings.DATA_DIR);
  throw new BackupError(
    `${where} lacks ${what}. Put them there first, or go on without what they seal by --no-secrets.`,
  );
}

/** @returns what is there, where it is to be replaced @throws BackupError where it is not */
async function requireEmpty(settings: Settings, { replace }: Options): Promise<string[]> {
  const there = await whatIsThere(settings);
  if (there.length === 0 || replace) return there;
  const place = settings.DATABASE_URL
    ? 'and all tables of that database'
    : `and everything else in ${sqliteFile(settings)}`;
  throw new BackupError(
    `This installation is not empty. It has ${there.join(', ')}. To replace these ${place} by the backup, say --replace.`,
  );
}

/** Reads every part and compares it with its digest. @throws BackupError naming the first that differs */
async function checkParts(archive: ArchiveReader, manifest: Manifest, progress: Progress): Promise<void> {
  const { tables, files, objects, answers } = manifest;
  const total = tables.length + files.length + objects.count + 2;
  let done = 0;
  const check = async (name: string, measured: { bytes: number; sha256: string }) => {
    progress({ done: done++, total, label: 'checking the backup' });
    await archive.requireWhole(name, measured);
  };
  for (const file of files) await check(filePart(file.path), file);
  for (const table of tables) await check(tablePart(table.name), table);
  if (answers) await check(ANSWERS, answers);
  await check(OBJECT_LIST, objects);
  for await (const object of objectsOf(archive)) await check(objectPart(object.key), object);
}

async function* objectsOf(archive: ArchiveReader): AsyncGenerator<BackedUpObject> {
  for await (const line of readLines(archive, OBJECT_LIST)) yield readObjectEntry(line);
}

/** @returns what a person should know */
async function restore(
  settings: Settings,
  archive: ArchiveReader,
  manifest: Manifest,
  { replace, progress }: Options,
): Promise<string[]> {
  await makeFolder(settings.DATA_DIR, 0o700);
  const objects = await openObjectStore(settings.OBJECT_STORE_URL, copiesFolder(settings));
  const put = await putObjects(archive, objectsOf(archive), objects, (done) =>
    progress({ done, total: manifest.objects.count, label: 'files of tables and articles' }),
  );
  try {
    const files = await readFiles(archive, manifest);
    // Before the rows: keys that are there seal nothing yet, and rows without their keys could not be read.
    const remarks = await writeDataFiles(settings, files, { replace });
    await restoreRows(settings, (sql) => loadTables(sql, archive, manifest, progress));
    return remarks;
  } catch (error) {
    await put.takeBack();
    throw error;
  }
}

async function readFiles(archive: ArchiveReader, { files }: Manifest): Promise<DataFile[]> {
  const read: DataFile[] = [];
  for (const { path, secret } of files) {
    read.push({ path, secret, content: await readBytes(archive, filePart(path)) });
  }
  return read;
}

/** Loads the rows beside what is there, which they replace at once and whole. */
async function restoreRows(settings: Settings, load: (sql: Sql) => Promise<void>): Promise<void> {
  if (settings.DATABASE_URL) {
    await using(openStoreAsItIs(settings), (sql) =>
      sql.transaction(async () => {
        await sql.takeYourTime();
        await dropTables(sql);
        await load(sql);
      }),
    );
    return;
  }
  const file = sqliteFile(settings);
  const beside = `${file}.restored`;
  const remove = async () => {
    for (const end of ['', '-wal', '-shm']) await rm(beside + end, { force: true });
  };
  await remove();
  try {
    await using(openSql({ file: beside }), (sql) => sql.transaction(() => load(sql)));
    await replaceSqliteFile(file, beside);
  } finally {
    await remove();
  }
}

async function using(sql: Sql, work: (sql: Sql) => Promise<void>): Promise<void> {
  try {
    await work(sql);
  } finally {
    await sql.close();
  }
}
