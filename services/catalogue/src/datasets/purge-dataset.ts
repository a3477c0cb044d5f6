import { type Caller, installation, notFound, requireRight } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { findDataset, lockDataset, removeDataset } from '../model/dataset.store.ts';
import { type DatasetDocument, isPublic } from '../model/dataset-document.ts';
import { buryDataset } from './keep-tombstone.ts';

/**
 * Removes a dataset, its resources and their tables, and the roles on it, for good.
 * @throws access_denied for all but administrators, not_found
 */
export async function purgeDataset(catalogue: Catalogue, caller: Caller, idOrName: string): Promise<void> {
  await requireRight(catalogue.authorizer, caller, 'administrator', installation);
  await catalogue.sql.transaction(async () => {
    const found = await findDataset(catalogue.sql, idOrName);
    // Whoever changes a dataset and its tables takes hold of the dataset first, so that no two wait for each other.
    const dataset = found && (await lockDataset(catalogue.sql, found.id));
    if (!dataset) throw notFound('Not found: Dataset was not found');
    await removeForGood(catalogue, dataset);
  });
}

/** Removes what is there of a dataset, its history too. Part of a transaction that holds the dataset. */
export async function removeForGood(catalogue: Catalogue, dataset: DatasetDocument): Promise<void> {
  await catalogue.index.remove(dataset.id);
  await catalogue.scores.remove(dataset.id);
  await catalogue.memberships.forget({ type: 'dataset', id: dataset.id });
  await removeDataset(catalogue.sql, dataset.id);
  if (isPublic(dataset)) await buryDataset(catalogue, dataset);
  for (const { id } of dataset.resources) await catalogue.tables.drop(id);
}
