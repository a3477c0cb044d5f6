import {
  type BackgroundTask,
  belongTo,
  createBackgroundTask,
  type HttpServer,
  type Sql,
} from '@gazetteer/kernel';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { registerFeedRoute } from './feeds/feed.routes.ts';
import { registerEndingRoutes } from './follows/ending.routes.ts';
import { registerFollowRoutes } from './follows/follow.routes.ts';
import type { FollowContext } from './model/follow-context.ts';
import type { FollowTables } from './model/follow-tables.ts';
import { countOrganizationFollows, moveOrganizationFollows } from './model/organization-follows.store.ts';
import { type FollowRounds, followRounds } from './rounds/follow-rounds.ts';

export type FollowOptions = Omit<FollowContext, 'sql' | 'log'> & { sql: Sql; log: FastifyBaseLogger };

export type FollowService = {
  /** Mounts the calls and the feeds. */
  plugin: FastifyPluginAsync;
  /** What follows organisations, and what they follow, where they are merged. */
  organizations: {
    count(organization: string): Promise<{ followers: number; team_follows: number }>;
    /** Part of the transaction it is called in. */
    move(from: string, into: string): Promise<void>;
  };
  /** What is done behind the requests; `tasks` does it by itself once they are started. */
  rounds: FollowRounds;
  tasks: BackgroundTask[];
};

/** How soon a change is noticed. */
const ROUND_MILLISECONDS = 5000;
const FORGET_MILLISECONDS = 60 * 60_000;

/** What people follow, and how they learn of it. `followMigrations` must have been applied. */
export function followService({ sql, ...options }: FollowOptions): FollowService {
  const context: FollowContext = { ...options, sql: sql.as<FollowTables>() };
  const rounds = followRounds(context);
  return {
    organizations: {
      count: (organization) => countOrganizationFollows(context.sql, organization),
      move: (from, into) => moveOrganizationFollows(context.sql, from, into),
    },
    rounds,
    tasks: [
      createBackgroundTask('telling what people follow', options.log, {
        milliseconds: ROUND_MILLISECONDS,
        work: () => rounds.run(),
      }),
      createBackgroundTask('forgetting what was told', options.log, {
        milliseconds: FORGET_MILLISECONDS,
        work: () => rounds.forget(),
      }),
    ],
    plugin: async (server) => {
      await server.register(async (scope: HttpServer) => {
        belongTo(scope, 'catalogue');
        registerFollowRoutes(scope, context);
      });
      await server.register(async (scope: HttpServer) => registerEndingRoutes(scope, context));
      await server.register(async (scope: HttpServer) => registerFeedRoute(scope, context));
    },
  };
}
