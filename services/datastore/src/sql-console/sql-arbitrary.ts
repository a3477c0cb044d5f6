/**
 * SQL for the tests, over a table `open` that everyone reads and a table `secret` that nobody may: written by a
 * grammar that puts forbidden things into every position, or allowed queries with a few changes.
 */
import fc from 'fast-check';

const forbiddenCalls = [
  "query('from secret')",
  "getenv('HOME')",
  "repeat('x', 3)",
  "read_text('secret.csv')",
  "('secret.csv').read_text()",
  "current_setting('threads')",
  "list_reduce(['x'], lambda x, y: x || y)",
  "list_aggregate(['x'], 'max')",
  "main.getenv('HOME')",
];

const allowedCalls = [
  'count(*)',
  'max(word)',
  'upper(word)',
  'word.upper()',
  'a + b * 2',
  "coalesce(word, 'x')",
  'row_number() over (order by a)',
  'sum(a) over (partition by b rows 1 preceding)',
  "string_agg(word, ',' order by a)",
  'count(*) filter (where a > 1)',
  'list_transform([a], lambda x: x + 1)',
  '[x + 1 for x in [1, 2]]',
  "{'k': word}",
  'map {a: word}',
  "'{\"a\": 1}'::json ->> 'a'",
  'try_cast(word as int)',
  "extract(year from date '2020-01-01')",
  'case when a > 1 then word else null end',
  "regexp_replace(word, 'w', 'x')",
];

const sources = [
  "'secret.csv'",
  '"secret.csv"',
  "read_csv('secret.csv')",
  "read_text('secret.csv')",
  "query_table('secret')",
  "query('from secret')",
  'main.secret',
  'memory.main.secret',
  'information_schema.tables',
  'duckdb_tables()',
  'duckdb_columns',
  'pg_catalog.pg_class',
  '(show tables)',
  '(show all tables)',
  '(describe secret)',
  '(summarize secret)',
  '(pivot secret on word using count(*))',
  '(unpivot (select a, b from secret) on a, b)',
  'range(3)',
  'generate_series(1, 3)',
  "unnest(['x'])",
  'unnest([1, 2]) with ordinality u(a, b)',
  '(values (1, 2)) v(a, b)',
  'open at (version => 1)',
  'open tablesample reservoir(2)',
];

const names = fc.constantFrom('open', 'secret', 'c', 'd', 'SECRET', '"open"', '"secret"', 'open o');
const columns = fc.constantFrom(
  'a',
  'b',
  'word',
  '*',
  'c.a',
  'open.word',
  'secret.word',
  '1',
  "'x'",
  '* exclude (a)',
  '* replace (word as word)',
  "columns('w.*')",
  'columns(c -> c like $$w%$$)',
  '* like $$w%$$',
  '#1',
  'rowid',
  'filename',
  'open',
  'secret',
  'current_user',
);
const joins = fc.constantFrom(
  ', ',
  ' cross join ',
  ' natural join ',
  ' positional join ',
  ' join lateral @ on true',
  ' semi join @ on true',
  ' full join @ on true',
);
const setOperations = fc.constantFrom(' union ', ' union all ', ' except ', ' intersect ', ' union by name ');
const ends = fc.constantFrom('', '', '', '; drop table open', '; from secret', ' -- ', ' /* ');

// One depth for the whole grammar: each rule with its own would let texts grow without end.
const shallow = { maxDepth: 3, depthIdentifier: 'sql' } as const;

const grammar = fc.letrec<{ query: string; source: string; item: string; select: string }>((tie) => {
  const within = tie('query').map((query) => `(${query})`);
  const condition = fc.oneof(
    shallow,
    fc.constantFrom('a > 0', 'exists (from secret)', 'a in (select a from d)', "word like '%'", 'true'),
    within.map((query) => `a in ${query}`),
    tie('item').map((item) => `${item} is not null`),
  );
  return {
    item: fc.oneof(
      shallow,
      { weight: 3, arbitrary: columns },
      { weight: 2, arbitrary: fc.constantFrom(...allowedCalls) },
      fc.constantFrom(...forbiddenCalls),
      within,
      tie('item').map((item) => `list_transform(['x'], lambda x: x || ${item})`),
      tie('item').map((item) => `max(${item}) over ()`),
      tie('item').map((item) => `case when true then ${item} end`),
      tie('item').map((item) => `struct_pack(k := ${item})`),
      tie('item').map((item) => `try_cast(${item} as varchar)`),
    ),
    source: fc.oneof(
      shallow,
      { weight: 4, arbitrary: names },
      { weight: 2, arbitrary: fc.constantFrom(...sources) },
      { weight: 2, arbitrary: within.map((query) => `${query} s`) },
      fc
        .tuple(tie('source'), joins, tie('source'))
        .map(
          ([left, join, right]) =>
            left + (join.includes('@') ? join.replace('@', () => right) : join + right),
        ),
    ),
    select: fc
      .record({
        shape: fc.constantFrom('select', 'select', 'select distinct', 'from', 'table'),
        item: tie('item'),
        source: fc.option(tie('source'), shallow),
        where: fc.option(condition, shallow),
        group: fc.option(
          fc.oneof(shallow, fc.constantFrom('all', 'cube (a, b)', 'grouping sets ((a), ())'), tie('item')),
        ),
        order: fc.option(tie('item'), shallow),
        limit: fc.option(fc.oneof(shallow, fc.constantFrom('5', '1 + 1', '50%'), within), shallow),
      })
      .map(({ shape, item, source, where, group, order, limit }) => {
        if (shape === 'table') return 'table open';
        const from = source === null ? '' : ` from ${source}`;
        const head = shape === 'from' ? `${from || 'from open'} select ${item}` : `${shape} ${item}${from}`;
        const clause = (word: string, text: string | null) => (text === null ? '' : ` ${word} ${text}`);
        return `${head}${clause('where', where)}${clause('group by', group)}${clause('order by', order)}${clause('limit', limit)}`;
      }),
    query: fc
      .record({
        ctes: fc.uniqueArray(
          fc.tuple(
            fc.constantFrom('c', 'd', 'open', 'secret', 'C', '"\u212A"'),
            fc.constantFrom('', ' materialized'),
            fc.oneof(shallow, fc.constant('select 1 as a'), tie('query')),
          ),
          { maxLength: 2, selector: ([name]) => name.toLowerCase() },
        ),
        recursive: fc.constantFrom('', '', 'recursive '),
        first: tie('select'),
        second: fc.option(fc.tuple(setOperations, tie('select')), { ...shallow, freq: 4 }),
      })
      .map(({ ctes, recursive, first, second }) => {
        const list = ctes.map(([name, kept, body]) => `${name} as${kept} (${body})`).join(', ');
        return `${list === '' ? '' : `with ${recursive}${list} `}${second ? `(${first})${second[0]}(${second[1]})` : first}`;
      }),
  };
});

/** Queries of every shape, most of them with something in them that must not be. */
export const queries: fc.Arbitrary<string> = fc
  .tuple(grammar.query, ends)
  .map(([query, end]) => query.replaceAll('$$w%$$', "'w%'") + end);

const allowed = [
  'select a, word from open where a > 1 order by word desc limit 3',
  'with c as (select b, count(*) as n from open group by b) select * from c join open using (b)',
  "select upper(word) || 'x', sum(a) over (partition by b) from open qualify row_number() over (order by a) < 4",
  "select list_transform([a, b], lambda x: x + 1), {'k': word}, word::varchar from open",
  'select word from open where a in (select max(a) from open) union all select word from open',
];

const changes = fc.constantFrom(
  'secret',
  '"secret"',
  'main.secret',
  "query('from secret')",
  "read_text('secret.csv')",
  "'secret.csv'",
  '(',
  ')',
  ',',
  ';',
  '--',
  '/*',
  '*/',
  "'",
  '"',
  '.',
  'from',
  'select',
  'with',
  'as',
  'union',
  'lateral',
  'open',
  'c',
  '*',
  '$1',
  '\u00A0',
);

/** Allowed queries of which a few words are lost, doubled, swapped or replaced by something else. */
export const mutatedQueries: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...allowed),
    fc.array(fc.tuple(fc.nat(60), fc.constantFrom('replace', 'insert', 'drop', 'double'), changes), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([query, edits]) => {
    const words = query.split(/\b|(?=[(),.'])/);
    for (const [place, kind, word] of edits) {
      const at = place % words.length;
      const kept = words[at] ?? '';
      const put = { replace: [word], insert: [` ${word} `, kept], drop: [], double: [kept, ' ', kept] }[kind];
      words.splice(at, 1, ...(put ?? []));
    }
    return words.join('');
  });
