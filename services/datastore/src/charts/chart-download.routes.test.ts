import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { salesByState, withSales } from './charts-testing.ts';

const license = { id: 'godl-india', title: 'GODL', url: 'https://example.org/godl' };

const get = (datastore: TestDatastore, format: string, spec: object, more = '') =>
  datastore.server.inject(
    `/datastore/chart.${format}?spec=${encodeURIComponent(JSON.stringify(spec))}${more}`,
  );

describeStores('the figures behind a chart as a file', (open) => {
  test('have the labels as heads, figures as they are and their licence', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore, { license });
    const answer = await get(datastore, 'csv', salesByState(id));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="chart.csv"',
      link: '<https://example.org/godl>; rel="license"',
    });
    const [head, ...rows] = answer.body.trim().split('\n');
    expect(head).toMatch(/^State,/);
    expect(rows).toEqual(['Assam,15', 'Bihar,7']);
    const json = (await get(datastore, 'json', salesByState(id))).json();
    expect(json.fields.map(({ type }: { type: string }) => type)).toEqual(['text', 'int']);
    expect(json.records).toEqual([
      ['Assam', 15],
      ['Bihar', 7],
    ]);
  });

  test.each(['tsv', 'ndjson', 'xml', 'xlsx', 'parquet'])('come as %s, too, and by POST', async (format) => {
    const datastore = await openTestDatastore(await open());
    const spec = salesByState(await withSales(datastore));
    const asked = await get(datastore, format, spec);
    const posted = await datastore.server.inject({
      method: 'POST',
      url: `/datastore/chart.${format}`,
      payload: { spec },
    });
    expect([asked.statusCode, posted.statusCode]).toEqual([200, 200]);
    expect(posted.rawPayload.length).toBeGreaterThan(20);
  });

  test('take a chart from a form, and what we name in the language asked for', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore);
    const channels = {
      x: { field: 'state', top: { count: 1, other: true } },
      y: { field: 'amount', aggregate: 'sum' as const },
    };
    const answer = await datastore.server.inject({
      method: 'POST',
      url: '/datastore/chart.csv',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        spec: JSON.stringify(salesByState(id, { channels })),
        lang: 'fr',
      }).toString(),
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/\nAutres,7\n/);
  });

  test('keep dates, figures with decimals, empty cells and columns of one name apart', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource();
    const fields = [
      { id: 'day', type: 'date' },
      { id: 'n', type: 'float', info: { label: 'Day' } },
      { id: 'flag', type: 'bool' },
    ];
    const records = [
      { day: '2024-02-29', n: 1.5, flag: true },
      { day: '2024-03-01', n: null, flag: false },
    ];
    await datastore.call('datastore_create', { resource_id, fields, records });
    const spec = salesByState(resource_id, {
      mark: 'table',
      channels: { detail: [{ field: 'day', label: 'Day' }, { field: 'n', label: 'day' }, { field: 'flag' }] },
    });
    const { fields: named, records: rows } = (await get(datastore, 'json', spec)).json();
    expect(named).toMatchObject([
      { id: 'Day', type: 'date' },
      { id: 'day 2', type: 'float' },
      { type: 'bool' },
    ]);
    expect(rows).toEqual([
      ['2024-02-29', 1.5, true],
      ['2024-03-01', null, false],
    ]);
  });

  test('have a head even where there are none', async () => {
    const datastore = await openTestDatastore(await open());
    const filters = [{ field: 'state', kind: 'one_of' as const, values: ['Nowhere'] }];
    const spec = salesByState(await withSales(datastore), { filters });
    expect((await get(datastore, 'csv', spec)).body).toMatch(/^State,[^\n]+\n$/);
    expect((await get(datastore, 'json', spec)).json().records).toEqual([]);
  });

  test('are not there for strangers, in unknown formats or for charts that cannot be drawn', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore);
    const hidden = await withSales(datastore, { private: true });
    expect((await get(datastore, 'csv', salesByState(hidden))).statusCode).toBe(404);
    const statuses = [
      await get(datastore, 'pdf', salesByState(id)),
      await get(datastore, 'csv', {}),
      await get(datastore, 'csv', salesByState(id, { channels: { x: { field: 'price' } } })),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([400, 400, 400]);
    expect((await datastore.server.inject('/datastore/chart.csv?spec=%7B')).statusCode).toBe(400);
  });
});
