/** A table in which every type stands, as an OData service, for the tests of it. */
import type { TestDatastore } from '../datastore-testing.ts';
import { openTestDatastore } from '../datastore-testing.ts';

const fields = [
  { id: 'district', type: 'text', info: { label: 'District', notes: 'As in 2011', unit: '' } },
  { id: 'Rain, mm', type: 'numeric', info: { unit: 'mm' } },
  { id: 'people', type: 'int' },
  { id: 'share', type: 'float' },
  { id: 'is urban', type: 'bool' },
  { id: 'day', type: 'date' },
  { id: 'at', type: 'timestamp' },
  { id: 'hour', type: 'time' },
  { id: 'more', type: 'json' },
  { id: 'tags', type: 'text[]' },
];

const empty = Object.fromEntries(fields.slice(1).map(({ id }) => [id, null]));

const records = [
  {
    district: 'Kodagu',
    'Rain, mm': 2718.4,
    people: 554519,
    share: 0.5,
    'is urban': false,
    day: '2023-06-01',
    at: '2023-06-01T10:00:00.123456',
    hour: '07:30:00',
    more: { a: [1] },
    tags: ['hills', 'coffee'],
  },
  {
    ...empty,
    district: "O'Hara",
    'Rain, mm': '12345678901234567890.5',
    people: '9007199254740993',
    'is urban': true,
    day: '2024-02-29',
  },
  { ...empty, district: 'mysuru', people: 3, share: 2, day: '2024-12-31', at: '2024-12-31T00:00:00' },
  { ...empty, district: null },
];

/** Opens the service of the table at `/odata/rain-2024`; `get` asks it, by `Accept: application/json` unless told otherwise. */
export async function openRain(sql: Parameters<typeof openTestDatastore>[0]) {
  const datastore = await openTestDatastore(sql);
  const resource_id = datastore.addResource({ sku: 'rain-2024', title: 'Rain' });
  const { status } = await datastore.call('datastore_create', { resource_id, fields, records });
  if (status !== 200) throw new Error('The table was not made');
  return { datastore, resource_id, get: getterOf(datastore) };
}

/** Asks the service for an address below its root. */
function getterOf({ server }: Pick<TestDatastore, 'server'>) {
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await server.inject({ url: `/odata/rain-2024${path}`, headers });
    // oxlint-disable-next-line no-explicit-any -- what a client reads of an answer is what the tests are about
    const body: any = String(answer.headers['content-type']).includes('json') ? answer.json() : answer.body;
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body };
  };
}
