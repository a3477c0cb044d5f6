import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { dialectOverPool, openSql, postgresParser, sqlOver, type Sql } from '@gazetteer/kernel';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, describe } from 'vitest';

/** Opens an empty store; it is closed and removed after the test. */
export type OpenStore = () => Promise<Sql>;

/**
 * Runs one suite on every SQL store we promise: SQLite, and PostgreSQL (the server at TEST_DATABASE_URL, or
 * one inside this process). What holds on the one must hold on the other.
 */
export function describeStores(name: string, suite: (open: OpenStore) => void): void {
  describe(`${name} on SQLite`, () => suite(openingAfresh(openSqliteFile)));
  const url = process.env['TEST_DATABASE_URL'];
  if (url) {
    describe(`${name} on a PostgreSQL server`, () => suite(openingAfresh(() => openServerDatabase(url))));
  } else {
    describe(`${name} on PostgreSQL in process`, () => suite(openingAfresh(pgliteOpener())));
  }
}

type Opened = { sql: Sql; dispose(): Promise<void> };

function openingAfresh(open: () => Promise<Opened>): OpenStore {
  const opened: Opened[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) {
      await store.sql.close();
      await store.dispose();
    }
  });
  return async () => {
    const store = await open();
    opened.push(store);
    return store.sql;
  };
}

async function openSqliteFile(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-sqlite-'));
  const sql = openSql({ file: join(folder, 'test.sqlite') });
  return { sql, dispose: () => rm(folder, { recursive: true }) };
}

async function openServerDatabase(url: string): Promise<Opened> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return {
    sql: openSql({ url: address.href }),
    dispose: () => administer(url, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

// Starting an engine takes a second, so the tests of a file share one and each gets a schema emptied of all.
function pgliteOpener(): () => Promise<Opened> {
  let engine: PGlite | undefined;
  afterAll(() => engine?.close());
  return async () => {
    engine ??= await PGlite.create({ parsers: textParsers() });
    await engine.exec('drop schema public cascade; create schema public;');
    return { sql: sqlOver('postgres', dialectOverPool(poolOfOne(engine))), dispose: async () => {} };
  };
}

function textParsers(): Record<number, (text: string) => unknown> {
  const numbers = Object.values(types).filter((value) => typeof value === 'number');
  return Object.fromEntries(numbers.map((type) => [type, postgresParser(type)]));
}

/** The engine has one connection: whoever takes it holds it until the release. */
function poolOfOne(engine: PGlite): PostgresPool {
  let free: Promise<void> = Promise.resolve();
  return {
    connect: async () => {
      const before = free;
      const { promise, resolve } = Promise.withResolvers<void>();
      free = promise;
      await before;
      return {
        query: (text: string, values: readonly unknown[]) => run(engine, text, values),
        release: () => resolve(),
      };
    },
    end: async () => {},
  } as PostgresPool;
}

async function run(engine: PGlite, text: string, values: readonly unknown[] = []) {
  const result = await engine.query<Record<string, unknown>>(text, values.map(asParameter));
  const [command = ''] = text.trim().split(/\s/, 1);
  const rowCount = result.affectedRows || result.rows.length;
  return { command: command.toUpperCase(), rowCount, rows: result.rows };
}

// The engine checks the types of parameters, where a server takes text for all of them.
function asParameter(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean'
    ? String(value)
    : value;
}
