import type { Sql } from '@gazetteer/kernel';

/** A file that arrives in parts, and waits until it is used. */
export type StoredUpload = {
  id: string;
  /** What it is for: a new resource of the dataset where `resource_id` is null. */
  package_id: string;
  resource_id: string | null;
  /** Who sends it, in short. */
  asked_by: string;
  filename: string;
  /** Bytes of the whole file, and how many of them are here. */
  byte_size: number;
  received: number;
  created_at: string;
  expires_at: string;
};

/** Some bytes of it that arrived together. */
export type StoredPart = {
  upload_id: string;
  /** How many bytes of the file stand before them. */
  start: number;
  byte_size: number;
  object_key: string;
};

/** Schema for `Sql<ResumableTables>`. */
export type ResumableTables = {
  datastore_resumable_uploads: StoredUpload;
  datastore_upload_parts: StoredPart;
};

type Store = Sql<ResumableTables>;

export async function insertResumable(sql: Store, upload: StoredUpload): Promise<void> {
  await sql.query.insertInto('datastore_resumable_uploads').values(upload).execute();
}

export function findResumable(sql: Store, id: string): Promise<StoredUpload | undefined> {
  return sql.query
    .selectFrom('datastore_resumable_uploads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What a person is sending. */
export function listResumable(sql: Store, askedBy: string): Promise<StoredUpload[]> {
  return sql.query
    .selectFrom('datastore_resumable_uploads')
    .selectAll()
    .where('asked_by', '=', askedBy)
    .execute();
}

/** Uploads whose time is over. */
export function listExpiredResumable(sql: Store, now: string): Promise<StoredUpload[]> {
  return sql.query
    .selectFrom('datastore_resumable_uploads')
    .selectAll()
    .where('expires_at', '<=', now)
    .limit(100)
    .execute();
}

/** Adds a part behind those that are there. @returns false where another one has come first */
export async function addPart(sql: Store, part: StoredPart, expires_at: string): Promise<boolean> {
  const added = await sql.query
    .updateTable('datastore_resumable_uploads')
    .set({ received: part.start + part.byte_size, expires_at })
    .where('id', '=', part.upload_id)
    .where('received', '=', part.start)
    .executeTakeFirst();
  if (added.numUpdatedRows !== 1n) return false;
  await sql.query.insertInto('datastore_upload_parts').values(part).execute();
  return true;
}

/** The parts of an upload in the order of the file. */
export function listParts(sql: Store, uploadId: string): Promise<StoredPart[]> {
  return sql.query
    .selectFrom('datastore_upload_parts')
    .selectAll()
    .where('upload_id', '=', uploadId)
    .orderBy('start')
    .execute();
}

/** Takes an upload and its parts away. */
export async function deleteResumable(sql: Store, id: string): Promise<void> {
  await sql.query.deleteFrom('datastore_upload_parts').where('upload_id', '=', id).execute();
  await sql.query.deleteFrom('datastore_resumable_uploads').where('id', '=', id).execute();
}
