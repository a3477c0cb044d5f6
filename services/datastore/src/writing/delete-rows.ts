import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { tableSources } from './apply-records.ts';
import { whileTableStands } from '../tables/open-table.ts';
import { type ReturnedRows, returnedRows } from './returned-rows.ts';
import { dropTable } from './remove-versions.ts';
import { requireWritable, tableNotFound } from '../tables/table-access.ts';
import { TABLE } from '../tables/table-sql.ts';
import { findTable, resourceOfAlias } from '../tables/table.store.ts';
import { withWriteLease } from './with-write-lease.ts';
import { writeVersion } from './write-version.ts';

/** Makes the condition of rows from a table's columns; see `filterCondition`. */
export type ConditionOf = (columns: { id: string; type: string }[]) => { sql: string; parameters: unknown[] };

export type DeletionInput = {
  /** Resource id or alias. */
  name: string;
  /** Which rows; undefined removes the table itself. */
  rows: ConditionOf | undefined;
  force: boolean;
  /** Gives the rows back; nothing comes back of a table that goes as a whole. */
  returnsRows: boolean;
};

/**
 * Deletes rows of a table, or the table.
 * @returns the id of its resource, and the rows where they were asked for
 * @throws not_found, access_denied, invalid_input; unavailable where others write it for too long
 */
export async function deleteRows(
  context: DatastoreContext,
  caller: Caller,
  { name, rows, force, returnsRows }: DeletionInput,
): Promise<{ resourceId: string; deleted: ReturnedRows | undefined }> {
  const resourceId = (await resourceOfAlias(context.sql, name)) ?? name;
  await requireWritable(context, caller, resourceId, force);
  if (!(await findTable(context.sql, resourceId))) throw tableNotFound(name);
  if (rows) {
    const what = { resourceId, rows, returnsRows };
    const deleted = await withWriteLease(context, resourceId, () => withoutRows(context, caller, what));
    return { resourceId, deleted };
  }
  await withWriteLease(context, resourceId, () =>
    context.sql.transaction(async () => {
      await context.resources.setTable(caller, resourceId, null);
      await dropTable(context, resourceId);
    }),
  );
  return { resourceId, deleted: undefined };
}

async function withoutRows(
  context: DatastoreContext,
  caller: Caller,
  { resourceId, rows, returnsRows }: { resourceId: string; rows: ConditionOf; returnsRows: boolean },
): Promise<ReturnedRows | undefined> {
  const existing = await findTable(context.sql, resourceId);
  if (!existing) throw tableNotFound(resourceId);
  const { columns, primaryKey } = existing;
  const condition = rows([{ id: '_id', type: 'int' }, ...columns]);
  return whileTableStands(context, existing, async () => {
    const { parameters } = condition;
    const tables = await tableSources(context, existing);
    const sql = `select * from ${TABLE} where ${condition.sql}`;
    const deleted = returnsRows ? await returnedRows(context, { tables, sql, parameters }) : undefined;
    await writeVersion(context, {
      resourceId,
      existing,
      tables,
      // A comparison with a missing value is neither true nor false: such rows stay.
      sql: `select * from ${TABLE} where (${condition.sql}) is not true`,
      parameters,
      columns,
      primaryKey,
      origin: { operation: 'delete', caller },
    });
    return deleted;
  });
}
