import { readFile } from 'node:fs/promises';
import { describePostgres } from '@gazetteer/testing';
import { sql as rawSql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';

const page = await readFile(new URL('../../../../docs/sql-queries.md', import.meta.url), 'utf8');

const rows = Array.from(page.matchAll(/^\| (\d) \| (.*?) \| (\d+) \| (\d+) \|(.*?)\|(.*?)\|$/gm), (cells) => {
  const [_id, district = '', code, year, mm = '', day = ''] = cells.slice(1);
  const written = { district, code: Number(code), year: Number(year), mm: mm.trim(), day: day.trim() };
  return { _id: Number(_id), ...written, mm: written.mm || null, day: written.day || null };
});

const lines = Array.from(page.matchAll(/```sql\n([\s\S]*?)```/g), ([, block = '']) =>
  block.trim().split('\n'),
).flat();

/** Queries with a part of the refusal, where there is one. */
const queries = lines.flatMap((sql, index) =>
  sql.startsWith('-- ') ? [] : [{ sql, refusal: /^-- refused: (.*)$/.exec(lines[index + 1] ?? '')?.[1] }],
);

const fields = [
  { id: 'district', type: 'text' },
  { id: 'code', type: 'int' },
  { id: 'year', type: 'int' },
  { id: 'mm', type: 'numeric' },
  { id: 'day', type: 'date' },
];

describePostgres('the page of queries', (_open, openNew) => {
  test('has of each query the answer that PostgreSQL gives, or a refusal with the way round', async () => {
    const sql = await openNew();
    const { addResource, call } = await openTestDatastore(sql);
    const records = rows.map(({ _id, ...values }) => values);
    await call('datastore_create', { resource_id: addResource(), fields, records, aliases: ['rain'] });
    const ask = async (text: string) => (await rawSql.raw<{ answer: unknown }>(text).execute(sql.query)).rows;
    await ask(
      'create table rain (_id int, district text collate "C", code int, year int, mm numeric, day date)',
    );
    await ask(
      `insert into rain select * from json_populate_recordset(null::rain, '${JSON.stringify(rows)}')`,
    );
    expect(queries.length).toBeGreaterThan(100);
    for (const { sql: query, refusal } of queries) {
      const { result, error } = await call('datastore_search_sql', { sql: query });
      const said = error === undefined ? '' : JSON.stringify(error);
      const wrapped = `select json_agg(row_to_json(answer)) as answer from (${query}) answer`;
      const [{ answer } = {}] = refusal === undefined ? await ask(wrapped) : [];
      const records = typeof answer === 'string' ? JSON.parse(answer) : (answer ?? []);
      const expected = refusal === undefined ? { said: '', records } : { said, records: undefined };
      expect({ query, said, records: result?.records }).toEqual({ query, ...expected });
      expect(said).toContain(refusal ?? '');
      expect(said === '').toBe(refusal === undefined);
    }
  });
});
