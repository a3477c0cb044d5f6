import type { ObjectStore } from '@gazetteer/datastore';
import { inspectMigrations, NewerDataError, type Sql, secretKeyName, StoreFailure } from '@gazetteer/kernel';
import { applicationMigrations } from '../application-migrations.ts';
import type { Settings } from '../settings.ts';
import { version } from '../version.ts';
import type { Application } from '../open-application.ts';
import { ANSWERS } from './answers/question.ts';
import { recordAnswers } from './answers/record-answers.ts';
import { copyObjects, type NamedObjects } from './back-up-objects.ts';
import { BackupError, nothingThere } from './backup-error.ts';
import { type DataFile, readDataFiles } from './data-files.ts';
import { LAST_BACKUP } from '../operation/last-backup/last-backup.migrations.ts';
import { noteBackup } from '../operation/last-backup/last-backup.store.ts';
import { FORMAT, filePart, type Manifest, MANIFEST, OBJECT_LIST, tablePart } from './manifest.ts';
import { listStoredTables } from './stored-row.store.ts';
import { linesOfTable } from './table-lines.ts';
import { type ArchiveWriter, writeArchive } from './write-archive.ts';

export type BackupProgress = (state: { done: number; total: number; label: string }) => void;

/** What a backup is made of. */
export type BackupSource = {
  settings: Settings;
  sql: Sql;
  objects: ObjectStore;
  /** The keys that accounts' secrets are sealed with, newest first. */
  secretKeys: readonly string[];
  /** The installation that `sql` and `objects` are of, where it can be asked what it answers. */
  application?: Application | undefined;
};

type Options = {
  /** The archive to write. */
  target: string;
  /** Leaves out keys, and all else that is secret beside the stores. */
  withoutSecrets: boolean;
  progress: BackupProgress;
  signal: AbortSignal;
};

export type WrittenBackup = {
  manifest: Manifest;
  /** Files with secrets that the site file names and that lie outside of the data folder. */
  elsewhere: string[];
};

/** A server that removes objects as fast as this is none that somebody uses. */
const MOST_MOMENTS = 20;

/**
 * Writes everything an installation is into one archive, while servers go on. The rows are those of one moment; the objects
 * they name are copied before that moment, but for the few that came last, so that it is short.
 * @throws BackupError, NewerDataError, StoreFailure; then there is no archive
 */
export async function writeBackup(source: BackupSource, options: Options): Promise<WrittenBackup> {
  const { target, progress, signal } = options;
  const migrations = await requireKnownData(source.sql);
  const written = await writeArchive(target, signal, async (archive) => {
    const { sql, objects } = source;
    const files = await addFiles(archive, source, options);
    const copies = copyObjects({
      archive,
      objects,
      progress: (done, total) => progress({ done, total, label: 'files of tables and articles' }),
    });
    await copies.bringUpToDate(sql);
    for (let moment = 0; moment < MOST_MOMENTS; moment++) {
      const made_at = new Date().toISOString();
      const stored = await sql.snapshot(async () => {
        const named = await copies.bringUpToDate(sql);
        return (
          named && {
            named,
            tables: await addTables(archive, sql, progress),
            answers: await addAnswers(archive, source, progress),
          }
        );
      });
      if (!stored) continue;
      const manifest: Manifest = {
        format: FORMAT,
        version,
        made_at,
        store: sql.dialect,
        migrations,
        tables: stored.tables,
        objects: await addObjectList(archive, stored.named),
        ...(stored.answers && { answers: stored.answers }),
        ...files.described,
        lost: stored.named.lost,
      };
      await archive.add(MANIFEST, oneText(JSON.stringify(manifest, undefined, 2)));
      return { manifest, elsewhere: files.elsewhere };
    }
    throw new BackupError('Files are removed faster than they can be copied: try again at a quieter hour.');
  });
  // A store that no server has brought up to date yet has no place for it.
  if (migrations.includes(LAST_BACKUP)) await noteUnlessFull(source.sql, written.manifest.made_at);
  return written;
}

/** A store that takes no more rows is a reason to have a backup, and none to call it a failure. */
async function noteUnlessFull(sql: Sql, madeAt: string): Promise<void> {
  try {
    await noteBackup(sql, madeAt);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
  }
}

/** @returns the migrations that were applied @throws where there is nothing yet, or a newer version has written it */
async function requireKnownData(sql: Sql): Promise<string[]> {
  const { applied, unknown } = await inspectMigrations(sql, applicationMigrations);
  if (unknown.length > 0) {
    throw new NewerDataError(
      `A newer version of this program has written the data (${unknown.join(', ')}): back it up with that one.`,
    );
  }
  if (applied.length === 0) throw nothingThere();
  return applied;
}

type AddedFiles = {
  described: Pick<Manifest, 'files' | 'sealed_with' | 'has_secrets'>;
  elsewhere: string[];
};

async function addFiles(
  archive: ArchiveWriter,
  { settings, secretKeys }: BackupSource,
  { withoutSecrets }: Options,
): Promise<AddedFiles> {
  const { files, elsewhere } = await readDataFiles(settings, secretKeys);
  const wanted = files.filter(({ secret }) => !secret || !withoutSecrets);
  const described: Manifest['files'] = [];
  for (const file of wanted) described.push(await addFile(archive, file));
  return {
    described: {
      files: described,
      sealed_with: secretKeys.map(secretKeyName),
      has_secrets: !withoutSecrets,
    },
    elsewhere,
  };
}

async function addFile(
  archive: ArchiveWriter,
  { path, secret, content }: DataFile,
): Promise<Manifest['files'][number]> {
  return { path, secret, ...(await archive.add(filePart(path), oneText(content))) };
}

async function addTables(
  archive: ArchiveWriter,
  sql: Sql,
  progress: BackupProgress,
): Promise<Manifest['tables']> {
  const tables = await listStoredTables(sql);
  const added: Manifest['tables'] = [];
  for (const [done, table] of tables.entries()) {
    progress({ done, total: tables.length, label: 'rows' });
    const counted = { rows: 0 };
    const measured = await archive.add(tablePart(table.name), linesOfTable(sql, table, counted));
    added.push({ name: table.name, ...counted, ...measured });
  }
  return added;
}

async function addAnswers(
  archive: ArchiveWriter,
  { application }: BackupSource,
  progress: BackupProgress,
): Promise<Manifest['answers']> {
  if (!application) return undefined;
  const lines = recordAnswers(application, (done, total) =>
    progress({ done, total, label: 'answers to compare a copy with' }),
  );
  return archive.add(ANSWERS, lines);
}

async function addObjectList(archive: ArchiveWriter, { copied }: NamedObjects): Promise<Manifest['objects']> {
  async function* lines() {
    for (const [key, measured] of copied) yield `${JSON.stringify({ key, ...measured })}\n`;
  }
  const total_bytes = copied.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  return { count: copied.length, total_bytes, ...(await archive.add(OBJECT_LIST, lines())) };
}

async function* oneText(text: string | Buffer): AsyncGenerator<string | Buffer> {
  yield text;
}
