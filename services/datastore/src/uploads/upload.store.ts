import type { Sql } from '@gazetteer/kernel';

export type StoredUpload = {
  resource_id: string;
  filename: string;
  object_key: string;
  byte_size: number;
  created_at: string;
};

/** Schema for `Sql<UploadTables>`. */
export type UploadTables = { datastore_uploads: StoredUpload };

/** The file of a resource. */
export function findUpload(sql: Sql<UploadTables>, resourceId: string): Promise<StoredUpload | undefined> {
  return sql.query
    .selectFrom('datastore_uploads')
    .selectAll()
    .where('resource_id', '=', resourceId)
    .executeTakeFirst();
}

/** The files of these resources; those without one are not among them. */
export async function findUploads(
  sql: Sql<UploadTables>,
  resourceIds: readonly string[],
): Promise<StoredUpload[]> {
  if (resourceIds.length === 0) return [];
  return sql.query
    .selectFrom('datastore_uploads')
    .selectAll()
    .where('resource_id', 'in', resourceIds)
    .execute();
}

/** A page of all uploaded files by resource, those after a resource. */
export function pageUploads(
  sql: Sql<UploadTables>,
  after: string,
  limit: number,
): Promise<Pick<StoredUpload, 'resource_id' | 'object_key'>[]> {
  return sql.query
    .selectFrom('datastore_uploads')
    .select(['resource_id', 'object_key'])
    .where('resource_id', '>', after)
    .orderBy('resource_id')
    .limit(limit)
    .execute();
}

/** Makes `upload` the file of its resource, in place of one before. */
export async function upsertUpload(sql: Sql<UploadTables>, upload: StoredUpload): Promise<void> {
  const { resource_id: _, ...latest } = upload;
  await sql.query
    .insertInto('datastore_uploads')
    .values(upload)
    .onConflict((conflict) => conflict.column('resource_id').doUpdateSet(latest))
    .execute();
}

/** Forgets the file of a resource. */
export async function deleteUpload(sql: Sql<UploadTables>, resourceId: string): Promise<void> {
  await sql.query.deleteFrom('datastore_uploads').where('resource_id', '=', resourceId).execute();
}
