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
    const done = await store.query.selectFrom('applied_migrations').select('name').execute();
    const known = new Set(done.map((row) => row.name));
    const missing = migrations.filter((migration) => !known.has(migration.name));
    for (const migration of missing) {
      await migration.up(sql.query, sql.dialect);
      const applied = { name: migration.name, applied_at: new Date().toISOString() };
      await store.query.insertInto('applied_migrations').values(applied).execute();
    }
    return missing.map((migration) => migration.name);
  });
}
