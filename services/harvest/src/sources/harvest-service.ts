import { registerActions } from '@gazetteer/actions';
import { type BackgroundTask, belongTo, type Caller, type Migration, type Sql } from '@gazetteer/kernel';
import type { FastifyPluginAsync } from 'fastify';
import { importMigrations } from '../harvest.store.ts';
import { type FailingSource, failingSources } from './failing-sources.ts';
import { HarvestRunner } from './harvest-runner.ts';
import type { HarvestSources } from './harvest-sources.ts';
import { type OrganizationSources, organizationSources } from './move-sources.ts';
import { sourceActions } from './source.routes.ts';
import { sourceMigrations } from './source.migrations.ts';
import type { SourceTables } from './source-tables.ts';

/** What harvests remember, and the sources that refresh themselves. */
export const harvestMigrations: readonly Migration[] = [...importMigrations, ...sourceMigrations];

export type HarvestServiceOptions = Omit<HarvestSources, 'sql'> & { sql: Sql };

export type HarvestService = {
  /** Registers its calls on a server that has the action API. */
  plugin: FastifyPluginAsync;
  runner: HarvestRunner;
  /** The sources that somebody administers and whose last run failed. */
  failing(caller: Caller): Promise<FailingSource[]>;
  /** The sources of organisations that are merged. */
  sources: OrganizationSources;
  /** Runs what is due, once it is started. */
  task: BackgroundTask;
};

/** Sources that refresh themselves. `harvestMigrations` must have been applied. */
export function harvestService({ sql, ...options }: HarvestServiceOptions): HarvestService {
  const sources: HarvestSources = { ...options, sql: sql.as<SourceTables>() };
  const runner = new HarvestRunner(sources);
  return {
    plugin: async (server) => {
      belongTo(server, 'catalogue');
      registerActions(server, sourceActions(sources));
    },
    runner,
    failing: (caller) => failingSources(sources, caller),
    sources: organizationSources(sources),
    task: runner.task(),
  };
}
