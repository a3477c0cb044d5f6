import { sql as rawSql, type Kysely } from 'kysely';
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

/**
 * Applies the migrations that are missing, all or none of them.
 * @returns the names of the migrations that were applied now, in order
 */
export async function migrate(sql: Sql, migrations: readonly Migration[]): Promise<string[]> {
  const store = sql.as<MigrationTables>();
  return store.transaction(async () => {
    if (sql.dialect === 'postgres') {
      await rawSql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(store.query);
    }
    await store.query.schema
      .createTable('applied_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
    const known = new Set(await appliedNames(sql));
    const missing = migrations.filter((migration) => !known.has(migration.name));
    for (const migration of missing) {
      await migration.up(sql.query, sql.dialect);
      const applied = { name: migration.name, applied_at: new Date().toISOString() };
      await store.query.insertInto('applied_migrations').values(applied).execute();
    }
    return missing.map((migration) => migration.name);
  });
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
