import { type Clock, type HttpServer, type Log, type Sql, systemClock } from '@gazetteer/kernel';
import { answerErrorsAsOry } from '@gazetteer/ory';
import type { FastifyPluginAsync } from 'fastify';
import { createActivityCounter } from './activity/activity-counter.ts';
import { registerActivityRoute } from './activity/activity.routes.ts';
import { registerActiveProjectRoutes } from './active/active-project.routes.ts';
import { registerInvitationRoutes } from './invitations/invitation.routes.ts';
import { registerProjectKeyRoutes } from './keys/project-key.routes.ts';
import { registerMemberRoutes } from './members/member.routes.ts';
import type { ProjectPorts } from './model/ports.ts';
import type { ProjectContext } from './model/project-context.ts';
import type { ProjectTables } from './model/tables.ts';
import { registerProjectRoutes } from './projects/project.routes.ts';
import { registerQuotaRoute } from './quota/quota.routes.ts';
import { registerRevisionRoutes } from './revisions/revision.routes.ts';

/** What the use cases stand on. `projectMigrations` must have been applied. */
export function openProjectContext(
  options: ProjectPorts & { sql: Sql; log: Pick<Log, 'error'>; clock?: Clock },
): ProjectContext {
  const { log, clock = systemClock, ...ports } = options;
  const sql = options.sql.as<ProjectTables>();
  const activity = createActivityCounter({ sql, clock, log, directory: ports.directory });
  return { ...ports, clock, sql, activity };
}

const routes = [
  registerProjectRoutes,
  registerRevisionRoutes,
  registerMemberRoutes,
  registerInvitationRoutes,
  registerProjectKeyRoutes,
  registerActiveProjectRoutes,
  registerQuotaRoute,
  registerActivityRoute,
];

/** The service as a Fastify plugin: projects and who works on them, as Ory Network has them. */
export function projectsService(context: ProjectContext): FastifyPluginAsync {
  return async (server) => {
    await server.register(
      async (scope: HttpServer) => {
        answerErrorsAsOry(scope);
        // The actions of the catalogue take forms and files, too; here every body is JSON.
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser(
          'application/json',
          { parseAs: 'string' },
          scope.getDefaultJsonParser('error', 'error'),
        );
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
      { prefix: '/api/.ory' },
    );
  };
}
