import type { Sql } from '@gazetteer/kernel';
import type { ObjectDigest, ObjectTables } from './unsettled-object.store.ts';

type Store = Sql<ObjectTables>;

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
