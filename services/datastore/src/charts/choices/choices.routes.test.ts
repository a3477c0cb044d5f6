import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../../datastore-testing.ts';
import type { ChartChoices } from '../chart.contract.ts';
import { salesByState, withSales } from '../charts-testing.ts';

const ask = (datastore: TestDatastore, input: object, as = '') =>
  datastore.call<ChartChoices>('chart_choices', input, as);

const in2011 = { filters: [{ field: 'year', kind: 'one_of' as const, values: [2011] }] };

describeStores('what readers may choose of a chart', (open) => {
  test('are its times and places, and the chart is narrowed to what was chosen', async () => {
    const datastore = await openTestDatastore(await open());
    const spec = salesByState(await withSales(datastore), in2011);
    const { status, result } = await ask(datastore, { spec, choice: { time: '2010', hide: ['Bihar'] } });
    expect(status).toBe(200);
    expect(result).toEqual({
      time: {
        field: 'year',
        label: 'Year',
        kind: 'moment',
        step: 'year',
        values: ['2010', '2011'],
        published: '2011',
      },
      categories: {
        field: 'state',
        label: 'State',
        isPlaces: false,
        values: [
          { value: 'Assam', name: 'Assam' },
          { value: 'Bihar', name: 'Bihar' },
        ],
      },
      chosen: { time: '2010', show: ['Assam'] },
      filters: [
        { field: 'state', kind: 'one_of', values: ['Assam'] },
        { field: 'year', kind: 'one_of', values: [2010] },
      ],
      channels: spec.channels,
    });
  });

  test('leave categories the colours that they have in the chart', async () => {
    const datastore = await openTestDatastore(await open());
    const spec = salesByState(await withSales(datastore), in2011);
    const coloured = { ...spec, channels: { ...spec.channels, colour: { field: 'state' } } };
    const { result } = await ask(datastore, { spec: coloured, choice: { hide: ['Assam'] } });
    expect(result?.channels.colour).toEqual({ field: 'state', scale: { categories: ['Assam', 'Bihar'] } });
    const { result: all } = await ask(datastore, { spec: coloured });
    expect(all?.channels).toEqual(coloured.channels);
  });

  test('are the same of rows that somebody saved with a chart', async () => {
    const datastore = await openTestDatastore(await open());
    const source = {
      kind: 'own' as const,
      name: 'crops.csv',
      columns: [
        { id: 'crop', type: 'text' as const },
        { id: 'tonnes', type: 'int' as const },
      ],
      rows: [
        ['Rice', 1],
        ['Tea', 2],
        ['Maize', 3],
      ],
    };
    const channels = { x: { field: 'crop' }, y: { field: 'tonnes', aggregate: 'sum' as const } };
    const spec = { version: 1, source, mark: 'bar', channels };
    const { result } = await ask(datastore, { spec, choice: { show: ['Tea'] } });
    expect(result).toMatchObject({
      time: null,
      chosen: { show: ['Tea'] },
      filters: [{ field: 'crop', kind: 'one_of', values: ['Tea'] }],
    });
  });

  test('are within the filters of the chart: nobody chooses what those leave out', async () => {
    const datastore = await openTestDatastore(await open());
    const filters = [{ field: 'state', kind: 'one_of' as const, values: ['Assam', 'Goa'] }];
    const spec = salesByState(await withSales(datastore), { filters });
    const { status, error } = await ask(datastore, { spec, choice: { show: ['Bihar'] } });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      info: { code: 'choice_unfit', params: { name: 'show' } },
    });
  });

  test('are told to nobody who may not read the table', async () => {
    const datastore = await openTestDatastore(await open());
    const spec = salesByState(await withSales(datastore, { private: true }), in2011);
    expect((await ask(datastore, { spec }, 'nobody')).status).toBe(404);
  });

  test('are not asked for by what is no choice at all', async () => {
    const datastore = await openTestDatastore(await open());
    const spec = salesByState(await withSales(datastore), in2011);
    for (const choice of [
      { time: '' },
      { time: 'x'.repeat(31) },
      { show: ['x'.repeat(501)] },
      { from: ['2011'] },
    ])
      expect((await ask(datastore, { spec, choice })).status).toBe(409);
  });
});
