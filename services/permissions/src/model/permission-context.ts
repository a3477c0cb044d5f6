import type { Clock, Sql } from '@gazetteer/kernel';
import type { Languages } from './languages.ts';
import type { PermissionTables } from './tables.ts';

/** Where it is counted how often permissions are checked; implemented where the process is composed. */
export type ActivityPort = { count(projectId: string, kind: 'permission_check'): void };

/** What the use cases of the service stand on. */
export type PermissionContext = {
  sql: Sql<PermissionTables>;
  clock: Clock;
  /** Subjects of one object and relation that an expansion shows. */
  expandWidth: number;
  languages: Languages;
  /** Where checks are counted, if they are. */
  activity?: ActivityPort;
};
