import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagesVersionOf } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator } from './administrator-key.ts';
import { type Application, openApplication } from './open-application.ts';
import { testSettings } from './settings-testing.ts';

let folder: string;
/** Two processes of one installation, as far as their stores are concerned. */
let [one, other]: Application[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-version-'));
  const settings = testSettings({ DATA_DIR: folder });
  one = await openApplication(settings);
  other = await openApplication(settings);
});

afterAll(async () => {
  await one?.close();
  await other?.close();
  await rm(folder, { recursive: true });
});

it('what one process changes makes the pages of every other out of date', async () => {
  const call = async (name: string, input: object) =>
    (await one?.call(name, { ...input }, administrator)) as { id: string };
  const version = pagesVersionOf(other!.sql);
  const outdated = async (work: () => Promise<unknown>) => {
    const before = await version();
    await work();
    return (await version()) > before;
  };
  expect(await outdated(() => call('organization_create', { name: 'zoo', title: 'Zoo' }))).toBe(true);
  const { id } = await call('package_create', { name: 'd1', title: 'Rain', owner_org: 'zoo' });
  const resource = { package_id: id, name: 'Rain' };
  const table = { resource, fields: [{ id: 'mm', type: 'int' }], records: [{ mm: 1 }], force: true };
  let resource_id = '';
  const make = async () => {
    const made: unknown = await call('datastore_create', table);
    resource_id = (made as { resource_id: string }).resource_id;
  };
  expect(await outdated(make)).toBe(true);
  const insert = { resource_id, method: 'insert', records: [{ mm: 2 }], force: true };
  expect(await outdated(() => call('datastore_upsert', insert))).toBe(true);
  expect(await outdated(() => call('package_show', { id }))).toBe(false);
  expect(await outdated(() => call('package_patch', { id, private: true }))).toBe(true);
});

/** Tables of which no page for everybody shows anything, or nothing but what follows from one that is watched. */
const notShown =
  /^(administrator_keys|identity_|oauth_|permission_|project_|import_|harvest_|follow_|applied_|pages_version|operation_last_backup$|search_(?!state)|sqlite_|content_(feedback|answer_templates|ckan|.*_(words|terms)$|article_revisions|question_revisions|media_(uses|variants)|visualisation_rows)|datastore_(jobs|looks|recipes|resumable_uploads|upload_parts|object_digests|uploads|unsettled|versions|write_leases)|area_(names|codes|levels)|catalogue_(activities|bin|empty_search|figures|submissions|dataset_terms|fair_totals|former_names|pictures))/;

it('each table is watched for changes, or known to be shown on no page', async () => {
  const names = async (kind: string) => {
    const { rows } = await rawSql<{ name: string }>`
      select distinct tbl_name as name from sqlite_master
      where type = ${kind} and (type = 'table' or name like '%_raises_pages')`.execute(one!.sql.query);
    return rows.map(({ name }) => name);
  };
  const watched = new Set(await names('trigger'));
  const tables = await names('table');
  expect(tables.filter((name) => !watched.has(name) && !notShown.test(name))).toEqual([]);
});
