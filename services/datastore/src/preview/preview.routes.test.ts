import { brotliDecompressSync } from 'node:zlib';
import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { countyImport } from '../areas/areas-testing.ts';
import { importAreas } from '../areas/import-areas.ts';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';

const countyFields = [
  { id: 'id', type: 'int', info: { role: 'geo', scheme: 'fips', level: 'county' } },
  { id: 'rate', type: 'float', info: { role: 'measure', label: 'Unemployment rate', unit: '%' } },
];
const countyRecords = [
  { id: 1001, rate: 4 },
  { id: 1003, rate: 9.5 },
  { id: 1005, rate: 7 },
  { id: 2001, rate: 3 },
  { id: 2003, rate: null },
];

async function withMap(datastore: TestDatastore, properties = {}) {
  const resource_id = datastore.addResource(properties);
  await importAreas(datastore.datastore.context, countyImport());
  await datastore.call('datastore_create', { resource_id, fields: countyFields, records: countyRecords });
  return resource_id;
}

describeStores('previews', (open) => {
  test('a table with codes and a measure is a map, in both themes and languages', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withMap(datastore);
    const words = (await datastore.server.inject(`/preview/${id}.json`)).json();
    expect(words).toMatchObject({ kind: 'choropleth', title: 'Unemployment rate, by county', width: 720 });
    expect(words.summary).toBe(
      '4 counties. Highest in Brown (9.5\u00a0%), lowest in Dunn (3.0\u00a0%); the middle value is 5.5\u00a0%. No data for 2.',
    );
    const light = await datastore.server.inject(`/preview/${id}.svg`);
    expect(light.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(light.body).toContain('url(#no-data-');
    expect(light.body).toContain(`aria-label="${words.alt}"`);
    const dark = await datastore.server.inject(`/preview/${id}.svg?theme=dark&lang=fr&width=313`);
    expect(dark.body).toContain('Unemployment rate, par comté');
    expect(dark.body).toContain('width="320"');
    expect(dark.body).not.toBe(light.body);
  });

  test('its picture for sharing is a PNG of the size that others show, to whoever may see the table', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withMap(datastore);
    for (const lang of ['en', 'fr']) {
      const { statusCode, headers, rawPayload } = await datastore.server.inject(
        `/preview/${id}.png?lang=${lang}`,
      );
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    const secret = datastore.addResource({ private: true });
    await datastore.call('datastore_create', {
      resource_id: secret,
      fields: countyFields,
      records: countyRecords,
    });
    expect((await datastore.server.inject(`/preview/${secret}.png`)).statusCode).toBe(404);
    const empty = datastore.addResource();
    await datastore.call('datastore_create', { resource_id: empty, fields: countyFields, records: [] });
    expect((await datastore.server.inject(`/preview/${empty}.png`)).statusCode).toBe(404);
  });

  test('a table with time is a line, one with words only is bars, one with nothing to count is not there', async () => {
    const datastore = await openTestDatastore(await open());
    const make = async (fields: object[], records: object[]) => {
      const resource_id = datastore.addResource();
      const created = await datastore.call('datastore_create', { resource_id, fields, records });
      expect(created.error).toBeUndefined();
      return datastore.server.inject(`/preview/${resource_id}.json?lang=fr`);
    };
    const year = { id: 'year', type: 'int', info: { role: 'time' } };
    const ppm = { id: 'co2', type: 'float', info: { role: 'measure', label: 'CO₂', unit: 'ppm' } };
    const line = await make(
      [year, ppm],
      [1990, 2000, 2010].map((value, index) => ({ year: value, co2: 354 + index * 15 })),
    );
    expect(line.json()).toMatchObject({
      kind: 'line',
      summary: expect.stringContaining('La valeur monte de 354'),
    });
    const word = { id: 'kind', type: 'text', info: { role: 'dimension', label: 'Kind' } };
    const bars = await make(
      [word],
      ['a', 'a', 'a', 'b', 'b'].map((kind) => ({ kind })),
    );
    expect(bars.json()).toMatchObject({ kind: 'bar', title: 'Nombre de lignes, par kind' });
    const none = await make([{ id: 'x', type: 'float', info: { role: 'measure' } }], [{ x: 1 }]);
    expect(none.statusCode).toBe(404);
    expect((await make([word], [])).statusCode).toBe(404);
  });

  test('it is kept until the table changes, and not sent to who has it', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withMap(datastore);
    const get = (headers = {}) => datastore.server.inject({ url: `/preview/${id}.svg`, headers });
    const first = await get();
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toMatch(/^public/);
    const again = await get({ 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const compressed = await get({ 'accept-encoding': 'br' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(first.body);
    const { workers } = datastore.datastore.context;
    const run = workers.run.bind(workers);
    let queries = 0;
    workers.run = (request, signal) => {
      queries++;
      return run(request, signal);
    };
    await get();
    expect(queries).toBe(0);
    await datastore.call('datastore_upsert', {
      resource_id: id,
      method: 'insert',
      records: [{ id: 2005, rate: 30 }],
    });
    const changed = await get({ 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('30.0');
  });

  test('the preview of a private table is there for members, and kept by no one else', async () => {
    const grants = [{ person: 'ada', relation: 'member', organization: 'statistics-office' }] as const;
    const datastore = await openTestDatastore(await open(), [...grants]);
    const id = await withMap(datastore, { private: true });
    const get = (authorization: string) =>
      datastore.server.inject({ url: `/preview/${id}.svg`, headers: { authorization } });
    expect((await get('ada')).statusCode).toBe(200);
    expect((await get('ada')).headers['cache-control']).toBe('private, no-cache');
    for (const name of ['', 'bob']) {
      const answer = await get(name);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error.message).toBe(`Resource "${id}" was not found.`);
    }
  });

  test('what is asked for is checked', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withMap(datastore);
    for (const wrong of ['width=9999', 'width=10', 'width=x', 'theme=red', 'lang=de']) {
      const answer = await datastore.server.inject(`/preview/${id}.svg?${wrong}`);
      expect([wrong, answer.statusCode]).toEqual([wrong, 400]);
    }
    expect((await datastore.server.inject('/preview/none.svg')).statusCode).toBe(404);
  });
});
