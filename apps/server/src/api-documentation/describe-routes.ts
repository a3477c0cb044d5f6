import type { FastifySchema } from 'fastify';
import { exampleOf } from './examples.ts';
import { actionAt, groupNames, groupOf } from './groups.ts';
import { english } from './reference/words/english.ts';
import { tellClients } from './tell-clients.ts';

/** The groups of calls as the description for programs has them. */
export const groups = groupNames.map((name) => ({ name, description: english.groups[name].text }));

type RouteSchema = FastifySchema & { operationId?: string };
type Described = { schema: RouteSchema; url: string };

/**
 * Completes the description of a route: its group, and for actions a stable name and an example.
 * Both methods of a read-only action are one call; the one by POST carries the action's own name.
 * Routes without a schema are pages and files, which are no part of the API.
 */
export function describeRoute({
  schema = { hide: true },
  url,
}: Partial<Described> & { url: string }): Described {
  if (schema.hide) return { schema, url };
  const name = actionAt(url);
  const told = { ...tellClients(schema), tags: [groupOf(url, schema.tags)] };
  if (!name) return { schema: told, url };
  const id = name.replace('/', '_by_path_');
  if (told.querystring) return { url, schema: { ...told, operationId: `${id}_by_get` } };
  const example = exampleOf(name);
  const body = { ...(told.body as object | undefined), ...(example && { examples: [example] }) };
  return { url, schema: { ...told, operationId: id, body } };
}
