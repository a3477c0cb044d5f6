import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { expect, test, vi } from 'vitest';
import { SharedEngine } from './shared-engine.ts';

const open = () => DuckDBInstance.create(':memory:');
const mark = (connection: DuckDBConnection) => connection.run('create table marked as select 1');

async function isMarked(connection: DuckDBConnection): Promise<boolean> {
  const reader = await connection.runAndReadAll("select 1 from duckdb_tables() where table_name = 'marked'");
  return reader.currentRowCount === 1;
}

test('a fresh engine takes the place of one that has read many files, and whoever is connected stays', async () => {
  const engine = new SharedEngine(await open(), open, 2);
  const early = await engine.connect(['a']);
  await mark(early.connection);
  for (const files of [['a', 'b'], ['b'], []]) {
    const { connection, close } = await engine.connect(files);
    expect(await isMarked(connection)).toBe(true);
    close();
  }
  const late = await engine.connect(['c']);
  expect(await isMarked(late.connection)).toBe(false);
  expect(await isMarked(early.connection)).toBe(true);
  early.close();
  late.close();
});

test('an engine that was replaced is closed with its last connection, and none before', async () => {
  const opened: DuckDBInstance[] = [];
  const openWatched = async () => {
    const instance = await open();
    opened.push(instance);
    vi.spyOn(instance, 'closeSync');
    return instance;
  };
  const engine = new SharedEngine(await openWatched(), openWatched, 1);
  const connections = await Promise.all([engine.connect(['a']), engine.connect(['a'])]);
  (await engine.connect(['b'])).close();
  expect(opened).toHaveLength(2);
  connections[0].close();
  expect(opened[0]?.closeSync).not.toHaveBeenCalled();
  connections[1].close();
  expect(opened[0]?.closeSync).toHaveBeenCalledOnce();
  (await engine.connect(['c'])).close();
  expect(opened[1]?.closeSync).toHaveBeenCalledOnce();
});

test('an engine goes on where no other can be opened', async () => {
  const opens = vi.fn<typeof open>().mockRejectedValue(new Error('no room'));
  const engine = new SharedEngine(await open(), opens, 1);
  const { connection, close } = await engine.connect(['a']);
  await mark(connection);
  close();
  const next = await engine.connect(['b']);
  expect(await isMarked(next.connection)).toBe(true);
  next.close();
  expect(opens).toHaveBeenCalledOnce();
});
