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
export async function saveSettings(
  sql: Sql<OauthTables>,
  row: Omit<OauthProjectsTable, 'seed' | 'seeded_revision'> & Partial<OauthProjectsTable>,
): Promise<void> {
  const { project_id: _, ...change } = row;
  await sql.query
    .insertInto('oauth_projects')
    .values({ seed: null, seeded_revision: null, ...row })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(change))
    .execute();
}

const tables = [
  'oauth_tokens',
  'oauth_grants',
  'oauth_requests',
  'oauth_interactions',
  'oauth_sessions',
  'oauth_device_codes',
  'oauth_used_assertions',
  'oauth_trusted_issuers',
  'oauth_keys',
  'oauth_clients',
  'oauth_salts',
  'oauth_projects',
] as const;

/** Removes everything of a project. */
export async function removeProject(sql: Sql<OauthTables>, projectId: string): Promise<void> {
  for (const table of tables) {
    await sql.query.deleteFrom(table).where('project_id', '=', projectId).execute();
  }
}
