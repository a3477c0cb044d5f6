import type { HttpServer } from '@gazetteer/kernel';
import { calledBy, OryError } from '@gazetteer/ory';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { recordAudit } from '../../model/audit/record-audit.ts';
import { flowTag } from '../../engine/flow.contract.ts';
import { renewCsrfToken } from '../../engine/csrf.ts';
import { allowedReturnTo, returnAddress } from '../../engine/return-to.ts';
import { errorPage } from '../../engine/error-page.ts';
import { visitOf } from '../../http/answer-visit.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { requireSession } from '../../sessions/current-session.ts';
import { endSessionOfToken, revokeSession } from '../../sessions/revoke-sessions.ts';
import { expiredSessionCookie } from '../../sessions/session-cookie.ts';
import { withQuery } from '../../http/absolute-url.ts';
import { addCookie } from '../../http/cookies.ts';
import { wantsHtml } from '../../http/negotiate.ts';
import { isLogoutToken, logoutToken } from './logout-token.ts';

const LogoutQuery = Type.Object({
  token: Type.Optional(Type.String({ description: 'The token of the logout flow' })),
  return_to: Type.Optional(Type.String()),
});

/** Signing out: in a browser by a link with a token, in an app by its session token. */
export function registerLogoutRoutes(server: HttpServer, context: IdentityContext): void {
  server.get('/self-service/logout/browser', {
    schema: {
      tags: [flowTag],
      operationId: 'createBrowserLogoutFlow',
      security: calledBy.people,
      summary: 'Get the address that signs this browser out',
      querystring: Type.Object({ return_to: Type.Optional(Type.String()) }),
      response: { 200: Type.Object({ logout_url: Type.String(), logout_token: Type.String() }) },
    },
    handler: async (request) => {
      const { project, query } = request;
      const { session } = await requireSession(context, project, request);
      const return_to = query.return_to || undefined;
      if (return_to) allowedReturnTo(project, return_to);
      const token = logoutToken(context, session.id);
      const address = `${project.baseUrl}/self-service/logout`;
      return { logout_url: withQuery(address, { token, return_to }), logout_token: token };
    },
  });

  server.get(
    '/self-service/logout',
    {
      schema: {
        tags: [flowTag],
        operationId: 'updateLogoutFlow',
        security: calledBy.people,
        summary: 'Sign this browser out',
        querystring: LogoutQuery,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      try {
        return await signOut(request, reply, request.query);
      } catch (error) {
        if (!wantsHtml(request)) throw error;
        return reply.redirect(await errorPage(context, request.project, error, visitOf(request)), 303);
      }
    },
  );

  server.delete(
    '/self-service/logout/api',
    {
      schema: {
        tags: [flowTag],
        operationId: 'performNativeLogout',
        security: calledBy.anybody,
        summary: 'Sign an app out',
        body: Type.Object({ session_token: Type.String({ minLength: 1 }) }, { additionalProperties: false }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const ended = await endSessionOfToken(context, request.project.id, request.body.session_token);
      if (!ended) {
        throw new OryError(403, 'This session token is not known.', {
          reason: 'The session has ended, or the token is not one of ours.',
        });
      }
      return reply.status(204).send(null);
    },
  );

  async function signOut(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, return_to }: { token?: string; return_to?: string },
  ) {
    const { project } = request;
    if (!token) {
      throw new OryError(400, 'The logout token is missing.', {
        reason: 'The parameter token is required.',
      });
    }
    const { session } = await requireSession(context, project, request);
    if (!isLogoutToken(context, session.id, token)) {
      throw new OryError(403, 'The logout token does not belong to this session.', {
        reason: 'Please load the page again and retry.',
      });
    }
    const after = project.settings.selfservice.flows.logout.after.default_browser_return_url;
    const to = returnAddress(project, return_to || undefined, after);
    await revokeSession(context, project.id, session.id);
    await recordAudit(context, {
      project_id: project.id,
      event: 'signed_out',
      identity_id: session.identity_id,
      session_id: session.id,
      ip: request.ip,
    });
    addCookie(visitOf(request), expiredSessionCookie(project));
    renewCsrfToken(project, visitOf(request));
    return wantsHtml(request) ? reply.redirect(to, 303) : reply.status(204).send();
  }
}
