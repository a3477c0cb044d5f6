import type { HttpServer } from '@gazetteer/kernel';
import { calledBy } from '@gazetteer/ory';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { callEngine, type EngineCall, sendEngineAnswer } from '../engine/call-engine.ts';
import type { Engines } from '../engine/engines.ts';
import { partsOf } from '../engine/scope-resource.ts';
import { invalidRequest } from '../http/oauth-error.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import { wayOn } from './go-on.ts';
import { resume } from './resume.ts';

const tags = ['oauth2: authorization'];

/** What browsers bring back from the sites that sign people in and ask for their consent. */
export const ResumeQuery = Type.Object({
  login_verifier: Type.Optional(
    Type.String({ description: 'With which the login site sends the browser back' }),
  ),
  consent_verifier: Type.Optional(
    Type.String({ description: 'With which the consent site sends the browser back' }),
  ),
});

const AuthorizationQuery = Type.Object({
  client_id: Type.Optional(Type.String({ maxLength: 255 })),
  response_type: Type.Optional(Type.String({ maxLength: 255 })),
  redirect_uri: Type.Optional(Type.String({ maxLength: 2048 })),
  scope: Type.Optional(Type.String({ maxLength: 4096 })),
  state: Type.Optional(Type.String({ maxLength: 4096 })),
  ...ResumeQuery.properties,
});

/** What browsers get: the address where they go on. */
const response = { 302: Type.Null({ description: 'Where the browser goes on' }) };
// Forms are read as the standard has them; where an answer is none of an address, it is the text of the engine.
const asItIs = { validatorCompiler: () => () => true, serializerCompiler: () => String };

/** Who is signed in here is told by the engine's own cookie, not by the portal's. */
const config = { readsCredentials: true };

/** The authorization endpoint, where browsers begin and come back to (RFC 6749, section 3.1). */
export function registerAuthorizationRoutes(
  server: HttpServer,
  context: OauthContext,
  engines: Engines,
): void {
  const begin = async (request: FastifyRequest, reply: FastifyReply, parameters: URLSearchParams) => {
    const { oauthProject: project } = request;
    requireSize(parameters);
    const on = wayOn(`${project.issuer}/oauth2/auth`, parameters);
    if (on !== undefined) return reply.redirect(on, 302);
    return sendEngineAnswer(
      reply,
      await callEngine(engines, project, authorizationCall(request, parameters)),
    );
  };
  server.get(
    '/oauth2/auth',
    {
      schema: {
        tags,
        operationId: 'oAuth2Authorize',
        security: calledBy.visitors,
        summary: 'Begin an authorization in a browser',
        querystring: AuthorizationQuery,
        response,
      },
      serializerCompiler: asItIs.serializerCompiler,
      config,
    },
    async (request, reply) => begin(request, reply, new URL(request.url, 'http://here').searchParams),
  );
  server.post(
    '/oauth2/auth',
    {
      schema: {
        tags,
        operationId: 'postOAuth2Authorize',
        security: calledBy.visitors,
        summary: 'Begin an authorization in a browser, by a form',
        consumes: ['application/x-www-form-urlencoded'],
        body: AuthorizationQuery,
        response,
      },
      ...asItIs,
      config,
    },
    async (request, reply) => begin(request, reply, new URLSearchParams(request.body as string | undefined)),
  );
  server.get(
    '/oauth2/auth/:request',
    {
      schema: {
        tags,
        operationId: 'resumeOAuth2Authorization',
        security: calledBy.visitors,
        summary: 'Go on with an authorization whose site has answered',
        params: Type.Object({ request: Type.String({ maxLength: 100 }) }),
        querystring: ResumeQuery,
        response,
      },
      serializerCompiler: asItIs.serializerCompiler,
      config,
    },
    async (request, reply) => resume(context, engines, request, reply),
  );
}

/**
 * The longest request. It is kept until its sites have answered, and the browser has to come back with all of it in an
 * address, of which servers take no more than 16 KB with all headers.
 */
const LONGEST_REQUEST = 8192;

/** @throws invalid_request */
function requireSize(parameters: URLSearchParams): void {
  if (parameters.toString().length > LONGEST_REQUEST) {
    throw invalidRequest(`The request is longer than ${LONGEST_REQUEST} characters.`);
  }
}

/** What a form says goes on as a query: cookies of ours do not come with forms of other sites. */
function authorizationCall(
  { oauthProject, headers }: FastifyRequest,
  parameters: URLSearchParams,
): EngineCall {
  const original = `${oauthProject.issuer}/oauth2/auth?${parameters.toString()}`;
  const sent = new URLSearchParams(parameters);
  // Whom tokens are for is said by `audience` here.
  sent.delete('resource');
  const [prompts, scopes] = [partsOf(sent.get('prompt')), partsOf(sent.get('scope'))];
  // The engine lets refresh tokens be asked for only where consent is asked for, too; here it always is.
  if (scopes.includes('offline_access') && !prompts.includes('none') && !prompts.includes('consent')) {
    sent.set('prompt', [...prompts, 'consent'].join(' '));
  }
  const { 'content-type': _, 'content-length': __, ...rest } = headers;
  return {
    method: 'GET',
    path: `/oauth2/auth?${sent.toString()}`,
    headers: { ...rest, 'x-request-url': original },
  };
}
