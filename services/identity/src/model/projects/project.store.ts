import type { Sql } from '@gazetteer/kernel';
import type { ProjectsTable, ProjectTables } from '../tables.ts';

type Store = Sql<ProjectTables>;

/** Every project with its revision, without the settings. */
export async function listRevisions(sql: Store): Promise<{ id: string; slug: string; revision: string }[]> {
  return sql.query.selectFrom('identity_projects').select(['id', 'slug', 'revision']).execute();
}

/** Finds a project by its id. */
export async function findProjectRow(sql: Store, id: string): Promise<ProjectsTable | undefined> {
  return sql.query.selectFrom('identity_projects').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Writes a new project. Throws the database's unique violation when its slug is taken. */
export async function insertProject(sql: Store, row: ProjectsTable): Promise<void> {
  await sql.query.insertInto('identity_projects').values(row).execute();
}

/** Replaces a project's settings. */
export async function updateSettings(
  sql: Store,
  id: string,
  change: Pick<ProjectsTable, 'settings' | 'revision' | 'updated_at'>,
): Promise<void> {
  await sql.query.updateTable('identity_projects').set(change).where('id', '=', id).execute();
}
