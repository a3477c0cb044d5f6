import type { HttpServer } from '@gazetteer/kernel';
import { calledBy } from '@gazetteer/ory';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { notThere } from '../http/oauth-error.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { ClientAnswer, ClientBody, IdParameters } from '../clients/client.contract.ts';
import { createClient } from '../clients/create-client.ts';
import { readClient } from '../clients/read-client.ts';
import { removeClient } from '../clients/remove-client.ts';
import { askForToken, presentedToken, requireRegistered, replaceOwnClient } from './manage-own-client.ts';
import { ownDescription } from './own-description.ts';
import { renderOwnClient } from './render-own-client.ts';

const tags = ['oauth2: registration'];
const bodyLimit = 65_536;
// Programs are told what is wrong in OAuth2's words, by `readClient`.
const attachValidation = true;

const OpenBody = Type.Object(ClientBody.properties, { additionalProperties: true });

/** Programs register themselves and manage their registration (RFC 7591, RFC 7592), where a project lets them. */
export function registerRegistrationRoutes(server: HttpServer, context: OauthContext): void {
  registerMaking(server, context);
  registerManagement(server, context);
}

function registerMaking(server: HttpServer, context: OauthContext): void {
  server.post(
    '/oauth2/register',
    {
      schema: {
        tags,
        operationId: 'createOidcDynamicClient',
        'x-codegen-request-body-name': 'oAuth2Client',
        security: calledBy.anybody,
        summary: 'Register a client',
        body: OpenBody,
        response: { 201: ClientAnswer },
      },
      onRequest: requireRegistration,
      bodyLimit,
      attachValidation,
    },
    async ({ oauthProject: project, body }, reply) => {
      const described = readClient(ownDescription(body, project.settings), project.settings);
      const { client, secret, registrationToken } = await createClient(context, project, described);
      const answer = renderOwnClient(project, client, { token: registrationToken, secret });
      reply.status(201).header('location', answer.registration_client_uri);
      return answer;
    },
  );
}

function registerManagement(server: HttpServer, context: OauthContext): void {
  const config = { readsCredentials: true };
  const hooks = { config, onRequest: requireRegistration, onSend: askForToken };
  server.get(
    '/oauth2/register/:id',
    {
      schema: {
        tags,
        operationId: 'getOidcDynamicClient',
        security: calledBy.bearers,
        summary: 'Read the own registration',
        params: IdParameters,
        response: { 200: ClientAnswer },
      },
      ...hooks,
    },
    async ({ oauthProject: project, params, headers }) => {
      const token = presentedToken(headers);
      return renderOwnClient(project, await requireRegistered(context, project.id, params.id, token), {
        token,
      });
    },
  );

  server.put(
    '/oauth2/register/:id',
    {
      schema: {
        tags,
        operationId: 'setOidcDynamicClient',
        'x-codegen-request-body-name': 'oAuth2Client',
        security: calledBy.bearers,
        summary: 'Replace the own registration; its token is replaced, too',
        params: IdParameters,
        body: OpenBody,
        response: { 200: ClientAnswer },
      },
      ...hooks,
      bodyLimit,
      attachValidation,
    },
    async ({ oauthProject: project, params, body, headers }) => {
      const presented = presentedToken(headers);
      const { client, ...shown } = await replaceOwnClient(context, project, params.id, presented, body);
      return renderOwnClient(project, client, shown);
    },
  );

  server.delete(
    '/oauth2/register/:id',
    {
      schema: {
        tags,
        operationId: 'deleteOidcDynamicClient',
        security: calledBy.bearers,
        summary: 'Remove the own registration',
        params: IdParameters,
        response: { 204: Type.Null() },
      },
      ...hooks,
    },
    async ({ oauthProject: project, params, headers }, reply) => {
      await requireRegistered(context, project.id, params.id, presentedToken(headers));
      await removeClient(context, project.id, params.id);
      return reply.status(204).send(null);
    },
  );
}

/** Lets programs pass where the project lets them register. @throws OauthError 404 */
function requireRegistration(
  { oauthProject }: { oauthProject: OauthProject } & FastifyRequest,
  _reply: FastifyReply,
  done: () => void,
): void {
  if (!oauthProject.settings.oidc.dynamic_client_registration.enabled) {
    throw notThere('programs do not register themselves here.');
  }
  done();
}
