import type { Sql } from '@gazetteer/kernel';
import type { PermissionTables } from './tables.ts';

const tables = [
  'permission_tuples',
  'permission_changes',
  'permission_languages',
  'permission_revisions',
  'permission_tests',
] as const;

/** Removes everything of a project. */
export async function removeProject(sql: Sql<PermissionTables>, projectId: string): Promise<void> {
  for (const table of tables) {
    await sql.query.deleteFrom(table).where('project_id', '=', projectId).execute();
  }
}
