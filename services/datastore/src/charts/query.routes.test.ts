import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';
import type { ChartAnswer } from './chart.contract.ts';
import { salesByState, withSales } from './charts-testing.ts';

describeStores('the figures behind a chart', (open) => {
  test('are counted up on the server, with the version they are of', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore);
    const { status, result } = await datastore.call<ChartAnswer>(
      'chart_query',
      { spec: salesByState(id) },
      '',
    );
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
});
