import type { DatastoreContext } from '../datastore-context.ts';
import { findUploads, type UploadTables } from '../uploads/upload.store.ts';

/** The uploaded files of these resources that are stored here, by the resource. */
export async function listUploads(
  { sql }: Pick<DatastoreContext, 'sql'>,
  resourceIds: readonly string[],
): Promise<Map<string, { filename: string; bytes: number }>> {
  const uploads = await findUploads(sql.as<UploadTables>(), resourceIds);
  return new Map(
    uploads.map(({ resource_id, filename, byte_size }) => [resource_id, { filename, bytes: byte_size }]),
  );
}
