import { brotliDecompressSync } from 'node:zlib';
import { codesOfShapes, type Topology } from '@gazetteer/charts';
import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';
import { countyImport, stateImport } from './areas-testing.ts';
import { importAreas } from './import-areas.ts';

const url = '/api/areas/fips/county/drawing.topo.json';

describeStores('drawings of boundaries', (open) => {
  test('are sent as charts draw them, compressed, and for good where the vintage is named', async () => {
    const { datastore, server } = await openTestDatastore(await open());
    await importAreas(datastore.context, countyImport());
    const latest = await server.inject(url);
    expect(latest.headers['cache-control']).toBe('public, max-age=300');
    const drawing = latest.json<Topology>();
    expect(Object.keys(drawing.objects)).toEqual(['areas']);
    expect(codesOfShapes(drawing)).toHaveLength(6);
    const lasting = await server.inject({
      url: `${url}?vintage=2017`,
      headers: { 'accept-encoding': 'br' },
    });
    expect(lasting.headers['cache-control']).toContain('immutable');
    expect(JSON.parse(brotliDecompressSync(lasting.rawPayload).toString())).toEqual(drawing);
    const again = await server.inject({ url, headers: { 'if-none-match': String(latest.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test('show the part that lies in one area, as wide as a whole', async () => {
    const { datastore, server } = await openTestDatastore(await open());
    await importAreas(datastore.context, stateImport);
    await importAreas(datastore.context, countyImport());
    const part = (await server.inject(`${url}?vintage=2017&within=01`)).json<Topology>();
    expect(codesOfShapes(part)).toEqual(['01001', '01003', '01005']);
    expect(part.arcs).toHaveLength(3);
    expect(part.bbox?.[2]).toBeGreaterThan(900);
  });

  test.each([
    ['?vintage=1999', 'No boundaries are stored for this level and vintage'],
    ['?within=07', 'No shape of this level lies in "07"'],
  ])('are not there for %s', async (query, message) => {
    const { datastore, server } = await openTestDatastore(await open());
    await importAreas(datastore.context, stateImport);
    await importAreas(datastore.context, countyImport());
    const answer = await server.inject(url + query);
    expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining(message.slice(0, 20))]);
  });
});
