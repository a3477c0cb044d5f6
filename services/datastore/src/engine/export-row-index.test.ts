import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it, onTestFinished } from 'vitest';
import { openRowIndex } from '../row-index/open-row-index.ts';
import { exportRowIndex } from './export-row-index.ts';

const ROWS = 250_000;
/** Ids with gaps; as a list, which only JavaScript writes, and as what the engine writes. */
const kinds = { 'the engine': "'Name ' || i % 3", JavaScript: '[i % 3]' };

it.each(
  Object.entries(kinds),
)('a row index written by %s has all of many rows in their order', async (_, more) => {
  const path = join(tmpdir(), `${randomUUID()}.rows`);
  onTestFinished(() => rm(path, { force: true }));
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  await connection.run(
    `create table t as select 2 * i + 1 as _id, cast(i % 2 as bigint) as parity, ${more} as more from range(${ROWS}) r(i)`,
  );
  const indexed = [{ name: 'parity', type: 'bigint' }] as const;
  expect(await exportRowIndex(connection, 'select * from t', path, indexed)).toEqual({ rows: ROWS });
  const index = openRowIndex(path);
  onTestFinished(() => index.close());
  const ids = index.rowsBetween(1, ROWS).map(([id]) => id);
  expect(ids).toEqual(Array.from({ length: ROWS }, (_row, place) => 2 * place + 1));
  const odd = index.positionsOf('parity', 1n);
  expect([odd.length, odd[0], odd.at(-1)]).toEqual([ROWS / 2, 2, ROWS]);
  expect(odd.every((position, place) => position === 2 * place + 2)).toBe(true);
});

it('rows of long texts take no more memory at once than rows of short ones', async () => {
  const path = join(tmpdir(), `${randomUUID()}.rows`);
  onTestFinished(() => rm(path, { force: true }));
  const instance = await DuckDBInstance.create(':memory:', { threads: '1', memory_limit: '256MB' });
  const connection = await instance.connect();
  const sql = "select i + 1 as _id, repeat('x', 20000) as words from range(12000) r(i)";
  expect(await exportRowIndex(connection, sql, path, [])).toEqual({ rows: 12_000 });
});
