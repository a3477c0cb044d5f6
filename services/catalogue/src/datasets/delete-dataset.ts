import { type Caller, notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import { editableDataset } from './dataset-rights.ts';
import { creatorId } from '../model/creator-id.ts';
import { lockDataset } from '../model/dataset.store.ts';
import { saveDataset } from './save-dataset.ts';

/**
 * Takes a dataset out of sight. Editors of its organisation still see it and can bring it back by setting its state.
 * @throws not_found, access_denied
 */
export async function deleteDataset(catalogue: Catalogue, caller: Caller, idOrName: string): Promise<void> {
  const found = await editableDataset(catalogue, caller, idOrName);
  await catalogue.sql.transaction(async () => {
    const previous = await lockDataset(catalogue.sql, found.id);
    if (!previous) throw notFound();
    const now = catalogueTime(catalogue.clock());
    const document = { ...previous, state: 'deleted', metadata_modified: now };
    await saveDataset(catalogue, { document, previous, problems: {}, by: creatorId(caller) });
  });
}
