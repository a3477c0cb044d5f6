import type { HttpServer } from '@gazetteer/kernel';
import { linkTokenPages, requireProjectRight } from '@gazetteer/ory';
import { Type } from 'typebox';
import type { OauthContext } from '../model/oauth-context.ts';
import { changeClient, noClient } from './change-client.ts';
import {
  ClientAnswer,
  ClientBody,
  IdParameters,
  LifespansBody,
  ListClientsQuery,
  PatchBody,
  RotateQuery,
} from './client.contract.ts';
import { createClient } from './create-client.ts';
import { findClient } from './client.store.ts';
import { listClients } from './list-clients.ts';
import { patchClient } from './patch-client.ts';
import { readClient } from './read-client.ts';
import { removeClient } from './remove-client.ts';
import { registrationAddress, renderClient } from './render-client.ts';
import { type ChangedClient, replaceClient } from './replace-client.ts';
import { rotateSecret } from './rotate-secret.ts';
import { setLifespans } from './set-lifespans.ts';

const tags = ['oauth2: clients'];
const bodyLimit = 262_144;
const onRequest = requireProjectRight;
// Those who describe clients are told what is wrong in OAuth2's words, by `readClient`.
const attachValidation = true;

/** What administrators do with the clients of a project. */
export function registerClientRoutes(server: HttpServer, context: OauthContext): void {
  registerReading(server, context);
  registerMaking(server, context);
  registerChanges(server, context);
  registerSecrets(server, context);
}

function registerReading(server: HttpServer, context: OauthContext): void {
  server.get(
    '/admin/clients',
    {
      schema: {
        tags,
        operationId: 'listOAuth2Clients',
        summary: 'List clients in the order of their ids',
        description: 'X-Total-Count says how many the project has, whatever the filters.',
        querystring: ListClientsQuery,
        response: { 200: Type.Array(ClientAnswer) },
      },
      onRequest,
    },
    async ({ oauthProject: project, query, url }, reply) => {
      const { clients, size, next, total } = await listClients(context, project.id, query);
      linkTokenPages(project.origin + url, reply, size, next);
      reply.header('x-total-count', String(total));
      return clients.map(renderClient);
    },
  );

  server.get(
    '/admin/clients/:id',
    {
      schema: {
        tags,
        operationId: 'getOAuth2Client',
        summary: 'Read a client',
        params: IdParameters,
        response: { 200: ClientAnswer },
      },
      onRequest,
    },
    async ({ oauthProject, params }) => {
      const client = await findClient(context.sql, oauthProject.id, params.id);
      if (!client) throw noClient();
      return renderClient(client);
    },
  );
}

function registerMaking(server: HttpServer, context: OauthContext): void {
  server.post(
    '/admin/clients',
    {
      schema: {
        tags,
        operationId: 'createOAuth2Client',
        'x-codegen-request-body-name': 'oAuth2Client',
        summary: 'Make a client',
        body: ClientBody,
        response: { 201: ClientAnswer },
      },
      onRequest,
      bodyLimit,
      attachValidation,
    },
    async ({ oauthProject: project, body }, reply) => {
      const described = readClient(body, project.settings);
      const { client, secret, registrationToken } = await createClient(context, project, described);
      const address = `${project.issuer}/admin/clients/${encodeURIComponent(client.clientId)}`;
      reply.status(201).header('location', address);
      return {
        ...show({ client, secret }),
        registration_access_token: registrationToken,
        registration_client_uri: registrationAddress(project.issuer, client.clientId),
      };
    },
  );

  server.delete(
    '/admin/clients/:id',
    {
      schema: {
        tags,
        operationId: 'deleteOAuth2Client',
        summary: 'Remove a client with all that it was given',
        params: IdParameters,
        response: { 204: Type.Null() },
      },
      onRequest,
    },
    async ({ oauthProject, params }, reply) => {
      await removeClient(context, oauthProject.id, params.id);
      return reply.status(204).send(null);
    },
  );
}

function registerChanges(server: HttpServer, context: OauthContext): void {
  server.put(
    '/admin/clients/:id',
    {
      schema: {
        tags,
        operationId: 'setOAuth2Client',
        'x-codegen-request-body-name': 'oAuth2Client',
        summary: 'Replace a client; a secret that is left out is kept',
        params: IdParameters,
        body: ClientBody,
        response: { 200: ClientAnswer },
      },
      onRequest,
      bodyLimit,
      attachValidation,
    },
    async ({ oauthProject, params, body }) =>
      show(await replaceClient(context, oauthProject, params.id, () => body)),
  );

  server.patch(
    '/admin/clients/:id',
    {
      schema: {
        tags,
        operationId: 'patchOAuth2Client',
        'x-codegen-request-body-name': 'jsonPatch',
        summary: 'Change parts of a client by a JSON patch (RFC 6902)',
        params: IdParameters,
        body: PatchBody,
        response: { 200: ClientAnswer },
      },
      onRequest,
      bodyLimit,
    },
    async ({ oauthProject, params, body }) =>
      show(await replaceClient(context, oauthProject, params.id, (client) => patchClient(client, body))),
  );

  server.put(
    '/admin/clients/:id/lifespans',
    {
      schema: {
        tags,
        operationId: 'setOAuth2ClientLifespans',
        'x-codegen-request-body-name': 'oAuth2ClientTokenLifespans',
        'x-optional-body': true,
        summary: 'Replace how long the tokens of a client hold',
        params: IdParameters,
        body: LifespansBody,
        response: { 200: ClientAnswer },
      },
      onRequest,
      bodyLimit,
      attachValidation,
    },
    async ({ oauthProject, params, body }) =>
      renderClient(await setLifespans(context, oauthProject.id, params.id, body)),
  );
}

function registerSecrets(server: HttpServer, context: OauthContext): void {
  server.post(
    '/admin/clients/:id/secrets/rotate',
    {
      schema: {
        tags,
        operationId: 'rotateOAuth2ClientSecret',
        summary: 'Give a client another secret; the one before works for a while',
        params: IdParameters,
        querystring: RotateQuery,
        response: { 200: ClientAnswer },
      },
      onRequest,
    },
    async ({ oauthProject, params, query }) =>
      show(await rotateSecret(context, oauthProject.id, params.id, query.overlap)),
  );

  server.delete(
    '/admin/clients/:id/secrets/rotate',
    {
      schema: {
        tags,
        operationId: 'deleteRotatedOAuth2ClientSecrets',
        summary: 'End the secret before the last rotation now',
        params: IdParameters,
        response: { 200: ClientAnswer },
      },
      onRequest,
    },
    async ({ oauthProject, params }) => {
      const { client } = await changeClient(context, oauthProject.id, params.id, async () => ({
        change: { previousSecret: null },
        beside: undefined,
      }));
      return renderClient(client);
    },
  );
}

function show({ client, secret }: ChangedClient): ClientAnswer {
  return { ...renderClient(client), ...(secret === undefined ? {} : { client_secret: secret }) };
}
