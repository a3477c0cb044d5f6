import { DatabaseSync, StatementSync } from 'node:sqlite';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { SqliteHandle } from './sqlite-handle.ts';

let handle: SqliteHandle;
let prepared: MockInstance<DatabaseSync['prepare']>;
let ended: MockInstance<() => void>;

beforeEach(() => {
  handle = new SqliteHandle(':memory:');
  prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
  ended = vi.spyOn(StatementSync.prototype, Symbol.dispose);
});

afterEach(() => {
  handle.close();
  vi.restoreAllMocks();
});

/** As many numbers, each in its place. */
function numbers(count: number): CompiledQuery {
  const values = Array.from({ length: count }, (_, place) => place);
  return CompiledQuery.raw(`select * from (values ${values.map(() => '(?)').join(', ')})`, values);
}

test('a statement is prepared once, and stays', () => {
  for (let turn = 0; turn < 3; turn++) expect(handle.execute(numbers(5)).rows).toHaveLength(5);
  expect(prepared).toHaveBeenCalledTimes(1);
  expect(ended).not.toHaveBeenCalled();
});

test('a statement for very many values ends with its rows, and with its failure', () => {
  for (let turn = 0; turn < 3; turn++) expect(handle.execute(numbers(2000)).rows).toHaveLength(2000);
  expect(ended).toHaveBeenCalledTimes(3);
  const { sql } = numbers(2000);
  expect(() => handle.execute(CompiledQuery.raw(sql, [{}]))).toThrow(TypeError);
  expect(ended).toHaveBeenCalledTimes(4);
});

test('statements for other numbers of values take the room of a few, and those that make room end', () => {
  for (let count = 1; count <= 600; count++) expect(handle.execute(numbers(count)).rows).toHaveLength(count);
  const stay = prepared.mock.calls.length - ended.mock.calls.length;
  expect(stay).toBeGreaterThan(50);
  expect(stay).toBeLessThan(200);
});

test('a statement whose rows are read one by one ends with the last that is asked for', () => {
  const read = [];
  for (const row of handle.iterate(numbers(10))) {
    read.push(row);
    if (read.length === 3) break;
  }
  expect(read).toHaveLength(3);
  expect([...handle.iterate(numbers(10))]).toHaveLength(10);
  expect(ended).toHaveBeenCalledTimes(2);
});
