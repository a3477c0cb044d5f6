import type { FastifyPluginAsync } from 'fastify';
import type { DatastoreContext } from '../datastore-context.ts';

/** `GET /preview/{resource_id}.svg` and `.json`: what a table looks like, drawn by the server. */
export function previewRoutes(_context: DatastoreContext): FastifyPluginAsync {
  return async () => {};
}
