import type { HttpServer } from '@gazetteer/kernel';
import { cutTokenPage, pageTokens, readSize, requireProjectRight } from '@gazetteer/ory';
import { type Static, Type } from 'typebox';
import { invalidRequest, notThere } from '../http/oauth-error.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import type { TrustedIssuersTable } from '../model/tables.ts';
import { Issuer, IssuerPath, IssuerQuery, NewIssuer } from './issuer.contract.ts';
import { deleteIssuer, findIssuer, type IssuerKey, listIssuers } from './issuer.store.ts';
import { trustIssuer } from './trust-issuer.ts';

const url = '/admin/trust/grants/jwt-bearer/issuers';
const shared = { tags: ['oauth: trusted issuers'] };
const onRequest = requireProjectRight;
const tokens = pageTokens('issuers', invalidRequest);

/** Issuers whose assertions are taken in exchange for tokens: for administrators. */
export function registerIssuerRoutes(server: HttpServer, context: OauthContext): void {
  server.post(url, {
    schema: {
      ...shared,
      operationId: 'trustOAuth2JwtGrantIssuer',
      'x-codegen-request-body-name': 'trustOAuth2JwtGrantIssuer',
      summary: 'Trust an issuer',
      body: NewIssuer,
      response: { 201: Issuer },
    },
    onRequest,
    handler: async ({ oauthProject, body }, reply) => {
      const row = await trustIssuer(context, oauthProject.id, body);
      return reply.status(201).header('location', `/api/.ory${url}/${row.id}`).send(render(row));
    },
  });

  server.get(url, {
    schema: {
      ...shared,
      operationId: 'listTrustedOAuth2JwtGrantIssuers',
      summary: 'The issuers that are trusted, by their names',
      querystring: IssuerQuery,
      response: { 200: Type.Array(Issuer) },
    },
    onRequest,
    handler: async ({ oauthProject: { id, origin }, url: address, query }, reply) => {
      const limit = sizeOf(query);
      const after = readToken(query.page_token);
      const issuer = query.issuer || undefined;
      const found = await listIssuers(context.sql, id, { issuer, after, limit: limit + 1 });
      return cutTokenPage(found, limit, writeToken, { address: origin + address, reply }).map(render);
    },
  });

  server.get(`${url}/:id`, {
    schema: {
      ...shared,
      operationId: 'getTrustedOAuth2JwtGrantIssuer',
      summary: 'One trusted issuer',
      params: IssuerPath,
      response: { 200: Issuer },
    },
    onRequest,
    handler: async ({ oauthProject, params: { id } }) => {
      const row = await findIssuer(context.sql, oauthProject.id, id);
      if (!row) throw unknown(id);
      return render(row);
    },
  });

  server.delete(`${url}/:id`, {
    schema: {
      ...shared,
      operationId: 'deleteTrustedOAuth2JwtGrantIssuer',
      summary: 'Trust an issuer no more',
      params: IssuerPath,
      response: { 204: Type.Null() },
    },
    onRequest,
    handler: async ({ oauthProject, params: { id } }, reply) => {
      if (!(await deleteIssuer(context.sql, oauthProject.id, id))) throw unknown(id);
      return reply.status(204).send(null);
    },
  });
}

function render({ id, issuer, subject, scope, kid, created_at, expires_at }: TrustedIssuersTable): Issuer {
  return {
    id,
    issuer,
    subject,
    allow_any_subject: subject === '',
    scope: scope.split(' ').filter(Boolean),
    public_key: { set: issuer, kid },
    created_at,
    expires_at,
  };
}

function unknown(id: string) {
  return notThere(`there is no trusted issuer ${id}`);
}

function sizeOf({ page_size, DefaultItems, MaxItems }: Static<typeof IssuerQuery>): number {
  const asked = readSize(page_size || DefaultItems || MaxItems);
  return MaxItems ? Math.min(asked, readSize(MaxItems)) : asked;
}

function writeToken({ issuer, subject, kid }: IssuerKey): string {
  return tokens.write(issuer, subject, kid);
}

function readToken(token: string | undefined): IssuerKey | undefined {
  const [issuer, subject, kid] = tokens.read(token) ?? [];
  return issuer === undefined || subject === undefined || kid === undefined
    ? undefined
    : { issuer, subject, kid };
}
