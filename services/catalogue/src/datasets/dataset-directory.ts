import type { Sql } from '@gazetteer/kernel';
import { catalogueTime } from '../fields/timestamps.ts';
import { listActivitiesSince } from '../history/activity.store.ts';
import type { HistoryTables } from '../history/history-tables.ts';
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
  /** The changes of datasets at and after a time, whoever asks, the earliest first. */
  changesSince(time: Date, limit: number): Promise<DatasetChange[]>;
};

/** That a dataset was changed, and whose it was then. */
export type DatasetChange = { id: string; at: Date; dataset: string; organization: string | null };

/** Opens the directory of datasets. */
export function createDatasetDirectory(sql: Sql<CatalogueTables>): DatasetDirectory {
  return {
    findPublicById: (ids) => findPublicDatasets(sql, ids),
    changesSince: async (time, limit) => {
      const rows = await listActivitiesSince(sql.as<HistoryTables>(), catalogueTime(time), limit);
      return rows.map(({ id, dataset_id, happened_at, owner_org }) => {
        return { id, at: new Date(`${happened_at}Z`), dataset: dataset_id, organization: owner_org };
      });
    },
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
