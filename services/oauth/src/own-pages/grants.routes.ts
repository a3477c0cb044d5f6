import type { HttpServer } from '@gazetteer/kernel';
import { calledBy } from '@gazetteer/ory';
import { Type } from 'typebox';
import type { OauthContext } from '../model/oauth-context.ts';
import { findClient } from '../clients/client.store.ts';
import { renderClient } from '../clients/render-client.ts';
import type { Grant } from '../grants/grant.ts';
import { removeGrants } from '../grants/grant.store.ts';
import { listGrants } from '../grants/list-grants.ts';
import { requirePerson } from './require-person.ts';
import { ShownClientSchema, showClient } from './show-client.ts';

const PATH = '/self-service/oauth2/grants';

const GrantSchema = Type.Object({
  client: ShownClientSchema,
  scope: Type.Array(Type.String(), { description: 'All that the program has been allowed' }),
  since: Type.String({ format: 'date-time' }),
  remembered: Type.Boolean({ description: 'Whether the program need not ask again' }),
  remembered_until: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'Null for ever, and where it is not remembered',
  }),
});

type ShownGrant = {
  client: ReturnType<typeof showClient>;
  scope: string[];
  since: string;
  remembered: boolean;
  remembered_until: string | null;
};

/** The programs that somebody has let do something, for their profile. */
export function registerGrantsPage(server: HttpServer, context: OauthContext): void {
  server.get(PATH, {
    schema: {
      tags: ['oauth2: own pages'],
      operationId: 'listMyGrants',
      security: calledBy.people,
      summary: 'The programs that have access by me, by name',
      response: { 200: Type.Array(GrantSchema) },
    },
    handler: async (request) => {
      const subject = await requirePerson(context, request);
      const { id: projectId } = request.oauthProject;
      const byClient = Map.groupBy(await listGrants(context, projectId, subject), ({ clientId }) => clientId);
      const shown = await Promise.all(
        [...byClient].map(([clientId, grants]) => showGrants(context, projectId, clientId, grants)),
      );
      return shown.toSorted((one, other) => one.client.client_name.localeCompare(other.client.client_name));
    },
  });

  server.delete(`${PATH}/:client_id`, {
    schema: {
      tags: ['oauth2: own pages'],
      operationId: 'revokeMyGrant',
      security: calledBy.people,
      summary: 'Take all that I have allowed from a program, with its tokens',
      params: Type.Object({ client_id: Type.String({ minLength: 1, maxLength: 500 }) }),
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      const subject = await requirePerson(context, request);
      const { client_id: clientId } = request.params;
      await removeGrants(context.sql, request.oauthProject.id, { subject, clientId });
      return reply.status(204).send(null);
    },
  });
}

/** What a program was allowed in several consents, since the first of them. */
async function showGrants(
  context: OauthContext,
  projectId: string,
  clientId: string,
  grants: readonly Grant[],
): Promise<ShownGrant> {
  const client = await findClient(context.sql, projectId, clientId);
  const now = context.clock().toISOString();
  const remembered = grants.filter(
    ({ remember, rememberedUntil: until }) => remember && (until === null || until > now),
  );
  const untils = remembered.flatMap(({ rememberedUntil: until }) => (until === null ? [] : [until]));
  return {
    client: showClient(client ? renderClient(client) : { client_id: clientId }),
    scope: [...new Set(grants.flatMap(({ scope }) => scope))],
    since: grants.map(({ handledAt }) => handledAt).toSorted()[0] ?? '',
    remembered: remembered.length > 0,
    remembered_until: untils.length < remembered.length ? null : (untils.toSorted().at(-1) ?? null),
  };
}
