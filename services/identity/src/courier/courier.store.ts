import type { Sql } from '@gazetteer/kernel';
import type { CourierMessageRow, CourierTables } from '../model/tables.ts';

type Store = Sql<CourierTables>;

/** Writes a message that waits to be sent. */
export async function insertMessage(sql: Store, row: CourierMessageRow): Promise<void> {
  await sql.query.insertInto('identity_courier_messages').values(row).execute();
}

/**
 * Messages whose time has come, of every project, oldest first: those that wait, and those somebody began to send
 * and never finished.
 */
export async function listDueMessages(sql: Store, now: string, limit: number): Promise<CourierMessageRow[]> {
  return sql.query
    .selectFrom('identity_courier_messages')
    .selectAll()
    .where('status', 'in', ['queued', 'processing'])
    .where('send_after', '<=', now)
    .orderBy('send_after')
    .limit(limit)
    .execute();
}

/**
 * Takes a due message for one sender until `leaseEnd`.
 * @returns false when somebody else was faster
 */
export async function claimMessage(
  sql: Store,
  due: Pick<CourierMessageRow, 'id' | 'status' | 'send_after' | 'send_count'>,
  lease: { now: string; leaseEnd: string },
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('identity_courier_messages')
    .set({
      status: 'processing',
      send_after: lease.leaseEnd,
      send_count: due.send_count + 1,
      updated_at: lease.now,
    })
    .where('id', '=', due.id)
    .where('status', '=', due.status)
    .where('send_after', '=', due.send_after)
    .where('send_count', '=', due.send_count)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes what became of an attempt, unless another sender has taken the message since. */
export async function settleMessage(
  sql: Store,
  claimed: { id: string; send_count: number },
  outcome: Partial<Pick<CourierMessageRow, 'status' | 'send_after' | 'body' | 'dispatches' | 'updated_at'>>,
): Promise<void> {
  await sql.query
    .updateTable('identity_courier_messages')
    .set(outcome)
    .where('id', '=', claimed.id)
    .where('status', '=', 'processing')
    .where('send_count', '=', claimed.send_count)
    .execute();
}

/** Lets a message that was given up wait to be sent again, as if it were new. @returns false when it waits already */
export async function requeueMessage(sql: Store, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('identity_courier_messages')
    .set({ status: 'queued', send_count: 0, send_after: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'abandoned')
    .where('body', '<>', '')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Which messages to list. */
export type MessageFilter = { status?: string | undefined; recipient?: string | undefined };

/** A project's messages, newest first. */
export async function listMessages(
  sql: Store,
  projectId: string,
  { status, recipient }: MessageFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<CourierMessageRow[]> {
  return sql.query
    .selectFrom('identity_courier_messages')
    .selectAll()
    .where('project_id', '=', projectId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Counts a project's messages. */
export async function countMessages(
  sql: Store,
  projectId: string,
  { status, recipient }: MessageFilter,
): Promise<number> {
  const { count } = await sql.query
    .selectFrom('identity_courier_messages')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds one message of a project. */
export async function findMessage(
  sql: Store,
  projectId: string,
  id: string,
): Promise<CourierMessageRow | undefined> {
  return sql.query
    .selectFrom('identity_courier_messages')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What became of messages of a project, by their ids. */
export async function listMessagesByIds(
  sql: Store,
  projectId: string,
  ids: readonly string[],
): Promise<Pick<CourierMessageRow, 'id' | 'status'>[]> {
  if (ids.length === 0) return [];
  return sql.query
    .selectFrom('identity_courier_messages')
    .select(['id', 'status'])
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
}

/** The messages of all projects by what becomes of them, each counted up to a limit. */
export async function countQueue(
  sql: Store,
  { dueBefore, abandonedSince, most }: { dueBefore: string; abandonedSince: string; most: number },
): Promise<{ waiting: number; late: number; abandoned: number }> {
  const waiting = sql.query
    .selectFrom('identity_courier_messages')
    .select('id')
    .where('status', 'in', ['queued', 'processing'])
    .limit(most);
  const late = waiting.where('send_after', '<', dueBefore);
  const abandoned = sql.query
    .selectFrom('identity_courier_messages')
    .select('id')
    .where('status', '=', 'abandoned')
    .where('updated_at', '>=', abandonedSince)
    .limit(most);
  const [all, overdue, given] = await Promise.all(
    [waiting, late, abandoned].map((query) =>
      sql.query
        .selectFrom(query.as('found'))
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return {
    waiting: Number(all?.count ?? 0),
    late: Number(overdue?.count ?? 0),
    abandoned: Number(given?.count ?? 0),
  };
}
