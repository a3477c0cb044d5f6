import { DuckDBInstance } from '@duckdb/node-api';
import { beforeAll, expect, test } from 'vitest';
import { describeFailure } from '../engine/describe-failure.ts';
import { QueryError } from '../engine/query-worker.contract.ts';
import { failureSentence } from './failure-words.ts';

let fail: (sql: string) => Promise<QueryError>;

beforeAll(async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(
    "create table rain as select 'a' as district, 1.5::double as mm, date '2020-01-01' as d",
  );
  await connection.run('set errors_as_json = true');
  fail = async (sql) => {
    try {
      await connection.runAndReadAll(sql);
    } catch (error) {
      const told = describeFailure(error, { kind: 'serialize', id: 1, sql });
      return new QueryError(told.failure, told.message, told.details ?? {});
    }
    throw new Error(`${sql} did not fail`);
  };
});

test.each([
  ['select distrit from rain', 'There is no column "distrit". Did you mean "district"'],
  ['select r.x from rain r', '"r" has no column "x".'],
  ['select * exclude (x) from rain', 'There is no column "x".'],
  ['select * from rain join rain s using (x)', 'There is no column "x".'],
  ['select z.mm from rain', 'There is no table "z" in this part of the query.'],
  ['select lenght(district) from rain', 'There is no function "lenght". Did you mean "length"?'],
  [
    'select sum(district) from rain',
    'The function sum does not take text. Convert values with CAST, such as CAST(x AS numeric).',
  ],
  [
    'select d + district from rain',
    'The operator + does not take a date and text. Convert values with CAST, such as CAST(x AS numeric).',
  ],
  [
    'select mm, count(*) from rain',
    'The column "mm" must stand in GROUP BY or inside a function such as any_value("mm").',
  ],
  [
    'select abs({a: 1, b: 2})',
    'The function abs does not take a structure. Convert values with CAST, such as CAST(x AS numeric).',
  ],
  ['select mm from rain r, rain s', '"mm" could be of several tables; write "r.mm" or "s.mm".'],
  ['select district::int from rain', '"a" cannot be read as a whole number.'],
  ["select 'x'::timestamp", '"x" is not a date and time; write YYYY-MM-DD HH:MM:SS.'],
  ["select date '2020-13-01'", '"2020-13-01" is not a date.'],
  ['select 9223372036854775807 + 1', 'A number is too large for its type.'],
  ['select (select 1 union all select 2)', 'A subquery that stands for one value returns several rows.'],
  [
    'select 1 union select 1, 2',
    'Queries joined by UNION, INTERSECT or EXCEPT must have the same number of columns.',
  ],
  [
    'select sum(count(*)) from rain',
    'The query cannot be run; the engine gives this reason: aggregate function calls cannot be nested.',
  ],
  ['selec 1', 'The query is not valid SQL: syntax error at or near "selec".'],
])('%s', async (sql, sentence) => {
  expect(failureSentence(await fail(sql))).toContain(sentence);
});

test('what is said by this program already stays as it is', () => {
  for (const message of ['Only SELECT is allowed', 'A value of the answer is nested too deeply'])
    expect(failureSentence(new QueryError('failed', message))).toBe(message);
  const sentence = 'Only SELECT can be run here.';
  expect(failureSentence(new QueryError('syntax', sentence))).toBe(sentence);
});

test('says so as fast where the query gives a name that looks like many functions', async () => {
  const name = " ''a(".repeat(1900);
  const sentence = failureSentence(await fail(`select abs({'${name}': 1})`));
  expect(sentence).toMatch(/^The function abs does not take a structure/);
});
