import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { inspectSearchIndex, searchCheck } from '@gazetteer/catalogue';
import { openObjectStore } from '@gazetteer/datastore';
import type { Sql } from '@gazetteer/kernel';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import { sql as rawSql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { callAt, openPublisher, waysOfPublishing } from '../listing/publishing-testing.ts';
import { everywhere, placesOf } from '../listing/strangers-testing.ts';
import { type Application, openApplication } from '../open-application.ts';
import { ensureSecretKeys, secretKeysFile } from '../secret-keys.ts';
import { testSettings } from '../settings-testing.ts';
import { copiesFolder, type Settings } from '../settings.ts';
import { quietly, temporaryFolder } from './backup-testing.ts';
import { loadTables } from './load-tables.ts';
import { OBJECT_LIST, readManifest, readObjectEntry } from './manifest.ts';
import { putObjects } from './put-objects.ts';
import { openArchive, readLines } from './read-archive.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

/** A database inside the test process takes a minute for all ways of publishing on a busy machine. */
const LONG = { timeout: 180_000 };

const ways = Object.keys(waysOfPublishing);
const names = ways.map((_way, index) => `births-${index}`);

async function started(settings: Settings, store: Sql): Promise<Application> {
  const application = await openApplication(settings, { store });
  onTestFinished(() => application.close());
  return application;
}

/** An installation in which a dataset was published in every way. */
async function publishedInEveryWay(settings: Settings, store: Sql): Promise<Application> {
  const application = await started(settings, store);
  const publisher = await openPublisher(application, settings.DATA_DIR);
  onTestFinished(() => publisher.close());
  for (const [index, make] of Object.values(waysOfPublishing).entries()) {
    await make(publisher, names[index] ?? '');
  }
  return application;
}

/** Where strangers find the dataset of each way, once the server says that it takes requests. */
async function foundIn(application: Application): Promise<string[][]> {
  const isReady = async () => (await application.server.inject('/health/ready')).statusCode === 200;
  await vi.waitUntil(isReady, { timeout: 30_000, interval: 50 });
  const found: string[][] = [];
  for (const name of names) found.push(await placesOf(application, name));
  return found;
}

const all = names.map(() => everywhere);

const objectsOf = (settings: Settings) => openObjectStore(settings.OBJECT_STORE_URL, copiesFolder(settings));

async function backUp(settings: Settings, application: Application): Promise<string> {
  const target = path.join(await temporaryFolder(), 'backup.zip');
  const source = {
    settings,
    sql: application.sql,
    objects: await objectsOf(settings),
    secretKeys: await ensureSecretKeys(settings),
    application,
  };
  await writeBackup(source, { target, withoutSecrets: false, ...quietly });
  return target;
}

/** Brings rows and objects of a backup to a store of the tests. */
async function restoreTo(settings: Settings, store: Sql, file: string): Promise<void> {
  const archive = await openArchive(file);
  onTestFinished(() => archive.close());
  await store.transaction(async () => loadTables(store, archive, await readManifest(archive), () => {}));
  async function* listed() {
    for await (const line of readLines(archive, OBJECT_LIST)) yield readObjectEntry(line);
  }
  await putObjects(archive, listed(), await objectsOf(settings), () => {});
}

async function settingsIn(folder: string): Promise<Settings> {
  return testSettings({ DATA_DIR: path.join(await temporaryFolder(), folder), OUTBOUND_PRIVATE: '1' });
}

describeStores('what was published in every way', (open: OpenStore, openNew: OpenStore) => {
  it(
    'is answered alike by a copy, and found by strangers after an upgrade and after a restore',
    LONG,
    async () => {
      const [here, there] = [await settingsIn('here'), await settingsIn('there')];
      const original = await publishedInEveryWay(here, await open());
      const archive = await backUp(here, original);
      // A copy is compared with the original as it was at its backup.
      const later = { name: 'deaths', title: 'Deaths', owner_org: 'roads' };
      await callAt(original, 'package_create', later);
      const { answered } = await verifyBackup(archive, here, () => {});
      expect(answered?.comparison).toMatchObject({
        isRecorded: true,
        unasked: [],
        differences: [],
        alike: { count: 2, search: names.length, file: 1 },
      });

      const { sql } = original;
      await rawSql`update search_documents set removed = 1, body = '{}'`.execute(sql.query);
      await rawSql`update search_state set stale = 1`.execute(sql.query);
      await expect(searchCheck(sql)()).rejects.toThrow(`lacks ${names.length + 1} datasets`);
      expect(await foundIn(await started(here, sql))).toEqual(all);

      const store = await openNew();
      await restoreTo(there, store, archive);
      await copyFile(secretKeysFile(here.DATA_DIR), secretKeysFile(there.DATA_DIR));
      expect(await inspectSearchIndex(store)).toEqual({ state: 'stale', missing: names.length });
      await expect(searchCheck(store)()).rejects.toThrow(`lacks ${names.length} datasets`);
      expect(await foundIn(await started(there, store))).toEqual(all);
      expect(await inspectSearchIndex(store)).toEqual({ state: 'fresh', missing: 0 });
    },
  );
});
