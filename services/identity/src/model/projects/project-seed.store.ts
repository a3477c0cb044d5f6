import type { Sql } from '@gazetteer/kernel';
import type { ProjectSeedsTable, ProjectSeedTables } from '../tables.ts';

type Store = Sql<ProjectSeedTables>;

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
