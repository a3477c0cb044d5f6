import type { Authorizer, Clock, Log } from '@gazetteer/kernel';
import type { Outbound } from '@gazetteer/outbound';
import type { FindLicense } from '../foreign/harvest-source.ts';
import type { Fetching } from '../foreign/fetch-json.ts';
import type { ImportTarget } from '../import/import-target.ts';
import type { SourceStore } from './source-tables.ts';

/** What sources and their runs stand on. */
export type HarvestSources = {
  sql: SourceStore;
  clock: Clock;
  authorizer: Authorizer;
  /** Where runs write to, as the installation's administrator. */
  target: ImportTarget;
  outbound: Outbound;
  findLicense: FindLicense;
  log: Pick<Log, 'error'>;
  /** Waits between two questions to another catalogue; a test need not. */
  wait?: Fetching['wait'];
  /** Datasets that a CKAN site is asked for at once; as many as suits a site unless given. */
  pageSize?: number;
};

/** The organisation that a source fills. */
export type FilledOrganization = {
  id: string;
  name: string;
  title: string;
  state: string;
  requires_review?: boolean;
};
