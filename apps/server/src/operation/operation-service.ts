import type { HttpServer } from '@gazetteer/kernel';
import type { FastifyPluginAsync } from 'fastify';
import { registerSetupRoutes } from './setup/setup.routes.ts';
import { registerSiteValueRoutes } from './site/site-value.routes.ts';
import type { OperationContext } from './operation-context.ts';
import { registerHealthRoutes } from './health/health.routes.ts';
import { registerMaintenanceRoutes } from './maintenance/maintenance.routes.ts';
import { registerPeopleRoutes } from './people/people.routes.ts';

const routes = [
  registerPeopleRoutes,
  registerMaintenanceRoutes,
  registerHealthRoutes,
  registerSiteValueRoutes,
  registerSetupRoutes,
];

/** How the installation is run, as a Fastify plugin: for its administrators only. */
export function operationService(context: OperationContext): FastifyPluginAsync {
  return async (server) => {
    await server.register(
      async (scope: HttpServer) => {
        scope.addHook('onRoute', (route) => {
          route.config = { ...route.config, answersData: true };
        });
        scope.addHook('onRequest', (_request, reply, done) => {
          // A right may end at any moment.
          reply.header('cache-control', 'no-store');
          done();
        });
        for (const register of routes) register(scope, context);
      },
      { prefix: '/api/operation' },
    );
  };
}
