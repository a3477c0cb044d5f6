import { type Caller, installation, notFound, requireRight } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { findDataset, removeDataset } from './dataset.store.ts';

/**
 * Removes a dataset, its resources and their tables for good.
 * @throws access_denied for all but administrators, not_found
 */
export async function purgeDataset(catalogue: Catalogue, caller: Caller, idOrName: string): Promise<void> {
  await requireRight(catalogue.authorizer, caller, 'administrator', installation);
  await catalogue.sql.transaction(async () => {
    const dataset = await findDataset(catalogue.sql, idOrName);
    if (!dataset) throw notFound('Not found: Dataset was not found');
    for (const { id } of dataset.resources) await catalogue.tables.drop(id);
    await catalogue.index.remove(dataset.id);
    await removeDataset(catalogue.sql, dataset.id);
  });
}
