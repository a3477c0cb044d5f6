import { type Caller, isAdministrator } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import { listDatasetDocuments, listPublicNames } from '../model/dataset.store.ts';
import { finishDatasets } from './finish-datasets.ts';

/** No list gives more whole datasets than this at once. */
const MOST_DATASETS = 1000;

type Page = { limit?: number | null; offset?: number | null };

/** The names of all datasets that everybody may see, in order. */
export async function listDatasetNames({ sql }: Catalogue, { limit, offset }: Page): Promise<string[]> {
  return listPublicNames(sql, { offset: offset ?? 0, ...(limit == null ? {} : { limit }) });
}

/** The datasets that everybody may see, for administrators the private ones, too; whole, last changed first, a thousand at most. */
export async function listDatasets(
  catalogue: Catalogue,
  caller: Caller,
  { limit, offset }: Page,
): Promise<PackageDictionary[]> {
  const documents = await listDatasetDocuments(catalogue.sql, {
    limit: Math.min(limit ?? MOST_DATASETS, MOST_DATASETS),
    offset: offset ?? 0,
    withPrivate: isAdministrator(caller),
  });
  return finishDatasets(catalogue, documents);
}
