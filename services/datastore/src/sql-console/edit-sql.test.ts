import { DuckDBInstance } from '@duckdb/node-api';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { datePattern } from './date-pattern.ts';
import { findEdits } from './edit-sql.ts';
import { similarPattern } from './similar-pattern.ts';
import { SqlRefusal } from './sql-refusal.ts';
import { applyEdits, positionBefore } from './text-edit.ts';

let parse: (sql: string) => Promise<unknown>;

beforeAll(async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  parse = async (sql) => {
    const reader = await connection.runAndReadAll('select json_serialize_sql($1::varchar)', [sql]);
    return JSON.parse(String(reader.getRows()[0]?.[0]));
  };
});

test.each([
  ["select 'é' as \"ü\", a ~ 'b', a !~ 'c', not (a ~ 'd') from t", undefined],
  ["select 'é', a SIMILAR  TO 'it''s %' from t", "select 'é', a ~ '(?s)^(?:it''s .*)$' from t"],
  ["select a from t where not a not similar to '_'", "select a from t where not a !~ '(?s)^(?:.)$'"],
  ["select Regexp_Full_Match(a, 'b') from t", "select regexp_whole_text(a, 'b') from t"],
  [`select not main."regexp_full_match"(a, 'b')`, `select not main."regexp_whole_text"(a, 'b')`],
  ["select to_char(d, 'DD'), to_timestamp(1)", "select to_char(d, '%d'), to_timestamp(1)"],
  [
    "select to_date('1.2.2020', 'DD.MM.YYYY') as x where a similar to 'b'",
    "select to_date('1.2.2020', '%d.%m.%Y') as x where a ~ '(?s)^(?:b)$'",
  ],
  ['select a::numeric, b::numeric (5, 1)', 'select a::decimal(38, 12), b::numeric (5, 1)'],
  [
    "select cast('as ) é' || (a) AS  Numeric ), numeric '1.5'",
    "select cast('as ) é' || (a) AS  decimal(38, 12) ), decimal(38, 12) '1.5'",
  ],
  [
    "select a::numeric[], cast(E'\\'as' as dec)",
    "select a::decimal(38, 12)[], cast(E'\\'as' as decimal(38, 12))",
  ],
  ['select Round(a::float8 + 1), round(a)', 'select round_half_even(a::float8 + 1), round(a)'],
  ['select a::text, a::varchar, cast(a as character varying), "user", t.user from t', undefined],
])('%s says what PostgreSQL means by it', async (sql, edited) => {
  expect(applyEdits(sql, findEdits(await parse(sql), sql))).toBe(edited ?? sql);
});

test.each([
  'select a similar to b',
  "select a similar to 'x' || 'y'",
  "select a similar to E'x\\n'",
  "select a not similar /* ( */ to 'x'",
  "select to_char(d, 'YYYY Q')",
  "select to_char(1, '999')",
  'select to_date(a, b)',
  "select regexp_full_match(a, 'b', 'i')",
  'select cast(a /* as */ as numeric)',
  'select a::/* */numeric',
  'select a::char',
  'select cast(a as varchar(3))',
  "select nchar(3) 'a'",
  'select user',
  'select a[-1]',
  'select [generate_series(1, 3)]',
  "select substring(a from 'b')",
])('%s is refused', async (sql) => {
  const tree = await parse(sql);
  expect(() => findEdits(tree, sql)).toThrow(SqlRefusal);
});

test('a place in the edited text is told as a place in the text before', () => {
  const sql = "a similar to 'x', b";
  const edits = [
    { start: 2, end: 12, text: '~' },
    { start: 13, end: 16, text: "'(?s)^(?:x)$'" },
  ];
  const edited = applyEdits(sql, edits);
  expect(edited.slice(edited.indexOf('b'))).toBe('b');
  expect(positionBefore(edits, edited.indexOf('b'))).toBe(sql.indexOf('b'));
  expect(positionBefore(edits, 0)).toBe(0);
});

test('a pattern of SIMILAR TO without signs fits its own text and no other', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      const literal = text.replace(/[%_|*+?{}()[\]\\]/g, '');
      const pattern = new RegExp(similarPattern(literal).replace('(?s)', ''), 's');
      expect(pattern.test(literal)).toBe(true);
      expect(pattern.test(other)).toBe(other === literal);
    }),
  );
});

test.each([
  ['YYYY-MM-DD"T"HH24:MI:SS', '%Y-%m-%dT%H:%M:%S'],
  ['FMMonth DD, yyyy', '%B %d, %Y'],
  ['100% "DD"', undefined],
  ['IYYY-"W"IW', '%G-W%V'],
  ['%', '%%'],
  ['Q', undefined],
  ['"open', undefined],
  ['', ''],
])('the date pattern %s is %s to the engine', (pattern, expected) => {
  expect(datePattern(pattern)).toBe(expected);
});
