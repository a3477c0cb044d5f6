import type { Catalogue } from '../catalogue.ts';
import { type DatasetDocument, isPublic } from '../model/dataset-document.ts';
import { type PublicationTables, raiseTombstone, removeTombstone } from './tombstone.store.ts';

type Published = Pick<DatasetDocument, 'id' | 'name' | 'private' | 'state'>;

/**
 * Keeps in step what is known of a dataset because it is public, or was: part of the transaction that writes it.
 * Who only ever was a draft or private leaves no trace.
 */
export async function keepTombstone(
  catalogue: Pick<Catalogue, 'sql' | 'clock'>,
  dataset: Published,
  previous: Published | undefined,
): Promise<void> {
  if (dataset.state !== 'deleted') {
    if (previous?.state === 'deleted') {
      await removeTombstone(catalogue.sql.as<PublicationTables>(), dataset.id);
    }
    return;
  }
  if (previous && isPublic(previous)) await buryDataset(catalogue, dataset);
}

/** Notes that a public dataset is gone for good. */
export async function buryDataset(
  { sql, clock }: Pick<Catalogue, 'sql' | 'clock'>,
  { id, name }: Published,
): Promise<void> {
  await raiseTombstone(sql.as<PublicationTables>(), {
    dataset_id: id,
    name,
    removed_at: clock().toISOString(),
  });
}
