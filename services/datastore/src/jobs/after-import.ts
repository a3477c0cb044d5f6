import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { rowKeys } from '../import/row-keys.ts';
import type { StoredTable } from '../tables/table.store.ts';
import { findVersion } from '../tables/version.store.ts';
import { saveUpload } from '../uploads/save-upload.ts';
import { compareVersions } from '../versions/compare-versions.ts';
import type { AfterImport } from './import-jobs.ts';
import type { RowChanges } from './job.contract.ts';

/** What follows an import: its file is stored, and its rows are compared with those before. */
export function afterImport(context: DatastoreContext): AfterImport {
  return {
    storeFile: (caller, resourceId, file) => storeFile(context, caller, resourceId, file),
    compare: (table, to, signal) => changesUpTo(context, { table, to }, signal),
  };
}

/** Where a resource offers the file that was uploaded for it, that must be the one its rows came from. */
async function storeFile(
  context: DatastoreContext,
  caller: Caller,
  resourceId: string,
  file: { filename: string; path: string },
): Promise<void> {
  const resource = await context.resources.find(resourceId);
  if (resource?.urlType !== 'upload') return;
  const { id, packageId } = resource;
  const saved = await saveUpload(context, { id, packageId }, file);
  await context.resources.setFile(caller, id, saved);
}

/** What differs from the version before; null where the two cannot be compared in time: the import itself is done. */
async function changesUpTo(
  context: DatastoreContext,
  { table, to }: { table: StoredTable; to: StoredTable['version'] },
  signal: AbortSignal,
): Promise<RowChanges | null> {
  try {
    // While this job read its file, another may have written a version.
    const from = await findVersion(context.sql, to.resource_id, to.number - 1);
    if (!from) return null;
    const keys = await rowKeys(context, table);
    const { samples: _, ...changes } = await compareVersions(context, keys, from, to, { signal });
    return changes;
  } catch {
    return null;
  }
}
