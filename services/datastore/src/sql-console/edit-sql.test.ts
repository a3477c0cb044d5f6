import { DuckDBInstance } from '@duckdb/node-api';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { datePattern } from './date-pattern.ts';
import { applyEdits, findEdits, positionBefore } from './edit-sql.ts';
import { similarPattern } from './similar-pattern.ts';
import { SqlRefusal } from './sql-refusal.ts';

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
