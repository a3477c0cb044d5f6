import type { HttpServer } from '@gazetteer/kernel';
import { badRequest, readNumberedPage, readSize, requireProjectRight } from '@gazetteer/ory';
import { Type, type Static } from 'typebox';
import type { IdentityContext } from '../../model/identity-context.ts';
import { AdminIdentitySchema, ListIdentitiesQuery } from './identity.contract.ts';
import type { ListPart } from '../../model/identities/identity-list.store.ts';
import { type AskedPage, identityPageHeaders, readPageToken } from './identity-links.ts';
import { type IdentityQuery, readIdentityPage } from './list-identities.ts';
import { isIdentityId } from '../../model/identities/identity.ts';
import { renderIdentityForAdmin } from '../../model/identities/render-identity.ts';

const MOST_IDS = 500;

/** The list of a project's identities, with search and filters. */
export function registerIdentityListRoutes(server: HttpServer, context: IdentityContext): void {
  server.get(
    '/admin/identities',
    {
      schema: {
        tags: ['identity: identities'],
        operationId: 'listIdentities',
        summary: 'List and search identities, in the order they were made',
        description:
          'X-Total-Count says how many there are; of a search at most 10,000. Pages are asked for by number ' +
          '(page, per_page) or, faster far into the list, by the token in the Link header (page_size, page_token).',
        querystring: ListIdentitiesQuery,
        response: { 200: Type.Array(AdminIdentitySchema) },
      },
      onRequest: requireProjectRight,
    },
    async (request, reply) => {
      const { query, project } = request;
      const { asked, part } = readPart(query);
      const page = await readIdentityPage(context.sql, project.id, readQuery(query), part);
      reply.headers(identityPageHeaders(request.project, request, asked, page));
      return page.identities.map((identity) => renderIdentityForAdmin(project, identity));
    },
  );
}

type Query = Static<typeof ListIdentitiesQuery>;

function readPart(query: Query): { asked: AskedPage; part: ListPart } {
  const isByToken = Boolean(query.page_token || query.page_size) && !query.page && !query.per_page;
  const numbered = isByToken ? undefined : readNumberedPage(query);
  const size = numbered?.limit ?? readSize(query.page_size);
  const asked = { numbered, size };
  const after = readPageToken(query.page_token);
  if (after === undefined) return { asked, part: { offset: numbered?.offset ?? 0, limit: size } };
  return { asked, part: { after, offset: 0, limit: size } };
}

function readQuery(query: Query): IdentityQuery {
  const ids = typeof query.ids === 'string' ? [query.ids] : query.ids;
  const given = ids?.filter((id) => id !== '').map((id) => id.toLowerCase()) ?? [];
  if (given.length > MOST_IDS) throw badRequest(`At most ${MOST_IDS} ids can be asked for at once.`);
  const odd = given.find((id) => !isIdentityId(id));
  if (odd !== undefined) throw badRequest(`ids must be UUIDs, and "${odd}" is none.`);
  const { credentials_identifier: identifier, preview_credentials_identifier_similar: similar } = query;
  if ([given.length > 0, identifier, similar].filter(Boolean).length > 1) {
    throw badRequest(
      'ids, credentials_identifier and preview_credentials_identifier_similar cannot be combined; each goes with search.',
    );
  }
  return {
    ids: given.length > 0 ? given : undefined,
    identifier: identifier || undefined,
    search: query.search || similar || undefined,
  };
}
