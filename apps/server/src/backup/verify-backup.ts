import { rm } from 'node:fs/promises';
import { inspectSearchIndex, rebuildSearchIndex } from '@gazetteer/catalogue';
import { describeTables, openObjectStore } from '@gazetteer/datastore';
import { openTemporaryFolder, secretKeyName, SettingsError } from '@gazetteer/kernel';
import { type Application, openApplication } from '../open-application.ts';
import { openStoreAsItIs } from '../open-store.ts';
import { readSecretFile } from '../secret-file.ts';
import { secretKeysFile } from '../secret-keys.ts';
import { copiesFolder, loadSettings, type Settings } from '../settings.ts';
import { version } from '../version.ts';
import { compareAnswers, type Comparison } from './answers/compare-answers.ts';
import { ANSWERS } from './answers/question.ts';
import { type TriedSignIns, trySignIns } from './answers/try-sign-ins.ts';
import { BackupError } from './backup-error.ts';
import { linesOf } from './data-files.ts';
import { type Manifest, OBJECT_LIST, readManifest, readObjectEntry } from './manifest.ts';
import { type ArchiveReader, measure, openArchive, readLines } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';

type Progress = (state: { done: number; total: number; label: string }) => void;

/** How many of the things that differ are named. */
const MOST_NAMED = 20;

/** What a copy that was restored from a backup has shown. */
export type Verification = {
  manifest: Manifest;
  /** Whether the copy had the keys that the installation sealed with. */
  hasKeys: boolean;
  /** What it answered; undefined where it could not be opened for want of the keys. */
  answered: { comparison: Comparison; signIns: TriedSignIns } | undefined;
};

/**
 * Restores a backup into a folder for temporary files, where it takes as much room as the installation, and compares what
 * has come back with the backup: rows, files, and what the copy answers. The search index is made anew as the first start after
 * a restore does it. Nothing leaves the copy: no mail, no harvest.
 * @param here the settings of this machine, whose keys are used where the backup has none
 * @throws BackupError naming what differs
 */
export async function verifyBackup(
  file: string,
  here: Pick<Settings, 'SECRETS' | 'DATA_DIR'>,
  progress: Progress,
): Promise<Verification> {
  const folder = await openTemporaryFolder('gazetteer-verify');
  const archive = await openArchive(file);
  try {
    const manifest = await readManifest(archive);
    const keys = manifest.has_secrets ? undefined : await keysOf(here, manifest);
    const hasKeys = manifest.has_secrets || keys !== undefined;
    const settings = loadSettings({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      ...(keys && { SECRETS: keys.join(',') }),
    });
    // A restore compares the rows itself.
    await restoreBackup(settings, file, { replace: false, withoutSecrets: true, progress });
    progress({ done: 0, total: 1, label: 'comparing files of tables and articles' });
    await verifyObjects(settings, archive);
    progress({ done: 0, total: 1, label: 'making the search index anew' });
    await verifySearch(settings);
    const answered = await verifyAnswers(settings, archive, { manifest, hasKeys, progress });
    return { manifest, hasKeys, answered };
  } finally {
    archive.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The keys of this machine, where all that the backup was sealed with are among them. */
async function keysOf(
  { SECRETS, DATA_DIR }: Pick<Settings, 'SECRETS' | 'DATA_DIR'>,
  { sealed_with }: Manifest,
): Promise<string[] | undefined> {
  const text = SECRETS?.replaceAll(',', '\n') ?? (await readSecretFile(secretKeysFile(DATA_DIR))) ?? '';
  const keys = linesOf(text);
  const names = new Set(keys.map(secretKeyName));
  return sealed_with.every((name) => names.has(name)) ? keys : undefined;
}

/** @throws BackupError where a file is not what it was */
async function verifyObjects(settings: Settings, archive: ArchiveReader): Promise<void> {
  const objects = await openObjectStore(settings.OBJECT_STORE_URL, copiesFolder(settings));
  for await (const line of readLines(archive, OBJECT_LIST)) {
    const { key, bytes, sha256 } = readObjectEntry(line);
    const found = await measure(await objects.read(key), key);
    if (found.bytes === bytes && found.sha256 === sha256) continue;
    throw new BackupError(`${key} came back otherwise than it was.`);
  }
}

/** @throws BackupError where visitors would not find every dataset that has come back */
async function verifySearch(settings: Settings): Promise<void> {
  const sql = openStoreAsItIs(settings);
  try {
    const tables = { describe: (ids: readonly string[]) => describeTables({ sql: sql.as() }, ids) };
    const restored = { sql, tables, publicUrl: settings.PUBLIC_URL };
    const { failures } = await rebuildSearchIndex(restored, new AbortController().signal);
    const { missing } = await inspectSearchIndex(sql);
    if (missing === 0 && failures.length === 0) return;
    const names = failures.slice(0, MOST_NAMED).map(({ id, error }) => `${id} (${String(error)})`);
    throw new BackupError(`${missing} datasets came back, but nobody would find them: ${names.join(', ')}`);
  } finally {
    await sql.close();
  }
}

/** @throws BackupError naming each answer that differs, and each account that would not be let in */
async function verifyAnswers(
  settings: Settings,
  archive: ArchiveReader,
  { manifest, hasKeys, progress }: { manifest: Manifest; hasKeys: boolean; progress: Progress },
): Promise<Verification['answered']> {
  const copy = await openCopy(settings, hasKeys);
  if (!copy) return undefined;
  try {
    const lines = archive.has(ANSWERS) ? readLines(archive, ANSWERS) : undefined;
    const comparison = await compareAnswers(copy, lines, {
      hasKeys,
      progress: (done, total) => progress({ done, total, label: 'comparing answers' }),
    });
    const signIns = await trySignIns(copy, comparison.accounts);
    const differences = [...comparison.differences, ...signIns.differences];
    if (differences.length === 0) return { comparison, signIns };
    throw new BackupError(describeDifferences(differences, manifest));
  } finally {
    await copy.close();
  }
}

/**
 * Opens the restored application.
 * @returns undefined where it needs keys that are not here
 * @throws BackupError where it does not start
 */
async function openCopy(settings: Settings, hasKeys: boolean): Promise<Application | undefined> {
  try {
    return await openApplication(settings, { serves: false });
  } catch (error) {
    if (!hasKeys) return undefined;
    const reason = error instanceof SettingsError ? error.problems.join('; ') : String(error);
    throw new BackupError(
      `Rows and files came back whole, but the restored installation does not start: ${reason}`,
    );
  }
}

function describeDifferences(differences: readonly string[], { version: made }: Manifest): string {
  const named = differences.slice(0, MOST_NAMED).map((difference) => `  ${difference}`);
  const more = differences.length - named.length;
  return [
    `Rows and files came back whole, but the restored installation answers otherwise than the original did (${differences.length}):`,
    ...named,
    ...(more > 0 ? [`  … and ${more} more`] : []),
    ...(made === version
      ? []
      : [
          `Version ${made} has made the backup, and version ${version} has read it: a release may answer otherwise.`,
        ]),
  ].join('\n');
}
