import {
  type Clock,
  type HttpServer,
  type Log,
  type Secrets,
  type Sql,
  systemClock,
} from '@gazetteer/kernel';
import { type ProjectAccess, workInProjects } from '@gazetteer/ory';
import type { Outbound } from '@gazetteer/outbound';
import type { FastifyPluginAsync } from 'fastify';
import { registerAuthorizationRoutes } from './authorization/authorization.routes.ts';
import { registerTokenRoutes } from './authorization/token.routes.ts';
import { registerDeviceAdministration, registerDeviceRoutes } from './device/device.routes.ts';
import { registerDiscoveryRoutes } from './discovery/discovery.routes.ts';
import { createEngines, type Engines } from './engine/engines.ts';
import { registerGrantRoutes } from './grants/grant.routes.ts';
import { registerLogoutRoutes } from './logout/logout.routes.ts';
import { registerRequestRoutes } from './requests/request.routes.ts';
import { registerTokenAdministration } from './tokens/token-administration.routes.ts';
import { registerUserinfoRoutes } from './userinfo/userinfo.routes.ts';
import { registerClientRoutes } from './clients/client.routes.ts';
import { answerErrorsAsOauth } from './http/oauth-error.ts';
import { registerIssuerRoutes } from './issuers/issuer.routes.ts';
import { registerPublicKeys } from './keys/jwks.routes.ts';
import { registerKeyRoutes } from './keys/key.routes.ts';
import type { ClientRightsPort, OauthContext, OauthProject, PersonPort } from './model/oauth-context.ts';
import type { OauthTables } from './model/tables.ts';
import { registerConsentPage } from './own-pages/consent.routes.ts';
import { registerDevicePage } from './own-pages/device.routes.ts';
import { registerGrantsPage } from './own-pages/grants.routes.ts';
import { registerLogoutPage } from './own-pages/logout.routes.ts';
import { openProjects, type ProjectPort } from './projects/projects.ts';
import { registerRegistrationRoutes } from './registration/registration.routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The project whose clients and tokens a request is about. */
    oauthProject: OauthProject;
  }
}

export type OauthOptions = {
  sql: Sql;
  log: Log;
  secrets: Secrets;
  projects: ProjectPort;
  outbound: Outbound;
  people: PersonPort;
  rights?: ClientRightsPort;
  clock?: Clock;
};

/** What the use cases stand on. `oauthMigrations` must have been applied. */
export function openOauthContext(options: OauthOptions): OauthContext {
  const { log, secrets, outbound, people, clock = systemClock } = options;
  const sql = options.sql.as<OauthTables>();
  const ports = options.rights ? { rights: options.rights } : {};
  const projects = openProjects({ sql: options.sql, clock }, options.projects);
  return { sql, clock, log, secrets, outbound, people, projects, ...ports };
}

type RegisterRoutes = (server: HttpServer, context: OauthContext) => void;

const routes: readonly RegisterRoutes[] = [
  registerClientRoutes,
  registerRegistrationRoutes,
  registerKeyRoutes,
  registerPublicKeys,
  registerIssuerRoutes,
  registerRequestRoutes,
  registerGrantRoutes,
  registerTokenAdministration,
  registerDeviceAdministration,
  registerUserinfoRoutes,
  registerConsentPage,
  registerDevicePage,
  registerLogoutPage,
  registerGrantsPage,
];

type RegisterEngineRoutes = (server: HttpServer, context: OauthContext, engines: Engines) => void;

/** The calls that the protocol engine answers, or has a part in. */
const engineRoutes: readonly RegisterEngineRoutes[] = [
  registerAuthorizationRoutes,
  registerTokenRoutes,
  registerDeviceRoutes,
  registerDiscoveryRoutes,
];

const LARGEST_FORM = 64 * 1024;

/** The service as a Fastify plugin: OAuth2, OpenID Connect and key sets, as Ory Hydra has them. */
export function oauthService(context: OauthContext, access: ProjectAccess): FastifyPluginAsync {
  const engines = createEngines(context);
  return async (server) => {
    await server.register(
      async (scope: HttpServer) => {
        answerErrorsAsOauth(scope);
        scope.decorateRequest('oauthProject');
        workInProjects(scope, access, 'oauth2', async (request, project) => {
          request.oauthProject = await context.projects.of(project);
        });
        scope.addHook('onRequest', (_request, reply, done) => {
          // Tokens and secrets must not stand in anybody's cache (RFC 6749, section 5.1).
          reply.header('cache-control', 'no-store');
          done();
        });
        readForms(scope, (text) => Object.fromEntries(new URLSearchParams(text)));
        for (const register of routes) register(scope, context);
        registerLogoutRoutes(scope, context, engines);
        await scope.register(async (endpoints: HttpServer) => {
          // The engine reads what it is sent by itself.
          endpoints.removeAllContentTypeParsers();
          readForms(endpoints, (text) => text, '*');
          for (const register of engineRoutes) register(endpoints, context, engines);
        });
      },
      { prefix: '/api/.ory' },
    );
  };
}

function readForms(
  server: HttpServer,
  read: (text: string) => unknown,
  type = 'application/x-www-form-urlencoded',
): void {
  if (server.hasContentTypeParser(type)) server.removeContentTypeParser(type);
  server.addContentTypeParser(type, { parseAs: 'string', bodyLimit: LARGEST_FORM }, (_request, body, done) =>
    done(null, read(String(body))),
  );
}
