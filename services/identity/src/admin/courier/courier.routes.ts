import type { HttpServer } from '@gazetteer/kernel';
import {
  badRequest,
  linkNumberedPages,
  cutTokenPage,
  pageTokens,
  NumberedPageQuery,
  OryError,
  readNumberedPage,
  readSize,
  requireProjectRight,
  TokenPageQuery,
} from '@gazetteer/ory';
import { requestUrl } from '../../http/absolute-url.ts';
import { Type } from 'typebox';
import type { IdentityContext } from '../../model/identity-context.ts';
import { CourierMessageSchema, messageStatuses } from '../../courier/courier.contract.ts';
import { countMessages, findMessage, listMessages, type MessageFilter } from '../../courier/courier.store.ts';
import { resendMessage } from '../../courier/resend-message.ts';
import type { CourierMessageRow } from '../../model/tables.ts';
import { renderCourierMessage } from './render-courier-message.ts';

const tags = ['Administration'];
const tokens = pageTokens('messages');

const ListQuery = Type.Object({
  ...NumberedPageQuery.properties,
  ...TokenPageQuery.properties,
  status: Type.Optional(Type.String({ description: messageStatuses.join(', ') })),
  recipient: Type.Optional(Type.String({ description: 'Only messages to exactly this address' })),
});

/** What was sent, what waits and what was given up: for administrators. */
export function registerCourierRoutes(server: HttpServer, context: IdentityContext): void {
  server.get(
    '/admin/courier/messages',
    {
      schema: {
        tags,
        operationId: 'listCourierMessages',
        summary: 'List messages, newest first',
        querystring: ListQuery,
        response: { 200: Type.Array(CourierMessageSchema) },
      },
      onRequest: requireProjectRight,
    },
    async (request, reply) => {
      const { query, project } = request;
      const filter: MessageFilter = {
        status: readStatus(query.status),
        recipient: query.recipient || undefined,
      };
      const render = (row: CourierMessageRow) => renderCourierMessage(context, row);
      if (query.page_size || query.page_token) {
        const limit = readSize(query.page_size);
        const offset = Number(tokens.read(query.page_token)?.[0] ?? 0);
        const rows = await listMessages(context.sql, project.id, filter, { limit: limit + 1, offset });
        const address = requestUrl(project, request);
        const tokenOf = () => tokens.write(String(offset + limit));
        return cutTokenPage(rows, limit, tokenOf, { address, reply }).map(render);
      }
      const page = readNumberedPage(query);
      const rows = await listMessages(context.sql, project.id, filter, page);
      linkNumberedPages(
        requestUrl(request.project, request),
        reply,
        page,
        await countMessages(context.sql, project.id, filter),
      );
      return rows.map(render);
    },
  );

  server.get(
    '/admin/courier/messages/:id',
    {
      schema: {
        tags,
        operationId: 'getCourierMessage',
        summary: 'Read one message',
        params: Type.Object({ id: Type.String() }),
        response: { 200: CourierMessageSchema },
      },
      onRequest: requireProjectRight,
    },
    async ({ params, project }) => {
      const row = await findMessage(context.sql, project.id, params.id);
      if (!row) throw new OryError(404, 'There is no message with this id.');
      return renderCourierMessage(context, row);
    },
  );

  server.post(
    '/admin/courier/messages/:id/resend',
    {
      schema: {
        tags,
        operationId: 'resendCourierMessage',
        summary: 'Send a message again that was given up within the last day',
        params: Type.Object({ id: Type.String() }),
        response: { 200: CourierMessageSchema },
      },
      onRequest: requireProjectRight,
    },
    async ({ params, project }) =>
      renderCourierMessage(context, await resendMessage(context, project.id, params.id)),
  );
}

function readStatus(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const known = messageStatuses.find((status) => status === text);
  if (known) return known;
  throw badRequest(`A message is ${messageStatuses.join(', ')}; it is never ${JSON.stringify(text)}.`);
}
