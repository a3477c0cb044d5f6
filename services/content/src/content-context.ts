import type { Clock, Sql } from '@gazetteer/kernel';
import type { AccessTokens } from './access-tokens/access-tokens.ts';
import type { AccountPort } from './account-port.ts';
import type { ChartPort } from './chart-port.ts';
import type { ContentTables } from './content-tables.ts';
import type { Pictures } from './images/pictures.ts';

/** What every use case of the service works with. */
export type ContentContext = {
  sql: Sql<ContentTables>;
  clock: Clock;
  charts: ChartPort;
  pictures: Pictures;
  accounts: AccountPort;
  tokens: AccessTokens;
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
};
