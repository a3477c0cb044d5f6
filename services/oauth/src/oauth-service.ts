import {
  type Clock,
  type HttpServer,
  type Log,
  type Secrets,
  type Sql,
  systemClock,
} from '@gazetteer/kernel';
import type { Outbound } from '@gazetteer/outbound';
import type { FastifyPluginAsync } from 'fastify';
import { answerErrorsAsOauth } from './http/oauth-error.ts';
import { registerIssuerRoutes } from './issuers/issuer.routes.ts';
import { registerPublicKeys } from './keys/jwks.routes.ts';
import { registerKeyRoutes } from './keys/key.routes.ts';
import type { OauthContext, OauthProject } from './model/oauth-context.ts';
import type { OauthTables } from './model/tables.ts';
import { openProjects, type ProjectPort } from './projects/projects.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The project whose clients and tokens a request is about, by its host. */
    oauthProject: OauthProject;
  }
}

export type OauthOptions = {
  sql: Sql;
  log: Log;
  secrets: Secrets;
  projects: ProjectPort;
  outbound: Outbound;
  clock?: Clock;
};

/** What the use cases stand on. `oauthMigrations` must have been applied. */
export function openOauthContext(options: OauthOptions): OauthContext {
  const { log, secrets, outbound, clock = systemClock } = options;
  const sql = options.sql.as<OauthTables>();
  return { sql, clock, log, secrets, outbound, projects: openProjects({ sql, clock }, options.projects) };
}

type RegisterRoutes = (server: HttpServer, context: OauthContext) => void;

const routes: readonly RegisterRoutes[] = [registerKeyRoutes, registerPublicKeys, registerIssuerRoutes];

/** The service as a Fastify plugin: OAuth2, OpenID Connect and key sets, as Ory Hydra has them. */
export function oauthService(context: OauthContext): FastifyPluginAsync {
  return async (server) => {
    await server.register(
      async (scope: HttpServer) => {
        answerErrorsAsOauth(scope);
        scope.decorateRequest('oauthProject');
        scope.addHook('onRequest', async (request, reply) => {
          request.oauthProject = await context.projects.ofHost(request.host);
          // Tokens and secrets must not stand in anybody's cache (RFC 6749, section 5.1).
          reply.header('cache-control', 'no-store');
        });
        for (const register of routes) register(scope, context);
      },
      { prefix: '/api/.ory' },
    );
  };
}
