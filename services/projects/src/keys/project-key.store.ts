import type { Sql } from '@gazetteer/kernel';
import type { Place } from '../model/page-address.ts';
import type { KeysTable, ProjectTables } from '../model/tables.ts';
import type { ProjectKeyRecord } from './project-key.ts';

type Store = Sql<ProjectTables>;

const shown = [
  'id',
  'project_id',
  'name',
  'owner_id',
  'scopes',
  'created_at',
  'expires_at',
  'last_used_at',
] as const;

/** The key of a digest, if it is valid at `now`. */
export function findValidKey(sql: Store, digest: string, now: string): Promise<ProjectKeyRecord | undefined> {
  return sql.query
    .selectFrom('project_keys')
    .select(shown)
    .where('digest', '=', digest)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .executeTakeFirst();
}

/** The keys of a project in the order of their making, from behind the place of one, those that have ended too. */
export function listKeys(
  sql: Store,
  projectId: string,
  { after, limit }: { after?: Place | undefined; limit: number },
): Promise<ProjectKeyRecord[]> {
  let query = sql.query
    .selectFrom('project_keys')
    .select(shown)
    .where('project_id', '=', projectId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit);
  if (after) {
    const { createdAt, id } = after;
    query = query.where(({ or, and, eb }) =>
      or([eb('created_at', '>', createdAt), and([eb('created_at', '=', createdAt), eb('id', '>', id)])]),
    );
  }
  return query.execute();
}

/** Stores a key. */
export async function insertKey(sql: Store, row: KeysTable): Promise<void> {
  await sql.query.insertInto('project_keys').values(row).execute();
}

/** Removes a key. @returns false where the project has none of this id */
export async function deleteKey(sql: Store, projectId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('project_keys')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes all keys of a project. */
export async function deleteKeys(sql: Store, projectId: string): Promise<void> {
  await sql.query.deleteFrom('project_keys').where('project_id', '=', projectId).execute();
}

/** Keeps when a key was used. */
export async function saveKeyUse(sql: Store, id: string, last_used_at: string): Promise<void> {
  await sql.query.updateTable('project_keys').set({ last_used_at }).where('id', '=', id).execute();
}
