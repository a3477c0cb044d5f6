import type { Readable } from 'node:stream';
import type { HttpServer } from '@gazetteer/kernel';
import { requireProjectRight } from '@gazetteer/ory';
import { Type } from 'typebox';
import { readToken } from '../model/consistency-token.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { watchChanges } from './watch-changes.ts';

/** Every change of tuples as it happens. */
export function registerWatchRoutes(server: HttpServer, context: PermissionContext): void {
  const closing = new AbortController();
  // Those who watch would keep the server from closing.
  server.addHook('preClose', async () => closing.abort());
  server.get(
    '/relation-tuples/watch',
    {
      // What is squeezed would wait for more.
      compress: false,
      schema: {
        tags: ['permissions: relationships'],
        operationId: 'watchRelationships',
        summary:
          'Follow what is added and removed: server-sent events `change`, each with the token of its change',
        querystring: Type.Object({
          after: Type.Optional(
            Type.String({ description: 'The token behind which to begin, from now on unless given' }),
          ),
        }),
        produces: ['text/event-stream'],
        response: { 200: Type.Unsafe<Readable>(Type.String()) },
        headers: Type.Object({ 'last-event-id': Type.Optional(Type.String()) }),
      },
      onRequest: requireProjectRight,
    },
    async ({ projectId, query, headers }, reply) => {
      // Browsers and programs that come back send what they had last.
      const token = headers['last-event-id'] ?? query.after;
      const after = token === undefined ? undefined : readToken(token);
      const events = await watchChanges(context, projectId, after, closing.signal);
      return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(events);
    },
  );
}
