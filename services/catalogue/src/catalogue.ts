import type { Authorizer, Clock, Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { SearchIndex } from './search/search-index.ts';

/** What the catalogue asks of whoever keeps the tables of resources. */
export type TablePort = {
  /** Forgets the table of a resource; does nothing when it has none. Runs inside the catalogue's transaction. */
  drop(resourceId: string): Promise<void>;
};

/** What every use case of the catalogue works with. */
export type Catalogue = {
  sql: Sql<CatalogueTables>;
  authorizer: Authorizer;
  clock: Clock;
  tables: TablePort;
  index: SearchIndex;
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
  siteTitle: string;
};
