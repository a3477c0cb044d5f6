import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { type FoundLists, openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { ended, upload } from '../jobs/jobs-testing.ts';
import type { Recipe } from '../import/recipe.contract.ts';
import type { LookChanges } from './look-changes.contract.ts';
import type { Look } from './look.contract.ts';
import { call, correct, lookAt, objectsLeft, publish } from './looks-testing.ts';

const JANUARY = 'code,name,people\n01,Kolar,10\n02,Mysuru,20\n03,Bidar,30\n';

async function rowsOf(test: TestDatastore, id: string): Promise<unknown[][]> {
  const input = { id, records_format: 'lists' };
  return (await test.call<FoundLists>('datastore_search', input)).result.records;
}

/** A resource whose table was published from a file. */
async function published(test: TestDatastore, text = JANUARY): Promise<string> {
  const { body: look } = await lookAt(test, { package_id: 'dataset', filename: 'january.csv' }, text);
  return (await publish(test, look)).body.resource_id;
}

async function changesOf(test: TestDatastore, { id }: Pick<Look, 'id'>, query = ''): Promise<LookChanges> {
  return (await call<LookChanges>(test, 'GET', `/${id}/changes${query}`)).body;
}

const meeting = (method: Recipe['method'], key?: string[]) => (recipe: Recipe) => ({
  ...recipe,
  method,
  ...(key && { key }),
});

/** A look at the next file of a table, and how it is to meet it. */
async function next(
  test: TestDatastore,
  resource_id: string,
  text: string,
  method?: Recipe['method'],
  key?: string[],
) {
  const { body: look } = await lookAt(test, { resource_id, filename: 'february.csv' }, text);
  if (method) await correct(test, look, meeting(method, key));
  return look;
}

describeStores('what a look would change', (open) => {
  it('is told by key, with old and new values of changed cells, a page at a time', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test);
    const look = await next(
      test,
      resource_id,
      'code,name,people\n02,Mysuru,21\n03,Bidar,30\n04,Udupi,40\n05,Koppal,50\n',
      'replace',
      ['code'],
    );
    const changes = await changesOf(test, look);
    expect(changes).toEqual({
      version: 1,
      method: 'replace',
      key: ['code'],
      table_key: null,
      key_refused: null,
      problem: null,
      columns: { added: [], removed: [], retyped: [], reordered: false, absent: [] },
      rows_before: 3,
      rows_after: 4,
      changes: { added: 2, removed: 1, changed: 1 },
      sample: {
        kind: 'changed',
        page: 1,
        per_page: 50,
        total: 1,
        columns: [
          { name: 'code', type: 'text' },
          { name: 'name', type: 'text' },
          { name: 'people', type: 'int' },
        ],
        records: [{ before: ['02', 'Mysuru', 20], after: ['02', 'Mysuru', 21], changed: ['people'] }],
      },
    });
    const added = await changesOf(test, look, '?kind=added&page=2&per_page=1');
    expect(added.sample).toMatchObject({
      kind: 'added',
      total: 2,
      records: [{ before: null, after: ['05', 'Koppal', 50], changed: [] }],
    });
    const removed = await changesOf(test, look, '?kind=removed');
    expect(removed.sample?.records).toEqual([{ before: ['01', 'Kolar', 10], after: null, changed: [] }]);
    const { body: done } = await publish(test, look, { if_version: 1 });
    expect(done).toMatchObject({
      version: 2,
      rows: 4,
      changes: { added: 2, removed: 1, changed: 1, key: ['code'] },
    });
    expect(await objectsLeft(test)).toEqual([]);
  });

  it('is told by a column of identifiers where no key is said, and else by what rows are about', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test, 'id,bridge,year\n1,Old Bridge,1901\n2,New Bridge,1999\n');
    const dated = await next(test, resource_id, 'id,bridge,year\n1,Old Bridge,1902\n3,Arch Bridge,2024\n');
    expect(await changesOf(test, dated)).toMatchObject({
      key: ['id'],
      changes: { added: 1, removed: 1, changed: 1 },
    });
    const repeated = await next(test, resource_id, 'id,bridge,year\n1,Old Bridge,1901\n1,New Bridge,1999\n');
    expect(await changesOf(test, repeated)).toMatchObject({
      key: ['id', 'bridge', 'year'],
      changes: { added: 1, removed: 1, changed: 0 },
    });
    await publish(test, dated);
    const below = await next(test, resource_id, 'id,bridge,year\n3,Arch Bridge,2025\n', 'upsert');
    expect(await changesOf(test, below)).toMatchObject({ key: ['id'], changes: { added: 0, changed: 1 } });
  });

  it('names columns that come, go, change their type or their order', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test, 'code,name,people\nx1,Kolar,10\nx2,Mysuru,20\n');
    const look = await next(test, resource_id, 'people,code,area\n10.5,x1,1\n20,x2,2\n');
    const changes = await changesOf(test, look);
    expect(changes.columns).toEqual({
      added: [{ name: 'area', type: 'int' }],
      removed: [{ name: 'name', type: 'text' }],
      retyped: [{ name: 'people', from: 'int', to: 'float' }],
      reordered: false,
      absent: [],
    });
    const swapped = await next(test, resource_id, 'people,name,code\n10,Kolar,x1\n20,Mysuru,x2\n');
    const { body: said } = await correct(test, swapped, (recipe) => ({
      ...recipe,
      columns: recipe.columns?.toReversed(),
    }));
    expect((await changesOf(test, said)).columns.reordered).toBe(true);
  });

  it('is counted by whole rows where no key tells them apart, and says which key does not', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test);
    const doubled = 'code,name,people\n01,Kolar,10\n01,Kolar,11\n01,Kolar,10\n';
    const changes = await changesOf(test, await next(test, resource_id, doubled, 'replace', ['code']));
    expect(changes).toMatchObject({
      key: null,
      key_refused: ['code'],
      changes: { added: 2, removed: 2, changed: null },
    });
    expect(changes.sample?.records.map(({ after }) => after)).toEqual([
      ['01', 'Kolar', 11],
      ['01', 'Kolar', 10],
    ]);
  });

  it('is nothing but new where nothing is published', async () => {
    const test = await openTestDatastore(await open());
    const { body: look } = await lookAt(test, { package_id: 'dataset' }, JANUARY);
    expect(await changesOf(test, look)).toMatchObject({
      version: null,
      rows_before: 0,
      rows_after: 3,
      changes: { added: 3, removed: 0, changed: 0 },
      sample: null,
    });
  });

  it('is its maker’s alone', async () => {
    const grants = ['ada', 'bob'].map(
      (person) => ({ person, relation: 'editor', organization: 'statistics-office' }) as const,
    );
    const test = await openTestDatastore(await open(), grants);
    const resource_id = await published(test);
    const { body: look } = await lookAt(test, { resource_id }, JANUARY, 'ada');
    for (const as of ['bob', 'eve', ''])
      expect((await call(test, 'GET', `/${look.id}/changes`, { as })).status).toBe(404);
    expect((await call(test, 'GET', `/${look.id}/changes`, { as: 'ada' })).status).toBe(200);
  });
});

describeStores('a file that is added to a table', (open) => {
  const FEBRUARY = 'code,name,people\n02,Mysuru,21\n04,Udupi,40\n';

  it('below its rows', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test);
    const look = await next(test, resource_id, FEBRUARY, 'append');
    expect(await changesOf(test, look)).toMatchObject({
      method: 'append',
      rows_before: 3,
      rows_after: 5,
      changes: { added: 2, removed: 0 },
    });
    const { body: done } = await publish(test, look);
    expect(done).toMatchObject({ version: 2, rows: 5, changes: { added: 2, removed: 0 } });
    expect((await rowsOf(test, resource_id)).slice(3)).toEqual([
      [4, '02', 'Mysuru', 21],
      [5, '04', 'Udupi', 40],
    ]);
    expect(await objectsLeft(test)).toEqual([]);
    const back = await test.call('datastore_version_restore', { resource_id, version: 1 });
    expect(back.status).toBe(200);
    expect(await rowsOf(test, resource_id)).toHaveLength(3);
  });

  it('by its key: rows are added and changed, the others stay with their numbers', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test);
    const look = await next(test, resource_id, FEBRUARY, 'upsert', ['code']);
    expect(await changesOf(test, look)).toMatchObject({
      method: 'upsert',
      key: ['code'],
      rows_after: 4,
      changes: { added: 1, removed: 0, changed: 1 },
    });
    await publish(test, look);
    expect(await rowsOf(test, resource_id)).toEqual([
      [1, '01', 'Kolar', 10],
      [2, '02', 'Mysuru', 21],
      [3, '03', 'Bidar', 30],
      [4, '04', 'Udupi', 40],
    ]);
  });

  it('leaves what it does not bring as it was, and takes columns that are new', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test);
    const look = await next(test, resource_id, 'code,area\n02,7\n09,8\n', 'upsert', ['code']);
    expect((await changesOf(test, look)).columns).toMatchObject({
      added: [{ name: 'area', type: 'int' }],
      removed: [],
      absent: ['name', 'people'],
    });
    await publish(test, look, { accept_columns: true });
    expect((await rowsOf(test, resource_id)).slice(1)).toEqual([
      [2, '02', 'Mysuru', 20, 7],
      [3, '03', 'Bidar', 30, null],
      [4, '09', null, null, 8],
    ]);
  });

  const refused: [
    title: string,
    text: string,
    method: Recipe['method'],
    key: string[] | undefined,
    problem: object,
  ][] = [
    [
      'a key that is there twice',
      'code,name,people\n02,a,1\n02,b,2\n',
      'upsert',
      ['code'],
      { code: 'key_repeated', params: { columns: 'code', rows: 1, value: '02' } },
    ],
    [
      'a key without a value',
      'code,name,people\n02,a,1\n,b,2\n',
      'upsert',
      ['code'],
      { code: 'key_empty', params: { columns: 'code', rows: 1 } },
    ],
    [
      'a column of the key that is gone',
      'name,people\na,1\n',
      'upsert',
      ['code'],
      { code: 'key_columns_missing', params: { columns: 'code' } },
    ],
    ['no key', 'people\n1\n', 'upsert', undefined, { code: 'key_needed' }],
    [
      'values of another type',
      'code,name,people\n07,a,many\n',
      'append',
      undefined,
      { code: 'types_do_not_fit', params: { columns: 'people', value: 'many', type: 'int' } },
    ],
  ];

  it.each(refused)('is refused with %s, and changes nothing', async (_title, text, method, key, problem) => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test);
    const look = await next(test, resource_id, text, method, key);
    expect(await changesOf(test, look)).toMatchObject({ problem, changes: null, rows_after: null });
    const { status, error } = await publish(test, look, { accept_columns: true });
    expect([status, error.info]).toMatchObject([400, { reason: problem }]);
    expect(await rowsOf(test, resource_id)).toHaveLength(3);
    expect((await call(test, 'GET', `/${look.id}`)).status).toBe(200);
  });

  it('holds to the key that the table has', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = test.addResource();
    const records = [
      { code: '01', people: 1 },
      { code: '02', people: 2 },
    ];
    await test.call('datastore_create', { resource_id, records, primary_key: ['code'] });
    const below = await next(test, resource_id, 'code,people\n02,5\n03,6\n', 'append');
    expect((await changesOf(test, below)).problem).toMatchObject({
      code: 'key_taken',
      params: { value: '02' },
    });
    await correct(test, below, meeting('upsert', ['people']));
    expect(await changesOf(test, below)).toMatchObject({ key: ['code'], changes: { added: 1, changed: 1 } });
    await publish(test, below);
    // Rows in their place leave the key where it tells them apart, too.
    const whole = await next(test, resource_id, 'code,people\n08,1\n09,1\n', 'replace');
    await publish(test, whole);
    const again = await test.call('datastore_upsert', { resource_id, records: [{ code: '09', people: 3 }] });
    expect(again.status).toBe(200);
    expect(await rowsOf(test, resource_id)).toEqual([
      [1, '08', 1],
      [2, '09', 3],
    ]);
  });

  it('without rows is no table, whatever it is to do', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test);
    const { status, error } = await lookAt(test, { resource_id }, 'code,name,people\n');
    expect([status, error.info]).toMatchObject([400, { reason: { code: 'no_rows' } }]);
  });

  it('next month does the same without a hand, and its job says what it changed', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test);
    await publish(test, await next(test, resource_id, FEBRUARY, 'upsert', ['code']));
    const march = 'code,name,people\n04,Udupi,41\n05,Koppal,50\n';
    const { body: look } = await lookAt(test, { resource_id }, march);
    expect(look.recipe).toMatchObject({ method: 'upsert', key: ['code'] });
    const { job } = await upload(test, { resource_id, filename: 'march.csv' }, march);
    expect(await ended(test, job)).toMatchObject({
      state: 'done',
      rows: 2,
      report: { method: 'upsert', rows: 2, changes: { added: 1, removed: 0, changed: 1, key: ['code'] } },
    });
    expect((await rowsOf(test, resource_id)).slice(3)).toEqual([
      [4, '04', 'Udupi', 41],
      [5, '05', 'Koppal', 50],
    ]);
  });
});

describeStores('two people at one table', (open) => {
  it('the second is told, nothing is lost, and what changes now can be seen', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test);
    const mine = await next(test, resource_id, 'code,name,people\n02,Mysuru,22\n', 'upsert', ['code']);
    const theirs = await next(test, resource_id, 'code,name,people\n03,Bidar,33\n', 'upsert', ['code']);
    expect((await changesOf(test, mine)).version).toBe(1);
    expect((await publish(test, theirs)).body.version).toBe(2);
    const { status, error } = await publish(test, mine, { if_version: 1 });
    expect([status, error.code, error.info]).toMatchObject([409, 'table_changed', { version: 2 }]);
    expect((await publish(test, mine)).error.code).toBe('table_changed');
    expect(await rowsOf(test, resource_id)).toHaveLength(3);
    expect(await changesOf(test, mine)).toMatchObject({ version: 2, changes: { added: 0, changed: 1 } });
    expect((await publish(test, mine, { if_version: 2 })).body.version).toBe(3);
    expect((await rowsOf(test, resource_id)).map((row) => row[3])).toEqual([10, 22, 33]);
  });

  it('one who has seen nothing of what was published since is told, too', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test);
    const look = await next(test, resource_id, JANUARY);
    await test.call('datastore_delete', { resource_id, filters: { code: '01' }, force: true });
    expect((await publish(test, look)).error.code).toBe('table_changed');
    await changesOf(test, look);
    expect((await publish(test, look)).body).toMatchObject({ version: 3, changes: { added: 1, removed: 0 } });
  });

  it('of two who publish at once one does', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test);
    const looks = [
      await next(test, resource_id, 'code,name,people\n07,a,1\n', 'append'),
      await next(test, resource_id, 'code,name,people\n08,b,2\n', 'append'),
    ];
    const answers = await Promise.all(looks.map((look) => publish(test, look)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await rowsOf(test, resource_id)).toHaveLength(4);
  });
});
