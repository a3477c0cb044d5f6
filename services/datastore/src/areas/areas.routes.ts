import type { FastifyPluginAsync } from 'fastify';
import type { DatastoreContext } from '../datastore-context.ts';

/** `GET /api/areas…`: area codes, their names and their boundaries. */
export function areaRoutes(_context: DatastoreContext): FastifyPluginAsync {
  return async () => {};
}
