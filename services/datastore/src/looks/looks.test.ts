import { hostname } from 'node:os';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { type FoundLists, openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { ended, upload } from '../jobs/jobs-testing.ts';
import type { Recipe } from '../import/recipe.contract.ts';
import { findLook, insertLook, type LookTables } from './look.store.ts';
import { call, correct, lookAt, objectsLeft, publish, withColumn } from './looks-testing.ts';

const JANUARY =
  'Health report;;;\nDistrict Name;Code;Day;Paid\nKolar;007;03/04/2025;1.234,5\nMysuru;n.k.;04/04/2025;2,5\nTotal;;;1.237,0\n';

async function rowsOf(test: TestDatastore, id: string): Promise<unknown[][]> {
  const input = { id, records_format: 'lists' };
  return (await test.call<FoundLists>('datastore_search', input)).result.records;
}

const columnOf = ({ columns }: Recipe, source: string) => columns?.find((column) => column.source === source);

describeStores('a look at a file', (open) => {
  it('shows rows, types, what was skipped and what was guessed, and publishes nothing', async () => {
    const test = await openTestDatastore(await open());
    const { status, body: look } = await lookAt(
      test,
      { package_id: 'dataset', filename: 'january.csv' },
      JANUARY,
    );
    expect(status).toBe(201);
    expect(look).toMatchObject({
      resource_id: null,
      title: 'january',
      source: { kind: 'file', name: 'january.csv' },
      from_recipe: false,
      fit: { missing: [], added: [] },
      report: { delimiter: ';', header_line: 2, rows: 3, rejected_rows: 0 },
      rows: { total: 3, page: 1, per_page: 50 },
    });
    expect(look.report.notes.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['preamble_skipped', 'date_order_assumed', 'totals_kept', 'decimal_comma']),
    );
    expect(look.rows.records[0]).toEqual(['Kolar', '007', '2025-04-03', 1234.5]);
    expect(columnOf(look.recipe, 'District Name')).toEqual({
      source: 'District Name',
      name: 'District Name',
      type: 'text',
      label: 'District name',
      role: 'geo',
      scale: 'nominal',
      level: 'district',
      guessed: ['name', 'type', 'label', 'role', 'scale', 'level'],
    });
    expect(columnOf(look.recipe, 'Day')).toMatchObject({ type: 'date', date_order: 'day' });
    expect(columnOf(look.recipe, 'Paid')).toMatchObject({ type: 'float', decimal: ',' });
    expect(test.resources.size).toBe(0);
  });

  it('is given again as it is corrected, and publishes what was seen with its recipe', async () => {
    const test = await openTestDatastore(await open());
    const { body: look } = await lookAt(test, { package_id: 'dataset', filename: 'january.csv' }, JANUARY);
    const changes: ((recipe: Recipe) => Recipe)[] = [
      withColumn('District Name', { name: 'district', label: 'District' }),
      withColumn('Day', { date_order: 'month' }),
      withColumn('Paid', { unit: 'INR' }),
      (recipe) => ({ ...recipe, totals: 'leave_out', missing: ['n.k.'] }),
    ];
    const { status, body: again } = await correct(test, look, (recipe) =>
      changes.reduce((changed, change) => change(changed), recipe),
    );
    expect(status).toBe(200);
    expect(again.rows.records).toEqual([
      ['Kolar', '007', '2025-03-04', 1234.5],
      ['Mysuru', null, '2025-04-04', 2.5],
    ]);
    expect(again.report.notes).toContainEqual({ code: 'totals_left_out', params: { rows: 1 } });
    expect(columnOf(again.recipe, 'District Name')?.guessed).toEqual(['type', 'role', 'scale', 'level']);
    expect(columnOf(again.recipe, 'Day')?.guessed).not.toContain('date_order');
    const { body: done } = await publish(test, look);
    expect(done).toMatchObject({ new_resource: true, rows: 2, version: 1, rejected_rows: 0, changes: null });
    expect(await rowsOf(test, done.resource_id)).toEqual([
      [1, 'Kolar', '007', '2025-03-04', 1234.5],
      [2, 'Mysuru', null, '2025-04-04', 2.5],
    ]);
    const { result } = await test.call<{ fields: object[] }>('datastore_info', { id: done.resource_id });
    expect(result.fields).toContainEqual(
      expect.objectContaining({
        id: 'Paid',
        info: expect.objectContaining({ unit: 'INR', role: 'measure' }),
      }),
    );
    expect((await call(test, 'GET', `/${look.id}`)).status).toBe(404);
    expect((await publish(test, look)).status).toBe(404);
    expect(await objectsLeft(test)).toEqual([]);
  });

  it('leaves columns out and takes others for the row of names', async () => {
    const test = await openTestDatastore(await open());
    const text = 'a,b,c\nx,y,z\n1,2,3\n4,5,6\n';
    const { body: look } = await lookAt(test, { package_id: 'dataset' }, text);
    const { body: second } = await correct(test, look, () => ({ header_line: 2 }));
    expect(second.recipe.columns?.map(({ source, type }) => [source, type])).toEqual([
      ['x', 'int'],
      ['y', 'int'],
      ['z', 'int'],
    ]);
    const { body: third } = await correct(test, second, (recipe) => ({
      ...withColumn('y', { left_out: true })(recipe),
      columns: withColumn('y', { left_out: true })(recipe).columns?.toReversed(),
    }));
    expect(third.rows.columns.map(({ name }) => name)).toEqual(['z', 'x']);
    expect(third.rows.records).toEqual([
      [3, 1],
      [6, 4],
    ]);
    expect(third.report.notes).toContainEqual({
      code: 'columns_left_out',
      params: { columns: 1, names: 'y' },
    });
    const { body: joined } = await correct(test, third, () => ({ header_line: 2, header_rows: 2 }));
    expect(joined.recipe.columns?.map(({ name }) => name)).toEqual(['a x', 'b y', 'c z']);
    const { body: none } = await correct(test, joined, () => ({ header_line: null, first_line: 3 }));
    expect(none.rows.records).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('refuses a recipe that cannot be, and stays as it was', async () => {
    const test = await openTestDatastore(await open());
    const { body: look } = await lookAt(test, { package_id: 'dataset' }, 'a,b\n1,x\n2,y\n');
    const refused = async (recipe: object) => {
      const { status, error } = await call(test, 'PUT', `/${look.id}`, { payload: { recipe } });
      return [status, error.fields];
    };
    const two = (name: string, type = 'text') => [
      { source: 'a', name: 'a' },
      { source: 'b', name, type },
    ];
    expect(await refused({ columns: two('A') })).toEqual([400, { columns: ['"A" is there twice'] }]);
    expect(await refused({ columns: two('b', 'colour') })).toEqual([
      400,
      { columns: ['"b" cannot be of type "colour"'] },
    ]);
    expect(await refused({ decimal: ',', thousands: ',' })).toEqual([
      400,
      { thousands: ['cannot be the mark before decimals'] },
    ]);
    expect(await refused({ header_line: 9 })).toEqual([
      400,
      { file: ['has no line 9 with a row below it near its beginning'] },
    ]);
    expect(await refused({ columns: two('b').map((column) => ({ ...column, left_out: true })) })).toEqual([
      400,
      { file: ['has no columns left to import'] },
    ]);
    expect((await call(test, 'PUT', `/${look.id}`, { payload: { recipe: { colour: 'red' } } })).status).toBe(
      400,
    );
    expect((await call(test, 'GET', `/${look.id}`)).body.rows.total).toBe(2);
  });

  it('at what is no table says why, and leaves nothing', async () => {
    const test = await openTestDatastore(await open());
    const { status, error } = await lookAt(
      test,
      { package_id: 'dataset' },
      '<html><title>Data</title></html>',
    );
    expect([status, error.fields]).toEqual([
      400,
      { file: ['line 1: is a web page (HTML), not a table; its title is “Data”'] },
    ]);
    expect(error.info).toMatchObject({
      reason: { code: 'titled_web_page', params: { title: 'Data' }, line: 1 },
    });
    const { body } = await call<{ items: unknown[] }>(test, 'GET', '?package_id=dataset');
    expect(body.items).toEqual([]);
    expect(await objectsLeft(test)).toEqual([]);
  });

  it('is its maker’s alone, and theirs as long as they may import', async () => {
    const grants = ['ada', 'bob'].map(
      (person) => ({ person, relation: 'editor', organization: 'statistics-office' }) as const,
    );
    const test = await openTestDatastore(await open(), grants);
    const hidden = test.addResource({ private: true });
    expect((await lookAt(test, { package_id: 'dataset' }, 'a\n1\n', 'eve')).status).toBe(403);
    expect((await lookAt(test, { package_id: 'dataset' }, 'a\n1\n', '')).status).toBe(403);
    expect((await lookAt(test, { resource_id: hidden }, 'a\n1\n', 'eve')).status).toBe(404);
    const { body: look } = await lookAt(test, { package_id: 'dataset' }, 'a\n1\n', 'ada');
    for (const as of ['bob', 'eve', '']) {
      const payload = { recipe: {} };
      expect((await call(test, 'GET', `/${look.id}`, { as })).status).toBe(404);
      expect((await call(test, 'PUT', `/${look.id}`, { as, payload })).status).toBe(404);
      expect((await publish(test, look, {}, as)).status).toBe(404);
      expect((await call(test, 'DELETE', `/${look.id}`, { as })).status).toBe(404);
    }
    const listed = async (as: string) =>
      (await call<{ items: { id: string }[] }>(test, 'GET', '?package_id=dataset', { as })).body.items;
    expect(await listed('bob')).toEqual([]);
    expect(await listed('ada')).toEqual([expect.objectContaining({ id: look.id, bytes: 4 })]);
    grants.splice(0, 1);
    expect((await call(test, 'GET', `/${look.id}`, { as: 'ada' })).status).toBe(404);
  });

  it('goes when it is discarded, when its time is over, and with its resource', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const test = await openTestDatastore(await open(), [], { clock: () => now });
    const resource = test.addResource();
    const look = async (query: Record<string, string>) => (await lookAt(test, query, 'a\n1\n')).body;
    const first = await look({ package_id: 'dataset' });
    expect((await call(test, 'DELETE', `/${first.id}`)).status).toBe(204);
    expect((await call(test, 'GET', `/${first.id}`)).status).toBe(404);
    const second = await look({ resource_id: resource });
    await test.datastore.tables.drop(resource);
    expect((await call(test, 'GET', `/${second.id}`)).status).toBe(404);
    const third = await look({ package_id: 'dataset' });
    now = new Date('2026-01-05T00:00:00Z');
    expect((await call(test, 'GET', `/${third.id}`)).status).toBe(404);
    const fourth = await look({ package_id: 'dataset' });
    const left = await objectsLeft(test);
    expect(left.every((name) => name.includes(fourth.id))).toBe(true);
    expect(left).toHaveLength(2);
  });

  it('that a process began which died before it was read makes room for others', async () => {
    const test = await openTestDatastore(await open());
    const { sql } = test.datastore.context;
    const { body: read } = await lookAt(test, { package_id: 'dataset' }, 'a\n1\n');
    const stored = await findLook(sql.as<LookTables>(), read.id);
    if (!stored) throw new Error('the look is gone');
    const unread = { ...stored, rows_key: null, content: null };
    // No process has such a number.
    const died = { ...unread, id: 'died', reader: `${hostname()} 99999999 x` };
    await insertLook(sql.as<LookTables>(), died);
    await insertLook(sql.as<LookTables>(), { ...unread, id: 'lives' });
    await lookAt(test, { package_id: 'dataset' }, 'a\n1\n');
    expect(await findLook(sql.as<LookTables>(), 'died')).toBeUndefined();
    expect(await findLook(sql.as<LookTables>(), 'lives')).toBeDefined();
    expect((await call(test, 'GET', '/lives')).status).toBe(404);
  });

  it('of a pasted table, and of one at an address', async () => {
    const test = await openTestDatastore(await open());
    const pasted = await call(test, 'POST', '', {
      payload: { package_id: 'dataset', title: 'Prices', text: 'crop\tprice\nragi\t30\n' },
    });
    expect(pasted.body).toMatchObject({
      title: 'Prices',
      source: { kind: 'text' },
      rows: { records: [['ragi', 30]] },
    });
    const both = await call(test, 'POST', '', { payload: { package_id: 'dataset' } });
    expect([both.status, both.error.fields]).toEqual([400, { url: ['Give either url, text or upload_id'] }]);
    const address = await call(test, 'POST', '', {
      payload: { package_id: 'dataset', url: 'file:///etc/passwd' },
    });
    expect(address.status).toBe(400);
  });
});

describeStores('the next file of a resource', (open) => {
  const FEBRUARY =
    'Health report, corrected;;;\n;;;\nDistrict Name;Code;Day;Paid\nKolar;12;05/13/2025;2.000,5\nTotal;;;2.000,5\n';

  async function published(test: TestDatastore) {
    const { body: look } = await lookAt(test, { package_id: 'dataset', filename: 'january.csv' }, JANUARY);
    await correct(test, look, (recipe) => ({
      ...withColumn('Day', { date_order: 'month', name: 'day' })(recipe),
      totals: 'leave_out',
      missing: ['n.k.'],
    }));
    return (await publish(test, look)).body.resource_id;
  }

  it('is read by its recipe without a hand, and says so', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test);
    const { job } = await upload(test, { resource_id, filename: 'february.csv' }, FEBRUARY);
    const done = await ended(test, job);
    expect(done).toMatchObject({ state: 'done', rows: 1, report: { header_line: 3, version: 2 } });
    const codes = done.report?.notes.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['recipe_used', 'totals_left_out']));
    expect(await rowsOf(test, resource_id)).toEqual([[1, 'Kolar', '12', '2025-05-13', 2000.5]]);
  });

  it('that does not fit says which columns are missing and new, and changes nothing', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test);
    const other = FEBRUARY.replace(';Code;', ';Block;');
    const { job } = await upload(test, { resource_id, filename: 'february.csv' }, other);
    const failed = await ended(test, job);
    expect(failed).toMatchObject({
      state: 'failed',
      error: { reason: { code: 'columns_do_not_fit', params: { missing: 'Code', added: 'Block' } } },
    });
    expect(await rowsOf(test, resource_id)).toHaveLength(2);
    const { body: look } = await lookAt(test, { resource_id, filename: 'february.csv' }, other);
    expect(look).toMatchObject({ from_recipe: true, fit: { missing: ['Code'], added: ['Block'] } });
    expect((await publish(test, look)).error.fields).toEqual({
      file: ['does not fit the recipe of the last import; missing columns: Code; new columns: Block'],
    });
    const { body: done } = await publish(test, look, { accept_columns: true });
    expect(done).toMatchObject({
      new_resource: false,
      version: 2,
      rows: 1,
      changes: { columns: { removed: ['Code'] } },
    });
  });

  it('is looked at with the recipe filled in, and what the dictionary says today', async () => {
    const test = await openTestDatastore(await open());
    const resource_id = await published(test);
    const fields = [{ id: 'Code', type: 'text', info: { label: 'Code of the district' } }];
    await test.call('datastore_create', { resource_id, fields, force: true });
    const { body: look } = await lookAt(test, { resource_id, filename: 'february.csv' }, FEBRUARY);
    expect(look).toMatchObject({ from_recipe: true, fit: { missing: [], added: [] } });
    expect(look.recipe).toMatchObject({ totals: 'leave_out', missing: ['n.k.'] });
    expect(columnOf(look.recipe, 'Day')).toMatchObject({ name: 'day', date_order: 'month', type: 'date' });
    expect(columnOf(look.recipe, 'Code')).toMatchObject({
      label: 'Code of the district',
      guessed: ['type', 'role'],
    });
    expect(look.rows.records).toEqual([['Kolar', '12', '2025-05-13', 2000.5]]);
  });

  it('keeps a text that a guess would take for a number, and lets a guessed type give way', async () => {
    const test = await openTestDatastore(await open());
    const { body: look } = await lookAt(test, { package_id: 'dataset' }, 'code,count\n01,5\n02,6\n');
    const { resource_id } = (await publish(test, look)).body;
    const { body: next } = await lookAt(test, { resource_id }, 'code,count\n10,5.5\n11,7\n');
    expect(next.rows.columns.map(({ type }) => type)).toEqual(['text', 'float']);
    expect(next.report.notes).toContainEqual({
      code: 'type_guessed_anew',
      params: { column: 'count', from: 'int', to: 'float' },
    });
    const said = await correct(test, next, withColumn('count', { type: 'int' }));
    expect(said.body.report).toMatchObject({ rows: 1, rejected_rows: 1 });
    expect(said.body.report.rejected).toMatchObject([
      { line: 2, column: 'count', value: '5.5', reason: 'wrong_type' },
    ]);
  });
});
