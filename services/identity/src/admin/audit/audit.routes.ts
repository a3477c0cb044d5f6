import type { HttpServer } from '@gazetteer/kernel';
import {
  badRequest,
  cutTokenPage,
  pageTokens,
  readSize,
  requireProjectRight,
  TokenPageQuery,
} from '@gazetteer/ory';
import { requestUrl } from '../../http/absolute-url.ts';
import { Type } from 'typebox';
import { type AuditEvent, AuditEventSchema } from './audit.contract.ts';
import { auditEventNames } from '../../model/audit/audit-event.ts';
import { listEvents } from '../../model/audit/audit.store.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { AuditEventRow } from '../../model/tables.ts';

const tokens = pageTokens('audit');

const ListQuery = Type.Object({
  ...TokenPageQuery.properties,
  identity_id: Type.Optional(Type.String({ description: 'Only events of this identity' })),
  event: Type.Optional(Type.String({ description: `Only this event: ${auditEventNames.join(', ')}` })),
});

/** What happened in a project and to its accounts: for all who may look into the project. */
export function registerAuditRoutes(server: HttpServer, context: IdentityContext): void {
  server.get(
    '/admin/audit/events',
    {
      schema: {
        tags: ['Administration'],
        operationId: 'listAuditEvents',
        summary: 'List what happened to accounts, newest first',
        querystring: ListQuery,
        response: { 200: Type.Array(AuditEventSchema) },
      },
      onRequest: requireProjectRight,
    },
    async (request, reply) => {
      const { query, project } = request;
      const limit = readSize(query.page_size);
      const filter = { event: readEvent(query.event), identityId: query.identity_id || undefined };
      const page = { limit: limit + 1, after: readToken(query.page_token) };
      const rows = await listEvents(context.sql, project.id, filter, page);
      const address = requestUrl(project, request);
      return cutTokenPage(rows, limit, writeToken, { address, reply }).map(renderEvent);
    },
  );
}

function renderEvent({ id, at, event, identity_id, session_id, ip, details }: AuditEventRow): AuditEvent {
  return {
    id,
    at,
    event: event as AuditEvent['event'],
    ...(identity_id ? { identity_id } : {}),
    ...(session_id ? { session_id } : {}),
    ...(ip ? { ip } : {}),
    details: JSON.parse(details) as AuditEvent['details'],
  };
}

function readEvent(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const known = auditEventNames.find((name) => name === text);
  if (known) return known;
  throw badRequest(`There is no event of the name ${JSON.stringify(text)}.`);
}

function writeToken({ at, id }: AuditEventRow): string {
  return tokens.write(at, id);
}

function readToken(token: string | undefined): { at: string; id: string } | undefined {
  const [at, id] = tokens.read(token) ?? [];
  return at === undefined || id === undefined ? undefined : { at, id };
}
