import { sql } from 'kysely';
import type { PostgresPool } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeOverPool } from './postgres-dialect.ts';
import { prepareRead } from './prepared-read.ts';
import { sqlOver } from './sql.ts';
import { watchfulPool } from './watchful-pool.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server of which a test says what it answers. */
function openServer() {
  const server = { isSilent: false, isAlive: true, asked: [] as unknown[], destroyed: 0 };
  const answer = { command: 'SELECT' as const, rowCount: 0, rows: [] };
  const pool: PostgresPool = {
    options: {},
    end: async () => {},
    connect: async () => ({
      query: ((asked: unknown) => {
        server.asked.push(asked);
        return server.isSilent ? new Promise(() => {}) : Promise.resolve(answer);
      }) as never,
      release: (destroy) => void (server.destroyed += destroy ? 1 : 0),
    }),
  };
  const watched = watchfulPool(pool, { isAlive: async () => server.isAlive });
  return { server, store: sqlOver('postgres', storeOverPool(watched)) };
}

test('a question to a server that has gone silent is given up, its connection too, and others at once', async () => {
  const { server, store } = openServer();
  await store.check();
  Object.assign(server, { isSilent: true, isAlive: false });
  const lost = store.transaction(() => sql`select 2`.execute(store.query)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await lost).toMatchObject({ status: 503, store: 'sql', fault: 'away' });
  expect([server.asked.at(-1), server.destroyed]).toEqual(['begin', 1]);
  const before = server.asked.length;
  await expect(sql`select 3`.execute(store.query)).rejects.toMatchObject({ fault: 'away' });
  expect(server.asked.length).toBe(before);
  Object.assign(server, { isSilent: false, isAlive: true });
  await vi.advanceTimersByTimeAsync(5000);
  await store.check();
});

test('a prepared read from a server that has gone silent is given up, too, and its connection', async () => {
  const { server, store } = openServer();
  const read = prepareRead(() => sql`select 1 as one`);
  expect(await read(store, [])).toEqual([]);
  expect(server.asked).toEqual([expect.objectContaining({ name: expect.stringMatching(/^prepared_\d+$/) })]);
  Object.assign(server, { isSilent: true, isAlive: false });
  const lost = read(store, []).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await lost).toMatchObject({ status: 503, store: 'sql', fault: 'away' });
  expect(server.destroyed).toBe(1);
  await expect(read(store, [])).rejects.toMatchObject({ fault: 'away' });
});

test('a question takes the time it takes as long as the server lives', async () => {
  const { server, store } = openServer();
  server.isSilent = true;
  const ended = vi.fn<() => void>();
  void sql`select pg_sleep(600)`
    .execute(store.query)
    .finally(ended)
    .catch(() => {});
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ended).not.toHaveBeenCalled();
});
