import { text } from 'node:stream/consumers';
import { anonymous } from '@gazetteer/kernel';
import { administrator, describeStores } from '@gazetteer/testing';
import { expect, test, vi } from 'vitest';
import { countyImport } from '../areas/areas-testing.ts';
import { importAreas } from '../areas/import-areas.ts';
import { openTestDatastore } from '../datastore-testing.ts';
import { salesByState, withSales } from './charts-testing.ts';

const look = { theme: 'light', locale: 'en', width: 640 } as const;

describeStores('charts for other services', (open) => {
  test('are drawn with the source of their figures, and said in words', async () => {
    const datastore = await openTestDatastore(await open());
    const attribution = { source: 'Ministry of Rice', years: '2010-2011' };
    const id = await withSales(datastore, { attribution });
    const { charts } = datastore.datastore;
    const drawn = await charts.draw(anonymous, salesByState(id, { title: 'Rice' }), look);
    expect(drawn.svg).toMatch(/^<svg /);
    expect(drawn.svg).toContain('Rice');
    expect(drawn.description).toMatchObject({ kind: 'bar', title: 'Rice' });
    expect(drawn.description.caption).toContain('Ministry of Rice');
    const own = await charts.draw(anonymous, salesByState(id, { caption: { source: 'Me' } }), look);
    expect(own.description.caption).toContain('Me');
    const run = vi.spyOn(datastore.datastore.context.workers, 'run');
    await charts.draw(anonymous, salesByState(id, { title: 'Rice' }), { ...look, theme: 'dark' });
    expect(run).not.toHaveBeenCalled();
  });

  test('are maps with the shapes of their areas', async () => {
    const datastore = await openTestDatastore(await open());
    await importAreas(datastore.datastore.context, countyImport());
    const resource_id = datastore.addResource();
    const fields = [
      { id: 'id', type: 'int', info: { role: 'geo', scheme: 'fips', level: 'county' } },
      { id: 'rate', type: 'float', info: { role: 'measure', unit: '%' } },
    ];
    const records = [1001, 1003, 2001].map((code, index) => ({ id: code, rate: index }));
    await datastore.call('datastore_create', { resource_id, fields, records });
    const { svg, description } = await datastore.datastore.charts.draw(
      anonymous,
      salesByState(resource_id, {
        mark: 'choropleth',
        channels: { geo: { field: 'id' }, colour: { field: 'rate', aggregate: 'mean' } },
      }),
      look,
    );
    expect(svg).toContain('url(#no-data-');
    expect(description).toMatchObject({ kind: 'choropleth', title: 'Rate, by county' });
    expect(description.summary).toContain('3 counties.');
  });

  test('name the versions they were made from, and the tables', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore, { packageId: 'rice' });
    const { charts } = datastore.datastore;
    const pinned = await charts.pin(anonymous, salesByState(id));
    expect(pinned).toEqual({
      spec: salesByState(id, { source: { kind: 'table', resource_id: id, version: 1 } }),
      tables: [{ resourceId: id, packageId: 'rice' }],
    });
    await datastore.call('datastore_delete', { resource_id: id, filters: { state: 'Bihar' } });
    expect((await charts.pin(anonymous, pinned.spec)).spec).toEqual(pinned.spec);
    await expect(charts.pin(anonymous, salesByState('nothing'))).rejects.toMatchObject({ status: 404 });
    const wrong = salesByState(id, { channels: { y: { field: 'price' } } });
    await expect(charts.pin(anonymous, wrong)).rejects.toMatchObject({ info: { code: 'field_missing' } });
  });

  test('of private tables are for members alone', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore, { private: true });
    const { charts } = datastore.datastore;
    const spec = salesByState(id);
    for (const ask of [
      async () => charts.draw(anonymous, spec, look),
      async () => charts.pin(anonymous, spec),
      async () => charts.inspect(anonymous, spec.source),
      async () => charts.csv(anonymous, spec, 'en'),
      async () => charts.vegaLite(anonymous, spec, 'en', { figures: '', portal: 'http://portal.test' }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await charts.mayRead(anonymous, id)).toBe(false);
    expect(await charts.mayRead(administrator, id)).toBe(true);
    expect(await charts.mayRead(administrator, 'nothing')).toBe(false);
    expect(await charts.inspect(administrator, spec.source)).toMatchObject({ isPublic: false });
  });

  test.each([
    'en',
    'fr',
  ] as const)('name their figures for Vega-Lite as their file does, in %s', async (lang) => {
    const datastore = await openTestDatastore(await open());
    const spec = salesByState(await withSales(datastore));
    const { charts } = datastore.datastore;
    const figures = 'http://portal.test/charts/c.csv';
    const specification = await charts.vegaLite(anonymous, spec, lang, {
      figures,
      portal: 'http://portal.test',
    });
    const [head = ''] = (await text(await charts.csv(anonymous, spec, lang))).split('\n');
    const headings = (head.match(/"[^"]*"|[^,"]+/g) ?? []).map((heading) => heading.replaceAll('"', ''));
    const { format } = (specification as { data: { format: { parse: object } } }).data;
    expect(Object.keys(format.parse)).toEqual(headings);
  });

  test('have a key that changes with the figures and with the words about them', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore, { packageId: 'rice' });
    const { charts } = datastore.datastore;
    const { source } = salesByState(id);
    const first = await charts.inspect(anonymous, source);
    expect(first).toMatchObject({
      isPublic: true,
      datasets: [{ title: 'Dataset', url: 'http://portal.test/p/rice', license: null }],
    });
    expect((await charts.inspect(anonymous, source)).key).toBe(first.key);
    await datastore.call('datastore_create', {
      resource_id: id,
      fields: [{ id: 'state', info: { label: 'Land' } }],
    });
    const second = await charts.inspect(anonymous, source);
    expect(second.key).not.toBe(first.key);
    const resource = datastore.resources.get(id);
    if (resource) resource.attribution = { source: 'Ministry', years: null };
    expect((await charts.inspect(anonymous, source)).key).not.toBe(second.key);
    const own = { kind: 'own', name: 'mine.csv', columns: [] } as const;
    expect(await charts.inspect(anonymous, { ...own, columns: [] })).toMatchObject({ datasets: [] });
  });
});
