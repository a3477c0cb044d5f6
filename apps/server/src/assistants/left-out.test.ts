import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssistantPortal, openAssistantPortal } from './assistants-testing.ts';

let portal: AssistantPortal;
let tableId: string;

beforeAll(async () => {
  portal = await openAssistantPortal();
  const act = async (name: string, input: object) => {
    const { status, body, text } = await portal.action(name, portal.key, input);
    if (status !== 200) throw new Error(`${name}: ${text}`);
    return body.result;
  };
  const { resources } = await act('package_create', {
    name: 'reports',
    title: 'Reports of the stations',
    owner_org: 'met-office',
    private: false,
    notes: 'A word. '.repeat(500),
    tags: Array.from({ length: 35 }, (_, index) => ({ name: `tag-${index}` })),
    resources: [{ name: 'Reports', sku: 'reports', url_type: 'datastore', description: 'Short' }],
  });
  tableId = resources[0].id;
  await act('datastore_create', {
    resource_id: tableId,
    force: true,
    fields: [
      { id: 'station', type: 'text', info: { label: 'Station', notes: 'Where it is. '.repeat(100) } },
      { id: 'report', type: 'text' },
    ],
    records: [{ station: 'Goa', report: 'It rained. '.repeat(100) }],
  });
}, 60_000);

afterAll(() => portal.close());

describe('an answer says what it leaves out', () => {
  it('of a dataset: the rest of its texts, and its tags', async () => {
    const { data } = await portal.use('describe_dataset', { dataset: 'reports' });
    expect(data.tags).toHaveLength(30);
    expect(data.left_out).toEqual([
      `The rest of its texts: ${data.source.address}.`,
      `5 of its tags: ${data.source.address}.`,
    ]);
  });

  it('of a table: the rest of what its columns mean', async () => {
    const { data } = await portal.use('describe_table', { table: 'reports' });
    expect(data.columns[0].meaning).toMatch(/…$/);
    expect(data.left_out).toEqual([`The rest of its texts: ${data.source.address}.`]);
  });

  it.each([
    ['read_rows', { table: 'reports' }],
    ['query_sql', { sql: 'select report from reports' }],
  ])('of rows: the rest of long texts (%s)', async (tool, input) => {
    const { data } = await portal.use(tool, input);
    expect(data.rows[0].report).toMatch(/…$/);
    expect(data.left_out).toEqual(['Texts that end with … are longer.']);
  });

  it('of a citation: that the rows of a small edit may go', async () => {
    const whole = await portal.use('cite', { table: 'reports' });
    expect(whole.data.version).toMatchObject({ version: 1, lasts: true });
    const row = { station: 'Assam', report: 'Fog' };
    const edit = { resource_id: tableId, force: true, method: 'insert', records: [row] };
    expect((await portal.action('datastore_upsert', portal.key, edit)).status).toBe(200);
    const { said, data } = await portal.use('cite', { table: 'reports' });
    expect(data.version).toMatchObject({ version: 2, lasts: false });
    expect(said).toMatch(/2\.csv \(a small edit, whose rows may go once later edits are made\)$/);
  });

  it.each([
    ['describe_dataset', { dataset: 'rainfall' }],
    ['describe_table', { table: 'rainfall-states' }],
    ['query_sql', { sql: 'select max(year) as year from rainfall_states' }],
  ])('and nothing where it holds all (%s)', async (tool, input) => {
    const { data } = await portal.use(tool, input);
    expect(data.left_out).toEqual([]);
  });
});
