import type { Clock, Sql } from '@gazetteer/kernel';
import type { Languages } from './languages.ts';
import type { PermissionTables } from './tables.ts';

/** How far a check or an expansion looks. */
export type Limits = {
  /** Steps from one object to the next. */
  depth: number;
  /** Subject sets of one object and relation that are looked into. */
  width: number;
  /** Subjects of one object and relation that an expansion shows. */
  expandWidth: number;
};

/** Where it is counted how often permissions are checked; implemented where the process is composed. */
export type ActivityPort = { count(projectId: string, kind: 'permission_check'): void };

/** What the use cases of the service stand on. */
export type PermissionContext = {
  sql: Sql<PermissionTables>;
  clock: Clock;
  limits: Limits;
  languages: Languages;
  /** Where checks are counted, if they are. */
  activity?: ActivityPort;
};
