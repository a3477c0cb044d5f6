import type { Authorizer, Clock, Sql } from '@gazetteer/kernel';
import type { AccessTokens } from '../access-tokens/access-tokens.ts';
import type { AccountPort } from '../account-port.ts';
import type { BodyRenderer } from '../articles/render-body.ts';
import type { ContentSite } from '../published/site-pages.ts';
import type { ChartPort } from './ports.ts';
import type { ContentTables } from './content-tables.ts';
import type { DatasetPort } from '../dataset-port.ts';
import type { Pictures } from '../images/pictures.ts';
import type { MediaLibrary } from '../media/media-library.ts';

/** What every use case of the service works with. */
export type ContentContext = {
  sql: Sql<ContentTables>;
  clock: Clock;
  charts: ChartPort;
  pictures: Pictures;
  library: MediaLibrary;
  accounts: AccountPort;
  tokens: AccessTokens;
  authorizer: Authorizer;
  datasets: DatasetPort;
  renderBody: BodyRenderer;
  site: ContentSite;
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
};
