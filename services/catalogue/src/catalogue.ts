import type { Authorizer, Caller, Clock, Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from './model/catalogue-tables.ts';
import type { PackageDictionary } from './model/dataset.contract.ts';
import type { Site } from './model/site.ts';
import type { TableDescription } from './model/table-description.ts';
import type { SearchIndex } from './search/search-index.ts';

/** What the catalogue asks of whoever keeps the tables of resources. */
export type TablePort = {
  /** Tells of the tables of these resources, by the resource's id; those without a table are not among them. */
  describe(resourceIds: readonly string[]): Promise<Map<string, TableDescription>>;
  /** Forgets the table and the file of a resource; does nothing when it has none. Runs inside the catalogue's transaction. */
  drop(resourceId: string): Promise<void>;
};

/** A file that came with a request: its name at the sender's, and where it lies until the request ends. */
export type ReceivedFile = { filename: string; path: string };

/** What the catalogue asks of whoever keeps uploaded files. */
export type FilePort = {
  /** Keeps the file as the resource's and says where on this site it is, and its SHA-256 as `sha256:…`. */
  keep(
    resource: { id: string; packageId: string },
    file: ReceivedFile,
  ): Promise<{ path: string; size: number; hash: string }>;
  /** Reads the file into the resource's table; false where the file is no table. */
  tabulate(caller: Caller, resourceId: string, file: ReceivedFile): Promise<boolean>;
};

/** What the sitemap asks of whoever keeps pages besides those of datasets. */
export type PagePort = {
  /** Published pages and when each was changed last (ISO 8601), the newest first, a piece at a time. */
  list(): AsyncIterable<readonly { path: string; modified: string }[]>;
};

/** What is written with every dataset beside itself: how FAIR it is. Both are part of the transaction they are called in. */
export type ScorePort = {
  /** Scores a dataset that was written; one that is not public loses its score. */
  save(dataset: PackageDictionary): Promise<void>;
  remove(datasetId: string): Promise<void>;
};

/** What every use case of the catalogue works with. */
export type Catalogue = {
  sql: Sql<CatalogueTables>;
  authorizer: Authorizer;
  clock: Clock;
  tables: TablePort;
  files: FilePort;
  pages: PagePort;
  index: SearchIndex;
  scores: ScorePort;
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
  siteTitle: string;
  /** What metadata says of this installation. */
  site: Site;
};
