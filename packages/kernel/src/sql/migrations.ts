import { setTimeout } from 'node:timers/promises';
import { sql as rawSql, type Kysely } from 'kysely';
import { asStoreFailure, StoreFailure } from '../store-failure.ts';
import type { Sql, SqlDialect } from './sql.ts';

/** One step of a schema. Applied once, in order, and never changed after it has been released. */
export type Migration = {
  /** Unique, with the service first: `catalogue/0001-datasets`. */
  name: string;
  up(query: Kysely<unknown>, dialect: SqlDialect): Promise<void>;
};

type MigrationTables = { applied_migrations: { name: string; applied_at: string } };

// Any fixed number: it names the lock that stops two starting processes from migrating at once.
const MIGRATION_LOCK = 715_524_101;

/** How long a migration waits for a table that others use. PostgreSQL looks for a deadlock, and ends somebody's work, after a second. */
const LOCK_WAIT = '100ms';
const MOST_ATTEMPTS = 600;
const PAUSE_MILLISECONDS = 200;

/**
 * Applies the migrations that are missing, in order. On SQLite, on a store that has none yet, and in a transaction of the caller it
 * is all or none of them. On PostgreSQL others may serve meanwhile: each is applied by itself, so that they wait for one change of a
 * table at a time, and one that waits for a table lets go of what it holds and begins again, so that nobody's work ends in a deadlock
 * with it.
 * @returns the names of the migrations that were applied now, in order
 */
export async function migrate(sql: Sql, migrations: readonly Migration[]): Promise<string[]> {
  if (sql.dialect === 'sqlite' || sql.query.isTransaction) return applyMissing(sql, migrations);
  const applied: string[] = [];
  for (;;) {
    const now = await untilNobodyIsInTheWay(() => applyMissing(sql, migrations, { besideOthers: true }));
    if (now.length === 0) return applied;
    applied.push(...now);
  }
}

/** Applies all that is missing; beside others, who may use the tables that are there already, the next one. */
async function applyMissing(
  sql: Sql,
  migrations: readonly Migration[],
  { besideOthers = false }: { besideOthers?: boolean } = {},
): Promise<string[]> {
  const store = sql.as<MigrationTables>();
  return store.transaction(async () => {
    await sql.takeYourTime();
    if (sql.dialect === 'postgres') {
      await rawSql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(store.query);
    }
    if (besideOthers) await rawSql`set local lock_timeout = ${rawSql.lit(LOCK_WAIT)}`.execute(store.query);
    await store.query.schema
      .createTable('applied_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
    const known = new Set(await appliedNames(sql));
    const missing = migrations.filter((migration) => !known.has(migration.name));
    const next = besideOthers && known.size > 0 ? missing.slice(0, 1) : missing;
    for (const migration of next) {
      await migration.up(sql.query, sql.dialect);
      const applied = { name: migration.name, applied_at: new Date().toISOString() };
      await store.query.insertInto('applied_migrations').values(applied).execute();
    }
    return next.map((migration) => migration.name);
  });
}

async function untilNobodyIsInTheWay<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const failure = asStoreFailure('sql', error);
      const isBusy = failure instanceof StoreFailure && failure.fault === 'busy';
      if (!isBusy || attempt === MOST_ATTEMPTS) throw error;
      await setTimeout(PAUSE_MILLISECONDS * Math.random());
    }
  }
}

/** A store was written by a newer version of this program. The message says what to do. */
export class NewerDataError extends Error {}

/** How the schema of a store stands to a program, by the names of migrations. */
export type MigrationState = {
  applied: string[];
  /** Those that `migrate` would apply, in order. */
  pending: string[];
  /** Those that the store has and the program does not know: a newer version has written them. */
  unknown: string[];
};

/** Compares a store with the migrations of this program, and changes nothing. */
export async function inspectMigrations(sql: Sql, migrations: readonly Migration[]): Promise<MigrationState> {
  const found = new Set((await hasMigrated(sql)) ? await appliedNames(sql) : []);
  const known = new Set(migrations.map(({ name }) => name));
  return {
    applied: [...known].filter((name) => found.has(name)),
    pending: [...known].filter((name) => !found.has(name)),
    unknown: [...found].filter((name) => !known.has(name)),
  };
}

/**
 * Refuses a store that a newer version of the program has written to: this one would not know what it means.
 * @throws NewerDataError that says what to do
 */
export async function refuseNewerData(sql: Sql, migrations: readonly Migration[]): Promise<void> {
  const { unknown } = await inspectMigrations(sql, migrations);
  if (unknown.length === 0) return;
  throw new NewerDataError(
    `The data belongs to a newer version of this program, which has applied ${unknown.join(', ')}. Run that version, or` +
      ' put back the backup from before the upgrade: migrations go forwards only.',
  );
}

async function hasMigrated(sql: Sql): Promise<boolean> {
  const { rows } = await (sql.dialect === 'sqlite'
    ? rawSql`select 1 from sqlite_schema where name = 'applied_migrations'`
    : rawSql`select 1 where to_regclass('applied_migrations') is not null`
  ).execute(sql.query);
  return rows.length > 0;
}

async function appliedNames(sql: Sql): Promise<string[]> {
  const rows = await sql
    .as<MigrationTables>()
    .query.selectFrom('applied_migrations')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
