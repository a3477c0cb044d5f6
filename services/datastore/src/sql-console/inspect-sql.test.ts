import { DuckDBInstance } from '@duckdb/node-api';
import { beforeAll, describe, expect, test } from 'vitest';
import { inspectSql } from './inspect-sql.ts';
import { findSqlExcess } from './sql-limits.ts';
import { SqlRefusal } from './sql-refusal.ts';

let parse: (sql: string) => Promise<unknown>;

beforeAll(async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  parse = async (sql) => {
    const reader = await connection.runAndReadAll('select json_serialize_sql($1::varchar)', [sql]);
    return JSON.parse(String(reader.getRows()[0]?.[0]));
  };
});

const outcome = async (sql: string): Promise<string> => {
  const tree = await parse(sql);
  if ((tree as { error: boolean }).error) return 'no select';
  try {
    return `reads ${inspectSql(tree).tables.toSorted().join(' ')}`.trim();
  } catch (error) {
    if (error instanceof SqlRefusal) return error.reason;
    throw error;
  }
};

describe('a query that may run names its tables', () => {
  test.each([
    ['select * from t', 'reads t'],
    ['FROM t', 'reads t'],
    ['select 1', 'reads'],
    [
      'select a from "6f1c" x join "Odd ""name" y using (a) left join lateral (select max(b) from u) on true',
      'reads 6f1c Odd "name u',
    ],
    [
      'select a from t where b in (select b from u) and exists (select 1 from v where v.a = t.a)',
      'reads t u v',
    ],
    ['with c as (select * from t), d as (select * from c) select * from d, c', 'reads t'],
    ['select * from t where a in (with c as (select 1) select * from c)', 'reads t'],
    ['(select a from t union all select a from u) intersect select 3 order by 1 limit 5', 'reads t u'],
    [
      'select sum(a) filter (where b > 1) over (partition by c order by d rows 2 preceding) from t qualify row_number() over () < 5',
      'reads t',
    ],
    [
      "select extract(year from d), date_trunc('month', d) + interval 1 month, trim(a), a::int[], try_cast(b as decimal(9,2)) from t",
      'reads t',
    ],
    [
      'select case a when 1 then 2 else 3 end, coalesce(a, b), a between 1 and 2, a[1], list_transform(l, lambda x: x + 1) from t',
      'reads t',
    ],
    [
      'select distinct on (a) a, b from t group by rollup (a, b) having count(*) > 1 using sample 10 order by all',
      'reads t',
    ],
    ["select columns('a.*'), * exclude (a) replace (b + 1 as b) from t", 'reads t'],
    ['select * from range(10), unnest([1, 2]) u(v), (values (1, 2)) w(a, b)', 'reads'],
    ["select j ->> 'a', json_extract(j, '$.b') from t", 'reads t'],
    ['select 1; -- and nothing else', 'reads'],
    ['select public.t.a from public."t" join PUBLIC.u using (a)', 'reads t u'],
    [
      "select lpad(a, 5, '0'), rpad(a, 1000), initcap(a), a ~* 'x', a !~* 'y', width_bucket(a, 0, 9, 3) from t",
      'reads t',
    ],
    ["select unnest(generate_series(date '2020-01-01', now()::date, interval '1 month')) from t", 'reads t'],
    [
      "select * from generate_series('2020-03-01'::date, '2020-01-01 12:00'::timestamp, interval '-1 month -2 days') s(d)",
      'reads',
    ],
    ["select * from range(timestamp '2020-01-01', now()::timestamp, interval 3 weeks)", 'reads'],
    [
      "select to_char(d, 'YYYY'), to_date(a, 'DD.MM.YYYY'), btrim(a, 'x'), a similar to 'b%' from t",
      'reads t',
    ],
  ])('%s', async (sql, expected) => {
    expect(await outcome(sql)).toBe(expected);
  });
});

describe('an attack is refused', () => {
  test.each([
    // Several statements, and statements that are no query.
    ['select 1; select 2', 'several_statements'],
    ['', 'several_statements'],
    ['drop table t', 'no select'],
    ['insert into t values (1)', 'no select'],
    ["copy t to '/tmp/x'", 'no select'],
    ["attach '/tmp/x' as y", 'no select'],
    ['create view v as select 1', 'no select'],
    ['set memory_limit = 1', 'no select'],
    ['pragma database_list', 'no select'],
    ['explain analyze select 1', 'no select'],
    ['call pragma_version()', 'no select'],
    ['describe t', 'construct'],
    ['summarize t', 'construct'],
    ['show tables', 'construct'],
    ['select * from (show tables)', 'construct'],
    ['unpivot t on a', 'construct'],
    // Files, other queries, the engine's own state.
    ["select * from read_csv('/etc/passwd')", 'function'],
    ["select * from READ_TEXT('/etc/passwd')", 'function'],
    ["select * from parquet_metadata('x')", 'function'],
    ["select * from glob('/*')", 'function'],
    ["select * from query('select 1')", 'function'],
    ["select * from query_table('secret')", 'function'],
    ['select * from duckdb_settings()', 'function'],
    ['select * from pragma_database_list()', 'function'],
    ["select getenv('HOME')", 'function'],
    ["select current_setting('memory_limit')", 'function'],
    ["select nextval('s')", 'function'],
    ["select json_serialize_sql('select 1')", 'function'],
    ["select json_execute_serialized_sql('{}')", 'function'],
    ["select getvariable('x')", 'function'],
    ["select write_log('x')", 'function'],
    ['select sleep_ms(10000)', 'function'],
    ["select error('x')", 'function'],
    ['select pg_catalog.version()', 'function'],
    ["select system.main.upper('x')", 'function'],
    ["select ('x').getenv()", 'function'],
    ["select max(getenv('x')) over ()", 'function'],
    ["select 1 from t order by getenv('x')", 'function'],
    ["select 1 from t limit length(getenv('x'))", 'function'],
    ["select count(*) filter (where getenv('x') = '') from t", 'function'],
    ["select list_transform([1], lambda x: getenv('x'))", 'function'],
    ["select columns(lambda c: getenv('x') = '') from t", 'function'],
    ["select string_agg(a, ',' order by getenv('x')) from t", 'function'],
    ["select * from t join u on getenv('x') = ''", 'function'],
    ["values (getenv('x'))", 'function'],
    ["select * from unnest([getenv('x')])", 'function'],
    [
      "select sum(a) over (order by b rows between length(getenv('x')) preceding and current row) from t",
      'function',
    ],
    ['select * from information_schema.tables', 'table'],
    ['select * from main.t', 'table'],
    ['select * from memory.main.t', 'table'],
    ['select * from memory.public.t', 'table'],
    ['select * from temp.t', 'table'],
    ['with t as (select 1) select * from public.t', 'construct'],
    ["select public.getenv('x')", 'function'],
    ["select lpad('x', 1001, 'y')", 'function'],
    ["select rpad('x', a) from t", 'function'],
    ["select rpad('x', 10 * 1000 * 1000) from t", 'function'],
    ['select * from t at (version => 1)', 'construct'],
    // Small text, huge result.
    ["select repeat('x', 1000000000)", 'function'],
    ["select lpad('x', 1000000000, 'y')", 'function'],
    ["select format('{:>1000000000}', 'x')", 'function'],
    ["select printf('%1000000000d', 1)", 'function'],
    ['select list_resize([1], 1000000000)', 'function'],
    ['select bitstring_agg(1, 0, 1000000000)', 'function'],
    ['select * from range(1000000000)', 'function'],
    ['select * from t, range(t.a)', 'function'],
    ['select range(0, (select max(a) from t))', 'function'],
    ['select * from generate_series(1, 1e9::bigint)', 'function'],
    ['select * from generate_series(0, 10, 0)', 'function'],
    ["select * from generate_series(date '1970-01-01', date '2020-01-01', interval '1 minute')", 'function'],
    [
      "select * from generate_series(date '2020-01-01', date '2020-02-01', interval '1 microsecond')",
      'function',
    ],
    [
      "select * from generate_series(date '2020-01-01', date '2020-02-01', interval '1 month -31 days')",
      'function',
    ],
    ["select * from generate_series(date '2020-01-01', date '2020-02-01', interval '0 days')", 'function'],
    ["select * from generate_series(date '2020-01-01', date 'infinity', interval '1 day')", 'function'],
    ["select * from generate_series(date '2020-01-01', date '294247-01-10', interval '1 day')", 'function'],
    ["select range(date '2020-01-01', (select max(d) from t), interval '1 day')", 'function'],
    ["select range(date '2020-01-01', d, interval 1 day) from t", 'function'],
    [
      "select range(date '2020-01-01', current_date, interval '1 day') from (select d as current_date from t)",
      'function',
    ],
    ["select range(date '2020-01-01', date '2020-02-01', to_days(a)) from t", 'function'],
    ["select range(date '2020-01-01', date '2020-02-01', to_microseconds(1))", 'function'],
    ["select range(now(), now() + interval '1000 years', interval '1 day')", 'function'],
    ['select null::int[100000]', 'construct'],
    ["select 'x'::secret_type", 'construct'],
    // Names that mean one thing to a reader and another to the engine.
    ['with recursive r as (select 1 union all select * from r) select * from r', 'construct'],
    ['with d as (select * from c), c as (select 1) select * from d', 'construct'],
    ['with c as (select * from c) select * from c', 'construct'],
    ['with C as (select 1) select * from (with c as (select 2) select * from c)', 'construct'],
    ['select * from (with c as (select 1) select * from c), c', 'construct'],
    ['select (with c as (select * from secret) select * from c) from C', 'construct'],
    // The Kelvin sign is no K to the engine, so the table is another one than the CTE.
    ['with "\u212A" as (select 1) select * from k', 'reads k'],
    ['select $1', 'construct'],
    ['select ?', 'construct'],
    ['select $name', 'construct'],
  ])('%s', async (sql, expected) => {
    expect(await outcome(sql)).toBe(expected);
  });

  test('a raw path in FROM is a table name like any other, and there is no such table', async () => {
    expect(await outcome("select * from '/etc/passwd'")).toBe('reads /etc/passwd');
    expect(await outcome('select * from duckdb_tables')).toBe('reads duckdb_tables');
  });

  test('a tree with a field that is not known is not run', async () => {
    const tree = (await parse('select a from t')) as { statements: { node: { select_list: object[] } }[] };
    Object.assign(tree.statements[0]?.node.select_list[0] ?? {}, { surprise: 1 });
    expect(() => inspectSql(tree)).toThrow(SqlRefusal);
    for (const odd of [null, 1, {}, { statements: [{}] }, { statements: [{ node: [] }] }]) {
      expect(() => inspectSql(odd)).toThrow(SqlRefusal);
    }
  });
});

describe('size is looked at before anything is parsed', () => {
  test.each([
    ['   ', 'Missing value'],
    [`select ${'1,'.repeat(6000)}1`, 'characters'],
    [`select ${'('.repeat(3000)}1${')'.repeat(3000)}`, 'nests brackets'],
    [`select ${'['.repeat(65)}${']'.repeat(65)}`, 'nests brackets'],
    ['select \0', 'null character'],
  ])('%.40s', (sql, expected) => {
    expect(findSqlExcess(sql)).toContain(expected);
  });

  test('brackets inside text, names and comments do not count', () => {
    const brackets = '('.repeat(100);
    expect(
      findSqlExcess(`select '${brackets}', "${brackets}" -- ${brackets}\n/* ${brackets} */ from t`),
    ).toBeUndefined();
    expect(findSqlExcess(`select 'it''s ${brackets}'`)).toBeUndefined();
  });
});
