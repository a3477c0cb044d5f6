import type { Caller } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import { readableDataset } from './dataset-rights.ts';
import { withSimilarDatasets } from './find-similar-datasets.ts';
import { finishDataset } from './finish-datasets.ts';

/**
 * One dataset by its id or name, with datasets like it.
 * @throws not_found, access_denied
 */
export async function showDataset(
  catalogue: Catalogue,
  caller: Caller,
  idOrName: string,
): Promise<PackageDictionary> {
  const document = await readableDataset(catalogue, caller, idOrName);
  return finishDataset(catalogue, {
    ...document,
    similar_datasets: await withSimilarDatasets(catalogue.sql, document),
  });
}
