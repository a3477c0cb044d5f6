import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PackageDictionary } from '@gazetteer/catalogue';
import { StoreFailure } from '@gazetteer/kernel';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { administrator } from '../administrator-key.ts';
import { openApplication, type Application } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';
import { applicationTarget } from '../application-target.ts';
import { importCatalogue, type ImportOptions, type ImportTarget, readSource } from '@gazetteer/harvest';

let folder: string;
let application: Application;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-catalogue-'));
  application = await openApplication(testSettings({ DATA_DIR: path.join(folder, 'data') }));
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

const importAgain = (options?: ImportOptions) => importInto(applicationTarget(application), options);

async function importInto(target: ImportTarget, options?: ImportOptions) {
  return importCatalogue(target, await readSource(path.join(folder, 'source')), options);
}

/** All that an import may leave: datasets and organisations, tables, objects, files on their way. */
async function everything() {
  const list = (action: string) => application.call(action, { all_fields: true }, administrator);
  const files = async (place: string) => {
    const entries = await readdir(place, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  };
  const { datastore } = application;
  const versions = await datastore.context.sql.query.selectFrom('datastore_versions').selectAll().execute();
  return {
    datasets: await application.call('current_package_list_with_resources', {}, administrator),
    organizations: await list('organization_list'),
    // Columns are measured later, whenever there is time.
    tables: versions.map(({ summary: _summary, ...version }) => version),
    objects: await files(path.join(folder, 'data/objects')).catch(() => []),
    onTheWay: await files(datastore.context.temporaryFolder),
  };
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

  it('brings no dataset before people that was withdrawn, and has its new rows ready', async () => {
    await importAgain();
    await application.call('dataset_withdraw', { id: 'rain', reason: 'Wrong gauges' }, administrator);
    expect((await importAgain()).datasets).toMatchObject({ updated: [], unchanged: ['rain', 'snow'] });
    expect((await show('rain')).state).toBe('draft');
    await writeDataset('rain', 'year,mm\n2001,11\n2002,13\n', { title: 'Rain, corrected' });
    expect((await importAgain()).datasets).toMatchObject({ updated: ['rain'] });
    expect(await show('rain')).toMatchObject({ state: 'draft', title: 'Rain, corrected' });
    const visitor = application.call('package_show', { id: 'rain' }, { kind: 'anonymous' });
    await expect(visitor).rejects.toMatchObject({ code: 'access_denied' });
  });

  it('imports the others when one cannot be read, and says why', async () => {
    await writeDataset('rain', '<!doctype html><title>Not found</title>');
    const report = await importAgain();
    expect(report.datasets.created).toEqual(['snow']);
    expect(report.failed).toEqual([
      { name: 'rain', reason: expect.stringContaining('is a web page (HTML), not a table') },
    ]);
    expect(report).toMatchObject({ tables: 1, rows: 1 });
    await expect(show('rain')).rejects.toThrow('Not found');
  });

  it('leaves nothing of a dataset that cannot be read or shown, and changes nothing of one that was there', async () => {
    const before = await everything();
    await rm(path.join(folder, 'source/snow'), { recursive: true });
    await writeDataset('rain', '<html>');
    expect((await importAgain()).failed).toHaveLength(1);
    expect(await everything()).toEqual(before);

    await writeDataset('rain', 'year,mm\n2001,10\n');
    const target = applicationTarget(application);
    const broken: ImportTarget = {
      ...target,
      readTable: async (table) => ({
        ...(await target.readTable(table)),
        publish: () => Promise.reject(new Error('The disk is full')),
      }),
    };
    const failing = await importInto(broken);
    expect(failing).toMatchObject({ datasets: { created: [] }, tables: 0, rows: 0 });
    expect(failing.failed).toHaveLength(1);
    expect(await everything()).toEqual(before);

    await importAgain();
    const stands = await everything();
    await writeDataset('rain', '<html>', { title: 'Another title' });
    expect((await importAgain()).failed).toHaveLength(1);
    expect(await everything()).toEqual(stands);
  });

  it('leaves out rows that do not fit and says which, or fails where every row has to fit', async () => {
    await writeDataset('rain', 'year,mm\n2001,10\n2002,12,x\n2003,9\nsoon,8\n');
    const strict = await importAgain({ strict: true });
    expect(strict.datasets.created).toEqual(['snow']);
    expect(strict.failed).toEqual([
      { name: 'rain', reason: 'file: line 3: the row has 3 cells, more than the header' },
    ]);
    const report = await importAgain();
    expect(report).toMatchObject({ datasets: { created: ['rain'] }, rows: 2, rejectedRows: 2, failed: [] });
    expect(report.remarks).toEqual([
      'left out table: 2 rows',
      '         line 3: too many cells: 2002,12,x',
      '         line 5: wrong type: soon,8',
    ]);
  });

  it('goes on where an import was broken off', async () => {
    await writeDataset('rain', '');
    await importAgain();
    await writeDataset('rain', 'year,mm\n2001,10\n');
    const report = await importAgain();
    expect(report).toMatchObject({ datasets: { created: ['rain'] }, tables: 1, failed: [] });
    expect((await show('rain')).resources).toHaveLength(1);
  });

  it('says in a dry run what it would do, and does nothing', async () => {
    await writeDataset('rain', 'year,mm\n2001,10\n2002,12,x\n2003,9\n');
    await writeDataset('hail', '<html>');
    await writeDataset('wind', 'year,kmh\n2001,3\n', { keywords: ['a tag that is <not> one'] });
    const before = await everything();
    for (const strict of [false, true]) {
      const dry = await importAgain({ dryRun: true, strict });
      expect(await everything()).toEqual(before);
      const done = await importAgain({ strict });
      expect(dry).toEqual(done);
      for (const name of done.datasets.created)
        await application.call('dataset_purge', { id: name }, administrator);
      await application.call('organization_purge', { id: 'weather-office' }, administrator);
    }
    const again = await importAgain();
    expect(await importAgain({ dryRun: true })).toMatchObject({
      datasets: { unchanged: again.datasets.created },
      tables: 0,
    });
  });

  it('stops where a store is away, without trying the others, and goes on once it is back', async () => {
    const before = await everything();
    await writeDataset('wind', 'year,kmh\n2001,3\n');
    const { objects } = application.datastore.context;
    const away = new StoreFailure('objects', 'away');
    const put = vi.spyOn(objects, 'put').mockRejectedValue(away);
    onTestFinished(() => put.mockRestore());
    const labels: string[] = [];
    const report = await importAgain({ progress: ({ label }) => labels.push(label) });
    expect(report).toMatchObject({ datasets: { created: [] }, failed: [], stoppedBy: away });
    expect(labels).toEqual(['rain']);
    expect(await everything()).toEqual(before);
    put.mockRestore();
    const rest = await importAgain();
    expect(rest).toMatchObject({ datasets: { created: ['rain', 'snow', 'wind'] }, failed: [] });
    expect(rest.stoppedBy).toBeUndefined();
  });

  it('tells that a store is away also where what was begun could not be removed', async () => {
    const target = applicationTarget(application);
    const away = new StoreFailure('sql', 'away');
    const losing: ImportTarget = {
      ...target,
      call: (action, input) =>
        action === 'dataset_purge' ? Promise.reject(away) : target.call(action, input),
      readTable: async (table) => ({
        ...(await target.readTable(table)),
        publish: () => Promise.reject(away),
      }),
    };
    expect(await importInto(losing)).toMatchObject({ failed: [], stoppedBy: away });
    expect(await importAgain()).toMatchObject({ datasets: { updated: ['rain'], created: ['snow'] } });
  });

  it('stops between datasets when told to', async () => {
    const report = await importAgain({ signal: AbortSignal.abort() });
    expect(report.datasets.created).toEqual([]);
  });
});
