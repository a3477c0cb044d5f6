import type { HttpServer } from '@gazetteer/kernel';
import { calledBy } from '@gazetteer/ory';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { OauthContext } from '../model/oauth-context.ts';
import { acceptRequest, rejectLogout } from '../requests/answer-request.ts';
import { readRequest, type StoredRequest } from '../requests/read-request.ts';
import { findPerson, requireSubject } from './require-person.ts';
import { ShownClientSchema, showClient } from './show-client.ts';

const PATH = '/self-service/oauth2/logout';

const LogoutQuery = Type.Object({ logout_challenge: Type.String({ minLength: 1, maxLength: 500 }) });

const LogoutSchema = Type.Object({
  challenge: Type.String(),
  client: Type.Union([ShownClientSchema, Type.Null()], {
    description: 'The program that asks for it, where one does',
  }),
});

const LogoutBody = Type.Object(
  { decision: Type.Union([Type.Literal('accept'), Type.Literal('reject')]) },
  { additionalProperties: false },
);

/** The page that confirms a sign-out that began at a program. */
export function registerLogoutPage(server: HttpServer, context: OauthContext): void {
  server.get(PATH, {
    schema: {
      tags: ['oauth2: own pages'],
      operationId: 'getMyLogoutRequest',
      security: calledBy.visitors,
      summary: 'Read a sign-out that waits for me',
      querystring: LogoutQuery,
      response: { 200: LogoutSchema },
    },
    handler: async (request) => {
      const { challenge, document } = await readOwn(request, request.query.logout_challenge);
      const { client } = document;
      return { challenge, client: client ? showClient(client) : null };
    },
  });

  server.post(PATH, {
    schema: {
      tags: ['oauth2: own pages'],
      operationId: 'answerMyLogoutRequest',
      security: calledBy.visitors,
      summary: 'Sign out, or stay signed in',
      querystring: LogoutQuery,
      body: LogoutBody,
      response: {
        200: Type.Object({ redirect_to: Type.String({ description: 'Where the browser goes on' }) }),
        204: Type.Null({ description: 'Still signed in' }),
      },
    },
    handler: async (request, reply) => {
      const { oauthProject: project } = request;
      const { challenge } = await readOwn(request, request.query.logout_challenge);
      if (request.body.decision === 'accept') {
        return acceptRequest(context, project, 'logout', challenge, {});
      }
      await rejectLogout(context, project, challenge);
      return reply.status(204).send(null);
    },
  });

  /** A sign-out may also be finished where the session of the site is over before those of the programs. */
  async function readOwn(request: FastifyRequest, challenge: string): Promise<StoredRequest<'logout'>> {
    const person = await findPerson(context, request);
    const asked = await readRequest(context, request.oauthProject, 'logout', challenge);
    if (person !== undefined) requireSubject(person, asked.subject);
    return asked;
  }
}
