import type { Catalogue } from '../catalogue.ts';
import type { DatasetChange } from '../compose/dataset-change.ts';
import { type DatasetDocument, isPublic } from '../model/dataset-document.ts';
import { type PublicationTables, raiseTombstone, removeTombstone } from './tombstone.store.ts';

/**
 * Keeps in step what is known of a dataset because it is public, or was: part of the transaction that writes it.
 * Who only ever was a draft or private leaves no trace, and who is hidden without a word none either.
 */
export async function keepTombstone(
  catalogue: Pick<Catalogue, 'sql' | 'clock'>,
  { document, previous, note }: Pick<DatasetChange, 'document' | 'previous' | 'note'>,
): Promise<void> {
  const [isGone, wasGone] = [document.state === 'deleted', previous?.state === 'deleted'];
  const wasPublic = previous !== undefined && isPublic(previous);
  if (wasPublic && !isPublic(document) && (isGone || note !== undefined)) {
    await buryDataset(catalogue, document, note);
  }
  if (previous && (isPublic(document) ? !wasPublic : wasGone && !isGone)) {
    await removeTombstone(catalogue.sql.as<PublicationTables>(), document.id);
  }
}

/** Notes that a public dataset is gone for good, or until it is published again. */
export async function buryDataset(
  { sql, clock }: Pick<Catalogue, 'sql' | 'clock'>,
  { id, name }: Pick<DatasetDocument, 'id' | 'name'>,
  reason?: string,
): Promise<void> {
  await raiseTombstone(sql.as<PublicationTables>(), {
    dataset_id: id,
    name,
    removed_at: clock().toISOString(),
    reason: reason ?? null,
  });
}
