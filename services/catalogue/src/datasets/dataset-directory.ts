import type { Sql, TextInLanguages } from '@gazetteer/kernel';
import { catalogueTime } from '../fields/timestamps.ts';
import { listActivitiesSince } from '../history/activity.store.ts';
import type { HistoryTables } from '../history/history-tables.ts';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import { type DatasetDocument, isPublic } from '../model/dataset-document.ts';
import { findGroupRows, type GroupRow } from '../model/organization.store.ts';
import { organizationSummary } from './organization-dictionaries.ts';
import { findNamedDatasets, findPublicDatasets, type PublicDataset } from '../model/dataset.store.ts';

/** What is said of a dataset where a text names it. */
export type DatasetEntry = {
  name: string;
  title: string;
  title_translated?: TextInLanguages;
  publisher: string | null;
  publisher_translated?: TextInLanguages;
  notes: string | null;
  notes_translated?: TextInLanguages;
};

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
        documents.map((document) => {
          const owner = document.owner_org === null ? undefined : publishers.get(document.owner_org);
          return [document.name, entryOf(document, owner)];
        }),
      );
    },
  };
}

function entryOf(document: DatasetDocument, owner: GroupRow | undefined): DatasetEntry {
  const { name, title, title_translated, notes, notes_translated } = document;
  const published = document.source_name
    ? { publisher: document.source_name, publisher_translated: document.source_name_translated }
    : publisherOf(owner);
  return {
    name,
    title: title || name,
    ...(title_translated && { title_translated }),
    publisher: published.publisher,
    ...(published.publisher_translated && { publisher_translated: published.publisher_translated }),
    notes: notes || null,
    ...(notes_translated && { notes_translated }),
  };
}

function publisherOf(owner: GroupRow | undefined) {
  if (!owner) return { publisher: null, publisher_translated: undefined };
  const { title, name, title_translated } = organizationSummary(owner);
  return { publisher: title || name, publisher_translated: title_translated };
}
