import type { HttpServer } from '@gazetteer/kernel';
import { calledBy, OryError } from '@gazetteer/ory';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { flowTag } from '../engine/flow.contract.ts';
import { renewCsrfToken } from '../engine/csrf.ts';
import { errorPage } from '../engine/error-page.ts';
import { visitOf } from '../http/answer-visit.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { expiredSessionCookie } from '../sessions/session-cookie.ts';
import { withQuery } from '../http/absolute-url.ts';
import { addCookie } from '../http/cookies.ts';
import { wantsHtml } from '../http/negotiate.ts';
import { deleteOwnAccount } from './delete-own-account.ts';
import { exportOwnAccount } from './export-own-account.ts';
import { requireFreshSession } from './require-fresh-session.ts';

const OwnAccountQuery = Type.Object({
  return_to: Type.Optional(
    Type.String({ description: 'Where the browser comes back to when it has to sign in again first' }),
  ),
});

// It is sent as the text of a file.
const AccountExport = Type.Unsafe<string>(
  Type.Object({}, { additionalProperties: true, title: 'AccountExport' }),
);

/** What people may do with their own account that Ory leaves to administrators: take its data along, and end it. */
export function registerOwnAccountRoutes(server: HttpServer, context: IdentityContext): void {
  server.get(
    '/self-service/account/export',
    {
      schema: {
        tags: [flowTag],
        operationId: 'exportMyAccount',
        security: calledBy.people,
        summary: 'Download everything that is kept about the account of this session',
        description: 'Needs a sign-in not longer ago than the privileged age of sessions.',
        querystring: OwnAccountQuery,
        response: { 200: AccountExport },
      },
    },
    async (request, reply) => {
      try {
        const current = await requireFreshSession(
          context,
          request.project,
          request,
          request.query.return_to || undefined,
        );
        const data = await exportOwnAccount(context, request, current);
        return await reply
          .header('cache-control', 'no-store')
          .header('cross-origin-resource-policy', 'same-origin')
          .header('content-disposition', 'attachment; filename="account.json"')
          .type('application/json; charset=utf-8')
          .send(`${JSON.stringify(data, undefined, 2)}\n`);
      } catch (error) {
        if (!wantsHtml(request)) throw error;
        return leadOn(request, reply, error, request.query.return_to || undefined);
      }
    },
  );

  server.delete(
    '/self-service/account',
    {
      schema: {
        tags: [flowTag],
        operationId: 'deleteMyAccount',
        security: calledBy.people,
        summary: 'Delete the account of this session, at once and for good',
        description: 'Needs a sign-in not longer ago than the privileged age of sessions.',
        querystring: OwnAccountQuery,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const current = await requireFreshSession(
        context,
        request.project,
        request,
        request.query.return_to || undefined,
      );
      await deleteOwnAccount(context, request, current);
      addCookie(visitOf(request), expiredSessionCookie(request.project));
      renewCsrfToken(request.project, visitOf(request));
      return reply.status(204).send(null);
    },
  );

  /** A browser that follows a link is led to where it can sign in, and sees all else on the error page. */
  async function leadOn(
    request: FastifyRequest,
    reply: FastifyReply,
    error: unknown,
    return_to: string | undefined,
  ): Promise<FastifyReply> {
    const { project } = request;
    const refusal = error instanceof OryError ? error : undefined;
    const to = refusal?.beside?.['redirect_browser_to'];
    if (typeof to === 'string') return reply.redirect(to, 303);
    if (refusal?.id === 'session_inactive') {
      return reply.redirect(withQuery(`${project.baseUrl}/self-service/login/browser`, { return_to }), 303);
    }
    return reply.redirect(await errorPage(context, project, error, visitOf(request)), 303);
  }
}
