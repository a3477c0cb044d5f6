import { actorOf, type HttpServer } from '@gazetteer/kernel';
import {
  linkNumberedPages,
  cutTokenPage,
  NumberedPageQuery,
  OryError,
  readNumberedPage,
  readSize,
  requireProjectRight,
  TokenPageQuery,
} from '@gazetteer/ory';
import { requestUrl } from '../../http/absolute-url.ts';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { recordAudit } from '../../model/audit/record-audit.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { extendSession } from '../../sessions/extend-session.ts';
import {
  EXPANDED,
  readActive,
  readExpansion,
  readId,
  readPageToken,
  writePageToken,
} from '../../sessions/read-session-query.ts';
import { renderListed } from '../../sessions/render-session.ts';
import { revokeSession } from '../../sessions/revoke-sessions.ts';
import {
  ActiveQuery,
  ExpandQuery,
  IdentityPath,
  SessionPath,
  SessionSchema,
  sessionAdministrationTag,
} from '../../sessions/session.contract.ts';
import { deleteSessions } from '../../model/sessions/session.store.ts';
import { countSessions, listSignedIn, type SignedIn } from '../../model/sessions/signed-in.store.ts';

/** The calls by which administrators see and end anybody's sessions. */
export function registerSessionAdministration(server: HttpServer, context: IdentityContext): void {
  const shared = { tags: [sessionAdministrationTag] };
  const route = { onRequest: requireProjectRight, serializerCompiler: () => JSON.stringify };
  const now = () => context.clock().toISOString();

  server.get('/admin/sessions', {
    ...route,
    schema: {
      ...shared,
      operationId: 'listSessions',
      summary: 'All sessions, the newest first',
      querystring: Type.Object({
        ...TokenPageQuery.properties,
        ...ActiveQuery.properties,
        ...ExpandQuery.properties,
      }),
      response: { 200: Type.Array(SessionSchema) },
    },
    handler: async (request, reply) => {
      const { project, query } = request;
      const shown = readExpansion(query.expand);
      const limit = readSize(query.page_size);
      const after = readPageToken(query.page_token);
      const filter = { projectId: project.id, active: readActive(query.active), after };
      const found = await listSignedIn(context.sql, filter, now(), { limit: limit + 1, offset: 0 });
      const address = requestUrl(project, request);
      const tokenOf = ({ session }: (typeof found)[number]) => writePageToken(session);
      const listed = cutTokenPage(found, limit, tokenOf, { address, reply });
      return listed.map((signedIn) => renderListed(project, signedIn, shown));
    },
  });

  server.get('/admin/sessions/:id', {
    ...route,
    schema: {
      ...shared,
      operationId: 'getSession',
      summary: 'One session',
      params: SessionPath,
      querystring: ExpandQuery,
      response: { 200: SessionSchema },
    },
    handler: async (request) => {
      const shown = readExpansion(request.query.expand);
      return renderListed(request.project, await find(request, request.params.id), shown);
    },
  });

  server.delete('/admin/sessions/:id', {
    ...route,
    schema: {
      ...shared,
      operationId: 'disableSession',
      summary: 'End a session',
      params: SessionPath,
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      const { session } = await find(request, request.params.id);
      await context.sql.transaction(async () => {
        const ended = await revokeSession(context, request.project.id, session.id);
        if (ended) await recordEnd(request, session.identity_id, 1);
      });
      return reply.status(204).send(null);
    },
  });

  server.patch('/admin/sessions/:id/extend', {
    ...route,
    schema: {
      ...shared,
      operationId: 'extendSession',
      summary: 'Give a session a new life, when it is near its end',
      params: SessionPath,
      response: { 200: SessionSchema },
    },
    handler: async (request) => {
      const { session, identity } = await find(request, request.params.id);
      const extended = await extendSession(context, request.project, session);
      return renderListed(request.project, { session: extended, identity }, EXPANDED);
    },
  });

  server.get('/admin/identities/:id/sessions', {
    ...route,
    schema: {
      ...shared,
      operationId: 'listIdentitySessions',
      summary: 'The sessions of an identity',
      params: IdentityPath,
      querystring: Type.Object({ ...NumberedPageQuery.properties, ...ActiveQuery.properties }),
      response: { 200: Type.Array(SessionSchema) },
    },
    handler: async (request, reply) => {
      const { project, query } = request;
      const identityId = readId(request.params.id);
      const filter = { projectId: project.id, identityId, active: readActive(query.active) };
      const page = readNumberedPage(query);
      const time = now();
      linkNumberedPages(
        requestUrl(request.project, request),
        reply,
        page,
        await countSessions(context.sql, filter, time),
      );
      const found = await listSignedIn(context.sql, filter, time, page);
      return found.map((signedIn) => renderListed(project, signedIn, EXPANDED));
    },
  });

  server.delete('/admin/identities/:id/sessions', {
    ...route,
    schema: {
      ...shared,
      operationId: 'deleteIdentitySessions',
      summary: 'End and forget all sessions of an identity',
      params: IdentityPath,
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      const identityId = readId(request.params.id);
      const count = await context.sql.transaction(async () => {
        const forgotten = await deleteSessions(context.sql, request.project.id, identityId);
        if (forgotten > 0) await recordEnd(request, identityId, forgotten);
        return forgotten;
      });
      if (count === 0) throw notFound();
      return reply.status(204).send(null);
    },
  });

  async function find(request: FastifyRequest, id: string): Promise<SignedIn> {
    const filter = { projectId: request.project.id, id: readId(id) };
    const [found] = await listSignedIn(context.sql, filter, now(), { limit: 1, offset: 0 });
    if (!found) throw notFound();
    return found;
  }

  async function recordEnd(request: FastifyRequest, identity_id: string, count: number): Promise<void> {
    const { caller } = request;
    await recordAudit(context, {
      project_id: request.project.id,
      event: 'sessions_revoked',
      identity_id,
      ip: request.ip,
      details: { count, by: actorOf(caller) },
    });
  }
}

function notFound(): OryError {
  return new OryError(404, 'Unable to locate the resource', { reason: 'There is no such session.' });
}
