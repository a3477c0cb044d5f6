import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PackageDictionary } from '@gazetteer/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareCharts, expectTrue } from '../charts/preview-testing.ts';
import { openApplication, type Application } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';
import { applicationTarget } from '../application-target.ts';
import { importCatalogue, type ImportReport, readMarkdownTables, readSource } from '@gazetteer/harvest';

/** A folder of real tables whose README says how many rows and columns each has. */
const data = process.env.GAZETTEER_DATA ?? '';
const listed = readMarkdownTables(await readFile(path.join(data, 'README.md'), 'utf8'))
  .flatMap(({ rows }) => rows)
  .filter(({ File = '' }) => File.startsWith('tables/'));

let folder: string;
let application: Application;
let report: ImportReport;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shared-data-'));
  application = await openApplication(testSettings({ DATA_DIR: folder }));
  report = await importData();
}, 300_000);

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

async function importData(): Promise<ImportReport> {
  return importCatalogue(applicationTarget(application), await readSource(data));
}

async function find(file: string): Promise<PackageDictionary | undefined> {
  const search = { rows: 1000, facet: false };
  const { results } = (await application.call('package_search', search)) as { results: PackageDictionary[] };
  return results.find(({ resources }) => resources.some(({ import_path }) => import_path === file));
}

async function count(resource: string): Promise<{ rows: number; columns: number }> {
  const input = { resource_id: resource, limit: 0 };
  const { total, fields } = (await application.call('datastore_search', input)) as {
    total: number;
    fields: unknown[];
  };
  return { rows: total, columns: fields.length - 1 };
}

describe('real tables', () => {
  it('are imported without a failure', () => expect(report.failed).toEqual([]));

  it.each(
    listed.map((row) => [row.File ?? '', row]),
  )('%s has the rows and columns that its list says', async (file, row) => {
    const dataset = await find(file);
    const [resource] = dataset?.resources ?? [];
    const [rows, columns] = (row['Rows x columns'] ?? '')
      .split(' x ')
      .map((text) => Number(text.replaceAll(',', '')));
    expect(await count(resource?.id ?? '')).toEqual({ rows, columns });
    expect(dataset).toMatchObject({ title: row['What it is'], sector: [row.Sector], private: false });
    expect(dataset?.license_id).toBeTruthy();
  });

  it('have previews that say what SQL says of the table', async () => {
    const compared = await compareCharts(application);
    expect(compared.length).toBeGreaterThan(10);
    expectTrue(compared);
  });

  it('change nothing when they are imported again', async () => {
    const { datasets, tables } = await importData();
    expect({ ...datasets, unchanged: datasets.unchanged.length, tables }).toEqual({
      created: [],
      updated: [],
      unchanged: report.datasets.created.length,
      tables: 0,
    });
  });
});
