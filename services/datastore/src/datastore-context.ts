import type { Authorizer, Caller, Clock, Sql, TextInLanguages } from '@gazetteer/kernel';
import type { DatastoreTables } from './datastore-tables.ts';
import type { QueryWorkers } from './engine/query-worker.contract.ts';
import type { ObjectStore } from './objects/object-store.ts';
import type { RowIndex } from './row-index/open-row-index.ts';

/** A column as the catalogue finds it by; null where nothing was written about it. */
export type OutlineColumn = {
  name: string;
  label: string | null;
  description: string | null;
  unit: string | null;
  role: string | null;
  type: string;
  label_translated?: TextInLanguages;
  description_translated?: TextInLanguages;
  unit_translated?: TextInLanguages;
};

/** What the catalogue keeps of a table: how many measures it has, which columns say where and when, and all columns. */
export type TableOutline = { measures: number; keyColumns: string[]; columns: OutlineColumn[] };

/** What is said beside figures of a resource: where they come from. */
export type ResourceCitation = {
  dataset: { id: string; name: string; title: string; title_translated?: TextInLanguages };
  organization: { id: string; name: string; title: string; title_translated?: TextInLanguages } | null;
  sku: string | null;
  name: string;
  name_translated?: TextInLanguages;
};

/** What the datastore needs to know of the catalogue; implemented where the process is composed. */
export type ResourcePort = {
  find(id: string): Promise<
    | {
        id: string;
        packageId: string;
        organizationId: string | null;
        private: boolean;
        /** Its dataset is a draft or deleted: there for editors only. */
        hidden?: boolean;
        urlType: string | null;
        /** What people call it; names its downloads. */
        title?: string | null;
        title_translated?: TextInLanguages;
        /** Who publishes the figures and what time they cover, for the caption of its preview. */
        attribution?: { source: string | null; source_translated?: TextInLanguages; years: string | null };
        /** What its dataset is published under. */
        license?: { id: string; title: string; title_translated?: TextInLanguages; url: string } | null;
      }
    | undefined
  >;
  /** What is said beside its figures, whoever asks. */
  cite(id: string): Promise<ResourceCitation | undefined>;
  /** The resources of a dataset, by its id or name, in their order, whoever asks. */
  listResources(datasetIdOrName: string): Promise<string[]>;
  /** Which resource the first of these skus that is or was in use belongs to, whoever asks. */
  findBySku(skus: readonly string[]): Promise<string | undefined>;
  /** A dataset that is not deleted, by id or name; a draft counts as private. */
  findDataset(
    idOrName: string,
  ): Promise<{ id: string; organizationId: string | null; private: boolean } | undefined>;
  create(caller: Caller, resource: Record<string, unknown>): Promise<{ id: string }>;
  /** Removes a resource that `create` made for the same caller. */
  remove(caller: Caller, id: string): Promise<void>;
  /** Notes where the file of a resource is that was uploaded for it, in place of one before. */
  setFile(caller: Caller, id: string, file: { path: string; size: number; hash: string }): Promise<void>;
  /** Notes what table a resource has now, or that it has none; false where there is no such resource. */
  setTable(caller: Caller, id: string, table: TableOutline | null): Promise<boolean>;
};

/** Measures tables after they were written, one at a time, so that no reader has to wait for it. */
export type SummaryQueue = {
  /** Notes a table whose rows changed; of several changes meanwhile the last one is measured. */
  add(resourceId: string): void;
  /** Stops measuring; what was not measured is when somebody asks for it. */
  close(): Promise<void>;
};

/** A version of a table as its row index is made from it: its Parquet file on this machine, and its columns without `_id`. */
export type IndexableTable = {
  versionId: string;
  path: string;
  byteSize: number;
  columns: readonly { id: string; type: string }[];
};

/** Files that rows are read from without the engine, one a version; there for versions that are asked for often. */
export type RowIndexes = {
  /** The row index of a version. Where there is none yet, one is made after some questions. */
  find(table: IndexableTable): RowIndex | undefined;
  /** Removes that of a version whose rows go. */
  forget(versionId: string): Promise<void>;
  /** The versions that there are files of. */
  list(): Promise<string[]>;
  /** Stops making them and closes those that are open. */
  close(): Promise<void>;
};

/** What every use case of the datastore works with. */
export type DatastoreContext = {
  sql: Sql<DatastoreTables>;
  authorizer: Authorizer;
  resources: ResourcePort;
  objects: ObjectStore;
  workers: QueryWorkers;
  /** Told of every new version, which it measures when there is time. */
  summaries: SummaryQueue;
  rowIndexes: RowIndexes;
  clock: Clock;
  publicUrl: string;
  /** Folder for files that live as long as one request. */
  temporaryFolder: string;
};
