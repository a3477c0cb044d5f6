import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openObjectStore } from '@gazetteer/datastore';
import { migrate, type Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import { onTestFinished } from 'vitest';
import { applicationMigrations } from '../application-migrations.ts';
import { openStoreAsItIs } from '../open-store.ts';
import { copiesFolder, loadSettings, type Settings } from '../settings.ts';
import type { BackupSource } from './write-backup.ts';

/** A folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What a backup or a restore that nobody watches is given. */
export const quietly = { progress: () => {}, signal: new AbortController().signal };

export const SECRET_KEY = 'a-key-of-the-tests-that-is-long-enough';

/** An installation with a file, an object and rows, in a store of its own or the one that is given. */
export async function openInstallation(given?: Sql): Promise<BackupSource & { settings: Settings }> {
  const DATA_DIR = path.join(await temporaryFolder(), 'data');
  await mkdir(DATA_DIR);
  const settings = loadSettings({ DATA_DIR });
  const sql = given ?? openStoreAsItIs(settings);
  if (!given) onTestFinished(() => sql.close());
  await migrate(sql, applicationMigrations);
  const objects = await openObjectStore(settings.OBJECT_STORE_URL, copiesFolder(settings));
  await writeFile(path.join(DATA_DIR, 'site.json'), '{"name": "of the tests"}');
  await writeFile(path.join(DATA_DIR, 'secrets'), `${SECRET_KEY}\n`);
  return { settings, sql, objects, secretKeys: [SECRET_KEY] };
}

/** Two rows in one transaction, of two tables: a store that is one moment has as many of the one as of the other. */
export async function writePair(sql: Sql, id: string): Promise<void> {
  await sql.transaction(async () => {
    await rawSql`insert into import_fingerprints (id, fingerprint) values (${id}, ${'x'.repeat(200)})`.execute(
      sql.query,
    );
    await rawSql`insert into catalogue_vocabularies (id, name) values (${id}, ${id})`.execute(sql.query);
  });
}

export async function countPairs(sql: Sql): Promise<[fingerprints: number, vocabularies: number]> {
  const { rows } = await rawSql<{ one: number; other: number }>`
    select (select count(*) from import_fingerprints) as one,
      (select count(*) from catalogue_vocabularies) as other`.execute(sql.query);
  return [rows[0]?.one ?? 0, rows[0]?.other ?? 0];
}

/** Stores an object that the store names. @returns its key */
export async function storeObject({ settings, sql, objects }: BackupSource, name: string): Promise<string> {
  const key = `tables/${name}.parquet`;
  const content = `PAR1 of ${name}`;
  const file = path.join(settings.DATA_DIR, 'uploaded');
  await writeFile(file, content);
  await objects.put(key, file);
  const digest = createHash('sha256').update(content).digest('hex');
  await rawSql`insert into datastore_object_digests (object_key, digest) values (${key}, ${digest})`.execute(
    sql.query,
  );
  return key;
}
