import type { HttpServer } from '@gazetteer/kernel';
import { calledBy, linkNumberedPages, NumberedPageQuery, OryError, readNumberedPage } from '@gazetteer/ory';
import { requestUrl } from '../http/absolute-url.ts';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { checkAssurance, nobodySignedIn, requireOwner } from './require-owner.ts';
import { recordAudit } from '../model/audit/record-audit.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { countSessions, listSignedIn } from '../model/sessions/signed-in.store.ts';
import { currentSession } from '../sessions/current-session.ts';
import { readId } from '../sessions/read-session-query.ts';
import { renderSession } from '../sessions/render-session.ts';
import { revokeOtherSessions, revokeSession } from '../sessions/revoke-sessions.ts';
import { SessionPath, SessionSchema, sessionTag, WhoamiQuery } from '../sessions/session.contract.ts';
import { publicTokenKeys } from '../sessions/token-key.ts';
import { tokenizeSession } from '../sessions/tokenize-session.ts';

/** Sessions as their owners see them, and the keys of the tokens that stand for them. */
export function registerSessionRoutes(server: HttpServer, context: IdentityContext): void {
  registerOwnSessions(server, context);
  registerTokenKeyRoutes(server, context);
}

function registerOwnSessions(server: HttpServer, context: IdentityContext): void {
  const shared = { tags: [sessionTag] };

  // Gateways ask with the method of the request that they guard. It changes nothing here.
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    server.route({
      method,
      url: '/sessions/whoami',
      // Programs ask this at every request of theirs: squeezing so little costs more than it saves.
      compress: false,
      config: { onlyReads: true },
      schema: {
        ...shared,
        hide: method !== 'GET',
        operationId: 'toSession',
        security: calledBy.people,
        summary: 'Who is signed in',
        querystring: WhoamiQuery,
        response: { 200: SessionSchema },
      },
      serializerCompiler: () => JSON.stringify,
      handler: async (request, reply) => {
        const { project } = request;
        const current = await currentSession(context, project, request);
        if (!current) throw nobodySignedIn();
        checkAssurance(project, current);
        const { session, identity } = current;
        reply.header('x-kratos-authenticated-identity-id', identity.id).header('cache-control', NEVER_KEPT);
        const shown = renderSession(project, session, identity);
        const template = request.query.tokenize_as;
        if (!template) return shown;
        return { ...shown, tokenized: await tokenizeSession(context, project, session, identity, template) };
      },
    });
  }

  server.get('/sessions', {
    schema: {
      ...shared,
      operationId: 'listMySessions',
      security: calledBy.people,
      summary: 'My other sessions',
      querystring: NumberedPageQuery,
      response: { 200: Type.Array(SessionSchema) },
    },
    serializerCompiler: () => JSON.stringify,
    handler: async (request, reply) => {
      const { project } = request;
      const { session } = await requireOwner(context, request.project, request);
      const page = readNumberedPage(request.query);
      const filter = {
        projectId: project.id,
        identityId: session.identity_id,
        except: session.id,
        active: true,
      };
      const now = context.clock().toISOString();
      linkNumberedPages(
        requestUrl(request.project, request),
        reply,
        page,
        await countSessions(context.sql, filter, now),
      );
      reply.header('cache-control', NEVER_KEPT);
      const others = await listSignedIn(context.sql, filter, now, page);
      return others.map((other) => renderSession(project, other.session, other.identity));
    },
  });

  server.delete('/sessions', {
    schema: {
      ...shared,
      operationId: 'disableMyOtherSessions',
      security: calledBy.people,
      summary: 'End all my sessions but this one',
      response: { 200: Type.Object({ count: Type.Integer() }) },
    },
    handler: async (request) => {
      const { session } = await requireOwner(context, request.project, request);
      const count = await context.sql.transaction(async () => {
        const ended = await revokeOtherSessions(context, session.project_id, session.identity_id, session.id);
        if (ended > 0) await recordEnd(request, session.identity_id, ended);
        return ended;
      });
      return { count };
    },
  });

  server.delete('/sessions/:id', {
    schema: {
      ...shared,
      operationId: 'disableMySession',
      security: calledBy.people,
      summary: 'End one of my other sessions',
      params: SessionPath,
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      const { session } = await requireOwner(context, request.project, request);
      const id = readId(request.params.id);
      if (id === session.id) {
        throw new OryError(400, 'The current session cannot be revoked by this call', {
          reason: 'Please sign out to end the session you are in.',
        });
      }
      await context.sql.transaction(async () => {
        const ended = await revokeSession(context, session.project_id, id, session.identity_id);
        if (ended) await recordEnd(request, session.identity_id, 1);
      });
      return reply.status(204).send(null);
    },
  });

  async function recordEnd(request: FastifyRequest, identity_id: string, count: number): Promise<void> {
    await recordAudit(context, {
      project_id: request.project.id,
      event: 'sessions_revoked',
      identity_id,
      ip: request.ip,
      details: { count },
    });
  }
}

const NEVER_KEPT = 'private, no-cache, no-store, must-revalidate';

const KeySet = Type.Object({ keys: Type.Array(Type.Record(Type.String(), Type.Unknown())) });

/** Publishes the keys by which programs check the tokens that whoami gives with `tokenize_as`. */
function registerTokenKeyRoutes(server: HttpServer, context: IdentityContext): void {
  server.get('/sessions/jwks.json', {
    schema: {
      tags: [sessionTag],
      operationId: 'discoverSessionTokenKeys',
      security: calledBy.anybody,
      summary: 'Public keys of the tokens that stand for sessions',
      response: { 200: KeySet },
    },
    handler: async (request) => publicTokenKeys(context, request.project.id),
  });
}
