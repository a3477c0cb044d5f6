import { describeStores } from '@gazetteer/testing';
import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';

const fields = [
  { id: 'a & <b>', type: 'text' },
  { id: 'code', type: 'text' },
  { id: 'rate', type: 'numeric' },
  { id: 'day', type: 'date' },
  { id: 'at', type: 'timestamp' },
  { id: 'yes', type: 'bool' },
  { id: 'big', type: 'int' },
];
const records = [
  {
    'a & <b>': ' x <&>\n"é" \u0007☃',
    code: '007',
    rate: 1.5,
    day: '2024-02-29',
    at: '2024-01-02T03:04:05',
    yes: true,
    big: '9007199254740993',
  },
  { 'a & <b>': null, code: '=1+1', rate: null, day: '1850-05-05', at: null, yes: false, big: 12 },
];

async function rowsOf(datastore: TestDatastore, url: string) {
  const answer = await datastore.server.inject(url);
  expect(answer.headers['content-type']).toMatch(/spreadsheetml\.sheet$/);
  const [sheet] = await readExcelFile(answer.rawPayload);
  return { sheet: sheet?.sheet, rows: sheet?.data ?? [] };
}

describeStores('downloading workbooks', (open) => {
  test('cells have the types of their columns, and what a spreadsheet would change is text', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource();
    await datastore.call('datastore_create', { resource_id, fields, records });
    const { rows } = await rowsOf(datastore, `/datastore/dump/${resource_id}?format=xlsx`);
    expect(rows).toEqual([
      ['_id', ...fields.map(({ id }) => id)],
      [
        1,
        // The reader takes blanks at the ends away.
        'x <&>\n"é"  ☃',
        '007',
        1.5,
        new Date('2024-02-29'),
        new Date('2024-01-02T03:04:05Z'),
        true,
        '9007199254740993',
      ],
      [2, null, '=1+1', null, '1850-05-05', null, false, 12],
    ]);
  });

  test('a view has its own columns, order and rows', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource();
    await datastore.call('datastore_create', { resource_id, fields, records });
    const query = new URLSearchParams({ format: 'xlsx', fields: 'code,_id', sort: '_id desc', limit: '1' });
    const { rows } = await rowsOf(datastore, `/datastore/dump/${resource_id}?${query}`);
    expect(rows).toEqual([
      ['code', '_id'],
      ['=1+1', 2],
    ]);
  });

  test('more rows than a sheet holds are refused before anything is written', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource();
    await datastore.call('datastore_create', { resource_id, records: [{ n: 1 }] });
    const sql = datastore.datastore.context.sql.query;
    await sql.updateTable('datastore_versions').set({ row_count: 1_048_576 }).execute();
    const refused = await datastore.server.inject(`/datastore/dump/${resource_id}?format=xlsx`);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.message).toMatch(/at most 1,048,575 rows .* these are 1,048,576; choose csv/);
    const part = await datastore.server.inject(`/datastore/dump/${resource_id}?format=xlsx&limit=10`);
    expect(part.statusCode).toBe(200);
  });
});
