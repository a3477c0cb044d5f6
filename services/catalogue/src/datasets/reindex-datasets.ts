import type { Catalogue } from '../catalogue.ts';
import { listColumns } from '../model/column.store.ts';
import type { SearchDocument } from '../search/describe/search-document.ts';
import { storedAddress } from '../model/own-addresses.ts';
import { vocabularyNames } from '../model/vocabulary.store.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import { lockDataset } from '../model/dataset.store.ts';
import { finishDataset } from './finish-datasets.ts';

/** A finished dataset with what else the search index is told of it; its own addresses as they are stored. */
export async function searchDocument(
  { sql, publicUrl }: Pick<Catalogue, 'sql' | 'publicUrl'>,
  dataset: PackageDictionary,
): Promise<SearchDocument> {
  const vocabularies = dataset.tags.map(({ vocabulary_id }) => vocabulary_id).filter((id) => id !== null);
  const resources = dataset.resources.map((resource) => ({
    ...resource,
    url: storedAddress(resource.url, publicUrl),
  }));
  return {
    dataset: { ...dataset, resources },
    vocabularyNames: await vocabularyNames(sql, [...new Set(vocabularies)]),
    columns: await listColumns(
      sql,
      dataset.resources.map(({ id }) => id),
    ),
  };
}

/** Puts datasets into the search index again, each by itself, after what they belong to has changed. */
export async function reindexDatasets(catalogue: Catalogue, ids: readonly string[]): Promise<void> {
  const { sql, index } = catalogue;
  for (const id of ids) {
    await sql.transaction(async () => {
      const document = await lockDataset(sql, id);
      if (document)
        await index.put(await searchDocument(catalogue, await finishDataset(catalogue, document)));
    });
  }
}
