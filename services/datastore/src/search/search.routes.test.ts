import { Readable } from 'node:stream';
import { administrator, describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { type FoundRecords, openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { importTable } from '../import/import-table.ts';

const records = [
  { name: 'Mysuru', state: 'Karnataka', population: 920550, since: '2024-01-05T10:00:00' },
  { name: 'Bengaluru', state: 'Karnataka', population: 8443675, since: '2023-05-01T00:00:00' },
  { name: 'Chennai', state: 'Tamil Nadu', population: 7088000, since: null },
  { name: 'New "Town", 50%', state: null, population: null, since: '2020-02-29T23:59:59' },
];

async function withCities(test: TestDatastore): Promise<string> {
  const resource_id = test.addResource();
  const fields = [{ id: 'since', type: 'timestamp' }];
  await test.call('datastore_create', { resource_id, fields, records, aliases: ['cities'] });
  return resource_id;
}

const names = ({ records: found }: FoundRecords) => found.map((record) => record['name']);

describeStores('searching tables', (open) => {
  test('a plain search answers with all that CKAN does', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = await withCities(datastore);
    const answer = await datastore.server.inject(
      `/api/3/action/datastore_search?resource_id=${resource_id}&limit=2`,
    );
    expect(answer.json()).toEqual({
      help: expect.stringContaining('datastore_search'),
      success: true,
      result: {
        resource_id,
        fields: [
          { id: '_id', type: 'int' },
          { id: 'since', type: 'timestamp' },
          { id: 'name', type: 'text' },
          { id: 'state', type: 'text' },
          { id: 'population', type: 'int' },
        ],
        records: records.slice(0, 2).map((record, index) => ({ _id: index + 1, ...record })),
        total: 4,
        count: 4,
        total_was_estimated: false,
        limit: 2,
        records_format: 'objects',
        include_total: true,
        _links: {
          start: `/api/3/action/datastore_search?resource_id=${resource_id}&limit=2`,
          next: `/api/3/action/datastore_search?resource_id=${resource_id}&limit=2&offset=2`,
        },
      },
    });
  });

  test('pages are cut by limit and offset, with links to their neighbours', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = await withCities(datastore);
    const { result } = await datastore.call('datastore_search', { id: resource_id, limit: 1, offset: 2 });
    expect(names(result)).toEqual(['Chennai']);
    expect(result).toMatchObject({ offset: 2, total: 4 });
    expect(result['_links']).toEqual({
      start: '/api/3/action/datastore_search',
      next: '/api/3/action/datastore_search?offset=3',
      prev: '/api/3/action/datastore_search?offset=1',
    });
    const beyond = await datastore.call('datastore_search', { resource_id, offset: 100, limit: 40_000 });
    expect(beyond.result).toMatchObject({ records: [], limit: 32_000, total: 4 });
  });

  test.each([
    [{ state: 'Karnataka' }, ['Mysuru', 'Bengaluru']],
    [{ name: ['Chennai', 'Mysuru'] }, ['Mysuru', 'Chennai']],
    [{ state: null }, ['New "Town", 50%']],
    [{ state: [null, 'Tamil Nadu'] }, ['Chennai', 'New "Town", 50%']],
    [{ population: { gte: 920550, lt: 8_000_000 } }, ['Mysuru', 'Chennai']],
    [{ population: '7088000' }, ['Chennai']],
    [{ since: { gt: '2023-12-31' } }, ['Mysuru']],
    [{ $or: [{ name: 'Chennai' }, { population: { gt: 8_000_000 } }] }, ['Bengaluru', 'Chennai']],
    [{ state: 'Karnataka', $or: [{ name: 'Chennai' }, { _id: 2 }] }, ['Bengaluru']],
    [{ population: [{ lt: 1_000_000 }, { gt: 8_000_000 }] }, ['Mysuru', 'Bengaluru']],
    [
      [{ name: 'Chennai' }, { population: { gt: 8_000_000 } }],
      ['Bengaluru', 'Chennai'],
    ],
    [[], records.map((record) => record.name)],
    [{ name: "'; drop table x; --" }, []],
    [{}, records.map((record) => record.name)],
  ])('filters %j finds its rows', async (filters, expected) => {
    const datastore = await openTestDatastore(await open());
    const resource_id = await withCities(datastore);
    const { result } = await datastore.call('datastore_search', { resource_id, filters });
    expect(names(result)).toEqual(expected);
    expect(result).toMatchObject({ filters, total: expected.length });
  });

  test.each([
    ['karnataka', ['Mysuru', 'Bengaluru']],
    ['karnataka beng', ['Bengaluru']],
    ['50%', ['New "Town", 50%']],
    ['7088000', ['Chennai']],
    ['nothing like it', []],
    [{ state: 'tamil' }, ['Chennai']],
    [7088000, ['Chennai']],
    [{ population: 7088000 }, ['Chennai']],
  ])('q %j finds words wherever they are', async (q, expected) => {
    const datastore = await openTestDatastore(await open());
    const resource_id = await withCities(datastore);
    const { result } = await datastore.call('datastore_search', { resource_id, q });
    expect(names(result)).toEqual(expected);
    expect(result.total).toBe(expected.length);
    for (const record of result.records) expect(Object.values(record).at(-1)).toBeGreaterThan(0);
  });

  test('full_text finds rows as q does, beside it and without a rank', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = await withCities(datastore);
    const search = async (more: object) =>
      (await datastore.call('datastore_search', { resource_id, ...more })).result;
    expect(await search({ full_text: 'zzzz' })).toMatchObject({ records: [], total: 0, full_text: 'zzzz' });
    const found = await search({ full_text: 'chennai' });
    expect([names(found), found.total]).toEqual([['Chennai'], 1]);
    expect(found.records[0]).not.toHaveProperty('rank');
    expect(names(await search({ full_text: '{"state": "tamil"}' }))).toEqual(['Chennai']);
    expect(await search({ full_text: 'chennai', q: 'beng' })).toMatchObject({ records: [], total: 0 });
    expect(await search({ full_text: 'zzzz', filters: { _id: 1 } })).toMatchObject({ records: [], total: 0 });
  });

  test('the best match comes first, and q may be JSON text or hold operators', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = await withCities(datastore);
    await datastore.call('datastore_upsert', {
      resource_id,
      method: 'insert',
      records: [{ name: 'Chennai south' }, { name: 'chennai' }],
    });
    const found = await datastore.call('datastore_search', { resource_id, q: 'chennai' });
    expect(names(found.result)).toEqual(['Chennai', 'chennai', 'Chennai south']);
    expect(found.result.records.map((record) => record['rank'])).toEqual([1, 1, 0.6]);
    const byColumn = await datastore.call('datastore_search', { resource_id, q: '{"name": "south"}' });
    expect(byColumn.result.records).toMatchObject([{ name: 'Chennai south', 'rank name': 0.3 }]);
    const either = await datastore.call('datastore_search', {
      resource_id,
      q: 'myso | beng:*',
      plain: false,
    });
    expect(names(either.result)).toEqual(['Bengaluru']);
  });

  test('the rank of a match orders the rows, and is a column only where it was asked for', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = await withCities(datastore);
    const more = [{ name: 'Chennai south' }, { name: 'Chennai' }];
    await datastore.call('datastore_upsert', { resource_id, method: 'insert', records: more });
    const asked = { resource_id, q: 'chennai', records_format: 'lists', offset: 1 };
    const { result } = await datastore.call('datastore_search', { ...asked, fields: 'name' });
    expect(result.fields).toEqual([{ id: 'name', type: 'text' }]);
    expect(result.records).toEqual([['Chennai'], ['Chennai south']]);
    const ranked = await datastore.call('datastore_search', { ...asked, fields: 'name,rank' });
    expect(ranked.result.records).toEqual([
      ['Chennai', 1],
      ['Chennai south', 0.6],
    ]);
    const different = { ...asked, distinct: true, offset: 0, fields: 'name,rank' };
    const once = await datastore.call('datastore_search', different);
    expect(once.result).toMatchObject({
      total: 2,
      records: [
        ['Chennai', 1],
        ['Chennai south', 0.6],
      ],
    });
    const byColumn = { ...different, q: { name: 'chennai' }, fields: 'rank name', sort: 'rank name' };
    expect((await datastore.call('datastore_search', byColumn)).result.records).toEqual([[0.6], [1]]);
    const dump = await datastore.server.inject(`/datastore/dump/${resource_id}?q=chennai&fields=name`);
    expect(dump.body).toBe('name\nChennai\nChennai\nChennai south\n');
  });

  test('a column that is called rank keeps its values, and how well rows match gets another name', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource();
    const ranked = [
      { country: 'Finland', Rank: 1, 'rank country': 'first' },
      { country: 'France', Rank: 27, 'rank country': 'later' },
    ];
    await datastore.call('datastore_create', { resource_id, records: ranked });
    const search = async (more: object) =>
      (await datastore.call('datastore_search', { resource_id, ...more })).result.records;
    expect(await search({ q: 'France' })).toEqual([{ _id: 2, ...ranked[1], _rank: 1 }]);
    expect(await search({ q: { country: 'Franc' } })).toEqual([
      { _id: 2, ...ranked[1], '_rank country': 0.6 },
    ]);
    expect(await search({ q: 'F', sort: 'Rank desc', fields: 'Rank' })).toEqual([{ Rank: 27 }, { Rank: 1 }]);
    expect(await search({ q: 'France', include_rank: false })).toEqual([{ _id: 2, ...ranked[1] }]);
    const dump = await datastore.server.inject(`/datastore/dump/${resource_id}?q=France`);
    expect(dump.body).toBe('_id,country,Rank,rank country\n2,France,27,later\n');
  });

  test('the next page is told as a filter where rows come in the order of _id', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = await withCities(datastore);
    const search = async (more: object) =>
      (await datastore.call('datastore_search', { resource_id, include_next_page: true, ...more })).result;
    const first = await search({ limit: 3, fields: 'name' });
    expect(first).toMatchObject({ next_page: { _id: { gt: 3 } }, fields: [{ id: 'name' }] });
    expect(first.records[2]).toEqual({ name: 'Chennai' });
    const second = await search({ limit: 3, filters: first['next_page'] });
    expect(second).toMatchObject({ records: [{ _id: 4 }], next_page: { _id: { gt: 4 } } });
    expect(await search({ filters: second['next_page'] })).not.toHaveProperty('next_page');
    expect(await search({ limit: 3, sort: '_id desc' })).toMatchObject({ next_page: { _id: { lt: 2 } } });
    for (const other of [{ sort: 'name' }, { q: 'karnataka' }, { distinct: true }, { sort: '_id, name' }]) {
      expect(await search(other)).not.toHaveProperty('next_page');
    }
  });

  test('sorting takes several columns, directions, quoted names and the place of missing values', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = await withCities(datastore);
    const sorted = async (sort: string) =>
      (
        await datastore.call('datastore_search', {
          resource_id,
          sort,
          fields: ['_id'],
          records_format: 'lists',
        })
      ).result.records.flat();
    expect(await sorted('state desc, "population" desc')).toEqual([4, 3, 2, 1]);
    expect(await sorted('state desc nulls last, "population" desc')).toEqual([3, 2, 1, 4]);
    expect(await sorted('population desc nulls first')).toEqual([4, 2, 3, 1]);
    expect(await sorted('_id desc')).toEqual([4, 3, 2, 1]);
  });

  test('chosen columns come in the order asked for, distinct rows once', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = await withCities(datastore);
    const { result } = await datastore.call('datastore_search', {
      resource_id,
      fields: 'state',
      distinct: true,
      sort: 'state',
    });
    expect(result.records).toEqual([{ state: 'Karnataka' }, { state: 'Tamil Nadu' }, { state: null }]);
    expect(result.total).toBe(3);
  });

  test('records come as objects, lists, CSV or TSV', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = await withCities(datastore);
    const records_as = async (records_format: string) =>
      (
        await datastore.call('datastore_search', {
          resource_id,
          fields: 'name,population',
          records_format,
          offset: 2,
        })
      ).result.records;
    expect(await records_as('lists')).toEqual([
      ['Chennai', 7088000],
      ['New "Town", 50%', null],
    ]);
    expect(await records_as('csv')).toBe('Chennai,7088000\n"New ""Town"", 50%",\n');
    expect(await records_as('tsv')).toBe('Chennai\t7088000\n"New ""Town"", 50%"\t\n');
  });

  test('include_total=false leaves the count out, limit=0 the rows', async () => {
    const datastore = await openTestDatastore(await open());
    await withCities(datastore);
    const without = await datastore.server.inject(
      '/api/action/datastore_search?id=cities&include_total=false&limit=1',
    );
    expect(without.json().result).not.toHaveProperty('total');
    const empty = await datastore.call('datastore_search', { id: 'cities', limit: 0, q: 'karnataka' });
    expect(empty.result).toMatchObject({ records: [], total: 2 });
  });

  test.each([
    [{ filters: { colour: 'red' } }, 'filters', /"colour"/],
    [{ filters: { population: 'many' } }, 'filters', /"many".*"population".*int/],
    [{ filters: { population: { like: 1 } } }, 'filters', /"like"/],
    [{ filters: { $or: 1 } }, 'filters', /\$or/],
    [{ filters: '[1' }, 'filters', /./],
    [{ fields: 'colour' }, 'fields', /"colour"/],
    [{ sort: 'colour desc' }, 'sort', /"colour"/],
    [{ filter: { state: 'Assam' } }, 'filter', /Unknown parameter/],
    [{ full_text: { colour: 'red' } }, 'full_text', /"colour"/],
    [{ full_text: '{"a"}' }, 'full_text', /JSON/],
    [{ sort: 'name; drop table x' }, 'sort', /name; drop/],
    [{ q: { colour: 'red' } }, 'q', /"colour"/],
    [{ q: 'a '.repeat(40) }, 'q', /16 words/],
    [{ limit: -1 }, 'limit', /natural number/],
    [{ offset: 'x' }, 'offset', /integer/],
    [{ records_format: 'yaml' }, 'records_format', /./],
  ])('%j is refused and the field named', async (input, field, text) => {
    const datastore = await openTestDatastore(await open());
    const resource_id = await withCities(datastore);
    const { status, error } = await datastore.call('datastore_search', { resource_id, ...input });
    expect([status, error['__type']]).toEqual([409, 'Validation Error']);
    expect(String(error[field])).toMatch(text);
  });

  test('a table that is not there and one that is not named are told apart', async () => {
    const { call } = await openTestDatastore(await open());
    const missing = await call('datastore_search', { resource_id: 'nothing' });
    expect([missing.status, missing.error]).toEqual([
      404,
      expect.objectContaining({ __type: 'Not Found Error', message: 'Resource "nothing" was not found.' }),
    ]);
    expect((await call('datastore_search', {})).error).toMatchObject({ resource_id: ['Missing value'] });
  });

  test('a word with very many matches has its page, and their number exact or reckoned', async () => {
    const datastore = await openTestDatastore(await open());
    const id = datastore.addResource({ urlType: null });
    const rows = Array.from({ length: 150_001 }, (_, row) => `Anna,${row}`).join('\n');
    await importTable(datastore.datastore.context, administrator, {
      resourceId: id,
      source: { stream: Readable.from(`name,n\n${rows}\n`) },
      format: 'csv',
    });
    for (const sort of [undefined, '_id asc', 'n desc']) {
      const found = await datastore.call('datastore_search', { id, q: 'aNN', limit: 2, sort });
      expect(found.result).toMatchObject({ total: 150_001, records: [{ name: 'Anna' }, { name: 'Anna' }] });
      expect(Object.keys(found.result.records[0] ?? {})).not.toContain('_found');
    }
    const few = await datastore.call('datastore_search', { id, q: '149999', limit: 2 });
    expect(few.result).toMatchObject({ total: 1, total_was_estimated: false });
    const none = await datastore.call('datastore_search', { id, q: 'zzz' });
    expect(none.result).toMatchObject({ total: 0, records: [] });
    const beyond = await datastore.call('datastore_search', { id, q: '149999', offset: 5 });
    expect(beyond.result).toMatchObject({ total: 1, records: [] });
  });
});
