import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { OauthContext } from '../model/oauth-context.ts';
import type { ListedGrant, RequestsPort } from './own-page-ports.ts';
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

type Ports = { requests: RequestsPort };

/** The programs that somebody has let do something, for their profile. */
export function registerGrantsPage(server: HttpServer, context: OauthContext, { requests }: Ports): void {
  server.get(PATH, {
    schema: {
      tags: ['OAuth2'],
      summary: 'The programs that have access by me, by name',
      response: { 200: Type.Array(GrantSchema) },
    },
    handler: async (request) => {
      const subject = requirePerson(request);
      return byClient(await requests.listGrants(context, request.oauthProject.id, subject));
    },
  });

  server.delete(`${PATH}/:client_id`, {
    schema: {
      tags: ['OAuth2'],
      summary: 'Take all that I have allowed from a program, with its tokens',
      params: Type.Object({ client_id: Type.String({ minLength: 1, maxLength: 500 }) }),
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      const subject = requirePerson(request);
      const { client_id: clientId } = request.params;
      await requests.revokeGrants(context, request.oauthProject.id, { subject, clientId });
      return reply.status(204).send(null);
    },
  });
}

/** One entry a program: what it was allowed in several consents, since the first of them. */
function byClient(grants: readonly ListedGrant[]): ShownGrant[] {
  const clients = Map.groupBy(grants, ({ consent_request: { client = {} } }) => String(client['client_id']));
  const shown = [...clients.values()].map((own): ShownGrant => {
    const remembered = own.filter(({ remember }) => remember);
    const untils = remembered.map(({ expires_at }) => expires_at);
    return {
      client: showClient(own[0]?.consent_request.client),
      scope: [...new Set(own.flatMap(({ grant_scope }) => grant_scope))],
      since: own.map(({ handled_at }) => handled_at).toSorted()[0] ?? '',
      remembered: remembered.length > 0,
      remembered_until: untils.includes(undefined) ? null : (untils.toSorted().at(-1) ?? null),
    };
  });
  return shown.toSorted((one, other) => one.client.client_name.localeCompare(other.client.client_name));
}
