import { describeStores } from '@gazetteer/testing';
import { expect, test, vi } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import type { ChartAnswer } from './chart.contract.ts';
import { salesByState, withSales } from './charts-testing.ts';

const ask = (datastore: TestDatastore, spec: object, as = '') =>
  datastore.call<ChartAnswer>('chart_query', { spec }, as);

describeStores('the figures behind a chart', (open) => {
  test('are counted up on the server, with the version they are of', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore);
    const { status, result } = await ask(datastore, salesByState(id));
    expect(status).toBe(200);
    expect(result).toMatchObject({
      columns: [
        { name: 'x', field: 'state', label: 'State', kind: 'category' },
        { name: 'y', field: 'amount', kind: 'number', aggregate: 'sum', unit: 'tonnes' },
      ],
      rows: [
        { x: 'Assam', y: 15 },
        { x: 'Bihar', y: 7 },
      ],
      truncated: false,
      table_version: 1,
      current_version: 1,
      tables: [{ resource_id: id, version: 1, current_version: 1 }],
      boundaries: null,
      geo: null,
      merge_report: null,
    });
    expect(result.took).toBeGreaterThanOrEqual(0);
  });

  test('can be asked for by GET, and no more of them than wanted', async () => {
    const datastore = await openTestDatastore(await open());
    const spec = JSON.stringify(salesByState(await withSales(datastore)));
    const url = `/api/3/action/chart_query?limit=1&spec=${encodeURIComponent(spec)}`;
    const { result } = (await datastore.server.inject(url)).json();
    expect(result).toMatchObject({ rows: [{ x: 'Assam', y: 15 }], truncated: true });
  });

  test('are of the version that the chart was made from, and say when there is a newer one', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore);
    const update = { resource_id: id, records: [{ state: 'Goa', year: 2012, amount: 1 }], method: 'insert' };
    await datastore.call('datastore_upsert', update);
    const pinned = salesByState(id, { source: { kind: 'table', resource_id: id, version: 1 } });
    const old = await ask(datastore, pinned);
    expect(old.result).toMatchObject({ table_version: 1, current_version: 2 });
    expect(old.result.rows).toHaveLength(2);
    const now = await ask(datastore, salesByState(id));
    expect(now.result.rows.map(({ x }) => x)).toEqual(['Assam', 'Bihar', 'Goa']);
  });

  test.each([7, 2])('of version %i, which is not there, say which there is', async (version) => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore);
    await datastore.call('datastore_create', { resource_id: id, fields: [{ id: 'note', type: 'text' }] });
    await datastore.call('datastore_create', { resource_id: id, fields: [{ id: 'more', type: 'text' }] });
    await datastore.datastore.context.sql.query
      .updateTable('datastore_versions')
      .set({ object_key: null })
      .where('number', '=', 2)
      .execute();
    const spec = salesByState(id, { source: { kind: 'table', resource_id: id, version } });
    const { status, error } = await ask(datastore, spec);
    expect(status).toBe(410);
    expect(error).toMatchObject({
      info: { code: 'version_gone', resource_id: id, version, current_version: 3 },
    });
  });

  test.each([
    ['nothing', undefined],
    ['hidden', { private: true }],
  ])('of a table that is missing and of a private one are the same nothing (%s)', async (_, properties) => {
    const datastore = await openTestDatastore(await open());
    const id = properties ? await withSales(datastore, properties) : 'nothing';
    const { status, error } = await ask(datastore, salesByState(id));
    expect([status, error.message]).toEqual([404, `Resource "${id}" was not found.`]);
    expect(error).toMatchObject({ info: { code: 'not_found' } });
  });

  test('stay private however often somebody else has asked for them', async () => {
    const member = { person: 'member', relation: 'member', organization: 'statistics-office' } as const;
    const datastore = await openTestDatastore(await open(), [member]);
    const id = await withSales(datastore, { private: true });
    const statuses = [];
    for (const as of ['member', '', 'member', 'stranger'])
      statuses.push((await ask(datastore, salesByState(id), as)).status);
    expect(statuses).toEqual([200, 404, 200, 404]);
  });

  test('name the channel of a column that is gone', async () => {
    const datastore = await openTestDatastore(await open());
    const spec = salesByState(await withSales(datastore), { channels: { x: {}, y: { field: 'price' } } });
    const { status, error } = await ask(datastore, spec);
    expect(status).toBe(409);
    expect(error).toMatchObject({
      'spec.channels.y': [expect.stringContaining('price')],
      info: { code: 'field_missing', channel: 'y', field: 'price' },
      __type: 'Validation Error',
    });
  });

  test('name the formula and the filter that are wrong', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore);
    const computed = [{ id: 'double', expression: 'amount * (2' }];
    const channels = { x: { field: 'state' }, y: { field: 'double', aggregate: 'sum' as const } };
    const formula = await ask(datastore, salesByState(id, { channels, computed }));
    expect(formula.error).toMatchObject({
      'spec.computed.0': [expect.any(String)],
      info: { field: 'double', position: expect.any(Number) },
    });
    const filters = [{ field: 'gone', kind: 'contains' as const, text: 'x' }];
    const filter = await ask(datastore, salesByState(id, { filters }));
    expect(filter.error).toMatchObject({ 'spec.filters.0': [expect.any(String)] });
  });

  test.each([
    ['no specification', {}],
    ['another kind of mark', { spec: { ...salesByState('x'), mark: 'cake' } }],
    ['a later version of it', { spec: { ...salesByState('x'), version: 2 } }],
    [
      'a source of no kind',
      { spec: { ...salesByState('x'), source: { kind: 'file', path: '/etc/passwd' } } },
    ],
    ['more rows than there may be', { spec: salesByState('x'), limit: 1_000_000 }],
  ])('are not counted for %s', async (_, input) => {
    const datastore = await openTestDatastore(await open());
    const { status, error } = await datastore.call('chart_query', input, '');
    expect([status, error.__type]).toEqual([409, 'Validation Error']);
  });

  test('take names and values as what they are, not as SQL', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource();
    const field = `a'); drop view x; --`;
    const records = [{ [field]: `'); select 1; --`, n: 1 }];
    await datastore.call('datastore_create', { resource_id, records });
    const value = `'); select 1; --`;
    const { result } = await ask(
      datastore,
      salesByState(resource_id, {
        channels: { x: { field }, y: { field: 'n', aggregate: 'sum' } },
        filters: [{ field, kind: 'one_of', values: [value, `" or 1=1`, '\0'] }],
      }),
    );
    expect(result.rows).toEqual([{ x: value, y: 1 }]);
  });

  test('may be huge, and are figures all the same', async () => {
    const datastore = await openTestDatastore(await open());
    const resource_id = datastore.addResource();
    const fields = [
      { id: 'k', type: 'text' },
      { id: 'big', type: 'int' },
      { id: 'long', type: 'text' },
    ];
    const records = [
      { k: 'a', big: '9223372036854775807', long: 'x'.repeat(100_000) },
      { k: 'a', big: '9223372036854775807', long: 'y' },
    ];
    await datastore.call('datastore_create', { resource_id, fields, records });
    const sum = await ask(
      datastore,
      salesByState(resource_id, { channels: { x: { field: 'k' }, y: { field: 'big', aggregate: 'sum' } } }),
    );
    expect(sum.result.rows).toEqual([{ x: 'a', y: 2 ** 64 }]);
    const long = await ask(
      datastore,
      salesByState(resource_id, { channels: { x: { field: 'long' }, y: {} } }),
    );
    expect(long.result.rows).toHaveLength(2);
  });

  test('are counted once for all who ask at the same time, and not again until the table changes', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore);
    await ask(datastore, salesByState(id, { channels: { y: {} } }));
    const run = vi.spyOn(datastore.datastore.context.workers, 'run');
    await Promise.all(Array.from({ length: 5 }, () => ask(datastore, salesByState(id))));
    await ask(datastore, salesByState(id, { title: 'Another title' }));
    expect(run).toHaveBeenCalledTimes(1);
    await datastore.call('datastore_delete', { resource_id: id, filters: { state: 'Bihar' } });
    expect((await ask(datastore, salesByState(id))).result.rows).toHaveLength(1);
  });

  test('of own rows need no table', async () => {
    const datastore = await openTestDatastore(await open());
    const source = {
      kind: 'own' as const,
      name: 'mine.csv',
      columns: [
        { id: 'kind', type: 'text' as const },
        { id: 'n', type: 'int' as const },
      ],
      rows: [
        ['a', 1],
        ['b', 5],
        ['a', 2],
      ],
    };
    const channels = { x: { field: 'kind' }, y: { field: 'n', aggregate: 'sum' as const } };
    const { result } = await ask(datastore, salesByState('', { source, channels }));
    expect(result).toMatchObject({
      rows: [
        { x: 'a', y: 3 },
        { x: 'b', y: 5 },
      ],
      table_version: null,
      tables: [],
    });
    const { rows: _rows, ...without } = source;
    const kept = await ask(datastore, salesByState('', { source: without, channels }));
    expect(kept.error).toMatchObject({ info: { code: 'rows_missing' } });
  });

  test('of very many own rows are not counted with long formulas', async () => {
    const datastore = await openTestDatastore(await open());
    const source = {
      kind: 'own' as const,
      name: 'mine.csv',
      columns: [{ id: 'n', type: 'int' as const }],
      rows: Array.from({ length: 20_000 }, (_, n) => [n]),
    };
    const expression = Array.from({ length: 200 }, () => 'n').join(' + ');
    const computed = [{ id: 'sum', expression }];
    const channels = { x: { field: 'n' }, y: { field: 'sum', aggregate: 'sum' as const } };
    const { status, error } = await ask(datastore, salesByState('', { source, computed, channels }));
    expect(status).toBe(409);
    expect(error).toMatchObject({ 'spec.computed': [expect.any(String)], info: { code: 'too_large' } });
  });
});
