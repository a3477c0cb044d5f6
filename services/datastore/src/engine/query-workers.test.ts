import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askedBy } from '@gazetteer/kernel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { QueryWorkers } from './query-worker.contract.ts';
import { createQueryWorkers } from './query-workers.ts';

// One scalar call: neither the engine's memory limit nor its interrupt reaches into it.
const chain = (letters: number) =>
  `select length(replace(replace(repeat('a', ${letters}), 'a', 'bbbbbbbbbb'), 'b', 'cccccccccc'))`;
const ENDLESS = 'select count(*) from range(1000000000) a, range(1000000000) b';

let folder: string;
let workers: QueryWorkers;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'query-workers-'));
  workers = createQueryWorkers({ count: 1, memoryMegabytes: 256, timeoutMilliseconds: 20_000 });
});

afterAll(async () => {
  await workers.close();
  await rm(folder, { recursive: true });
});

const one = { tables: [], sql: 'select 1 as answer' };

test('every type of value comes back as the JSON value the contract names', async () => {
  const result = await workers.run({
    tables: [],
    sql: `select 1::bigint a, 9007199254740993::bigint b, 1.50::decimal(18,3) c, 'NaN'::double d,
      date '2020-01-02' e, timestamp '2020-01-02 03:04:05' f, timestamp '2020-01-02 03:04:05.25' g,
      time '01:02:03' h, '{"a":[1]}'::json i, [1, 2]::bigint[] j, {'k': 1} k, null l, true m,
      timestamptz '2020-01-02 03:04:05+02' n`,
  });
  expect(result.rows).toEqual([
    [
      1,
      '9007199254740993',
      1.5,
      null,
      '2020-01-02',
      '2020-01-02T03:04:05',
      '2020-01-02T03:04:05.25',
      '01:02:03',
      { a: [1] },
      [1, 2],
      { k: 1 },
      null,
      true,
      '2020-01-02T01:04:05',
    ],
  ]);
  expect(result.columns[2]).toEqual({ name: 'c', type: 'DECIMAL(18,3)' });
});

test('reading stops at the row limit and says so', async () => {
  const result = await workers.run({ tables: [], sql: 'from range(10000)', rowLimit: 3 });
  expect(result).toMatchObject({ rows: [[0], [1], [2]], truncated: true });
  const whole = await workers.run({ tables: [], sql: 'from range(3)', rowLimit: 3 });
  expect(whole.truncated).toBe(false);
});

test('an endless query is cut at its time and the next one works', async () => {
  const request = { tables: [], sql: ENDLESS, timeoutMilliseconds: 300 };
  await expect(workers.run(request)).rejects.toMatchObject({ kind: 'timed_out' });
  expect((await workers.run(one)).rows).toEqual([[1]]);
});

test('a query that is cut off while its rows are read has no answer, not a part of one', async () => {
  const request = { tables: [], sql: 'select range as n from range(30_000_000)', timeoutMilliseconds: 150 };
  await expect(workers.run(request)).rejects.toMatchObject({ kind: 'timed_out' });
});

test('a query that the engine cannot interrupt is ended with its child', async () => {
  const stuck = { tables: [], sql: chain(5_000_000), timeoutMilliseconds: 1 };
  await expect(workers.run(stuck)).rejects.toMatchObject({ kind: 'timed_out' });
  expect((await workers.run(one)).rows).toEqual([[1]]);
});

test('a memory bomb fails alone: its neighbour and the next query are answered', async () => {
  const bomb = workers.run({ tables: [], sql: `select length(repeat('a', 3000000000))`, locked: true });
  const neighbour = workers.run({ tables: [], sql: 'select sum(range) as total from range(30000000)' });
  await expect(bomb).rejects.toMatchObject({ kind: expect.stringMatching(/crashed|out_of_memory/) });
  expect((await neighbour).rows).toEqual([[449999985000000]]);
  expect((await workers.run(one)).rows).toEqual([[1]]);
});

test('a query ends when its caller leaves', async () => {
  const controller = new AbortController();
  const query = workers.run({ tables: [], sql: ENDLESS }, controller.signal);
  controller.abort();
  await expect(query).rejects.toMatchObject({ kind: 'cancelled' });
  await expect(workers.run(one, AbortSignal.abort())).rejects.toMatchObject({ kind: 'cancelled' });
});

test('more queries than may wait are refused as busy', async () => {
  const controller = new AbortController();
  const queries = Array.from({ length: 40 }, () =>
    workers.run({ tables: [], sql: ENDLESS }, controller.signal).catch((error: unknown) => error),
  );
  expect(await Promise.race(queries)).toMatchObject({ kind: 'busy' });
  controller.abort();
  await Promise.all(queries);
  expect((await workers.run(one)).rows).toEqual([[1]]);
});

test('whoever asks a lot leaves places for others, and may not fill the queue', async () => {
  const controller = new AbortController();
  const ask = (sql: string) =>
    workers.run({ tables: [], sql }, controller.signal).catch((error: unknown) => error);
  const many = askedBy('one', () => Array.from({ length: 18 }, () => ask(ENDLESS)));
  const refused = await askedBy('one', () => ask('select 1'));
  expect(refused).toMatchObject({ kind: 'busy', message: expect.stringContaining('your queries') });
  const answer = await askedBy('another', () => workers.run(one));
  expect(answer.rows).toEqual([[1]]);
  expect((await workers.run(one)).rows).toEqual([[1]]);
  controller.abort();
  await Promise.all(many);
});

test('an export writes the rows to a file that can then be queried', async () => {
  const path = join(folder, 'numbers.parquet');
  const source = { tables: [], sql: 'select range as n from range(5) where range > $1', parameters: [1] };
  expect(await workers.export({ ...source, path, format: { kind: 'parquet' } })).toEqual({ rows: 3 });
  const tables = [{ name: 'odd "name"', path }];
  expect((await workers.run({ tables, sql: 'select sum(n) from "odd ""name"""' })).rows).toEqual([[9]]);
  const csv = join(folder, 'numbers.tsv');
  await workers.export({
    tables,
    sql: `select n, 'x' as t from "odd ""name"""`,
    path: csv,
    format: { kind: 'csv', delimiter: '\t' },
  });
  expect(await readFile(csv, 'utf8')).toBe('n\tt\n2\tx\n3\tx\n4\tx\n');
});

test.each([
  'exports',
  'long queries',
] as const)('however many %s wait, a query finds a place', async (kind) => {
  const controller = new AbortController();
  const { signal } = controller;
  const slow = { tables: [], sql: ENDLESS };
  const begin = (index: number) =>
    kind === 'exports'
      ? workers.export(
          { ...slow, path: join(folder, `slow-${index}`), format: { kind: 'parquet' } },
          { signal },
        )
      : workers.run({ ...slow, timeoutMilliseconds: 60_000 }, signal);
  const long = Array.from({ length: 40 }, (_, index) => begin(index).catch((error: unknown) => error));
  expect((await workers.run(one)).rows).toEqual([[1]]);
  expect(await Promise.race(long)).toMatchObject({ kind: 'busy' });
  controller.abort();
  await Promise.all(long);
});

test('children end with their parent, whatever they are doing', async () => {
  const script = `
    import { createQueryWorkers } from ${JSON.stringify(new URL('./query-workers.ts', import.meta.url).href)};
    const workers = createQueryWorkers({ count: 1, memoryMegabytes: 256, timeoutMilliseconds: 60000 });
    await workers.run({ tables: [], sql: 'select 1' });
    void workers.run({ tables: [], sql: ${JSON.stringify(ENDLESS)} }).catch(() => {});
    process.stdout.write('running');`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await once(parent.stdout, 'data');
  const group = parent.pid ?? 0;
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(-group, 0)).toThrow(/ESRCH/), { timeout: 10_000 });
});

test('a locked engine reads its tables and nothing else', async () => {
  const path = join(folder, 'locked.parquet');
  await workers.export({ tables: [], sql: 'select 42 as n', path, format: { kind: 'parquet' } });
  const locked = (sql: string) => workers.run({ tables: [{ name: 'mine', path }], sql, locked: true });
  expect((await locked('select n from mine')).rows).toEqual([[42]]);
  for (const sql of [
    `select * from read_text('/etc/hostname')`,
    `select * from glob('/*')`,
    'set threads = 8',
    'create view other as select 1',
    `copy (select 1) to '${path}' (format parquet, use_tmp_file false)`,
    'select 1; select 2',
  ]) {
    await expect(locked(sql)).rejects.toMatchObject({ kind: 'failed' });
  }
  expect((await locked('select n from mine')).rows).toEqual([[42]]);
});

test('a question of a stranger finds nothing of the one before, whatever its engine has answered already', async () => {
  const [first, second] = [join(folder, 'first.parquet'), join(folder, 'second.parquet')];
  for (const [index, path] of [first, second].entries())
    await workers.export({ tables: [], sql: `select ${index} as n`, path, format: { kind: 'parquet' } });
  const ask = (path: string, sql: string, name = 'mine', preparation: string[] = []) =>
    workers.run({ tables: [{ name, path }], sql, locked: true, preparation });
  const rowsOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).rows;
  expect(await rowsOf(first, 'from mine')).toEqual([[0]]);
  expect(await rowsOf(second, 'from mine')).toEqual([[1]]);
  // The same name of another file, another name of the same file, and each again.
  expect(await rowsOf(first, 'from mine')).toEqual([[0]]);
  expect(await rowsOf(first, 'from other', 'other')).toEqual([[0]]);
  await expect(ask(first, 'from mine', 'other')).rejects.toMatchObject({ kind: 'failed' });
  await expect(ask(first, `from '${second}'`)).rejects.toMatchObject({ kind: 'failed' });
  await expect(ask(first, 'from mine, other')).rejects.toMatchObject({ kind: 'failed' });
  const macro = ['create temp macro doubled(x) as 2 * x', 'create schema public'];
  for (let again = 0; again < 2; again += 1) {
    expect(await rowsOf(second, 'select doubled(n) from mine', 'mine', macro)).toEqual([[2]]);
    await expect(ask(second, 'select doubled(n) from mine')).rejects.toMatchObject({ kind: 'failed' });
    await expect(ask(second, 'set threads = 1')).rejects.toMatchObject({ kind: 'failed' });
    expect(await rowsOf(second, 'select setseed(0.5)')).toEqual([[null]]);
  }
  const [one, other] = await Promise.all([
    ask(first, 'select random() from mine'),
    ask(first, 'select random() from mine'),
  ]);
  expect(one.rows).not.toEqual(other.rows);
});

test('an error names the table, never its file', async () => {
  const path = join(folder, 'missing.parquet');
  const query = workers.run({ tables: [{ name: 'gone', path }], sql: 'from gone' });
  await expect(query).rejects.toSatisfy((error: Error) => !error.message.includes(folder));
});

test('SQL is handed back as a tree, broken SQL as an error tree', async () => {
  expect(await workers.serializeSql('select 1')).toMatchObject({ error: false });
  expect(await workers.serializeSql('selec 1')).toMatchObject({ error: true, error_type: 'parser' });
  await expect(workers.run({ tables: [], sql: 'selec 1' })).rejects.toMatchObject({ kind: 'syntax' });
});

test('closing cancels what runs', async () => {
  const closing = createQueryWorkers({ count: 1, memoryMegabytes: 256, timeoutMilliseconds: 20_000 });
  const query = closing.run({ tables: [], sql: ENDLESS });
  const outcome = query.catch((error: unknown) => error);
  await closing.close();
  expect(await outcome).toMatchObject({ kind: 'cancelled' });
  await expect(closing.run(one)).rejects.toMatchObject({ kind: 'cancelled' });
});

test('an answer is cut where it would grow too long, and refused where not one row fits', async () => {
  const text = { tables: [], sql: `select repeat('x', 100) from range(50)`, byteLimit: 1000 };
  expect(await workers.run(text)).toMatchObject({ rows: { length: 9 }, truncated: true });
  await expect(workers.run({ ...text, byteLimit: 10 })).rejects.toMatchObject({ kind: 'too_large' });
});

test('a number beyond every type is a fault of the text', async () => {
  await expect(workers.serializeSql('select 1e999')).rejects.toMatchObject({ kind: 'syntax' });
});

test('however many queries a stranger sends, another stranger and our own queries find a place', async () => {
  const controller = new AbortController();
  const endless = { tables: [], sql: ENDLESS, locked: true, caller: 'attacker' };
  const attacks = Array.from({ length: 20 }, () =>
    workers.run(endless, controller.signal).catch((error: unknown) => error),
  );
  expect(await Promise.race(attacks)).toMatchObject({ kind: 'busy', message: expect.stringMatching(/your/) });
  expect((await workers.run(one)).rows).toEqual([[1]]);
  expect((await workers.run({ ...one, locked: true, caller: 'reader' })).rows).toEqual([[1]]);
  controller.abort();
  await Promise.all(attacks);
});

test('a bomb of a stranger takes no query of another stranger along', async () => {
  const bomb = workers.run({
    tables: [],
    sql: chain(5_000_000),
    locked: true,
    caller: 'a',
    timeoutMilliseconds: 500,
  });
  const neighbour = {
    tables: [],
    sql: 'select sum(range) as n from range(100000000)',
    locked: true,
    caller: 'b',
  };
  const [lost, kept] = await Promise.allSettled([bomb, workers.run(neighbour)]);
  expect(lost).toMatchObject({
    status: 'rejected',
    reason: { kind: expect.stringMatching(/timed_out|crashed|memory/) },
  });
  expect(kept).toMatchObject({ value: { rows: [[4999999950000000]] } });
});

test('the time of a query counts while it is planned', async () => {
  const nested = Array.from({ length: 60 }).reduce<string>((inner) => `select (${inner})`, 'select 1');
  const request = { tables: [], sql: nested, locked: true, timeoutMilliseconds: 300 };
  await expect(workers.run(request)).rejects.toMatchObject({ kind: 'timed_out' });
});
