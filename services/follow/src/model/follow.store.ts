import type { Sql } from '@gazetteer/kernel';
import type { FollowRow, FollowTables } from './follow-tables.ts';
import type { SubjectKind } from './subject.ts';

type Store = Sql<FollowTables>;

/** Writes a follow. @returns false where the person follows the same already */
export async function insertFollow(sql: Store, row: FollowRow): Promise<boolean> {
  const inserted = await sql.query
    .insertInto('follow_follows')
    .values(row)
    .onConflict((conflict) => conflict.columns(['identity', 'subject_digest']).doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) === 1;
}

export function findFollow(sql: Store, id: string): Promise<FollowRow | undefined> {
  return sql.query.selectFrom('follow_follows').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The follow by which somebody follows the same thing already. */
export function findSameFollow(sql: Store, identity: string, digest: string): Promise<FollowRow | undefined> {
  return sql.query
    .selectFrom('follow_follows')
    .selectAll()
    .where('identity', '=', identity)
    .where('subject_digest', '=', digest)
    .executeTakeFirst();
}

export async function countFollows(sql: Store, identity: string): Promise<number> {
  const { count } = await sql.query
    .selectFrom('follow_follows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('identity', '=', identity)
    .executeTakeFirstOrThrow();
  return count;
}

/** What somebody follows, the newest first. */
export function pageFollows(
  sql: Store,
  identity: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<FollowRow[]> {
  return sql.query
    .selectFrom('follow_follows')
    .selectAll()
    .where('identity', '=', identity)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Changes a follow of somebody. @returns false where they have no such follow */
export async function changeFollow(
  sql: Store,
  { id, identity }: Pick<FollowRow, 'id' | 'identity'>,
  change: Partial<Pick<FollowRow, 'mail' | 'feed_serial' | 'subject' | 'subject_digest' | 'seen'>>,
): Promise<boolean> {
  const updated = await sql.query
    .updateTable('follow_follows')
    .set(change)
    .where('id', '=', id)
    .where('identity', '=', identity)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Removes follows, with all that waits to be told of them. */
export async function deleteFollows(sql: Store, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.query.deleteFrom('follow_follows').where('id', 'in', ids).execute();
}

/** Lets no more mail go to somebody; what they follow stays, and its feeds. */
export async function silenceFollows(sql: Store, identity: string): Promise<void> {
  await sql.query
    .updateTable('follow_follows')
    .set({ mail: 'none' })
    .where('identity', '=', identity)
    .execute();
  await sql.query
    .updateTable('follow_notices')
    .set({ mail_after: null })
    .where('identity', '=', identity)
    .execute();
}

/** Notes that what these are about may have changed; `targets` undefined stands for all of the kind. */
export async function markDue(
  sql: Store,
  kind: SubjectKind,
  targets: readonly string[] | undefined,
): Promise<void> {
  if (targets?.length === 0) return;
  let update = sql.query
    .updateTable('follow_follows')
    .set({ due: 1 })
    .where('kind', '=', kind)
    .where('due', '=', 0);
  if (targets) update = update.where('target', 'in', targets);
  await update.execute();
}

/** What is to be looked at: what may have changed, and what a process began to look at and never finished. */
export function listDue(sql: Store, now: string, limit: number): Promise<FollowRow[]> {
  return sql.query
    .selectFrom('follow_follows')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('due', '=', 1), where('leased_until', 'is', null)]),
        where('leased_until', '<=', now),
      ]),
    )
    .orderBy('leased_until')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Takes one to look at it. @returns undefined where another process was faster */
export function takeFollow(
  sql: Store,
  { id, taken }: Pick<FollowRow, 'id' | 'taken'>,
  leasedUntil: string,
): Promise<FollowRow | undefined> {
  return sql.query
    .updateTable('follow_follows')
    .set({ due: 0, leased_until: leasedUntil, taken: taken + 1 })
    .where('id', '=', id)
    .where('taken', '=', taken)
    .returningAll()
    .executeTakeFirst();
}

/** Takes one from whoever looks at it, until the transaction under way ends: it is looked at anew after that. */
export function interruptFollow(sql: Store, { id }: Pick<FollowRow, 'id'>): Promise<FollowRow> {
  return sql.query
    .updateTable('follow_follows')
    .set(({ eb }) => ({ taken: eb('taken', '+', 1), due: 1, leased_until: null }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes what became of looking at one. @returns false where it is another process's by now, or has ended */
export async function settleFollow(
  sql: Store,
  { id, taken }: Pick<FollowRow, 'id' | 'taken'>,
  outcome: Partial<Pick<FollowRow, 'seen' | 'title' | 'leased_until' | 'failures'>>,
): Promise<boolean> {
  const updated = await sql.query
    .updateTable('follow_follows')
    .set(outcome)
    .where('id', '=', id)
    .where('taken', '=', taken)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Removes all that is known of what somebody follows. */
export async function deleteReader(sql: Store, identity: string): Promise<void> {
  await sql.query.deleteFrom('follow_follows').where('identity', '=', identity).execute();
  await sql.query.deleteFrom('follow_leavers').where('identity', '=', identity).execute();
  await sql.query.deleteFrom('follow_readers').where('identity', '=', identity).execute();
}

/** Until when the changes of the installation were looked at; undefined before the first time. */
export async function readProgress(sql: Store): Promise<string | undefined> {
  const row = await sql.query
    .selectFrom('follow_progress')
    .select('looked_until')
    .where('id', '=', 1)
    .executeTakeFirst();
  return row?.looked_until;
}

/** Notes it; never an earlier time than is noted already. */
export async function writeProgress(sql: Store, until: string): Promise<void> {
  await sql.query
    .insertInto('follow_progress')
    .values({ id: 1, looked_until: until })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ looked_until: until })
        .where('follow_progress.looked_until', '<', until),
    )
    .execute();
}
