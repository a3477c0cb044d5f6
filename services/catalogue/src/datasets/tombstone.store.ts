import type { Sql } from '@gazetteer/kernel';

type Store = Sql<PublicationTables>;

/** Notes that a public dataset is gone. */
export async function raiseTombstone(sql: Store, tombstone: TombstonesTable): Promise<void> {
  await sql.query
    .insertInto('catalogue_tombstones')
    .values(tombstone)
    .onConflict((conflict) =>
      conflict.column('dataset_id').doUpdateSet({ name: tombstone.name, removed_at: tombstone.removed_at }),
    )
    .execute();
}

/** Forgets that a dataset was gone: it is back. */
export async function removeTombstone(sql: Store, datasetId: string): Promise<void> {
  await sql.query.deleteFrom('catalogue_tombstones').where('dataset_id', '=', datasetId).execute();
}

/** True when this is the id or the name of a public dataset that is gone. */
export async function hasTombstone(sql: Store, idOrName: string): Promise<boolean> {
  const row = await sql.query
    .selectFrom('catalogue_tombstones')
    .select('dataset_id')
    .where((where) => where.or([where('dataset_id', '=', idOrName), where('name', '=', idOrName)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** A dataset that was public and is gone; its addresses say so for ever. */
export type TombstonesTable = { dataset_id: string; name: string; removed_at: string };

/** What is kept of datasets beside their documents, because they are or were public. */
export type PublicationTables = {
  catalogue_tombstones: TombstonesTable;
};
