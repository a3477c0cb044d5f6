import type { Sql } from '@gazetteer/kernel';
import type { RelationTuple } from '../model/relation-tuple.ts';
import { subjectOf } from '../model/subject-columns.ts';
import type { PermissionTables } from '../model/tables.ts';

type Store = Sql<PermissionTables>;

/** A tuple that was added or removed. */
export type Change = { revision: number; item: number; action: 'insert' | 'delete'; tuple: RelationTuple };

/** Where who watches has come to: behind an item of a revision. */
export type WatchPosition = { revision: number; item: number };

/** The revision up to which changes are forgotten, and the newest one. */
export async function findWatchedRevisions(
  sql: Store,
  projectId: string,
): Promise<{ forgotten: number; newest: number }> {
  const row = await sql.query
    .selectFrom('permission_revisions')
    .select(['forgotten_revision', 'revision'])
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return { forgotten: row?.forgotten_revision ?? 0, newest: row?.revision ?? 0 };
}

/** Changes from behind a position, in their order. */
export async function listChanges(
  sql: Store,
  projectId: string,
  after: WatchPosition,
  limit: number,
): Promise<Change[]> {
  const rows = await sql.query
    .selectFrom('permission_changes')
    .selectAll()
    .where('project_id', '=', projectId)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('revision', 'item'), '>', tuple(after.revision, after.item)),
    )
    .orderBy('revision')
    .orderBy('item')
    .limit(limit)
    .execute();
  return rows.map(({ revision, item, action, namespace, object, relation, ...row }) => {
    return { revision, item, action, tuple: { namespace, object, relation, subject: subjectOf(row) } };
  });
}

/** Forgets some of the changes that were made before a time, the oldest first. @returns how many */
export async function forgetChanges(sql: Store, before: string, limit: number): Promise<number> {
  return sql.transaction(async () => {
    const rows = await sql.query
      .selectFrom('permission_changes')
      .select(['project_id', 'revision', 'item'])
      .where('changed_at', '<', before)
      .orderBy('changed_at')
      .orderBy('project_id')
      .orderBy('revision')
      .orderBy('item')
      .limit(limit)
      .execute();
    const last = new Map(rows.map(({ project_id, revision }) => [project_id, revision]));
    for (const [projectId, revision] of last) {
      await sql.query
        .deleteFrom('permission_changes')
        .where('project_id', '=', projectId)
        .where('revision', '<=', revision)
        .execute();
      await sql.query
        .updateTable('permission_revisions')
        .set({ forgotten_revision: revision })
        .where('project_id', '=', projectId)
        .execute();
    }
    return rows.length;
  });
}
