import { randomUUID } from 'node:crypto';
import { type PGlite, types } from '@electric-sql/pglite';
import { openSql, postgresParser, sqlOver, storeOverPool } from '@gazetteer/kernel';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { askServer, type Row } from './ask-server.ts';
import type { Seeds, TestDatabase } from './test-database.ts';

type Ask = (statement: string, values?: unknown[]) => Promise<Row[]>;

/**
 * Makes a database on a PostgreSQL server; its name begins with the name of this run of tests, at whose end it
 * is dropped.
 * @param url a database of that server, as somebody who may create others
 */
export async function createServerDatabase(url: string): Promise<TestDatabase> {
  const name = `${process.env['TEST_RUN_NAME'] ?? 'test'}_${randomUUID().replaceAll('-', '')}`;
  await askServer(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return overPostgres(askOverOneConnection(address.href), async () => openSql({ url: address.href }));
}

/** Asks over a connection that is made once: making one costs the server more than what tests ask. */
function askOverOneConnection(url: string): Ask {
  const client = new pg.Client({ connectionString: url });
  let connected: Promise<unknown> | undefined;
  return async (statement, values) => {
    connected ??= client.connect();
    await connected;
    return (await client.query<Row>(statement, values)).rows;
  };
}

/** Makes a PostgreSQL inside this process, which takes a second and half a gigabyte. */
export async function createProcessDatabase(): Promise<TestDatabase> {
  const { PGlite: Engine } = await import('@electric-sql/pglite');
  const engine = await Engine.create({ parsers: textParsers() });
  return overPostgres(
    async (statement, values) => (await engine.query<Row>(statement, values)).rows,
    async () => sqlOver('postgres', storeOverPool(poolOfOne(engine))),
  );
}

const listTables = `select tablename as name from pg_tables
  where schemaname = 'public' and tablename <> 'applied_migrations'`;

// In one statement, so that it costs one question however many tables there are.
const emptyTables = `do $$
declare one record;
begin
  set local session_replication_role = replica;
  for one in ${listTables} loop execute format('delete from public.%I', one.name); end loop;
  for one in select schemaname, sequencename from pg_sequences where last_value is not null loop
    perform setval(format('%I.%I', one.schemaname, one.sequencename)::regclass, 1, false);
  end loop;
end $$`;

function overPostgres(ask: Ask, open: TestDatabase['open']): TestDatabase {
  return {
    open,
    appliedMigrations: async () => {
      const [found] = await ask(`select to_regclass('applied_migrations')::text as name`);
      if (!found?.['name']) return [];
      return (await ask('select name from applied_migrations')).map(({ name }) => String(name));
    },
    readRows: async () => {
      const seeds: Seeds = new Map();
      for (const { name } of await ask(listTables)) {
        const rows = await ask(`select * from public."${String(name)}"`);
        if (rows.length > 0) seeds.set(String(name), rows);
      }
      return seeds;
    },
    empty: async (seeds) => {
      await ask(emptyTables);
      for (const [name, rows] of seeds) {
        const table = `public."${name}"`;
        await ask(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
          JSON.stringify(rows),
        ]);
      }
    },
  };
}

function textParsers(): Record<number, (text: string) => unknown> {
  const numbers = Object.values(types).filter((value) => typeof value === 'number');
  return Object.fromEntries(numbers.map((type) => [type, postgresParser(type)]));
}

type Question = string | { text: string; values: readonly unknown[] };

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
        query: (question: Question, values?: readonly unknown[]) =>
          typeof question === 'string'
            ? run(engine, question, values)
            : run(engine, question.text, question.values),
        release: () => resolve(),
      };
    },
    end: async () => {},
  } as PostgresPool;
}

async function run(engine: PGlite, text: string, values: readonly unknown[] = []) {
  const result = await engine.query<Row>(text, values.map(asParameter));
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
