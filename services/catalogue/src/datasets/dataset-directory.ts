import type { TextInLanguages } from '@gazetteer/kernel';
import { catalogueTime } from '../fields/timestamps.ts';
import { listActivitiesSince } from '../history/activity.store.ts';
import type { HistoryTables } from '../history/history-tables.ts';
import { type DatasetDocument, isPublic } from '../model/dataset-document.ts';
import { findGroupRows, type GroupRow } from '../model/organization.store.ts';
import { publisherOf } from './organization-dictionaries.ts';
import {
  findListedDatasets,
  findNamedDatasets,
  type Listing,
  type PublicDataset,
} from '../model/dataset.store.ts';

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
  /** Those of the datasets with these ids that visitors find where datasets are listed, by id, without what is long. */
  findListedById(ids: readonly string[]): Promise<Map<string, PublicDataset>>;
  /** The changes of datasets at and after a time, whoever asks, the earliest first. */
  changesSince(time: Date, limit: number): Promise<DatasetChange[]>;
};

/** That a dataset was changed, and whose it was then. */
export type DatasetChange = { id: string; at: Date; dataset: string; organization: string | null };

/** Opens the directory of datasets. */
export function createDatasetDirectory(listing: Listing): DatasetDirectory {
  const { sql } = listing;
  return {
    findListedById: (ids) => findListedDatasets(listing, ids),
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
  const publisher = publisherOf(document, owner);
  return {
    name,
    title: title || name,
    ...(title_translated && { title_translated }),
    publisher: publisher.name,
    ...(publisher.translated && { publisher_translated: publisher.translated }),
    notes: notes || null,
    ...(notes_translated && { notes_translated }),
  };
}
