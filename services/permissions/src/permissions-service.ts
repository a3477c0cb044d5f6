import { type Clock, type HttpServer, type Sql, systemClock } from '@gazetteer/kernel';
import { answerErrorsAsOry, type ProjectAccess, workInProjects } from '@gazetteer/ory';
import type { FastifyPluginAsync } from 'fastify';
import { registerCheckRoutes } from './check/check.routes.ts';
import { registerExpandRoutes } from './expand/expand.routes.ts';
import { registerListingRoutes } from './listing/listing.routes.ts';
import { openLanguages } from './model/languages.ts';
import type { PermissionContext } from './model/permission-context.ts';
import type { PermissionTables } from './model/tables.ts';
import { registerNamespaceRoutes } from './namespaces/namespace.routes.ts';
import { registerTestCaseRoutes } from './test-cases/test-case.routes.ts';
import { registerTupleRoutes } from './tuples/tuple.routes.ts';
import { shareRoutes } from './share-routes.ts';
import { registerWatchRoutes } from './watch/watch.routes.ts';

export type PermissionOptions = {
  sql: Sql;
  clock?: Clock;
  /** Subjects of one object and relation that an expansion shows. */
  expandWidth?: number;
};

/** What the use cases stand on. `permissionMigrations` must have been applied. */
export function openPermissionContext(options: PermissionOptions): PermissionContext {
  const sql = options.sql.as<PermissionTables>();
  const { clock = systemClock, expandWidth = 1000 } = options;
  return { sql, clock, expandWidth, languages: openLanguages(sql) };
}

/** What follows the tuples from one to the next. */
const searchingRoutes = [registerCheckRoutes, registerExpandRoutes, registerListingRoutes];

const routes = [registerTupleRoutes, registerNamespaceRoutes, registerWatchRoutes, registerTestCaseRoutes];

/** The service as a Fastify plugin: relationship tuples, checks and the permission language, as Ory Keto has them. */
export function permissionsService(context: PermissionContext, access: ProjectAccess): FastifyPluginAsync {
  return async (server) => {
    await server.register(
      async (scope: HttpServer) => {
        answerErrorsAsOry(scope);
        scope.addHook('onRoute', (route) => {
          route.config = { ...route.config, answersData: true };
        });
        workInProjects(scope, access, 'permissions');
        scope.addHook('onRequest', (_request, reply, done) => {
          // A right may end at any moment.
          reply.header('cache-control', 'no-store');
          done();
        });
        for (const register of routes) register(scope, context);
        await scope.register(async (shared: HttpServer) => {
          shareRoutes(shared);
          for (const register of searchingRoutes) register(shared, context);
        });
      },
      { prefix: '/api/.ory' },
    );
  };
}
