import type { Sql } from '@gazetteer/kernel';

/** A file whose rows its maker looks at before they are published. */
export type StoredLook = {
  id: string;
  package_id: string;
  /** The resource that gets the rows; null for a new one. */
  resource_id: string | null;
  /** What a new resource is to be called. */
  title: string | null;
  /** Who looks, in short. */
  asked_by: string;
  source_kind: 'file' | 'url' | 'text';
  source_name: string;
  /** What the file is called, by which its format may be told. */
  format: string;
  byte_size: number;
  /** Where the file itself is in the object store. */
  file_key: string;
  /** Where its rows are as they were last read; null while they are read for the first time. */
  rows_key: string | null;
  /** JSON of a `LookContent`. */
  content: string | null;
  /** The process that reads it for the first time; null for looks that are older than this column. */
  reader: string | null;
  /** The id of the version that the table had when its maker was told of it last; null where it had none. */
  base_version: string | null;
  /** Where the rows are that the table is to have, if they are others than those of the file. */
  next_key: string | null;
  /** Where some of the rows are that differ from those that are published. */
  sample_key: string | null;
  /** JSON of `KeptChanges`. */
  changes: string | null;
  created_at: string;
  expires_at: string;
};

/** Schema for `Sql<LookTables>`. */
export type LookTables = { datastore_looks: StoredLook };

type Store = Sql<LookTables>;

export async function insertLook(sql: Store, look: StoredLook): Promise<void> {
  await sql.query.insertInto('datastore_looks').values(look).execute();
}

export function findLook(sql: Store, id: string): Promise<StoredLook | undefined> {
  return sql.query.selectFrom('datastore_looks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The looks of a person, the latest first. */
export function listLooks(sql: Store, askedBy: string): Promise<StoredLook[]> {
  return sql.query
    .selectFrom('datastore_looks')
    .selectAll()
    .where('asked_by', '=', askedBy)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Puts rows in the place of those that were there, which were compared with others. @returns false where somebody has read, published or discarded it meanwhile */
export async function replaceRows(
  sql: Store,
  { id, rows_key }: Pick<StoredLook, 'id' | 'rows_key'>,
  latest: Pick<StoredLook, 'rows_key' | 'content' | 'title' | 'expires_at'>,
): Promise<boolean> {
  const updated = await sql.query
    .updateTable('datastore_looks')
    .set({ ...latest, next_key: null, sample_key: null, changes: null })
    .where('id', '=', id)
    .where('rows_key', rows_key === null ? 'is' : '=', rows_key)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Notes what came of comparing the rows of a look. @returns false where it is gone or was read anew */
export async function saveChanges(
  sql: Store,
  { id, rows_key }: { id: string; rows_key: string },
  found: Partial<Pick<StoredLook, 'base_version' | 'next_key' | 'sample_key' | 'changes'>>,
): Promise<boolean> {
  const updated = await sql.query
    .updateTable('datastore_looks')
    .set(found)
    .where('id', '=', id)
    .where('rows_key', '=', rows_key)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Takes a look away, as it was read last. @returns what it was; undefined where it is gone or was read anew */
export function deleteLook(
  sql: Store,
  { id, rows_key }: Pick<StoredLook, 'id' | 'rows_key'>,
): Promise<StoredLook | undefined> {
  return sql.query
    .deleteFrom('datastore_looks')
    .where('id', '=', id)
    .where('rows_key', rows_key === null ? 'is' : '=', rows_key)
    .returningAll()
    .executeTakeFirst();
}

/** Looks whose time is over. */
export function listExpired(sql: Store, now: string): Promise<StoredLook[]> {
  return sql.query
    .selectFrom('datastore_looks')
    .selectAll()
    .where('expires_at', '<=', now)
    .limit(100)
    .execute();
}

/** Looks that were begun and whose file has not been read yet. */
export function listUnread(sql: Store): Promise<StoredLook[]> {
  return sql.query
    .selectFrom('datastore_looks')
    .selectAll()
    .where('rows_key', 'is', null)
    .limit(100)
    .execute();
}

/** Looks at files for a resource. */
export function listOfResource(sql: Store, resourceId: string): Promise<StoredLook[]> {
  return sql.query.selectFrom('datastore_looks').selectAll().where('resource_id', '=', resourceId).execute();
}
