import type { DatastoreContext } from '../datastore-context.ts';
import type { TableVersion } from '../datastore-tables.ts';
import { versionGone } from './version-gone.ts';

/**
 * The path on this machine of the Parquet file with a version's rows.
 * @throws gone when its rows are no longer kept
 */
export async function versionFile(context: DatastoreContext, version: TableVersion): Promise<string> {
  if (!version.object_key) throw versionGone(version.number);
  return context.objects.localPath(version.object_key);
}
