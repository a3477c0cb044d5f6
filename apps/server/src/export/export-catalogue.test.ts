import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administrator } from '../administrator-key.ts';
import { applicationTarget } from '../application-target.ts';
import { importCatalogue, readSource } from '@gazetteer/harvest';
import { openApplication, type Application } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';
import { exportCatalogue } from './export-catalogue.ts';

let folder: string;
let opened: Application[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-catalogue-'));
  opened = [];
});

afterEach(async () => {
  for (const application of opened) await application.close();
  await rm(folder, { recursive: true });
});

async function open(name: string): Promise<Application> {
  const application = await openApplication(testSettings({ DATA_DIR: path.join(folder, name) }));
  opened.push(application);
  return application;
}

const table = `code,day,at,amount,share,fine,name
007,2001-02-03,2001-02-03T04:05:06,12,0.5,true,"a ""quoted"", cell"
008,,,,,,"two
lines"
`;

const fields = [
  { name: 'code', type: 'string', title: 'Code', role: 'geo', level: 'county', scheme: 'fips' },
  { name: 'day', type: 'date', title: 'Day', role: 'time' },
  { name: 'amount', type: 'integer', title: 'Amount', description: 'How much', unit: 'kg', role: 'measure' },
  { name: 'share', type: 'number', native_type: 'numeric', title: 'Share', role: 'measure' },
];

const descriptor = {
  name: 'everything',
  title: 'Everything',
  description: 'All kinds of columns',
  version: '2',
  organization: { name: 'office', title: 'The Office', description: 'An office' },
  sector: ['Health', 'Climate'],
  keywords: ['alpha', 'b c'],
  licenses: [{ name: 'CC-BY-4.0' }],
  source_name: 'The Office',
  source_link: 'https://example.org/',
  data_extraction_page: 'https://example.org/data',
  methodology: '**Counted** by hand',
  years_covered: '2001-2002',
  source_published: '2003',
  source_updated: '2004-05',
  resources: [
    {
      name: 'table',
      path: 'table.csv',
      title: 'The table',
      description: 'One row',
      granularity: 'County',
      frequency: 'Daily',
      tags: ['x'],
      schema: { fields },
    },
  ],
};

async function importFolder(application: Application, place: string) {
  return importCatalogue(applicationTarget(application), await readSource(place));
}

async function filesOf(place: string): Promise<Record<string, string>> {
  const names = await readdir(place);
  const contents = await Promise.all(names.map((name) => readFile(path.join(place, name), 'utf8')));
  return Object.fromEntries(names.map((name, at) => [name, contents[at] ?? '']));
}

describe('exporting a catalogue', () => {
  it.each(['csv', 'parquet'] as const)('writes %s that an import reads back identically', async (format) => {
    const source = path.join(folder, 'source');
    await mkdir(source);
    await writeFile(path.join(source, 'table.csv'), table);
    await writeFile(path.join(source, 'datapackage.json'), JSON.stringify(descriptor));
    const first = await open('first');
    expect(await importFolder(first, source)).toMatchObject({ rows: 2, failed: [] });
    await exportCatalogue(first, { folder: path.join(folder, 'out'), format });

    const second = await open('second');
    const report = await importFolder(second, path.join(folder, 'out'));
    expect(report).toMatchObject({ datasets: { created: ['everything'] }, rows: 2, failed: [] });
    await exportCatalogue(second, { folder: path.join(folder, 'again'), format });
    const written = await filesOf(path.join(folder, 'out/everything'));
    const again = await filesOf(path.join(folder, 'again/everything'));
    expect(JSON.parse(again['datapackage.json'] ?? '')).toEqual(
      JSON.parse(written['datapackage.json'] ?? ''),
    );
    expect(JSON.parse(written['datapackage.json'] ?? '')).toMatchObject({
      ...descriptor,
      licenses: [{ name: 'CC-BY-4.0' }],
      resources: [
        { title: 'The table', granularity: 'County', schema: { fields: expect.arrayContaining(fields) } },
      ],
    });
  });

  it('writes public datasets only, and refuses to name others', async () => {
    const application = await open('data');
    await application.call('organization_create', { name: 'office' }, administrator);
    const secret = { name: 'secret', owner_org: 'office', private: true };
    await application.call('package_create', secret, administrator);
    const place = path.join(folder, 'out');
    expect(await exportCatalogue(application, { folder: place, format: 'csv' })).toEqual({
      datasets: 0,
      tables: 0,
    });
    const named = exportCatalogue(application, { folder: place, format: 'csv', only: ['secret'] });
    await expect(named).rejects.toMatchObject({ status: expect.any(Number) });
  });
});
