import type { Sql } from '@gazetteer/kernel';
import type { OauthProjectsTable, OauthTables } from '../model/tables.ts';

/** The settings that a project was given, or undefined where nothing differs from what holds by default. */
export async function findSettings(
  sql: Sql<OauthTables>,
  projectId: string,
): Promise<OauthProjectsTable | undefined> {
  return sql.query
    .selectFrom('oauth_projects')
    .selectAll()
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}

/** Replaces the settings of a project. */
export async function saveSettings(sql: Sql<OauthTables>, row: OauthProjectsTable): Promise<void> {
  const { project_id: _, ...change } = row;
  await sql.query
    .insertInto('oauth_projects')
    .values(row)
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(change))
    .execute();
}
