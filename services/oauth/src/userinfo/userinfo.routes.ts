import type { HttpServer } from '@gazetteer/kernel';
import { calledBy } from '@gazetteer/ory';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { importJWK, SignJWT } from 'jose';
import { Type } from 'typebox';
import { findClient } from '../clients/client.store.ts';
import { findGrant } from '../grants/grant.store.ts';
import { OauthErrorSchema } from '../http/oauth-error.ts';
import { signingKeys } from '../keys/signing-keys.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { readToken } from '../tokens/read-token.ts';

const Claims = Type.Object({ sub: Type.String() }, { additionalProperties: true });

/** What an application may know about the person whose token it has (OpenID Connect Core 1.0, section 5.3). */
export function registerUserinfoRoutes(server: HttpServer, context: OauthContext): void {
  const schema = {
    tags: ['openid connect'],
    summary: 'What the token lets an application know about the person',
    // A signed answer is a text, which no schema of an object describes.
    response: { 200: Type.Union([Claims, Type.String()]), 401: OauthErrorSchema, 403: OauthErrorSchema },
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.headers(FOR_PAGES);
    const found = await claimsFor(context, request, reply);
    if (found === undefined) return reply;
    const { claims, signedFor } = found;
    if (signedFor === undefined) return claims;
    const text = await sign(context, request.oauthProject, claims, signedFor);
    return reply.type('application/jwt').serializer(String).send(text) as never;
  };
  const config = { readsCredentials: true };
  server.get(
    '/userinfo',
    { schema: { ...schema, operationId: 'getOidcUserInfo', security: calledBy.bearers }, config },
    answer,
  );
  server.post(
    '/userinfo',
    {
      config,
      schema: {
        ...schema,
        operationId: 'postOidcUserInfo',
        security: calledBy.bearers,
        consumes: ['application/x-www-form-urlencoded'],
      },
    },
    answer,
  );
  // Browsers ask first whether a page may send a token.
  server.options('/userinfo', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .status(204)
      .headers({ ...FOR_PAGES, ...MAY_BE_SENT })
      .send(),
  );
}

/** Pages of any site may read the answers: what is in them the token has opened, not a cookie (Fetch standard, CORS protocol). */
const FOR_PAGES = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'WWW-Authenticate',
};

const MAY_BE_SENT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '3600',
};

type Answerable = {
  claims: { sub: string } & Record<string, unknown>;
  /** The client that wants the answer signed, and how. */
  signedFor: { audience: string; algorithm: string } | undefined;
};

async function claimsFor(
  context: OauthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answerable | undefined> {
  const { oauthProject: project } = request;
  const presented = presentedToken(request);
  if (presented.length !== 1) {
    const reason = presented.length === 0 ? 'No access token was given.' : 'One access token is enough.';
    return refuse(reply, 401, presented.length === 0 ? 'request_unauthorized' : 'invalid_request', reason);
  }
  const token = await readToken(context, project, presented[0] ?? '');
  if (!token || token.use !== 'access_token' || token.subject === undefined) {
    return refuse(
      reply,
      401,
      'invalid_token',
      'The access token is not known, has ended, or is of no person.',
    );
  }
  if (!token.scope.split(' ').includes('openid')) {
    return refuse(reply, 403, 'insufficient_scope', 'The access token lacks the scope openid.');
  }
  const grant = await findGrant(context.sql, project.id, token.grantId ?? '');
  const client = await findClient(context.sql, project.id, token.clientId);
  if (!grant || !client) return refuse(reply, 401, 'invalid_token', 'The consent was taken back.');
  const { userinfo_signed_response_alg: algorithm } = client.document;
  return {
    claims: { ...grant.session.id_token, sub: token.seenAs ?? token.subject },
    signedFor: algorithm === 'none' ? undefined : { audience: token.clientId, algorithm },
  };
}

/** Tokens in the header and in a form (RFC 6750, section 2); those in an address would stand in logs. */
function presentedToken({ headers, body }: FastifyRequest): string[] {
  const [, header] = /^bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const form = (body as { access_token?: unknown } | undefined | null)?.access_token;
  return [header, form].filter((value) => typeof value === 'string' && value !== '') as string[];
}

/** Says why, also in the header that clients read (RFC 6750, section 3). */
function refuse(reply: FastifyReply, status: number, error: string, error_description: string): undefined {
  const challenge = `Bearer error="${error}", error_description="${error_description}"`;
  void reply.status(status).header('www-authenticate', challenge).send({ error, error_description });
  return undefined;
}

async function sign(
  context: OauthContext,
  project: OauthProject,
  claims: Record<string, unknown>,
  { audience, algorithm }: { audience: string; algorithm: string },
): Promise<string> {
  const { keys } = await signingKeys(context, project);
  const key = keys.find(({ alg }) => alg === algorithm);
  if (!key) throw new Error(`The project has no key for ${algorithm}`);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, ...(key.kid ? { kid: key.kid } : {}) })
    .setIssuer(project.issuer)
    .setAudience(audience)
    .setIssuedAt()
    .sign(await importJWK(key, algorithm));
}
