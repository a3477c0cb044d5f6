import { ApplicationError, type Caller } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { readableDataset } from '../datasets/dataset-rights.ts';
import { whyMissing } from '../metadata/published/find-published.ts';
import type { DatasetDocument } from '../model/dataset-document.ts';

/**
 * A dataset for whoever sees its page: everybody, or members and editors where it is private or a draft.
 * @throws not_found also for what is hidden from the caller; gone (410) for what was public once
 */
export async function findForReader(
  catalogue: Catalogue,
  caller: Caller,
  idOrName: string,
): Promise<DatasetDocument> {
  try {
    const found = await readableDataset(catalogue, caller, idOrName);
    if (found.state !== 'deleted') return found;
  } catch (error) {
    if (!(error instanceof ApplicationError && [403, 404].includes(error.status))) throw error;
  }
  throw await whyMissing(catalogue, idOrName);
}
