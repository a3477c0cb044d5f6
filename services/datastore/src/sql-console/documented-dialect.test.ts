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

const REFUSED = 'refused: ';
const WORDS_OF_THE_ENGINE = /serialized|_NODE|_REF|duckdb/i;

/** What the page tells of a refusal if that is in it and the engine does not show, else the refusal itself. */
function describeRefusal(error: object, told: string): string {
  const said = JSON.stringify(error);
  return said.includes(told.slice(REFUSED.length)) && !WORDS_OF_THE_ENGINE.test(said) ? told : said;
}

describeStores('the page about SQL', (open) => {
  test('says of each example what it answers', async () => {
    const { addResource, call } = await openTestDatastore(await open());
    const fields = [{ id: 'mm', type: 'numeric' }];
    await call('datastore_create', { resource_id: addResource(), fields, records: rows, aliases: ['rain'] });
    expect(examples.length).toBe(page.split('```sql').length - 1);
    for (const { sql, told } of examples) {
      const { result, error } = await call('datastore_search_sql', { sql });
      const answered = error ? describeRefusal(error, told) : JSON.stringify(result?.records);
      const expected = told.startsWith(REFUSED) ? told : JSON.stringify(JSON.parse(told));
      expect([sql, answered]).toEqual([sql, expected]);
    }
  });
});
