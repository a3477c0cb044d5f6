import type { ChartSpec } from '@gazetteer/charts';
import type { TestDatastore } from '../datastore-testing.ts';

const saleFields = [
  { id: 'state', type: 'text', info: { role: 'dimension', label: 'State' } },
  { id: 'year', type: 'int', info: { role: 'time', label: 'Year' } },
  { id: 'amount', type: 'float', info: { role: 'measure', label: 'Amount', unit: 'tonnes' } },
];

export const saleRecords = [
  { state: 'Assam', year: 2010, amount: 10 },
  { state: 'Assam', year: 2011, amount: 5 },
  { state: 'Bihar', year: 2010, amount: 7 },
  { state: 'Bihar', year: 2011, amount: null },
];

/** A table of sales, public and its own resource unless told otherwise. */
export async function withSales(
  datastore: TestDatastore,
  properties: Parameters<TestDatastore['addResource']>[0] = {},
): Promise<string> {
  const resource_id = datastore.addResource(properties);
  await datastore.call('datastore_create', { resource_id, fields: saleFields, records: saleRecords });
  return resource_id;
}

/** Bars of the sales of each state. */
export function salesByState(resource_id: string, more: Partial<ChartSpec> = {}): ChartSpec {
  return {
    version: 1,
    source: { kind: 'table', resource_id },
    mark: 'bar',
    channels: { x: { field: 'state' }, y: { field: 'amount', aggregate: 'sum' } },
    ...more,
  };
}
