/** A dataset that was public and is gone; its addresses say so for ever. */
export type TombstonesTable = { dataset_id: string; name: string; removed_at: string };

/** What is kept of datasets beside their documents, because they are or were public. */
export type PublicationTables = {
  catalogue_tombstones: TombstonesTable;
};
