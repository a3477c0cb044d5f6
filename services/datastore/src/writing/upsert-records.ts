import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { applyRecords } from './apply-records.ts';
import type { ReturnedRows } from './returned-rows.ts';
import type { WriteMethod } from './record-keys.ts';
import type { DataRecord } from './records-file.ts';
import { whileTableStands } from '../tables/open-table.ts';
import { requireWritable, tableNotFound } from '../tables/table-access.ts';
import { findTable, resourceOfAlias } from '../tables/table.store.ts';
import { withWriteLease } from './with-write-lease.ts';

export type UpsertInput = {
  /** Resource id or alias. */
  name: string;
  records: DataRecord[];
  method: WriteMethod;
  force: boolean;
  dryRun: boolean;
  /** Gives the rows of the records back. */
  returnsRows: boolean;
};

/**
 * Adds or changes rows of a table.
 * @returns the id of its resource, and the rows where they were asked for
 * @throws not_found, access_denied, invalid_input; unavailable where others write it for too long
 */
export async function upsertRecords(
  context: DatastoreContext,
  caller: Caller,
  input: UpsertInput,
): Promise<{ resourceId: string; rows: ReturnedRows | undefined }> {
  const resourceId = (await resourceOfAlias(context.sql, input.name)) ?? input.name;
  await requireWritable(context, caller, resourceId, input.force);
  const rows = await withWriteLease(context, resourceId, async () => {
    const existing = await findTable(context.sql, resourceId);
    if (!existing) throw tableNotFound(input.name);
    const { columns, primaryKey } = existing;
    const { records, method, dryRun, returnsRows } = input;
    if (records.length === 0) return returnsRows ? { records: [], isTruncated: false } : undefined;
    const origin = { operation: method, caller };
    const change = {
      resourceId,
      existing,
      columns,
      primaryKey,
      records,
      method,
      origin,
      dryRun,
      returnsRows,
    };
    return whileTableStands(context, existing, () => applyRecords(context, change));
  });
  return { resourceId, rows };
}
