import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { VisualisationTables } from '../model/content-tables.ts';
import { isThereOrHidden } from './visualisation.store.ts';

type Store = Sql<VisualisationTables>;

/** Notes that its owner deleted a chart, hidden or not. @returns false where there is none to delete, or somebody was faster */
export async function markDeleted(sql: Store, id: string, ownerId: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('content_visualisations')
    .set({ deleted_at: now, taken_down: rawSql<0 | 2>`case when taken_down = 1 then 2 else 0 end` })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where(isThereOrHidden)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Takes back that a chart was deleted, where that was after `since`; a hidden one is hidden again.
 * @returns false where there is none
 */
export async function unmarkDeleted(
  sql: Store,
  id: string,
  ownerId: string,
  since: string,
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('content_visualisations')
    .set({
      deleted_at: rawSql<string | null>`case when taken_down = 2 then deleted_at else null end`,
      taken_down: rawSql<0 | 1>`case when taken_down = 2 then 1 else 0 end`,
    })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>', since)
    .where('taken_down', '<>', 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes for good what its owner deleted until then; what is hidden alone stays. @returns how many */
export async function removeDeleted(sql: Store, until: string): Promise<number> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('content_visualisations')
    .where('deleted_at', '<=', until)
    .where('taken_down', '<>', 1)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes for good the chart of a person that was deleted first. */
export async function removeFirstDeleted(sql: Store, ownerId: string): Promise<void> {
  const first = sql.query
    .selectFrom('content_visualisations')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is not', null)
    .where('taken_down', '<>', 1)
    .orderBy('deleted_at')
    .limit(1);
  await sql.query.deleteFrom('content_visualisations').where('id', 'in', first).execute();
}
