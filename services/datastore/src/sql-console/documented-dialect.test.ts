import { readFile } from 'node:fs/promises';
import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';

const rows = [
  { district: 'Kodagu', code: 7, year: 2023, mm: 2718.4 },
  { district: 'Kodagu', code: 7, year: 2024, mm: 2531 },
  { district: 'Mysuru', code: 12, year: 2024, mm: 761.5 },
  { district: 'uttara kannada', code: 5, year: 2024, mm: null },
];

const page = await readFile(new URL('../../../../docs/sql.md', import.meta.url), 'utf8');
const examples = Array.from(
  page.matchAll(/```sql\n([\s\S]*?)\n-- (.*)\n```/g),
  ([, sql = '', told = '']) => ({
    sql,
    told,
  }),
);

describeStores('the page about SQL', (open) => {
  test('says of each example what it answers', async () => {
    const { addResource, call } = await openTestDatastore(await open());
    const fields = [{ id: 'mm', type: 'numeric' }];
    await call('datastore_create', { resource_id: addResource(), fields, records: rows, aliases: ['rain'] });
    expect(examples.length).toBe(page.split('```sql').length - 1);
    for (const { sql, told } of examples) {
      const { result, error } = await call('datastore_search_sql', { sql });
      const refusal = /^refused: (.*)$/.exec(told)?.[1];
      const said = error === undefined ? undefined : JSON.stringify(error);
      const wanted = refusal === undefined ? JSON.parse(told) : undefined;
      expect({ sql, records: result?.records }).toEqual({ sql, records: wanted });
      expect(said ?? '').toContain(refusal ?? '');
      expect(said === undefined).toBe(refusal === undefined);
      expect(said ?? '').not.toMatch(/serialized|_NODE|_REF|duckdb/i);
    }
  });
});
