import { type Caller, conflict } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { tableAtVersion, wholeVersionFile } from '../tables/open-table.ts';
import { requireWritable, tableNotFound } from '../tables/table-access.ts';
import { findTable, resourceOfAlias } from '../tables/table.store.ts';
import { withWriteLease } from '../writing/with-write-lease.ts';
import { publishRows } from '../writing/write-version.ts';

/**
 * Goes back to an earlier version of a table: its rows and columns become the next version. It needs nothing of the
 * current one, whose file may be damaged.
 * @param number of the version to go back to
 * @throws not_found, access_denied; conflict where it is the current one; gone where its rows are no longer kept; damaged
 */
export async function restoreVersion(
  context: DatastoreContext,
  caller: Caller,
  name: string,
  number: number,
): Promise<{ resourceId: string; version: number }> {
  const resourceId = (await resourceOfAlias(context.sql, name)) ?? name;
  await requireWritable(context, caller, resourceId, true);
  return withWriteLease(context, resourceId, async () => {
    const existing = await findTable(context.sql, resourceId);
    if (!existing) throw tableNotFound(name);
    const wanted = await tableAtVersion(context, existing, number);
    const path = await wholeVersionFile(context, wanted.version);
    if (wanted.version.id === existing.version.id) throw conflict(`Version ${number} is the current one`);
    const origin = { operation: 'restore', caller } as const;
    const next = { ...wanted, existing, origin, announces: true };
    const version = await publishRows(context, next, path);
    return { resourceId, version: version.number };
  });
}
