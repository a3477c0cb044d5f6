import { type HttpServer, needed } from '@gazetteer/kernel';
import { requireProjectRight } from '@gazetteer/ory';
import { Type } from 'typebox';
import { forgetValidSince } from '../clients/valid-since.ts';
import { invalidRequest, OauthErrorSchema } from '../http/oauth-error.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { type ActiveToken, readToken } from './read-token.ts';
import { removeTokensOfClient } from './token.store.ts';

const tags = ['oauth2: tokens'];
const onRequest = requireProjectRight;

const IntrospectionForm = Type.Object({
  token: Type.Optional(
    Type.String({ ...needed, maxLength: 20_000, description: 'An access or a refresh token; needed' }),
  ),
  scope: Type.Optional(
    Type.String({ maxLength: 4096, description: 'Scopes that it must have to be active' }),
  ),
  token_type_hint: Type.Optional(Type.String()),
});

const Introspection = Type.Object(
  {
    active: Type.Boolean(),
    scope: Type.Optional(Type.String()),
    client_id: Type.Optional(Type.String()),
    sub: Type.Optional(Type.String()),
    exp: Type.Optional(Type.Integer()),
    iat: Type.Optional(Type.Integer()),
    nbf: Type.Optional(Type.Integer()),
    aud: Type.Optional(Type.Array(Type.String())),
    iss: Type.Optional(Type.String()),
    token_type: Type.Optional(Type.String()),
    token_use: Type.Optional(Type.String()),
    obfuscated_subject: Type.Optional(Type.String()),
    ext: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { title: 'IntrospectedOAuth2Token' },
);

/** Introspection (RFC 7662) and the end of all tokens of a client, for administrators and for servers with a key. */
export function registerTokenAdministration(server: HttpServer, context: OauthContext): void {
  server.post(
    '/admin/oauth2/introspect',
    {
      schema: {
        tags,
        operationId: 'introspectOAuth2Token',
        summary: 'Say whether a token holds, and for what',
        consumes: ['application/x-www-form-urlencoded'],
        body: IntrospectionForm,
        response: { 200: Introspection, 400: OauthErrorSchema },
      },
      config: { answersData: true, onlyReads: true },
      onRequest,
    },
    async ({ oauthProject, body: { token, scope = '' } }) => {
      if (!token) throw invalidRequest('Field "token" is needed.');
      const active = await readToken(context, oauthProject, token);
      return active && covers(active, scope) ? show(oauthProject, active) : { active: false };
    },
  );
  server.delete(
    '/admin/oauth2/tokens',
    {
      schema: {
        tags,
        operationId: 'deleteOAuth2Token',
        summary: 'End all tokens of a client',
        querystring: Type.Object({
          client_id: Type.Optional(Type.String({ ...needed, maxLength: 255, description: 'Needed' })),
        }),
        response: { 204: Type.Null(), 400: OauthErrorSchema },
      },
      onRequest,
    },
    async ({ oauthProject, query }, reply) => {
      if (!query.client_id) throw invalidRequest('Query parameter "client_id" is needed.');
      await removeTokensOfClient(
        context.sql,
        oauthProject.id,
        query.client_id,
        context.clock().toISOString(),
      );
      forgetValidSince(context, oauthProject.id, query.client_id);
      return reply.status(204).send(null);
    },
  );
}

function covers(token: ActiveToken, scope: string): boolean {
  const has = new Set(token.scope.split(' '));
  return scope.split(' ').every((one) => one === '' || has.has(one));
}

function show({ issuer }: OauthProject, token: ActiveToken) {
  return {
    active: true,
    scope: token.scope,
    client_id: token.clientId,
    sub: token.subject ?? token.clientId,
    exp: token.expiresAt,
    iat: token.issuedAt,
    nbf: token.issuedAt,
    aud: token.audience,
    iss: issuer,
    token_type: 'Bearer',
    token_use: token.use,
    ...(token.seenAs === undefined ? {} : { obfuscated_subject: token.seenAs }),
    ...(token.extra ? { ext: token.extra } : {}),
  };
}
