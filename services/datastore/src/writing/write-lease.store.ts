import type { Sql } from '@gazetteer/kernel';

/** The right of one process to write one table, for a short time unless it is extended. */
export type WriteLease = {
  resource_id: string;
  /** The process that writes: see `thisProcess`. */
  owner: string;
  expires_at: string;
  /** The process that writes next: without it a busy process would take the lease again before others look. */
  next_owner: string | null;
  next_expires_at: string | null;
};

/** Schema for `Sql<WriteLeaseTables>`. */
export type WriteLeaseTables = { datastore_write_leases: WriteLease };

type Store = Sql<WriteLeaseTables>;

/** Who asks for the lease of which table, and the times in question. */
type Asked = { resourceId: string; owner: string; now: string; until: string };

/** The lease of a table, where somebody writes it or has just done so. */
export function findWriteLease(sql: Store, resourceId: string): Promise<WriteLease | undefined> {
  return sql.query
    .selectFrom('datastore_write_leases')
    .selectAll()
    .where('resource_id', '=', resourceId)
    .executeTakeFirst();
}

/**
 * Takes the lease where nobody holds it and no other process comes next, in one statement.
 * @returns whether the lease is the owner's now
 */
export async function takeWriteLease(sql: Store, { resourceId, owner, now, until }: Asked): Promise<boolean> {
  const lease = { owner, expires_at: until, next_owner: null, next_expires_at: null };
  const { numInsertedOrUpdatedRows } = await sql.query
    .insertInto('datastore_write_leases')
    .values({ resource_id: resourceId, ...lease })
    .onConflict((conflict) =>
      conflict
        .column('resource_id')
        .doUpdateSet(lease)
        .where('datastore_write_leases.expires_at', '<=', now)
        .where((row) =>
          row.or([
            row('datastore_write_leases.next_owner', 'is', null),
            row('datastore_write_leases.next_owner', '=', owner),
            row('datastore_write_leases.next_expires_at', '<=', now),
          ]),
        ),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Makes the owner the next to hold the lease, where no other process is. */
export async function comeNext(sql: Store, { resourceId, owner, now, until }: Asked): Promise<void> {
  await sql.query
    .updateTable('datastore_write_leases')
    .set({ next_owner: owner, next_expires_at: until })
    .where('resource_id', '=', resourceId)
    .where((row) =>
      row.or([
        row('next_owner', 'is', null),
        row('next_owner', '=', owner),
        row('next_expires_at', '<=', now),
      ]),
    )
    .execute();
}

/** Lets the owner hold the lease for longer. */
export async function extendWriteLease(
  sql: Store,
  { resourceId, owner, until }: Omit<Asked, 'now'>,
): Promise<void> {
  await sql.query
    .updateTable('datastore_write_leases')
    .set({ expires_at: until })
    .where('resource_id', '=', resourceId)
    .where('owner', '=', owner)
    .execute();
}

/** Ends the lease of an owner; the row stays where another process waits for it. */
export async function endWriteLease(
  sql: Store,
  { resourceId, owner, now }: Omit<Asked, 'until'>,
): Promise<void> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('datastore_write_leases')
    .where('resource_id', '=', resourceId)
    .where('owner', '=', owner)
    .where('next_owner', 'is', null)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) await extendWriteLease(sql, { resourceId, owner, until: now });
}
