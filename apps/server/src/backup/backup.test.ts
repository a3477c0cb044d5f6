import { open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { sql as rawSql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lastBackup } from '../operation/last-backup/last-backup.store.ts';
import { openStoreAsItIs, sqliteFile } from '../open-store.ts';
import { loadSettings, type Settings } from '../settings.ts';
import {
  countPairs,
  openInstallation,
  quietly,
  SECRET_KEY,
  storeObject,
  temporaryFolder,
  writePair,
} from './backup-testing.ts';
import { loadTables } from './load-tables.ts';
import { readManifest } from './manifest.ts';
import { openArchive } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { type BackupSource, writeBackup } from './write-backup.ts';

async function backUp(source: BackupSource, options: { withoutSecrets?: boolean } = {}) {
  const target = path.join(await temporaryFolder(), 'backup.zip');
  const written = await writeBackup(source, { target, withoutSecrets: false, ...quietly, ...options });
  return { target, ...written };
}

/** The settings of a machine on which nothing was ever started. */
async function newMachine(given: Record<string, string> = {}): Promise<Settings> {
  return loadSettings({ DATA_DIR: path.join(await temporaryFolder(), 'data'), ...given });
}

function restore(
  settings: Settings,
  file: string,
  options: { replace?: boolean; withoutSecrets?: boolean } = {},
) {
  return restoreBackup(settings, file, { replace: false, withoutSecrets: false, ...quietly, ...options });
}

async function storeOf(settings: Settings): Promise<Sql> {
  const sql = openStoreAsItIs(settings);
  onTestFinished(() => sql.close());
  return sql;
}

describeStores('a backup', (_open, openNew) => {
  it('is one moment, while others write', async () => {
    const installation = await openInstallation(await openNew());
    const { sql } = installation;
    for (let id = 0; id < 60; id++) await writePair(sql, `before-${id}`);
    await storeObject(installation, 'one');
    const writer = { isWriting: true };
    const writing = (async () => {
      for (let id = 0; writer.isWriting; id++) {
        await writePair(sql, `meanwhile-${id}`);
        // Somebody else's turn: reads of a store in this process would never get one.
        await new Promise(setImmediate);
      }
    })();
    const { target, manifest } = await backUp(installation);
    writer.isWriting = false;
    await writing;

    const settings = await newMachine();
    await restore(settings, target);
    const [fingerprints, vocabularies] = await countPairs(await storeOf(settings));
    expect(fingerprints).toBe(vocabularies);
    expect(fingerprints).toBe(manifest.tables.find(({ name }) => name === 'import_fingerprints')?.rows);
    expect(fingerprints).toBeGreaterThanOrEqual(60);
    expect((await countPairs(sql))[0]).toBeGreaterThan(fingerprints);
  });

  it('is noted in the store that it was made of, and not in one that comes of it', async () => {
    const installation = await openInstallation(await openNew());
    const { target, manifest } = await backUp(installation);
    expect(await lastBackup(installation.sql)).toBe(manifest.made_at);
    const settings = await newMachine();
    await restore(settings, target);
    expect(await lastBackup(await storeOf(settings))).toBeUndefined();
  });

  it('comes back to this database from the other, row for row', async () => {
    const here = await openInstallation(await openNew());
    const elsewhere = await openInstallation();
    await writePair(elsewhere.sql, 'Zürich   "quoted" \\ 😀');
    await rawSql`insert into identity_projects (id, slug, name, settings, revision, created_at, updated_at)
      values ('p', 'portal', 'Portal', '{}', 'r', '', '')`.execute(elsewhere.sql.query);
    await rawSql`insert into identity_identities (ordinal, id, project_id, schema_id, state, traits, created_at, updated_at)
      values (41, 'i', 'p', 's', 'active', '{"name": "Ada"}', '', '')`.execute(elsewhere.sql.query);
    const { target, manifest } = await backUp(elsewhere);
    const archive = await openArchive(target);
    onTestFinished(() => archive.close());
    await here.sql.transaction(async () =>
      loadTables(here.sql, archive, await readManifest(archive), () => {}),
    );

    const again = await backUp(here);
    const contents = (tables: typeof manifest.tables) =>
      tables.filter(({ name }) => name !== 'pages_version');
    expect(contents(again.manifest.tables)).toEqual(contents(manifest.tables));
    const { rows } = await rawSql<{ ordinal: number }>`
      insert into identity_identities (id, project_id, schema_id, state, traits, created_at, updated_at)
      values ('j', 'p', 's', 'active', '{}', '', '') returning ordinal`.execute(here.sql.query);
    expect(rows).toEqual([{ ordinal: 42 }]);
    expect((await rawSql`select stale from search_state`.execute(here.sql.query)).rows).toEqual([
      { stale: 1 },
    ]);
  });
});

describe('an archive', () => {
  it('has the files, keys and objects of an installation, and is for its owner alone', async () => {
    const installation = await openInstallation();
    const key = await storeObject(installation, 'one');
    const { target, manifest } = await backUp(installation);
    expect((await stat(target)).mode & 0o777).toBe(0o600);
    expect(manifest).toMatchObject({ has_secrets: true, lost: [], objects: { count: 1 } });
    const settings = await newMachine();
    expect((await restore(settings, target)).remarks).toEqual([]);
    const file = (name: string) => path.join(settings.DATA_DIR, name);
    expect(await readFile(file('secrets'), 'utf8')).toBe(`${SECRET_KEY}\n`);
    expect((await stat(file('secrets'))).mode & 0o777).toBe(0o600);
    expect(await readFile(file('site.json'), 'utf8')).toBe('{"name": "of the tests"}');
    expect(await readFile(file(`objects/${key}`), 'utf8')).toBe('PAR1 of one');
  });

  it('is not whole where nobody would find a dataset that has come back, and says which', async () => {
    const installation = await openInstallation();
    await rawSql`insert into catalogue_datasets (id, name, title, private, state, metadata_created, metadata_modified, document)
      values ('torn', 'torn', 'Torn', 0, 'active', '2026-01-01', '2026-01-01', '{}')`.execute(
      installation.sql.query,
    );
    const { target } = await backUp(installation);
    await expect(verifyBackup(target, installation.settings, () => {})).rejects.toThrow(
      /^1 datasets came back, but nobody would find them: torn \(/,
    );
  });

  it('leaves keys out where it is told to, and is not restored without them', async () => {
    const { target, manifest } = await backUp(await openInstallation(), { withoutSecrets: true });
    expect(manifest).toMatchObject({ has_secrets: false, files: [{ path: 'site.json' }] });
    const other = 'another-key-of-the-tests-that-is-long-enough';
    await expect(restore(await newMachine({ SECRETS: other }), target)).rejects.toThrow('SECRETS lacks keys');
    await restore(await newMachine({ SECRETS: `${other},${SECRET_KEY}` }), target);
    await restore(await newMachine(), target, { withoutSecrets: true });
  });

  it('takes a file that goes while it is copied for removed, and names one that is lost', async () => {
    const installation = await openInstallation();
    const { sql, settings } = installation;
    const [lost, removed] = [await storeObject(installation, 'a'), await storeObject(installation, 'b')];
    await storeObject(installation, 'c');
    await rm(path.join(settings.DATA_DIR, 'objects', lost));
    const read: typeof installation.objects.read = async (key, range) => {
      if (key === removed) {
        await rawSql`delete from datastore_object_digests where object_key = ${key}`.execute(sql.query);
        await installation.objects.delete(key);
      }
      return installation.objects.read(key, range);
    };
    const { manifest } = await backUp({ ...installation, objects: { ...installation.objects, read } });
    expect(manifest).toMatchObject({ lost: [lost], objects: { count: 1 } });
  });

  it('leaves nothing behind where it is interrupted', async () => {
    const installation = await openInstallation();
    const stop = new AbortController();
    const folder = await temporaryFolder();
    const options = { target: path.join(folder, 'backup.zip'), withoutSecrets: false, signal: stop.signal };
    const progress = ({ label }: { label: string }) => {
      if (label === 'rows') stop.abort();
    };
    await expect(writeBackup(installation, { ...options, progress })).rejects.toThrow('abort');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a restore', () => {
  it('refuses what is damaged or cut off, and changes nothing', async () => {
    const installation = await openInstallation();
    await storeObject(installation, 'one');
    const { target } = await backUp(installation);
    const settings = await newMachine();
    const bytes = await readFile(target);
    const harmed = Buffer.from(bytes);
    harmed.write('X', harmed.indexOf('PAR1 of one'));
    await writeFile(target, harmed);
    await expect(restore(settings, target)).rejects.toThrow(/damaged: its objects\/tables\/one\.parquet/);
    await writeFile(target, bytes);
    await truncate(target, bytes.length - 100);
    await expect(restore(settings, target)).rejects.toThrow('no whole backup');
    await expect(stat(settings.DATA_DIR)).rejects.toThrow('ENOENT');
  });

  it('replaces nothing unasked, nothing that is in use, and all of it at once', async () => {
    const [before, other] = [await openInstallation(), await openInstallation()];
    await writePair(other.sql, 'of the other');
    const { target } = await backUp(other);
    const { settings } = before;
    const insert = `insert into catalogue_datasets values ('d', 'd', 'D', null, null, 0, 'active', '', '', '{}', '', 0)`;
    await rawSql.raw(insert).execute(before.sql.query);
    await expect(restore(settings, target)).rejects.toThrow('It has 1 dataset.');
    await expect(restore(settings, target, { replace: true })).rejects.toThrow('in use');
    await before.sql.close();
    expect(await restore(settings, target, { replace: true })).toMatchObject({ replaced: ['1 dataset'] });
    const sql = await storeOf(settings);
    expect(await countPairs(sql)).toEqual([1, 1]);
    expect((await rawSql`select id from catalogue_datasets`.execute(sql.query)).rows).toEqual([]);
  });

  it('puts a backup in the place of a SQLite file that is damaged', async () => {
    const { target } = await backUp(await openInstallation());
    const damaged = await openInstallation();
    await damaged.sql.close();
    const handle = await open(sqliteFile(damaged.settings), 'r+');
    await handle.write(Buffer.alloc(100, 'x'), 0, 100, 0);
    await handle.close();
    await expect(restore(damaged.settings, target)).rejects.toThrow('a SQLite file that cannot be read');
    await restore(damaged.settings, target, { replace: true });
    expect(await countPairs(await storeOf(damaged.settings))).toEqual([0, 0]);
  });
});
