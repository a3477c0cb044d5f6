import { brotliDecompressSync } from 'node:zlib';
import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';
import { checkObject } from '../objects/check-object.ts';
import { countyImport, squareTopology, stateImport } from './areas-testing.ts';
import { detectGeo } from './detect-geo.ts';
import { importAreas } from './import-areas.ts';
import type { AreaTables } from './area-tables.ts';

describeStores('areas', (open) => {
  test('levels are imported with their shapes, and importing them again changes nothing', async () => {
    const { datastore, server } = await openTestDatastore(await open());
    const { context } = datastore;
    expect(await importAreas(context, stateImport)).toEqual({ areas: 2, changed: 2, boundaries: 'none' });
    const six = { areas: 6, changed: 0 };
    expect(await importAreas(context, countyImport())).toEqual({ ...six, changed: 6, boundaries: 'stored' });
    expect(await importAreas(context, countyImport())).toEqual({ ...six, boundaries: 'unchanged' });
    expect(await importAreas(context, countyImport('2024'))).toEqual({ ...six, boundaries: 'stored' });
    const answer = await server.inject('/api/areas');
    expect(answer.json()).toEqual({
      schemes: [
        {
          id: 'fips',
          title: 'FIPS codes',
          levels: [
            {
              id: 'county',
              title: 'County',
              code_width: 5,
              parent_level: 'state',
              areas: 6,
              vintages: ['2024', '2017'],
            },
            { id: 'state', title: 'State', code_width: 2, parent_level: null, areas: 2, vintages: [] },
          ],
        },
      ],
    });
  });

  test('what schemes and levels are called in other languages is told, and stays where it is not said again', async () => {
    const { datastore, server } = await openTestDatastore(await open());
    const { scheme, level, ...county } = countyImport();
    const scheme_translated = { ...scheme, title_translated: { fr: 'codes FIPS' } };
    const level_translated = { ...level, title_translated: { fr: 'Comté' } };
    await importAreas(datastore.context, { ...county, scheme: scheme_translated, level: level_translated });
    await importAreas(datastore.context, countyImport('2024'));
    const { schemes } = (await server.inject('/api/areas')).json();
    expect(schemes).toMatchObject([
      { title_translated: { fr: 'codes FIPS' }, levels: [{ title_translated: { fr: 'Comté' } }] },
    ]);
  });

  test('each file of imported shapes is stored with its digest', async () => {
    const { datastore } = await openTestDatastore(await open());
    const { context } = datastore;
    await importAreas(context, countyImport());
    const states: string[] = [];
    for await (const { key } of context.objects.list('areas/')) states.push(await checkObject(context, key));
    expect(states).toEqual(['whole', 'whole', 'whole']);
  });

  test('other shapes under a vintage that is stored, or shapes without codes, are refused', async () => {
    const { datastore } = await openTestDatastore(await open());
    await importAreas(datastore.context, countyImport());
    const other = countyImport();
    const topology = squareTopology();
    topology.arcs[0]?.reverse();
    const moved = { ...other, boundaries: { vintage: '2017', topology } };
    await expect(importAreas(datastore.context, moved)).rejects.toThrow(/give these their own vintage/);
    const codeless = { vintage: '1', topology: squareTopology(), codeProperty: 'geoid' };
    await expect(importAreas(datastore.context, { ...other, boundaries: codeless })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { codeProperty: [expect.any(String)] },
    });
    const unnamed = { vintage: '1', topology: squareTopology(), object: 'districts' };
    await expect(importAreas(datastore.context, { ...other, boundaries: unnamed })).rejects.toMatchObject({
      fields: { object: [expect.stringContaining('counties')] },
    });
  });

  test('areas are listed by code, searched by name, alias or code, and found by what they lie in', async () => {
    const { datastore, server } = await openTestDatastore(await open());
    await importAreas(datastore.context, stateImport);
    await importAreas(datastore.context, countyImport());
    const list = async (address: string) => (await server.inject(`/api/areas/fips/${address}`)).json();
    const first = await list('county?per_page=2&page=2');
    expect(first).toMatchObject({ total: 6, page: 2, per_page: 2 });
    expect(first.items).toEqual([
      {
        code: '01005',
        name: 'Clay',
        parent: '01',
        valid_from: null,
        valid_to: null,
        aliases: [],
      },
      expect.objectContaining({ code: '02001' }),
    ]);
    const names = (body: { items: { name: string }[] }) => body.items.map((area) => area.name);
    expect(names(await list('county?q=EAGL'))).toEqual(['Eagle']);
    expect(names(await list('county?q=0100'))).toEqual(['Adams', 'Brown', 'Clay']);
    expect(names(await list('county?q=%25'))).toEqual([]);
    expect(names(await list('county?parent=2'))).toEqual(['Dunn', 'Eagle', 'Floyd']);
    expect(names(await list('state?q=prima'))).toEqual(['First']);
    expect((await server.inject('/api/areas/fips/county?page=0')).statusCode).toBe(400);
    expect((await server.inject('/api/areas/fips/village')).statusCode).toBe(404);
  });

  test('boundaries are sent compressed or plain, and never twice to who has them', async () => {
    const { datastore, server } = await openTestDatastore(await open());
    await importAreas(datastore.context, countyImport());
    const url = '/api/areas/fips/county/boundaries.topo.json';
    const plain = await server.inject(`${url}?vintage=2017`);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
    });
    const shapes = plain.json().objects.counties.geometries;
    expect(shapes[0]).toMatchObject({ id: '01001', properties: { name: 'Adams', parent: '01' } });
    const compressed = await server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers['cache-control']).toBe('public, max-age=300');
    expect(JSON.parse(brotliDecompressSync(compressed.rawPayload).toString())).toEqual(plain.json());
    const again = await server.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await server.inject(`${url}?vintage=1900`)).statusCode).toBe(404);
  });

  test('a column of codes is recognised, whatever its zeros, and a running number is not', async () => {
    const { datastore } = await openTestDatastore(await open());
    const sql = datastore.context.sql.as<AreaTables>();
    await importAreas(datastore.context, countyImport());
    await importAreas(datastore.context, {
      ...stateImport,
      rows: Array.from({ length: 12 }, (_, index) => ({ code: index + 1, name: `State ${index}` })),
    });
    const detect = (id: string, values: unknown[], info = {}) => detectGeo(sql, { id, info }, values);
    expect(await detect('id', [1001, 1003, '1005', '02001', 2003, 2005, null])).toEqual({
      scheme: 'fips',
      level: 'county',
      distinct: 6,
      matched: 6,
      match_rate: 1,
      unmatched: [],
    });
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(await detect('month', months)).toBeUndefined();
    expect(await detect('state code', months)).toMatchObject({ level: 'state', match_rate: 1 });
    expect(await detect('amount', [1001, 1003, 1005, 7, 8, 9, 10])).toBeUndefined();
    expect(await detect('where', [1001, 9999], { level: 'county' })).toMatchObject({
      matched: 1,
      unmatched: ['9999'],
    });
    expect(await detect('where', [1001], { scheme: 'lgd', level: 'county' })).toBeUndefined();
  });
});
