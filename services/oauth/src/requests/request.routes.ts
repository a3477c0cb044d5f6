import { type HttpServer, needed } from '@gazetteer/kernel';
import { requireProjectRight } from '@gazetteer/ory';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { invalidRequest, OauthErrorSchema } from '../http/oauth-error.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import { acceptRequest, rejectLogout, rejectRequest } from './answer-request.ts';
import { readRequest, RequestOver } from './read-request.ts';
import {
  AcceptConsentBody,
  AcceptLoginBody,
  ConsentRequestSchema,
  LoginRequestSchema,
  LogoutRequestSchema,
  RedirectTo,
  RejectBody,
} from './request.contract.ts';
import type { RequestKind } from './request.ts';

const tags = ['oauth2: login, consent and logout'];
const onRequest = requireProjectRight;
const root = '/admin/oauth2/auth/requests';
const errors = { 400: OauthErrorSchema, 404: OauthErrorSchema, 409: OauthErrorSchema };

/** The kinds as names of operations have them. */
const capitalized = { login: 'Login', consent: 'Consent', logout: 'Logout' } as const;

const challengeText = (kind: RequestKind) =>
  Type.Object({
    [`${kind}_challenge`]: Type.Optional(
      Type.String({ ...needed, maxLength: 1000, description: 'As the site was asked with it' }),
    ),
    challenge: Type.Optional(Type.String({ maxLength: 1000, description: `Short for ${kind}_challenge` })),
  });

/** @throws 400 where the address names no request */
function challengeOf(kind: RequestKind, query: Record<string, string | undefined>): string {
  const challenge = query[`${kind}_challenge`] ?? query['challenge'];
  if (!challenge) throw invalidRequest(`Query parameter "${kind}_challenge" is needed.`);
  return challenge;
}

/** What the sites that sign people in, ask for consent and sign out call. */
export function registerRequestRoutes(server: HttpServer, context: OauthContext): void {
  registerReading(server, context);
  registerAccepting(server, context);
  registerRejecting(server, context);
}

function registerReading(server: HttpServer, context: OauthContext): void {
  const schemas = { login: LoginRequestSchema, consent: ConsentRequestSchema, logout: LogoutRequestSchema };
  for (const kind of ['login', 'consent', 'logout'] as const) {
    server.get(
      `${root}/${kind}`,
      {
        schema: {
          tags,
          operationId: `getOAuth2${capitalized[kind]}Request`,
          summary: `Read a ${kind} request`,
          querystring: challengeText(kind),
          response: { 200: schemas[kind], 410: RedirectTo, 400: OauthErrorSchema, 404: OauthErrorSchema },
        },
        onRequest,
      },
      async ({ oauthProject, query }, reply) => {
        try {
          const { document } = await readRequest(context, oauthProject, kind, challengeOf(kind, query));
          return document;
        } catch (error) {
          if (error instanceof RequestOver) return goBack(reply, error);
          throw error;
        }
      },
    );
  }
}

function goBack(reply: FastifyReply, { redirectTo }: RequestOver): never {
  return reply.status(410).send({ redirect_to: redirectTo }) as never;
}

function registerAccepting(server: HttpServer, context: OauthContext): void {
  const accept = <Kind extends 'login' | 'consent'>(
    kind: Kind,
    body: Kind extends 'login' ? typeof AcceptLoginBody : typeof AcceptConsentBody,
  ) =>
    server.put(
      `${root}/${kind}/accept`,
      {
        schema: {
          tags,
          operationId: `acceptOAuth2${capitalized[kind]}Request`,
          'x-codegen-request-body-name': `acceptOAuth2${capitalized[kind]}Request`,
          'x-optional-body': kind === 'consent',
          summary: `Accept a ${kind} request`,
          querystring: challengeText(kind),
          body,
          response: { 200: RedirectTo, ...errors },
        },
        onRequest,
      },
      async ({ oauthProject, query, body: answer }) =>
        acceptRequest(context, oauthProject, kind, challengeOf(kind, query), answer as never),
    );
  accept('login', AcceptLoginBody);
  accept('consent', AcceptConsentBody);
  server.put(
    `${root}/logout/accept`,
    {
      schema: {
        tags,
        operationId: 'acceptOAuth2LogoutRequest',
        summary: 'Accept a logout request',
        querystring: challengeText('logout'),
        response: { 200: RedirectTo, ...errors },
      },
      onRequest,
    },
    async ({ oauthProject, query }) =>
      acceptRequest(context, oauthProject, 'logout', challengeOf('logout', query), {}),
  );
}

function registerRejecting(server: HttpServer, context: OauthContext): void {
  for (const kind of ['login', 'consent'] as const) {
    server.put(
      `${root}/${kind}/reject`,
      {
        schema: {
          tags,
          operationId: `rejectOAuth2${capitalized[kind]}Request`,
          'x-codegen-request-body-name': 'rejectOAuth2Request',
          'x-optional-body': true,
          summary: `Reject a ${kind} request`,
          querystring: challengeText(kind),
          body: RejectBody,
          response: { 200: RedirectTo, ...errors },
        },
        onRequest,
      },
      async ({ oauthProject, query, body }) =>
        rejectRequest(context, oauthProject, kind, challengeOf(kind, query), body),
    );
  }
  server.put(
    `${root}/logout/reject`,
    {
      schema: {
        tags,
        operationId: 'rejectOAuth2LogoutRequest',
        summary: 'Reject a logout request',
        querystring: challengeText('logout'),
        response: { 204: Type.Null(), ...errors },
      },
      onRequest,
    },
    async ({ oauthProject, query }, reply) => {
      await rejectLogout(context, oauthProject, challengeOf('logout', query));
      return reply.status(204).send(null);
    },
  );
}
