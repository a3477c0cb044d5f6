import type { Sql } from '@gazetteer/kernel';
import type { VisualisationTables } from '../model/content-tables.ts';

type Store = Sql<VisualisationTables>;

/** Notes that an editor hid a chart that others may see. @returns false where there is none such */
export async function markTakenDown(
  sql: Store,
  id: string,
  { now, reason }: { now: string; reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('content_visualisations')
    .set({ deleted_at: now, taken_down: 1, taken_down_reason: reason })
    .where('id', '=', id)
    .where('visibility', '<>', 'private')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Notes that an editor approved a chart as it was last changed then. @returns false where it has been changed since */
export async function markApproved(
  sql: Store,
  id: string,
  { now, updated }: { now: string; updated: string },
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('content_visualisations')
    .set(({ ref }) => ({ approved_digest: ref('digest'), approved_at: now }))
    .where('id', '=', id)
    .where('visibility', '<>', 'private')
    .where('deleted_at', 'is', null)
    .where('updated_at', '=', updated)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes back that a chart was taken down. @returns false where there is none */
export async function unmarkTakenDown(sql: Store, id: string): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('content_visualisations')
    .set({ deleted_at: null, taken_down: 0, taken_down_reason: null })
    .where('id', '=', id)
    .where('taken_down', '=', 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
