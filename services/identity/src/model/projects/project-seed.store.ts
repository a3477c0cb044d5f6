import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { ProjectSeedsTable, ProjectSeedTables } from '../tables.ts';

type Store = Sql<ProjectSeedTables>;

// Any fixed number: it names the lock.
const SEED_LOCK = 715_524_102;

/** Lets one process at a time seed, until the end of the transaction. SQLite has one writer anyway. */
export async function lockSeeds(sql: Store): Promise<void> {
  if (sql.dialect === 'postgres') await rawSql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(sql.query);
}

/** What a project was seeded with last. */
export async function findSeed(sql: Store, projectId: string): Promise<ProjectSeedsTable | undefined> {
  return sql.query
    .selectFrom('identity_project_seeds')
    .selectAll()
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}

/** Remembers what a project was seeded with. */
export async function saveSeed(sql: Store, seed: ProjectSeedsTable): Promise<void> {
  const { digest, revision } = seed;
  await sql.query
    .insertInto('identity_project_seeds')
    .values(seed)
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ digest, revision }))
    .execute();
}
