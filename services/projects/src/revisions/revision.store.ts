import type { Sql } from '@gazetteer/kernel';
import type { ProjectTables, RevisionsTable } from '../model/tables.ts';

type Store = Sql<ProjectTables>;

/** What a list of revisions shows. */
export type RevisionRecord = Omit<RevisionsTable, 'services' | 'project_id'>;

/** The newest revision of a project. */
export function findNewest(sql: Store, projectId: string): Promise<RevisionsTable | undefined> {
  return sql.query
    .selectFrom('project_revisions')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A revision of a project by its id. */
export function findRevision(sql: Store, projectId: string, id: string): Promise<RevisionsTable | undefined> {
  return sql.query
    .selectFrom('project_revisions')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Revisions of a project, the newest first, from behind the one of a number. */
export function listRevisions(
  sql: Store,
  projectId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<RevisionRecord[]> {
  let query = sql.query
    .selectFrom('project_revisions')
    .select(['number', 'id', 'cause', 'made_by', 'name', 'state', 'created_at'])
    .where('project_id', '=', projectId)
    .orderBy('number', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('number', '<', before);
  return query.execute();
}

/** Writes a revision, and forgets those that are older than the last `kept` of its project. */
export async function insertRevision(sql: Store, row: RevisionsTable, kept: number): Promise<void> {
  await sql.query.insertInto('project_revisions').values(row).execute();
  await sql.query
    .deleteFrom('project_revisions')
    .where('project_id', '=', row.project_id)
    .where('number', '<=', row.number - kept)
    .execute();
}

/** Removes all revisions of a project. */
export async function deleteRevisions(sql: Store, projectId: string): Promise<void> {
  await sql.query.deleteFrom('project_revisions').where('project_id', '=', projectId).execute();
}
