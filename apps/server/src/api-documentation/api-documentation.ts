import type { FastifyPluginAsync } from 'fastify';

/** The description of every call for programs. For people it is at `/api/docs`, on pages of the portal. */
export const apiDocumentation: FastifyPluginAsync = async (server) => {
  server.get('/api/openapi.json', { schema: { hide: true } }, async () => server.swagger());
};
