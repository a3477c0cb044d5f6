import type { HttpServer } from '@gazetteer/kernel';
import { calledBy } from '@gazetteer/ory';
import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { cookieLine, SESSION_COOKIE } from '../engine/cookies.ts';
import type { Engines } from '../engine/engines.ts';
import { OauthError } from '../http/oauth-error.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import { errorPage } from '../authorization/go-on.ts';
import { beginLogout } from './begin-logout.ts';
import { finishLogout } from './finish-logout.ts';
import { logoutPage, logoutPagePolicy } from './logout-page.ts';

const text = (description: string, maxLength = 4096) =>
  Type.Optional(Type.String({ maxLength, description }));

const LogoutParameters = Type.Object({
  id_token_hint: text('An ID token of the client that asks', 20_000),
  client_id: text('The client that asks, where it has no ID token'),
  post_logout_redirect_uri: text('Where the browser is sent afterwards; registered by the client'),
  state: text('Handed on to that address'),
  ui_locales: text('Languages for pages'),
  logout_hint: text('Taken, and not used'),
  logout_verifier: text('With which the logout site sends the browser back'),
});

/** Signing out of all applications (OpenID Connect RP-Initiated, Front-Channel and Back-Channel Logout 1.0). */
export function registerLogoutRoutes(server: HttpServer, context: OauthContext, engines: Engines): void {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    parameters: Static<typeof LogoutParameters>,
  ) => {
    const { oauthProject: project } = request;
    const cookie = parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE];
    try {
      if (parameters.logout_verifier === undefined) {
        const requestUrl = `${project.origin}${request.url}`;
        return reply.redirect(await beginLogout(context, project, parameters, { cookie, requestUrl }), 302);
      }
      const verifier = parameters.logout_verifier;
      const { redirectTo, frontchannel } = await finishLogout(context, engines, project, {
        verifier,
        cookie,
      });
      reply.header('set-cookie', cookieLine(project, SESSION_COOKIE, '', 'Path=/; Max-Age=0'));
      if (frontchannel.length === 0) return reply.redirect(redirectTo, 302);
      const language = /^fr/i.test(parameters.ui_locales ?? request.headers['accept-language'] ?? '')
        ? 'fr'
        : 'en';
      return reply
        .header('content-security-policy', logoutPagePolicy(frontchannel))
        .type('text/html; charset=utf-8')
        .send(logoutPage(frontchannel, redirectTo, language));
    } catch (error) {
      if (!(error instanceof OauthError)) throw error;
      return reply.redirect(errorPage(project, error), 302);
    }
  };
  const schema = {
    response: { 302: Type.Null({ description: 'Where the browser goes on' }) },
    tags: ['openid connect'],
    summary: 'Sign out of all applications',
  };
  server.get(
    '/oauth2/sessions/logout',
    {
      schema: {
        ...schema,
        operationId: 'revokeOidcSession',
        security: calledBy.visitors,
        querystring: LogoutParameters,
      },
    },
    (request, reply) => answer(request, reply, request.query),
  );
  server.post(
    '/oauth2/sessions/logout',
    {
      schema: {
        ...schema,
        operationId: 'postRevokeOidcSession',
        security: calledBy.visitors,
        consumes: ['application/x-www-form-urlencoded'],
        body: LogoutParameters,
      },
    },
    (request, reply) => answer(request, reply, request.body),
  );
}
