import type { Clock, Sql } from '@gazetteer/kernel';
import type { ActivityCounter } from './activity.ts';
import type { ProjectPorts } from './ports.ts';
import type { ProjectTables } from './tables.ts';

/** What the use cases of the service stand on. */
export type ProjectContext = ProjectPorts & {
  sql: Sql<ProjectTables>;
  clock: Clock;
  activity: ActivityCounter;
};
