import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Description } from './read-operations.ts';
import { renderReferencePage } from './reference-page.ts';
import { version } from '../version.ts';
import { describeRoute, groups } from './describe-routes.ts';

const style = readFileSync(new URL('./reference.css', import.meta.url), 'utf8');

const description = `Everything this portal shows can be had from here, and everything about its datasets can be changed
with a key. Actions take GET with a query string where they only read, and POST with JSON or a form always. Answers come
in an envelope \`{help, success, result}\`, refusals as \`{help, success: false, error}\`, both as CKAN sends them, so its
clients work unchanged.`;

/**
 * Describes every route mounted from now on: OpenAPI 3.1 at \`/api/openapi.json\`, a page at \`/api/docs\`.
 * Call it before any service is mounted.
 */
export const apiDocumentation = Object.assign(documentRoutes, {
  // Services are mounted beside the documentation, not inside it: it must see the whole server.
  [Symbol.for('skip-override')]: true,
});

async function documentRoutes(server: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Gazetteer', version, description, license: { name: 'Apache-2.0' } },
      servers: [{ url: publicUrl }],
      tags: groups,
      components: {
        securitySchemes: {
          key: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'An API key. Reading what is public needs none.',
          },
        },
      },
      security: [{}, { key: [] }],
    },
    transform: describeRoute,
  });
  server.get('/api/openapi.json', { schema: { hide: true } }, async () => server.swagger());
  // Rendered when first asked for: the description is complete only when the server is ready.
  let page: string | undefined;
  server.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= renderReferencePage(server.swagger() as Description, publicUrl);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  server.get('/api/docs/reference.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  );
}
