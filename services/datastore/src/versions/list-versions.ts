import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { editOperations, type VersionMaker } from '../datastore-tables.ts';
import { isMember, requireReadable, tableNotFound } from '../tables/table-access.ts';
import { findTable } from '../tables/table.store.ts';
import { countVersions, pageVersions } from '../tables/version.store.ts';

export type ListedVersion = {
  version: number;
  created_at: string;
  row_count: number;
  byte_size: number;
  /** Whether its rows can still be read. */
  kept: boolean;
  /** Whether its rows are kept for as long as the table is: those of small edits may go once later ones are made. */
  lasts: boolean;
  current: boolean;
  /** What made it; null for versions that are older than this record. */
  operation: string | null;
  made_by: VersionMaker | null;
};

/**
 * Lists the versions of a table, newest first. Who made them is for members of the organisation to know.
 * @throws not_found
 */
export async function listVersions(
  context: DatastoreContext,
  caller: Caller,
  name: string,
  page: { limit: number; offset: number },
): Promise<{ resourceId: string; count: number; versions: ListedVersion[] }> {
  const table = await findTable(context.sql, name);
  if (!table) throw tableNotFound(name);
  const { resourceId } = table;
  const resource = await requireReadable(context, caller, resourceId, name);
  const namesMakers = await isMember(context, caller, resource);
  const found = await pageVersions(context.sql, resourceId, page);
  return {
    resourceId,
    count: await countVersions(context.sql, resourceId),
    versions: found.map((version) => ({
      version: version.number,
      created_at: version.created_at,
      row_count: version.row_count,
      byte_size: version.byte_size,
      kept: version.object_key !== null,
      lasts: !editOperations.some((edit) => edit === version.operation),
      current: version.id === table.version.id,
      operation: version.operation,
      made_by: namesMakers && version.made_by ? (JSON.parse(version.made_by) as VersionMaker | null) : null,
    })),
  };
}
