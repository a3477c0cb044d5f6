import type { Sql } from '@gazetteer/kernel';

type Store = Sql<PublicationTables>;

/** Notes that a public dataset is gone. */
export async function raiseTombstone(sql: Store, tombstone: TombstonesTable): Promise<void> {
  await sql.query
    .insertInto('catalogue_tombstones')
    .values(tombstone)
    .onConflict((conflict) =>
      conflict.column('dataset_id').doUpdateSet({
        name: tombstone.name,
        removed_at: tombstone.removed_at,
        reason: tombstone.reason,
      }),
    )
    .execute();
}

/** Forgets that a dataset was gone: it is back. */
export async function removeTombstone(sql: Store, datasetId: string): Promise<void> {
  await sql.query.deleteFrom('catalogue_tombstones').where('dataset_id', '=', datasetId).execute();
}

/** The tombstone of the public dataset of this id or name that is gone. */
export async function findTombstone(sql: Store, idOrName: string): Promise<TombstonesTable | undefined> {
  const row = await sql.query
    .selectFrom('catalogue_tombstones')
    .selectAll()
    .where((where) => where.or([where('dataset_id', '=', idOrName), where('name', '=', idOrName)]))
    .orderBy('removed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row;
}

/** A dataset that was public and is gone; its addresses say so until it is public again, with the reason if one was given. */
export type TombstonesTable = { dataset_id: string; name: string; removed_at: string; reason: string | null };

/** What is kept of datasets beside their documents, because they are or were public. */
export type PublicationTables = {
  catalogue_tombstones: TombstonesTable;
};
