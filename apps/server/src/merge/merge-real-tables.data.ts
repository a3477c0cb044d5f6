import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../administrator-key.ts';
import { applicationTarget } from '../application-target.ts';
import { importCatalogue, type ImportReport, readSource } from '@gazetteer/harvest';
import { openApplication, type Application } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';

/** A folder of real tables, with lists of the codes of India's local governments and boundaries. */
const data = process.env.GAZETTEER_DATA ?? '';
const formerNames = path.join(import.meta.dirname, '../../../../docs/area-codes/lgd-former-names.csv');

const wanted = [
  'health-nfhs5-districts-2019-21',
  'environment-nightlights-districts-2012-24',
  'education-pgi-districts-2021-22',
  'demography-census2011-pca-districts',
  'agriculture-crop-production-districts-1997-2015',
  'economy-msme-manufacturing-districts-2021',
  'demography-census2011-pca-india-villages',
];

type Side = {
  geo: { by: string; field: string; parent_field: string | null; scheme: string; level: string };
  rows_in: number;
  rows_resolved: number;
  rows_matched: number;
};
type Merged = {
  total: number;
  records: Record<string, unknown>[];
  report: {
    scheme: string;
    level: string;
    left: Side;
    right: Side;
    license: { id: string | null; outcome: string };
    warnings: { code: string; count?: number }[];
    period: { alignment: string; carried: string | null };
  };
};
type Judged = {
  file: string;
  state_name_in_file: string;
  district_name_in_file: string;
  lgd_state_code: string;
  lgd_district_code: string;
};

let folder: string;
let application: Application;
const tables = new Map<string, string>();
const reports: ImportReport[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'merge-data-'));
  application = await openApplication(testSettings({ DATA_DIR: folder }));
  const source = await readSource(data);
  const datasets = source.datasets.filter(({ name }) => wanted.includes(name));
  const target = applicationTarget(application);
  reports.push(await importCatalogue(target, { ...source, datasets }));
  reports.push(await importCatalogue(target, await readSource(formerNames)));
  for (const name of wanted) {
    const dataset = (await application.call('package_show', { id: name }, administrator)) as {
      resources: { id: string }[];
    };
    tables.set(name, dataset.resources[0]?.id ?? '');
  }
}, 300_000);

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

function table(part: string): string {
  return tables.get(wanted.find((name) => name.includes(part)) ?? '') ?? '';
}

async function call<Result>(action: string, input: object): Promise<Result> {
  return (await application.call(action, { ...input }, administrator)) as Result;
}

const merge = (input: object) => call<Merged>('table_merge', { limit: 500, ...input });

async function geoOf(part: string) {
  const input = { left: table(part), right: table('nightlights') };
  const { left } = await call<{ left: { geo: Side['geo'] & { match_rate: number } } }>(
    'table_merge_suggest',
    input,
  );
  return left.geo;
}

describe('code lists', () => {
  it('are imported with parents, census codes and replacements, and again without a change', async () => {
    expect(reports.flatMap(({ failed }) => failed)).toEqual([]);
    const { body } = await application.server.inject('/api/areas');
    const { schemes } = JSON.parse(body) as {
      schemes: { id: string; levels: { id: string; areas: number }[] }[];
    };
    const lgd = schemes.find(({ id }) => id === 'lgd')?.levels.map(({ id, areas }) => [id, areas]);
    expect(lgd).toEqual([
      ['block', 7223],
      ['district', 763],
      ['state', 38],
      ['sub-district', 6921],
      ['urban-local-body', 4814],
    ]);
    const source = await readSource(data);
    const again = await importCatalogue(applicationTarget(application), { ...source, datasets: [] });
    expect(again.areas).toEqual([]);
  });
});

describe('the places of real tables', () => {
  it.each([
    ['nfhs5', 'name', 'District Names', 'lgd'],
    ['nightlights', 'code', 'district_id', 'census-2011'],
    ['pgi', 'name', 'District', 'lgd'],
    ['pca-districts', 'code', 'District', 'census-2011'],
    ['crop', 'name', 'District_Name', 'lgd'],
    // Its numbers are of a scheme of its own, though each of them is a code of others, too.
    ['msme', 'name', 'DistrictName', 'lgd'],
  ])('are found in %s', async (part, by, field, scheme) => {
    expect(await geoOf(part)).toMatchObject({ by, field, scheme, level: 'district', ambiguous_with: [] });
  });

  it('named in eight of them are the ones that people found, and never others', async () => {
    const judged = parse(readFileSync(path.join(data, 'lgd/district-names-to-lgd.csv')), {
      bom: true,
      columns: true,
    }) as Judged[];
    const pairs = new Map(
      judged.map((row) => [`${row.state_name_in_file}\n${row.district_name_in_file}`, row]),
    );
    const rows = [...pairs.values()];
    const dataset = await call<{ id: string }>('package_create', {
      name: 'judged',
      owner_org: (await call<string[]>('organization_list', {}))[0],
      resources: [{ name: 'Names', url_type: 'datastore' }],
    });
    const { resources } = await call<{ resources: { id: string }[] }>('package_show', { id: dataset.id });
    const id = resources[0]?.id ?? '';
    const text = (name: string) => ({ id: name, type: 'text' });
    await call('datastore_create', {
      resource_id: id,
      force: true,
      fields: [text('state'), text('place'), text('judged')],
      records: rows.map((row) => ({
        state: row.state_name_in_file,
        place: row.district_name_in_file,
        judged: row.lgd_district_code,
      })),
    });
    const names = { field: 'place', parent_field: 'state', scheme: 'lgd', level: 'district' };
    const input = {
      left: { resource_id: id, names },
      right: { resource_id: table('nightlights'), period: { field: 'year', only: '2020' } },
    };
    const { pathname, search } = new URL(
      (await call<{ download_url: string }>('table_merge', input)).download_url,
    );
    const file = await application.server.inject({
      url: pathname + search,
      headers: { authorization: 'administrator' },
    });
    const found = parse(file.body, { columns: true }) as Record<string, string>[];
    const known = found.filter(({ judged: code }) => code !== '');
    const resolved = known.filter(({ area_code }) => area_code !== '-2');
    // People judged by the name before the brackets; directory and census have districts of the whole name.
    const better = new Map([
      ['Mumbai (Suburban)', 'MUMBAI SUBURBAN'],
      ['Kamrup (Metro)', 'KAMRUP METRO'],
    ]);
    const wrong = resolved.filter(
      ({ area_code, area_name, place = '', judged: code }) =>
        Number(area_code) !== Number(code) && better.get(place) !== area_name,
    );
    expect(wrong).toEqual([]);
    expect(resolved.length / known.length).toBeGreaterThan(0.98);
  });
});

/** Persons in all villages and towns, as the datastore counts them. */
async function villagers(): Promise<number> {
  const sql = `select sum("TOT_P") as persons from "${table('india-villages')}"
    where "Level" in ('VILLAGE', 'TOWN') and "TRU" in ('Rural', 'Urban')`;
  const { records } = await call<{ records: { persons: number }[] }>('datastore_search_sql', { sql });
  return Number(records[0]?.persons);
}

describe('merging real tables', () => {
  it('joins health by district name with night lights by census code, in one year', async () => {
    const merged = await merge({
      left: { resource_id: table('nfhs5') },
      right: { resource_id: table('nightlights'), period: { field: 'year', only: '2020' } },
      limit: 1,
    });
    const { report, records } = merged;
    expect(merged.total).toBe(707);
    expect(report).toMatchObject({ scheme: 'lgd', level: 'district', period: { carried: 'left' } });
    expect(report.left.rows_matched).toBeGreaterThan(500);
    expect(report.warnings.find(({ code }) => code === 'boundaries_changed')?.count).toBe(123);
    expect(records).toHaveLength(1);
  });

  it('joins two tables by name, and one with the census by code', async () => {
    const byName = await merge({
      left: { resource_id: table('pgi') },
      right: { resource_id: table('nfhs5') },
    });
    expect(byName.report.left.rows_matched).toBeGreaterThan(500);
    const census = await merge({
      left: { resource_id: table('pca-districts'), filters: { TRU: 'Total' } },
      right: { resource_id: table('nightlights'), period: { field: 'year', only: '2012' } },
    });
    expect(census.report.left).toMatchObject({ rows_in: 640, rows_resolved: 640, rows_matched: 640 });
  });

  it('brings villages of the whole country up to districts without losing a person', async () => {
    const merged = await merge({
      left: {
        resource_id: table('india-villages'),
        filters: { Level: ['VILLAGE', 'TOWN'], TRU: ['Rural', 'Urban'] },
        geo: { field: 'District', scheme: 'census-2011', level: 'district' },
        columns: [{ field: 'TOT_P', aggregate: 'sum' }],
      },
      right: { resource_id: table('nightlights'), period: { field: 'year', only: '2012' } },
      level: 'state',
    });
    const persons = merged.records.reduce((sum, record) => sum + Number(record.TOT_P ?? 0), 0);
    expect(merged.report).toMatchObject({
      level: 'state',
      left: { rows_resolved: merged.report.left.rows_in },
    });
    expect(persons).toBe(await villagers());
  });
});
