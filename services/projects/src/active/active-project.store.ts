import type { Sql } from '@gazetteer/kernel';
import type { ProjectTables } from '../model/tables.ts';

type Store = Sql<ProjectTables>;

/** The project that a caller chose last. */
export async function findChoice(sql: Store, caller: string): Promise<string | undefined> {
  const row = await sql.query
    .selectFrom('project_active')
    .select('project_id')
    .where('caller', '=', caller)
    .executeTakeFirst();
  return row?.project_id;
}

/** Remembers the project that a caller chose. */
export async function saveChoice(sql: Store, caller: string, project_id: string): Promise<void> {
  await sql.query
    .insertInto('project_active')
    .values({ caller, project_id })
    .onConflict((conflict) => conflict.column('caller').doUpdateSet({ project_id }))
    .execute();
}

/** Forgets who chose a project. */
export async function deleteActiveChoices(sql: Store, projectId: string): Promise<void> {
  await sql.query.deleteFrom('project_active').where('project_id', '=', projectId).execute();
}
