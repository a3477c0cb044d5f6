import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PackageDictionary } from '@gazetteer/catalogue';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administrator } from '../administrator-key.ts';
import { openApplication, type Application } from '../open-application.ts';
import { loadSettings } from '../settings.ts';
import { applicationTarget } from './application-target.ts';
import { importCatalogue, type ImportOptions, readSource } from '@gazetteer/harvest';

let folder: string;
let application: Application;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-catalogue-'));
  application = await openApplication(
    loadSettings({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' }),
  );
  await writeDataset('rain', 'year,mm\n2001,10\n2002,12\n');
  await writeDataset('snow', 'year,cm\n2001,3\n');
});

afterEach(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

async function writeDataset(name: string, table: string, more: object = {}): Promise<void> {
  const place = path.join(folder, 'source', name);
  await mkdir(place, { recursive: true });
  await writeFile(path.join(place, 'table.csv'), table);
  const fields = [{ name: 'year', type: 'integer', title: 'Year of measurement', role: 'time' }];
  const resource = { name: 'table', path: 'table.csv', title: 'Table', schema: { fields } };
  const organization = { name: 'weather-office', title: 'Weather Office' };
  const descriptor = { name, title: name, organization, sector: ['Climate'], resources: [resource], ...more };
  await writeFile(path.join(place, 'datapackage.json'), JSON.stringify(descriptor));
}

async function importAgain(options?: ImportOptions) {
  const source = await readSource(path.join(folder, 'source'));
  return importCatalogue(applicationTarget(application), source, options);
}

async function show(name: string): Promise<PackageDictionary> {
  return (await application.call('package_show', { id: name }, administrator)) as PackageDictionary;
}

describe('importing a catalogue', () => {
  it('creates organisations, datasets and tables', async () => {
    const report = await importAgain();
    expect(report).toMatchObject({ datasets: { created: ['rain', 'snow'] }, tables: 2, rows: 3, failed: [] });
    expect(await show('rain')).toMatchObject({
      sector: ['Climate'],
      organization: { name: 'weather-office', title: 'Weather Office' },
      resources: [
        { name: 'Table', datastore_active: true, idp_ready: true, no_indicators: 1, key_columns: ['year'] },
      ],
    });
  });

  it('makes tables of the GeoJSON that the README of a folder lists', async () => {
    const place = path.join(folder, 'shapes');
    await mkdir(place);
    const heading = '| File | What it is | Sector |\n|---|---|---|\n';
    await writeFile(
      path.join(place, 'README.md'),
      `# Data\n\n${heading}| gauges.geojson | Rain gauges | Climate |\n`,
    );
    const features = ['North', 'South'].map((name, index) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'Point', coordinates: [77, index] },
    }));
    await writeFile(
      path.join(place, 'gauges.geojson'),
      JSON.stringify({ type: 'FeatureCollection', features }),
    );
    const source = await readSource(place);
    const report = await importCatalogue(applicationTarget(application), source);
    expect(report).toMatchObject({ datasets: { created: ['gauges'] }, tables: 1, rows: 2, failed: [] });
    const [resource] = (await show('gauges')).resources;
    const { records } = (await application.call(
      'datastore_search',
      { resource_id: resource?.id },
      administrator,
    )) as { records: object[] };
    expect(records).toMatchObject([
      { name: 'North', longitude: 77, latitude: 0 },
      { name: 'South', longitude: 77, latitude: 1 },
    ]);
  });

  it('keeps what it remembers out of what everybody reads', async () => {
    await importAgain();
    expect(JSON.stringify(await show('rain'))).not.toContain('fingerprint');
  });

  it('changes nothing when the source is the same', async () => {
    await importAgain();
    const before = await show('rain');
    const report = await importAgain();
    expect(report).toMatchObject({
      datasets: { created: [], updated: [], unchanged: ['rain', 'snow'] },
      tables: 0,
    });
    expect(await show('rain')).toEqual(before);
  });

  it('makes a new version of a table that changed, and keeps its address', async () => {
    await importAgain();
    const [before] = (await show('rain')).resources;
    await writeDataset('rain', 'year,mm\n2001,10\n2002,12\n2003,9\n');
    const report = await importAgain();
    expect(report).toMatchObject({
      datasets: { updated: ['rain'], unchanged: ['snow'] },
      tables: 1,
      rows: 3,
    });
    const [after] = (await show('rain')).resources;
    expect([after?.id, after?.sku]).toEqual([before?.id, before?.sku]);
    expect(after?.hash).not.toBe(before?.hash);
  });

  it('leaves alone what an editor wrote, until the source says something new', async () => {
    await importAgain();
    await application.call('package_patch', { id: 'rain', title: 'Rain, corrected' }, administrator);
    await importAgain();
    expect((await show('rain')).title).toBe('Rain, corrected');
    await writeDataset('rain', 'year,mm\n2001,10\n2002,12\n', { title: 'Rainfall' });
    await importAgain();
    expect((await show('rain')).title).toBe('Rainfall');
  });

  it('imports the others when one cannot be read, and says why', async () => {
    await writeDataset('rain', '<!doctype html><title>Not found</title>');
    const report = await importAgain();
    expect(report.datasets.created).toEqual(['snow']);
    expect(report.failed).toEqual([
      { name: 'rain', reason: expect.stringContaining('is a web page (HTML), not a table') },
    ]);
  });

  it('goes on where an import was broken off', async () => {
    await writeDataset('rain', '');
    await importAgain();
    await writeDataset('rain', 'year,mm\n2001,10\n');
    const report = await importAgain();
    expect(report).toMatchObject({ datasets: { updated: ['rain'] }, tables: 1, failed: [] });
    expect((await show('rain')).resources).toHaveLength(1);
  });

  it('says in a dry run what it would do, and does nothing', async () => {
    const report = await importAgain({ dryRun: true });
    expect(report.datasets.created).toEqual(['rain', 'snow']);
    await expect(show('rain')).rejects.toThrow('Not found');
  });

  it('stops between datasets when told to', async () => {
    const report = await importAgain({ signal: AbortSignal.abort() });
    expect(report.datasets.created).toEqual([]);
  });
});
