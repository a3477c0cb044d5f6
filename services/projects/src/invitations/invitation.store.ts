import type { Sql } from '@gazetteer/kernel';
import type { Place } from '../model/page-address.ts';
import type { InvitationsTable, ProjectTables } from '../model/tables.ts';

type Store = Sql<ProjectTables>;

/** Writes an invitation. */
export async function insertInvitation(sql: Store, row: InvitationsTable): Promise<void> {
  await sql.query.insertInto('project_invitations').values(row).execute();
}

/** An invitation by its id. */
export function findInvitation(sql: Store, id: string): Promise<InvitationsTable | undefined> {
  return sql.query.selectFrom('project_invitations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The invitations of a project, the newest first, from behind the place of one. */
export function listInvitations(
  sql: Store,
  projectId: string,
  { after, limit }: { after?: Place | undefined; limit: number },
): Promise<InvitationsTable[]> {
  let query = sql.query
    .selectFrom('project_invitations')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) {
    const { createdAt, id } = after;
    query = query.where(({ or, and, eb }) =>
      or([eb('created_at', '<', createdAt), and([eb('created_at', '=', createdAt), eb('id', '<', id)])]),
    );
  }
  return query.execute();
}

/** The invitations that wait for an answer from one of these addresses at `now`. */
export function listWaiting(
  sql: Store,
  addresses: readonly string[],
  now: string,
  limit: number,
): Promise<InvitationsTable[]> {
  if (addresses.length === 0) return Promise.resolve([]);
  return sql.query
    .selectFrom('project_invitations')
    .selectAll()
    .where('invitee_email', 'in', addresses)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** How many invitations of a project wait for an answer at `now`, counted up to the limit. */
export async function countWaiting(
  sql: Store,
  projectId: string,
  { now, limit }: { now: string; limit: number },
): Promise<number> {
  const rows = await sql.query
    .selectFrom('project_invitations')
    .select('id')
    .where('project_id', '=', projectId)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .limit(limit)
    .execute();
  return rows.length;
}

/** Whether an invitation of a project to this address waits for an answer at `now`. */
export async function isInvited(
  sql: Store,
  projectId: string,
  address: string,
  now: string,
): Promise<boolean> {
  const row = await sql.query
    .selectFrom('project_invitations')
    .select('id')
    .where('invitee_email', '=', address)
    .where('status', '=', 'pending')
    .where('project_id', '=', projectId)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends an invitation that waits. @returns false where it does not wait any more */
export async function answerInvitation(
  sql: Store,
  id: string,
  answer: Pick<InvitationsTable, 'status' | 'updated_at'> & { invitee_id?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('project_invitations')
    .set(answer)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes at the invitation by which a member came that they have gone. */
export async function markRemoved(
  sql: Store,
  { projectId, memberId }: { projectId: string; memberId: string },
  updated_at: string,
): Promise<void> {
  await sql.query
    .updateTable('project_invitations')
    .set({ status: 'removed', updated_at })
    .where('project_id', '=', projectId)
    .where('invitee_id', '=', memberId)
    .where('status', '=', 'accepted')
    .execute();
}

/** Removes all invitations of a project. */
export async function deleteInvitations(sql: Store, projectId: string): Promise<void> {
  await sql.query.deleteFrom('project_invitations').where('project_id', '=', projectId).execute();
}
