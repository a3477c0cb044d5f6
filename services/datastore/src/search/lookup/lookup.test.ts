import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { administrator, describeStores } from '@gazetteer/testing';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { DatastoreContext, RowIndexes } from '../../datastore-context.ts';
import { openTestDatastore, type TestDatastore } from '../../datastore-testing.ts';
import { openTable, type OpenTable } from '../../tables/open-table.ts';
import { searchTable, type TableRequest } from '../search-table.ts';

const names = ['Mysuru', 'mysuru', '', 'O’Neil, "x"', '5', 'Ünïcode ☃', '\u0000'];
const numbers = ['0', '5', '-7', '9007199254740993', '9223372036854775807'];
const days = ['2024-02-29', '0001-01-01', '9999-12-31'];

/** Rows whose values come again and again, with some missing. */
const records = Array.from({ length: 300 }, (_, place) => ({
  name: place % 11 === 0 ? null : names[place % names.length],
  number: place % 13 === 0 ? null : numbers[place % numbers.length],
  day: days[place % days.length],
  share: place / 7,
  moment: '2024-05-01T10:00:00',
  list: [place, null],
  more: { a: [place] },
}));
const fields = [
  { id: 'name', type: 'text' },
  { id: 'number', type: 'int' },
  { id: 'day', type: 'date' },
  { id: 'share', type: 'float' },
  { id: 'moment', type: 'timestamp' },
  { id: 'list', type: '_int' },
  { id: 'more', type: 'json' },
];

async function withTable({ addResource, call }: TestDatastore): Promise<string> {
  const resource_id = addResource();
  await call('datastore_create', { resource_id, fields, records });
  return resource_id;
}

/** The table once it has a row index. */
async function indexed(context: DatastoreContext, id: string): Promise<OpenTable> {
  const table = await openTable(context, administrator, id);
  await vi.waitFor(() => expect(context.rowIndexes.find(table)).toBeDefined(), { timeout: 10_000 });
  return table;
}

/** Values that the column has, others that fit it, and seldom one that does not. */
const wanted = (known: readonly string[], fitting: fc.Arbitrary<unknown>) => {
  const value = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 3, arbitrary: fitting },
    { weight: 1, arbitrary: fc.string() },
  );
  const any = [
    { weight: 8, arbitrary: value },
    { weight: 4, arbitrary: fc.array(value, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constant(null) },
  ] as const;
  return fc.oneof(...any);
};
const aDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const id = fc.integer({ min: -5, max: 310 });
const ids = fc.oneof(id, fc.dictionary(fc.constantFrom('gt', 'gte', 'lt', 'lte', 'eq'), id, { maxKeys: 3 }));
const request: fc.Arbitrary<TableRequest> = fc.record({
  filters: fc.record(
    {
      name: wanted(names, fc.string()),
      number: wanted(numbers, fc.integer()),
      day: wanted(
        days,
        aDay.map((day) => day.toISOString().slice(0, 10)),
      ),
      _id: ids,
    },
    { requiredKeys: [] },
  ),
  condition: fc.constantFrom<TableRequest['condition']>(
    undefined,
    undefined,
    undefined,
    (parameters) => `number = cast(${parameters.add('5')} as bigint)`,
  ),
  sort: fc.constantFrom(undefined, '_id', '_id desc', '"_id" desc, name', 'name'),
  fields: fc.constantFrom(undefined, ['more', 'name'], ['_id', '_id', 'list']),
  limit: fc.integer({ min: 0, max: 350 }),
  offset: fc.integer({ min: 0, max: 310 }),
  includeTotal: fc.boolean(),
});

describeStores('looking rows up', (open) => {
  test.each([
    'without a gap',
    'with gaps',
  ])('by a row index finds what the engine finds, in a table whose ids come %s', async (gaps) => {
    const datastore = await openTestDatastore(await open());
    const { context } = datastore.datastore;
    const id = await withTable(datastore);
    if (gaps === 'with gaps') {
      await datastore.call('datastore_records_delete', {
        resource_id: id,
        filters: { _id: [1, 7, 150, 299] },
      });
    }
    await indexed(context, id);
    const none: RowIndexes = { ...context.rowIndexes, find: () => undefined };
    const ask = (from: DatastoreContext, asked: TableRequest) =>
      searchTable(from, administrator, id, asked).catch((error: Error) => ({ refused: error.message }));
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const expected = await ask({ ...context, rowIndexes: none }, asked);
        expect(await ask(context, asked)).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test('needs no engine once there is a row index', async () => {
    const datastore = await openTestDatastore(await open());
    const { context } = datastore.datastore;
    const id = await withTable(datastore);
    await indexed(context, id);
    const workers = { ...context.workers, run: () => Promise.reject(new Error('The engine was asked')) };
    const filters = { number: 5, day: ['2024-02-29', '9999-12-31'] };
    const request = { filters, fields: ['share'], limit: 5, offset: 2, includeTotal: true };
    const found = await searchTable({ ...context, workers }, administrator, id, request);
    const expected = records.filter(({ number, day }) => number === '5' && day !== '0001-01-01');
    expect(found).toMatchObject({
      total: expected.length,
      rows: expected.slice(2, 7).map(({ share }) => [share]),
    });
  });

  test('goes by the rows of today after a change, and its file goes with the table', async () => {
    const datastore = await openTestDatastore(await open());
    const { context, tables } = datastore.datastore;
    const id = await withTable(datastore);
    await indexed(context, id);
    await datastore.call('datastore_upsert', {
      resource_id: id,
      method: 'insert',
      records: [{ name: 'Hassan' }],
    });
    await indexed(context, id);
    const { result } = await datastore.call('datastore_search', { id, filters: { name: 'Hassan' } });
    expect(result).toMatchObject({ total: 1, records: [{ _id: 301, name: 'Hassan' }] });
    expect(await context.rowIndexes.list()).toHaveLength(2);
    await tables.drop(id);
    expect(await context.rowIndexes.list()).toEqual([]);
  });

  test('goes on by the engine where the file of the index is damaged, and makes it anew', async () => {
    const datastore = await openTestDatastore(await open());
    const { context } = datastore.datastore;
    const id = await withTable(datastore);
    const folder = join(context.temporaryFolder, 'row-indexes');
    const { versionId } = await indexed(context, id);
    await context.rowIndexes.forget(versionId);
    expect(existsSync(folder) && readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, `${versionId}.rows`), 'no database');
    const { result } = await datastore.call('datastore_search', { id, filters: { name: '5' } });
    expect(result.records.length).toBeGreaterThan(0);
    await indexed(context, id);
  });

  test.each([
    {},
    { day: '2024-02-29' },
  ])('answers with every row that there is where the index lacks one, by %o', async (filters) => {
    const datastore = await openTestDatastore(await open());
    const { context } = datastore.datastore;
    const id = await withTable(datastore);
    const { versionId } = await indexed(context, id);
    const index = new DatabaseSync(join(context.temporaryFolder, 'row-indexes', `${versionId}.rows`));
    index.exec('delete from rows where position = 4');
    index.close();
    const { result } = await datastore.call('datastore_search', { id, filters, limit: 300 });
    expect(result.records).toHaveLength(result.total);
    await indexed(context, id);
  });
});
