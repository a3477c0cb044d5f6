import { expect, test } from 'vitest';
import { openAttackedDatastore } from './attacked-datastore-testing.ts';

// Every way to write the name of the private table …
const spellings = [
  'secret',
  'SECRET',
  '"secret"',
  '"Secret"',
  'secret_src_ct_yr_abc',
  '"secret-src-ct-yr-abc"',
  '/* x */ secret -- y\n',
  'secret as open',
];

// … in every place that can hold one.
const places = [
  'select * from @',
  'from @',
  'table @',
  'select word from open natural join @',
  'select * from open, @',
  'select * from open positional join @',
  'select * from open asof join @ on open.a >= 1',
  'select * from open left join lateral (select word as w from @) on true',
  'select (select max(word) from @)',
  "select exists (from @ where word > 'a')",
  'select 1 in (select a from @)',
  'select word from open union all select word from @',
  'select word from open except all (select word from @)',
  'with c as (from @) select * from c',
  'with c as materialized (select word from @) from c',
  'select * from (with open as (select * from @) select * from open)',
  'with c as (with d as (from @) from d) from c',
  'select [(select max(word) from @)]',
  "select {'k': (select max(word) from @)}",
  "select map {'k': (select max(word) from @)}",
  'select list_transform([1], lambda x: (select max(word) from @))',
  'select [x for x in (select list(word) from @)]',
  'select case when true then (select max(word) from @) end',
  'select coalesce(null, (select max(word) from @))',
  'select * replace ((select max(word) from @) as word) from open',
  'select columns(c -> (select count(*) from @) > 0) from open',
  'select word from open order by (select max(word) from @)',
  'select word from open limit (select count(*) from @)',
  'select word from open offset (select count(*) from @)',
  'select distinct on ((select max(word) from @)) word from open',
  'select count(*) from open group by rollup ((select max(word) from @))',
  'select count(*) from open having (select count(*) from @) > 0',
  'select word from open qualify row_number() over (order by (select max(word) from @)) = 1',
  'select sum(a) filter ((select count(*) from @) > 0) from open',
  'select string_agg(word, (select max(word) from @)) from open',
  'select lag(word, 1, (select max(word) from @)) over () from open',
  'select a between 1 and (select max(a) from @) from open',
  'select cast((select max(word) from @) as varchar)',
  'select try((select max(word) from @))',
  'select * from unnest((select list(word) from @))',
  'values ((select max(word) from @))',
  'select * from (values (1)) v(x), (select word from @ where a = x)',
  'pivot (from @) on word using count(*)',
  'select * from (unpivot (from @) on word)',
  'select * from @ using sample 1',
  'select * from @ tablesample reservoir(1)',
];

test('the private table is not found, by whatever name and in whatever place', async () => {
  const { attack } = await openAttackedDatastore();
  for (const [index, place] of places.entries()) {
    const sql = place.replaceAll('@', spellings[index % spellings.length] ?? '');
    const { status, text } = await attack(sql);
    expect([sql, status, text]).toEqual([sql, expect.toBeOneOf([404, 409]), expect.any(String)]);
  }
  for (const spelling of spellings) expect((await attack(`select * from ${spelling}`)).status).toBe(404);
}, 60_000);

test('a name that is a CTE to one reader and a table to another is refused', async () => {
  const { attack } = await openAttackedDatastore();
  for (const sql of [
    'with open as (select 1) select * from open',
    'with "OPEN" as (select 1) select * from open',
    'with open_src_ct_yr_abc as (select 1) select 1',
    'with d as (from secret), secret as (select 1) from d',
    'with secret as (from secret) from secret',
    'with c as (select 1 as secret) select * from (with secret as (select 1) from c), secret',
    'with recursive secret as (select 1 union all from secret) from secret',
    'with recursive c(n) using key (n) as (select 1 union select n from secret) from c',
    // A Kelvin sign, a full-width letter and a combining mark: other names to the engine.
    'with "\u212A" as (select 1) from k',
    'with "\uFF53ecret" as (select 1) from secret',
    'with "secre\u0074\u0301" as (select 1) from secret',
  ]) {
    const { status } = await attack(sql);
    expect([sql, status]).toEqual([sql, expect.toBeOneOf([404, 409])]);
  }
});

test('unicode tricks, comments and quotes end in an answer or a known error', async () => {
  const { attack } = await openAttackedDatastore();
  for (const sql of [
    'select\u00A01',
    'select\u200B1',
    '\uFEFFselect 1',
    'select \u201Cword\u201D from open',
    'select 1 /* /* nested */ from secret */',
    'select 1 /* open',
    "select 'open",
    'select "open',
    'select $$open',
    "select e'\\'; drop table open; --'",
    "select u&'\\0041'",
    'select \u202Eopen',
    'select "\u{1F600}" from open',
    "select '\uD800'",
    'select 1e400',
    'select 1_0_0__0',
    'select 0x',
    'select * from x.y.z.open',
    'select "a""b" from open',
    'SELECT\n--\n1\r\n',
  ]) {
    const { status } = await attack(sql);
    expect([sql, status]).toEqual([sql, expect.toBeOneOf([200, 400, 403, 404, 409])]);
  }
});
