import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync } from 'fastify';
import type { Description } from './read-operations.ts';
import { renderReferencePage } from './reference-page.ts';

const style = readFileSync(new URL('./reference.css', import.meta.url), 'utf8');

/** The description of every call: for programs at `/api/openapi.json`, for people at `/api/docs`. */
export const apiDocumentation: FastifyPluginAsync<{ publicUrl: string }> = async (server, { publicUrl }) => {
  // Rendered when first asked for: the description is complete only when the server is ready.
  let page: string | undefined;
  server.get('/api/openapi.json', { schema: { hide: true } }, async () => server.swagger());
  server.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= renderReferencePage(server.swagger() as Description, publicUrl);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  server.get('/api/docs/reference.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  );
};
