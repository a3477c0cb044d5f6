import { type HttpServer, needed } from '@gazetteer/kernel';
import { cutTokenPage, pageTokens, readSize, requireProjectRight, TokenPageQuery } from '@gazetteer/ory';
import { Type } from 'typebox';
import { findClient } from '../clients/client.store.ts';
import { renderClient } from '../clients/render-client.ts';
import { invalidRequest } from '../http/oauth-error.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import { removeSessionsOf } from '../sessions/session.store.ts';
import { removeGrants } from './grant.store.ts';
import type { Grant } from './grant.ts';
import { listGrants } from './list-grants.ts';

const tags = ['oauth2: sessions'];
const onRequest = requireProjectRight;
const LARGEST_PAGE = 500;
const tokens = pageTokens('consents', invalidRequest);

const Subject = Type.Optional(Type.String({ ...needed, maxLength: 255, description: 'Whose; needed' }));
const Strings = Type.Array(Type.String());

const ConsentSession = Type.Object(
  {
    consent_request: Type.Record(Type.String(), Type.Unknown()),
    grant_scope: Strings,
    grant_access_token_audience: Strings,
    session: Type.Record(Type.String(), Type.Unknown()),
    remember: Type.Boolean(),
    remember_for: Type.Integer(),
    handled_at: Type.String(),
  },
  { title: 'OAuth2ConsentSession' },
);

/** The sign-ins and consents of people, for administrators. */
export function registerGrantRoutes(server: HttpServer, context: OauthContext): void {
  server.get(
    '/admin/oauth2/auth/sessions/consent',
    {
      schema: {
        tags,
        operationId: 'listOAuth2ConsentSessions',
        summary: 'List what somebody has let programs do, the newest first',
        querystring: Type.Object({ subject: Subject, ...TokenPageQuery.properties }),
        response: { 200: Type.Array(ConsentSession) },
      },
      onRequest,
    },
    async (request, reply) => {
      const { oauthProject: project, query } = request;
      const subject = requireSubject(query.subject);
      const limit = Math.min(readSize(query.page_size), LARGEST_PAGE);
      const [handledAt, id] = tokens.read(query.page_token) ?? [];
      const after = handledAt === undefined || id === undefined ? undefined : { handledAt, id };
      const found = await listGrants(context, project.id, subject, { limit: limit + 1, after });
      const address = `${project.origin}${request.url}`;
      const page = cutTokenPage(found, limit, (last) => tokens.write(last.handledAt, last.id), {
        address,
        reply,
      });
      return Promise.all(page.map((grant) => showGrant(context, project.id, grant)));
    },
  );
  server.delete(
    '/admin/oauth2/auth/sessions/consent',
    {
      schema: {
        tags,
        operationId: 'revokeOAuth2ConsentSessions',
        summary: 'Take back what somebody has let programs do',
        querystring: Type.Object({
          subject: Subject,
          client: Type.Optional(Type.String({ maxLength: 255, description: 'One program only' })),
          all: Type.Optional(Type.Boolean({ description: 'All programs' })),
        }),
        response: { 204: Type.Null() },
      },
      onRequest,
    },
    async ({ oauthProject, query }, reply) => {
      const subject = requireSubject(query.subject);
      if (!query.client && query.all !== true) {
        throw invalidRequest('Query parameter "client" is needed, or "all" that is true.');
      }
      const clientId = query.client || undefined;
      await removeGrants(context.sql, oauthProject.id, { subject, clientId });
      return reply.status(204).send(null);
    },
  );
  server.delete(
    '/admin/oauth2/auth/sessions/login',
    {
      schema: {
        tags,
        operationId: 'revokeOAuth2LoginSessions',
        summary: 'End the sign-ins of somebody, so that the login site asks again',
        querystring: Type.Object({ subject: Subject }),
        response: { 204: Type.Null() },
      },
      onRequest,
    },
    async ({ oauthProject, query }, reply) => {
      await removeSessionsOf(context.sql, oauthProject.id, requireSubject(query.subject));
      return reply.status(204).send(null);
    },
  );
}

function requireSubject(subject: string | undefined): string {
  if (!subject) throw invalidRequest('Query parameter "subject" is needed.');
  return subject;
}

async function showGrant(context: OauthContext, projectId: string, grant: Grant) {
  const { access_token = {}, id_token = {} } = grant.session;
  const client = await findClient(context.sql, projectId, grant.clientId);
  const until = grant.rememberedUntil;
  const seconds = until === null ? 0 : (Date.parse(until) - Date.parse(grant.handledAt)) / 1000;
  return {
    consent_request: { ...grant.request, ...(client ? { client: renderClient(client) } : {}) },
    grant_scope: grant.scope,
    grant_access_token_audience: grant.audience,
    session: { access_token, id_token },
    remember: grant.remember,
    remember_for: Math.round(seconds),
    handled_at: grant.handledAt,
  };
}
