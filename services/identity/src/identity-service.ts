import {
  type Clock,
  createSecrets,
  health,
  type HealthCheck,
  type HttpServer,
  type Log,
  type Sql,
  systemClock,
} from '@gazetteer/kernel';
import {
  answerErrorsAsOry,
  answerUnknownCallsAsOry,
  type ProjectAccess,
  workInProjects,
} from '@gazetteer/ory';
import { createOutbound, type Outbound, type OutboundFetch, outboundFetch } from '@gazetteer/outbound';
import type { FastifyPluginAsync } from 'fastify';
import { registerOwnAccountRoutes } from './account/own-account.routes.ts';
import { registerSchemaRoutes } from './account/schema.routes.ts';
import { registerSessionRoutes } from './account/session.routes.ts';
import { registerAuditRoutes } from './admin/audit/audit.routes.ts';
import { registerCourierRoutes } from './admin/courier/courier.routes.ts';
import { registerIdentityBatchRoutes } from './admin/identities/identity-batch.routes.ts';
import { registerIdentityListRoutes } from './admin/identities/identity-list.routes.ts';
import { registerIdentityRoutes } from './admin/identities/identity.routes.ts';
import { registerRecoveryAdminRoutes } from './admin/recovery/recovery-admin.routes.ts';
import { registerFlowErrorRoutes } from './engine/flow-error.routes.ts';
import { registerSessionAdministration } from './admin/sessions/admin-session.routes.ts';
import { writeAnswerHeaders } from './http/answer-visit.ts';
import { pageWhileAway } from './http/unavailable-page.ts';
import { readForm } from './forms/read-form.ts';
import { loginRules, registerLoginRoutes } from './kinds/login/login.routes.ts';
import { registerLogoutRoutes } from './kinds/logout/logout.routes.ts';
import { registerRecoveryRoutes } from './kinds/recovery/recovery.routes.ts';
import { registerRegistrationRoutes, registrationRules } from './kinds/registration/registration.routes.ts';
import { registerChangePassword } from './kinds/settings/change-password.routes.ts';
import { registerSettingsRoutes, settingsRules } from './kinds/settings/settings.routes.ts';
import { registerVerificationRoutes } from './kinds/verification/verification.routes.ts';
import { registerOidcRoutes } from './methods/oidc/oidc.routes.ts';
import { registerWebauthnRoutes } from './methods/webauthn/webauthn.routes.ts';
import type {
  FetchFor,
  GrantPort,
  IdentityContext,
  OauthPort,
  PersonalDataPort,
} from './model/identity-context.ts';
import { registerPersonalKeyRoutes } from './personal-keys/personal-key.routes.ts';
import { createProjectRegistry } from './model/projects/project-registry.ts';
import { PORTAL_PROJECT, type Project } from './model/projects/project.ts';
import type { IdentityTables } from './model/tables.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The realm of accounts the request is about. */
    project: Project;
  }
}

export type IdentityOptions = {
  sql: Sql;
  log: Log;
  /** Keys of at least 32 characters, newest first. */
  secrets: readonly string[];
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
  clock?: Clock;
  /** The way to the servers that the portal's own settings name; tests hand in their own. */
  fetch?: typeof globalThis.fetch;
  /** The way to those that the settings of other projects name; by itself it leads to public addresses only. */
  outbound?: Outbound;
  personalData?: PersonalDataPort;
  grants?: GrantPort;
  oauth?: OauthPort;
};

/** What the parts of the service stand on. `identityMigrations` must have been applied. */
export function openIdentityContext(options: IdentityOptions): IdentityContext {
  const clock = options.clock ?? systemClock;
  const secrets = createSecrets(options.secrets);
  const sql = options.sql.as<IdentityTables>();
  const projects = createProjectRegistry({ sql: options.sql, clock, secrets, publicUrl: options.publicUrl });
  const { log, personalData, grants, oauth } = options;
  const ports = {
    ...(personalData ? { personalData } : {}),
    ...(grants ? { grants } : {}),
    ...(oauth ? { oauth } : {}),
  };
  return { sql, clock, log, secrets, projects, fetchFor: fetchByProject(options), ...ports };
}

/** Documents of providers and answers of hooks are small; who waits for one waits for seconds. */
const limits = { maxBytes: 1024 * 1024, timeoutMilliseconds: 15_000 };

function fetchByProject({
  fetch = globalThis.fetch,
  outbound = createOutbound(),
}: IdentityOptions): FetchFor {
  const outside = outboundFetch(outbound, limits);
  const anywhere: OutboundFetch = (address, sent) => fetch(address, sent as RequestInit);
  return ({ id }) => (id === PORTAL_PROJECT ? anywhere : outside);
}

type RegisterRoutes = (server: HttpServer, context: IdentityContext) => void;

/** The calls of the service, by what they are about. */
const routes: readonly RegisterRoutes[] = [
  registerLoginRoutes,
  registerRegistrationRoutes,
  registerLogoutRoutes,
  registerSettingsRoutes,
  registerRecoveryRoutes,
  registerRecoveryAdminRoutes,
  registerVerificationRoutes,
  registerFlowErrorRoutes,
  (server, context) =>
    registerOidcRoutes(server, context, {
      login: loginRules,
      registration: registrationRules,
      settings: settingsRules,
    }),
  registerSessionRoutes,
  registerSessionAdministration,
  registerCourierRoutes,
  registerAuditRoutes,
  registerOwnAccountRoutes,
  registerPersonalKeyRoutes,
  registerIdentityRoutes,
  registerIdentityListRoutes,
  registerIdentityBatchRoutes,
  registerSchemaRoutes,
  registerWebauthnRoutes,
];

export type Operations = { checks: Record<string, HealthCheck>; version: string };

const NEVER_KEPT = 'private, no-cache, no-store, must-revalidate';

/** The service as a Fastify plugin: every call under /api/.ory, in Ory's shapes, with health and version as Ory has them. */
export function identityService(
  context: IdentityContext,
  access: ProjectAccess,
  operations: Operations = { checks: {}, version: '0.0.0' },
): FastifyPluginAsync {
  return async (server) => {
    registerChangePassword(server, context);
    await server.register(
      async (scope: HttpServer) => {
        answerErrorsAsOry(scope, pageWhileAway);
        answerUnknownCallsAsOry(scope);
        writeAnswerHeaders(scope);
        // The actions of the catalogue read forms in a way of their own.
        scope.removeContentTypeParser('application/x-www-form-urlencoded');
        scope.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string' },
          (_request, body, done) => done(null, readForm(String(body))),
        );
        scope.decorateRequest('project');
        workInProjects(scope, access, 'identity', async (request, { id }) => {
          request.project = await context.projects.ofId(id);
        });
        // Forms hold tokens and what somebody typed; the few calls that may be kept say so themselves.
        scope.addHook('onRequest', (_request, reply, done) => {
          reply.header('cache-control', NEVER_KEPT);
          done();
        });
        await scope.register(health, operations);
        for (const register of routes) register(scope, context);
        // Or the server this is mounted on would say so in its own shape.
        scope.all('/*', { schema: { hide: true } }, async (_request, reply) => reply.callNotFound());
      },
      { prefix: '/api/.ory' },
    );
  };
}
