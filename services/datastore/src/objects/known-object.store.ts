import type { Sql } from '@gazetteer/kernel';

/**
 * An object between two worlds: it is written before something refers to it, and goes after nothing does any more.
 * Whoever finds the entry of a process that died knows that the object belongs to nothing.
 */
export type UnsettledObject = {
  object_key: string;
  /** The process that writes or removes it: see `thisProcess`. */
  owner: string;
  noted_at: string;
};

/** The SHA-256 of an object, in hexadecimal: what it must be for as long as something refers to it. */
export type ObjectDigest = { object_key: string; digest: string };

/** Schema for `Sql<ObjectTables>`. */
export type ObjectTables = {
  datastore_unsettled_objects: UnsettledObject;
  datastore_object_digests: ObjectDigest;
};

type Store = Sql<ObjectTables>;

/** Notes an object that nothing refers to yet, or no more. */
export async function noteObject(sql: Store, object: UnsettledObject): Promise<void> {
  await sql.query
    .insertInto('datastore_unsettled_objects')
    .values(object)
    .onConflict((conflict) => conflict.column('object_key').doUpdateSet(object))
    .execute();
}

/** Notes that an object is referred to now, or is gone. Part of the transaction that refers to it. */
export async function settleObject(sql: Store, key: string): Promise<void> {
  await sql.query.deleteFrom('datastore_unsettled_objects').where('object_key', '=', key).execute();
}

/** Every object that is being written or removed, by this process or another. */
export function listUnsettledObjects(sql: Store): Promise<UnsettledObject[]> {
  return sql.query.selectFrom('datastore_unsettled_objects').selectAll().execute();
}

/** Whether an object is being written or removed. */
export async function isUnsettled(sql: Store, key: string): Promise<boolean> {
  const row = await sql.query
    .selectFrom('datastore_unsettled_objects')
    .select('object_key')
    .where('object_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the digest of an object that is new, or that was stored before digests were kept. */
export async function saveDigest(sql: Store, object_key: string, digest: string): Promise<void> {
  await sql.query
    .insertInto('datastore_object_digests')
    .values({ object_key, digest })
    .onConflict((conflict) => conflict.column('object_key').doUpdateSet({ digest }))
    .execute();
}

/** The digest of an object; undefined for one that was stored before digests were kept. */
export async function findDigest(sql: Store, key: string): Promise<string | undefined> {
  const row = await sql.query
    .selectFrom('datastore_object_digests')
    .select('digest')
    .where('object_key', '=', key)
    .executeTakeFirst();
  return row?.digest;
}

/** A page of digests by key, those after a key. */
export function pageDigests(sql: Store, after: string, limit: number): Promise<ObjectDigest[]> {
  return sql.query
    .selectFrom('datastore_object_digests')
    .selectAll()
    .where('object_key', '>', after)
    .orderBy('object_key')
    .limit(limit)
    .execute();
}

/** Forgets the digests of objects that go. */
export async function forgetDigests(sql: Store, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await sql.query.deleteFrom('datastore_object_digests').where('object_key', '=', key).execute();
  }
}
