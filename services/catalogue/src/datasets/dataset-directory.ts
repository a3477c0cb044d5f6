import type { Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import { isPublic } from '../model/dataset-document.ts';
import { findGroupRows } from '../model/organization.store.ts';
import { findNamedDatasets, findPublicDatasets, type PublicDataset } from '../model/dataset.store.ts';

/** What is said of a dataset where a text names it. */
export type DatasetEntry = { name: string; title: string; publisher: string | null; notes: string | null };

/** What the catalogue offers to whoever names datasets. */
export type DatasetDirectory = {
  /** Those of these datasets that everybody may see, by name. */
  findPublic(names: readonly string[]): Promise<Map<string, DatasetEntry>>;
  /** Those of the datasets with these ids that everybody may see, by id, without what is long. */
  findPublicById(ids: readonly string[]): Promise<Map<string, PublicDataset>>;
};

/** Opens the directory of datasets. */
export function createDatasetDirectory(sql: Sql<CatalogueTables>): DatasetDirectory {
  return {
    findPublicById: (ids) => findPublicDatasets(sql, ids),
    findPublic: async (names) => {
      const documents = (await findNamedDatasets(sql, names)).filter(isPublic);
      const owners = [...new Set(documents.flatMap(({ owner_org }) => owner_org ?? []))];
      const publishers = new Map((await findGroupRows(sql, owners)).map((row) => [row.id, row]));
      return new Map(
        documents.map(({ name, title, source_name, owner_org, notes }) => {
          const owner = owner_org === null ? undefined : publishers.get(owner_org);
          const publisher = source_name || owner?.title || owner?.name || null;
          return [name, { name, title: title || name, publisher, notes: notes || null }];
        }),
      );
    },
  };
}
