import { prepareRead, type Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

/** A key of an administrator's program. Of the key itself only its digest is stored. */
export type AdministratorKey = {
  id: string;
  /** Unique among the keys that are valid. */
  name: string;
  /** SHA-256 of the key, in hexadecimal digits. */
  digest: string;
  created_at: string;
  /** To the minute. */
  last_used_at: string | null;
  revoked_at: string | null;
};

/** Schema for `Sql<AdministratorKeyTables>`. */
export type AdministratorKeyTables = { administrator_keys: AdministratorKey };

type Store = Sql<AdministratorKeyTables>;

// Every request with a key asks this.
const validKeyOf = prepareRead(
  (digest) => rawSql<AdministratorKey>`
    select id, name, digest, created_at, last_used_at, revoked_at from administrator_keys where digest = ${digest(0)} and revoked_at is null`,
);

/** The valid key with this digest. */
export async function findValidKey(sql: Store, digest: string): Promise<AdministratorKey | undefined> {
  const [found] = await validKeyOf(sql, [digest]);
  return found;
}

/** All keys, the revoked ones too, in the order in which they were made. */
export function listKeys(sql: Store): Promise<AdministratorKey[]> {
  return sql.query.selectFrom('administrator_keys').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Whether there ever was a key. */
export async function hasKeys(sql: Store): Promise<boolean> {
  const row = await sql.query.selectFrom('administrator_keys').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** @returns false, changing nothing, where the key was there before or a valid one has its name */
export async function insertKey(sql: Store, key: AdministratorKey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql.query
    .insertInto('administrator_keys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Ends a valid key, found by its name or its id.
 * @returns the key, or undefined where no valid one is called so
 */
export function endKey(
  sql: Store,
  nameOrId: string,
  revoked_at: string,
): Promise<AdministratorKey | undefined> {
  return sql.query
    .updateTable('administrator_keys')
    .set({ revoked_at })
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('name', '=', nameOrId), row('id', '=', nameOrId)]))
    .returningAll()
    .executeTakeFirst();
}

/** Notes when a key was used. */
export async function saveUse(sql: Store, id: string, last_used_at: string): Promise<void> {
  await sql.query.updateTable('administrator_keys').set({ last_used_at }).where('id', '=', id).execute();
}
