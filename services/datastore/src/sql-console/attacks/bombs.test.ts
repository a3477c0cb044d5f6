import { expect, test, vi } from 'vitest';
import { openAttackedDatastore } from './attacked-datastore-testing.ts';

const nested = (times: number, wrap: (inner: string) => string, inner: string): string =>
  Array.from({ length: times }).reduce<string>((text) => wrap(text), inner);
const grown = (times: number): string =>
  nested(times, (text) => `replace(${text}, 'a', 'aaaaaaaaaa')`, "'aaaaaaaaaa'");
const doubled = Array.from(
  { length: 30 },
  (_, step) => `, d${step + 1} as (select x || x as x from d${step})`,
);
const many = 'range(10000)';

const bombs: Record<string, string[]> = {
  endless: [
    `select count(*) from ${many} a, ${many} b, ${many} c where a.range + b.range * c.range % 7 = 3`,
    `select sum(sin(a.range * b.range)) from ${many} a, ${many} b, ${many} c`,
    `select count(distinct a.range::varchar || b.range) from ${many} a, ${many} b, ${many} c`,
    `select a.range from ${many} a, ${many} b, ${many} c order by sin(a.range * b.range * c.range) limit 5`,
    `select levenshtein(x, y) from (select string_agg(r.range::varchar, '') x, string_agg(r.range::varchar, 'b') y from ${many} r, range(100) s)`,
  ],
  'heaps of text': [
    `select length(${grown(9)})`,
    `select ${grown(9)}`,
    `with d0 as (select 'aaaaaaaaaaaaaaaa' as x)${doubled.join('')} select length(x) from d30`,
    `select length(string_agg(a.range::varchar, 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')) from ${many} a, ${many} b`,
    `select regexp_replace(string_agg(a.range::varchar, ''), '.', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'g') from ${many} a, ${many} b`,
  ],
  'lists and objects': [
    `select list_transform(${many}, lambda x: list_transform(${many}, lambda y: list_transform(${many}, lambda z: z)))`,
    `select map(${many}, list_transform(${many}, lambda x: ${many}))`,
    `select list_zip(${many}, ${many}, ${many}) from ${many}`,
    `select list({'a': a.range, 'b': b.range}) from ${many} a, ${many} b`,
    `select to_json(list(a.range::varchar || b.range)) from ${many} a, ${many} b`,
    `select quantile_cont(a.range, list_transform(${many}, lambda x: x / 10000.0)) from ${many} a, ${many} b`,
  ],
};

test.each(Object.entries(bombs))(
  'bombs of %s are cut off, and others are answered meanwhile',
  async (_name, attacks) => {
    const { attack, datastore } = await openAttackedDatastore(800);
    const under = new Set(attacks);
    const ends = attacks.map(async (sql, index) => {
      const answer = await attack(sql, `192.0.2.${index}`);
      under.delete(sql);
      return [sql, answer.status, answer.text];
    });
    let asked = 0;
    for (; under.size > 0; asked++) {
      const { status } = await datastore.call('datastore_search', { resource_id: 'open', limit: 1 });
      expect(status).toBe(200);
    }
    expect(asked).toBeGreaterThan(10);
    for (const end of await Promise.all(ends)) {
      expect(end).toEqual([end[0], 409, expect.stringMatching(/too long|memory|larger than|too large/i)]);
    }
    // The engine works on, as soon as this machine has time for it.
    await vi.waitFor(
      async () => expect((await attack('select count(*) as n from open')).text).toContain('"n":100'),
      { timeout: 20_000, interval: 200 },
    );
  },
  90_000,
);

test('text made to break the parser or the planner is refused or answered in time', async () => {
  const { attack } = await openAttackedDatastore();
  for (const sql of [
    `select ${'('.repeat(3000)}1${')'.repeat(3000)}`,
    `select ${'['.repeat(65)}1${']'.repeat(65)}`,
    `select ${'1,'.repeat(5000)}1`,
    `select ${'1+'.repeat(4900)}1`,
    `select ${'- '.repeat(4900)}1`,
    `select ${'not '.repeat(2400)}true`,
    `select 1${'::int'.repeat(1900)}`,
    `select a${'.a'.repeat(4000)} from open`,
    `select ${'case when true then '.repeat(300)}1${' end'.repeat(300)}`,
    `select 1 ${'union all select 1 '.repeat(500)}`,
    nested(60, (inner) => `select (${inner})`, 'select 1'),
    nested(60, (inner) => `select * from (${inner}) q`, 'select 1'),
    nested(30, (inner) => `select a from open where a in (${inner})`, 'select 1'),
    `select count(*) from ${Array.from({ length: 60 }, (_, index) => `open t${index}`).join(', ')}`,
    `select 1 from open group by cube(${Array.from({ length: 22 }, (_, index) => `a + ${index}`).join(', ')})`,
    `select '${'['.repeat(4900)}'::json`,
    `select '${'['.repeat(4000)}${']'.repeat(4000)}'::json`,
    `select regexp_extract('a', '${'(a|'.repeat(1000)}a${')*'.repeat(1000)}')`,
    `select ${'x'.repeat(9000)}`,
    `select "${'x'.repeat(9000)}" from open`,
    `${' '.repeat(9990)}select 1`,
    `--${'x'.repeat(9000)}\nselect 1`,
  ]) {
    const { status, text } = await attack(sql);
    expect([sql.slice(0, 80), status, text]).toEqual([
      sql.slice(0, 80),
      expect.toBeOneOf([200, 403, 404, 409]),
      expect.any(String),
    ]);
  }
}, 90_000);

test('one stranger with many queries is told to wait, and another is served', async () => {
  const { attack } = await openAttackedDatastore(800);
  const endless = bombs['endless']?.[0] ?? '';
  const flood = Array.from({ length: 20 }, () => attack(endless, '192.0.2.7'));
  const other = await attack('select 1 as n', '192.0.2.8');
  expect(other.status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(5);
  expect(statuses.filter((status) => status === 409).length).toBeGreaterThan(5);
}, 90_000);
