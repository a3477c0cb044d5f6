import { administrator } from '../../administrator-key.ts';
import type { Application } from '../../open-application.ts';
import type { HarvestTarget } from './harvest-run.ts';
import type { HarvestTables } from './harvest.store.ts';

/** Writes a harvest into a running application, as its administrator. */
export function harvestTarget({ call, sql }: Pick<Application, 'call' | 'sql'>): HarvestTarget {
  return { call: (action, input) => call(action, input, administrator), sql: sql.as<HarvestTables>() };
}
