import { PUBLIC_URL, describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { countyImport, stateImport } from '../areas/areas-testing.ts';
import { importAreas } from '../areas/import-areas.ts';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';

const cities = [
  { name: 'Mysuru', people: 920550 },
  { name: 'Bengaluru', people: 8443675 },
  { name: 'Hubballi', people: null },
];

async function withTable(
  datastore: TestDatastore,
  options: { private?: boolean; aliases?: string[]; sku?: string; rows?: object[] } = {},
) {
  const { sku } = options;
  const resource_id = datastore.addResource({ private: options.private ?? false, ...(sku ? { sku } : {}) });
  const { error } = await datastore.call('datastore_create', {
    resource_id,
    records: options.rows ?? cities,
    aliases: options.aliases ?? [],
  });
  expect(error).toBeUndefined();
  return resource_id;
}

describeStores('datastore_search_sql', (open) => {
  test('answers with the query, the fields and the records, by POST and by GET', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore);
    const sql = `select name, people, people / 2.0 as half, count(*) over () as n from "${id}" order by _id`;
    const { status, result } = await datastore.call('datastore_search_sql', { sql });
    expect(status).toBe(200);
    expect(result).toEqual({
      sql,
      fields: [
        { id: 'name', type: 'text' },
        { id: 'people', type: 'int' },
        { id: 'half', type: 'float' },
        { id: 'n', type: 'int' },
      ],
      records: [
        { name: 'Mysuru', people: 920550, half: 460275, n: 3 },
        { name: 'Bengaluru', people: 8443675, half: 4221837.5, n: 3 },
        { name: 'Hubballi', people: null, half: null, n: 3 },
      ],
    });
    const answer = await datastore.server.inject(
      `/api/3/action/datastore_search_sql?sql=${encodeURIComponent(sql)}`,
    );
    expect(answer.json().result).toEqual(result);
  });

  test('two columns of one name both reach the reader', async () => {
    const datastore = await openTestDatastore(await open());
    const { result } = await datastore.call('datastore_search_sql', {
      sql: 'select 1 as a, 2 as a, 3 as a_1',
    });
    expect(result.records).toEqual([{ a: 1, a_2: 2, a_1: 3 }]);
  });

  test('more than 32,000 rows are cut, and the answer says so', async () => {
    const datastore = await openTestDatastore(await open());
    const sql = 'select a.range + b.range as n from range(200) a, range(200) b';
    const { result } = await datastore.call('datastore_search_sql', { sql });
    expect(result.records).toHaveLength(32_000);
    expect(result.records_truncated).toBe(true);
  });

  test('tables are joined by id and by alias', async () => {
    const datastore = await openTestDatastore(await open());
    const one = await withTable(datastore, { aliases: ['cities'] });
    const other = await withTable(datastore, { rows: [{ name: 'Mysuru', river: 'Kaveri' }] });
    const sql = `with rivers as (select * from "${other}") select c.name, river from cities c join rivers using (name) join "${one}" using (name)`;
    const { result } = await datastore.call('datastore_search_sql', { sql });
    expect(result.records).toEqual([{ name: 'Mysuru', river: 'Kaveri' }]);
  });

  test('a table is named by its sku, in quotes or with underscores, in either case', async () => {
    const datastore = await openTestDatastore(await open());
    await withTable(datastore, { sku: 'cities-src-ct-yr-abc' });
    await withTable(datastore, { sku: 'cities-src-ct-yr-xyz', private: true });
    for (const name of ['"cities-src-ct-yr-abc"', 'cities_src_ct_yr_abc', 'Cities_SRC_ct_yr_abc']) {
      const sql = `select count(*) as n from ${name}`;
      const { result } = await datastore.call('datastore_search_sql', { sql }, '');
      expect(result.records).toEqual([{ n: 3 }]);
    }
    const hidden = { sql: 'select 1\nfrom cities_src_ct_yr_xyz' };
    const { status, error } = await datastore.call('datastore_search_sql', hidden, '');
    expect(status).toBe(404);
    expect(error).toMatchObject({
      message: 'Resource "cities_src_ct_yr_xyz" was not found.',
      info: { fault: { code: 'table_not_found', line: 2, column: 6, name: 'cities_src_ct_yr_xyz' } },
    });
    const shadow = { sql: 'with cities_src_ct_yr_abc as (select 1) select 1' };
    expect((await datastore.call('datastore_search_sql', shadow)).status).toBe(409);
  });

  test('a fault comes with its place and kind', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore);
    const cases: [sql: string, fault: object][] = [
      [`select 'é',\n  peple from "${id}"`, { code: 'column_not_found', line: 2, column: 3, name: 'peple' }],
      [`select 1 frm "${id}"`, { code: 'syntax', line: 1, column: 14 }],
      ["select 1,\n\n getenv('HOME')", { code: 'function_not_allowed', line: 3, column: 2 }],
      ['select 1 from (show tables)', { code: 'not_allowed' }],
      ['select 1; select 2', { code: 'several_statements' }],
      [`select cast(name as int) from "${id}"`, { code: 'other', line: 1, column: 8 }],
      [`select ${'case when true then '.repeat(260)}1${' end'.repeat(260)}`, { code: 'too_complex' }],
      ['select 1e999', { code: 'syntax' }],
    ];
    for (const [sql, fault] of cases) {
      const { status, error } = await datastore.call('datastore_search_sql', { sql });
      expect([sql, status < 500, error.info]).toEqual([
        sql,
        true,
        expect.objectContaining({ fault: expect.objectContaining(fault) }),
      ]);
    }
  });

  test('a table of a private dataset is there for members only', async () => {
    const grants = [{ person: 'ada', relation: 'member', organization: 'statistics-office' }] as const;
    const datastore = await openTestDatastore(await open(), [...grants]);
    const id = await withTable(datastore, { private: true });
    const ask = (name: string, as: string) =>
      datastore.call('datastore_search_sql', { sql: `select count(*) as n from "${name}"` }, as);
    expect((await ask(id, 'ada')).result.records).toEqual([{ n: 3 }]);
    for (const [name, as] of [
      [id, ''],
      [id, 'bob'],
      ['no-such-table', ''],
    ] as const) {
      const { status, error } = await ask(name, as);
      expect(status).toBe(404);
      expect(error).toMatchObject({
        __type: 'Not Found Error',
        message: `Resource "${name}" was not found.`,
      });
    }
  });

  test('every refusal has the status and the type that clients of CKAN know', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore, { aliases: ['cities'] });
    const cases: [sql: string, status: number, type: string, words: RegExp][] = [
      ['select 1; select 2', 409, 'Validation Error', /not a single statement/],
      ["select * from read_csv('/etc/passwd')", 403, 'Authorization Error', /read_csv/],
      ['select * from pg_tables', 403, 'Authorization Error', /pg_tables/],
      ['select * from information_schema.tables', 403, 'Authorization Error', /information_schema/],
      ["select * from '/etc/passwd'", 404, 'Not Found Error', /was not found/],
      ['selec 1', 409, 'Validation Error', /syntax error/],
      [`drop table "${id}"`, 409, 'Validation Error', /SELECT/],
      [`select nothing from "${id}"`, 409, 'Validation Error', /There is no column \\"nothing\\"/],
      [`select name::int from "${id}"`, 409, 'Validation Error', /cannot be read as a whole number/],
      ['select $1', 409, 'Validation Error', /parameters/],
      ['with cities as (select 1) select * from cities', 409, 'Validation Error', /name of a table/],
      [`with "${id}" as (select 1) select * from "${id}"`, 409, 'Validation Error', /name of a table/],
      ['', 409, 'Validation Error', /Missing value/],
      [`select ${'('.repeat(100)}1${')'.repeat(100)}`, 409, 'Validation Error', /nests/],
    ];
    for (const [sql, status, type, words] of cases) {
      const answer = await datastore.call('datastore_search_sql', { sql });
      expect([sql, answer.status, answer.error]).toEqual([
        sql,
        status,
        expect.objectContaining({ __type: type }),
      ]);
      expect(JSON.stringify(answer.error)).toMatch(words);
      // Nothing of this machine.
      expect(JSON.stringify(answer.error)).not.toContain(datastore.folder);
    }
    expect((await datastore.call('datastore_search_sql', {})).error).toMatchObject({
      sql: ['Missing value'],
    });
  });

  test('an error of the engine says which statement failed', async () => {
    const datastore = await openTestDatastore(await open());
    const { error } = await datastore.call('datastore_search_sql', { sql: 'select 1 +' });
    expect(error.query).toEqual(['The query is not valid SQL: syntax error at end of input.']);
    expect(error.info).toEqual({
      statement: ['select 1 +'],
      params: [{}],
      orig: ['syntax error at end of input'],
      fault: { code: 'syntax', line: 1, column: 11 },
    });
  });

  test('include_tables says which tables were read, and of which version', async () => {
    const datastore = await openTestDatastore(await open());
    const id = datastore.addResource();
    await datastore.call('datastore_create', { resource_id: id, fields: [{ id: 'n', type: 'int' }] });
    await datastore.call('datastore_upsert', { resource_id: id, method: 'insert', records: [{ n: 1 }] });
    const sql = `select n from "${id}" union select 2`;
    const { result } = await datastore.call('datastore_search_sql', { sql, include_tables: true });
    expect(result.tables).toEqual([{ resource_id: id, version: 2 }]);
    expect((await datastore.call('datastore_search_sql', { sql })).result).not.toHaveProperty('tables');
  });

  test('geo_result says where the rows lie, or null where they lie nowhere', async () => {
    const datastore = await openTestDatastore(await open());
    const id = datastore.addResource();
    const info = { role: 'geo', scheme: 'fips', level: 'state' };
    await datastore.call('datastore_create', {
      resource_id: id,
      fields: [
        { id: 'state', type: 'int', info },
        { id: 'n', type: 'int' },
      ],
      records: [
        { state: 6, n: 1 },
        { state: 99, n: 2 },
      ],
    });
    const ask = async (columns: string) =>
      (
        await datastore.call('datastore_search_sql', {
          sql: `select ${columns} from "${id}"`,
          geo_result: true,
        })
      ).result.geo;
    expect(await ask('n')).toBeNull();
    expect(await ask('state, n')).toEqual({
      level: 'state',
      key_field: 'state',
      vintage: null,
      features_url: null,
      unmatched: ['6', '99'],
    });
    await importAreas(datastore.datastore.context, {
      ...stateImport,
      rows: [...(stateImport.rows ?? []), { code: 6, name: 'Sixth' }],
    });
    expect(await ask('n, state')).toMatchObject({ unmatched: ['99'] });
    await importAreas(datastore.datastore.context, countyImport());
    const counties = await datastore.call('datastore_create', {
      resource_id: datastore.addResource(),
      fields: [{ id: 'county code', type: 'int', info: { role: 'geo' } }],
      records: [1001, 1003, 2001].map((code) => ({ 'county code': code })),
    });
    const sql = `select * from "${counties.result.resource_id}"`;
    const located = await datastore.call('datastore_search_sql', { sql, geo_result: true });
    expect(located.result.geo).toEqual({
      level: 'county',
      key_field: 'county code',
      vintage: '2017',
      features_url: `${PUBLIC_URL}/api/areas/fips/county/boundaries.topo.json?vintage=2017`,
      unmatched: [],
    });
  });
});

describeStores('datastore_search_sql under load', (open) => {
  test('a query that takes too long is stopped, and the next one runs', async () => {
    const datastore = await openTestDatastore(await open());
    const { workers } = datastore.datastore.context;
    const run = workers.run.bind(workers);
    workers.run = (request, signal) => run({ ...request, timeoutMilliseconds: 300 }, signal);
    const sql =
      'select count(*) from range(10000) a, range(10000) b, range(10000) c where a.range + b.range * c.range % 7 = 3';
    const { status, error } = await datastore.call('datastore_search_sql', { sql });
    expect(status).toBe(409);
    expect(error).toMatchObject({ __type: 'Validation Error', query: [expect.stringMatching(/too long/)] });
    workers.run = run;
    const next = await datastore.call('datastore_search_sql', { sql: 'select 1 as a' });
    expect(next.result.records).toEqual([{ a: 1 }]);
  });
});
