import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, hasScope } from '../caller.ts';
import { TokenRefusal } from '../errors.ts';
import { changesNothing } from './refuse-changes.ts';

/**
 * Keeps an access token to its scopes, whatever its bearer may do: a route of the area `catalogue` takes `catalogue.read`
 * where it only reads, and `catalogue.write` in any case. A route that names no area takes no access token.
 * @throws insufficient_scope
 */
export function requireScope(caller: Caller, request: Pick<FastifyRequest, 'method' | 'routeOptions'>): void {
  if (caller.kind !== 'access-token') return;
  const { area, passesOn } = request.routeOptions.config;
  if (passesOn) return;
  if (area === undefined) throw new TokenRefusal('insufficient_scope', 'This call takes no access token');
  const needed = changesNothing(request) ? 'read' : 'write';
  if (hasScope(caller, area, needed)) return;
  const message = 'The access token has not the scope that this call needs';
  throw new TokenRefusal('insufficient_scope', message, `${area}.${needed}`);
}

/** Says of all routes that are mounted on a server from now on to which area they belong. */
export function belongTo(server: Pick<FastifyInstance, 'addHook'>, area: string): void {
  server.addHook('onRoute', (route) => {
    route.config = { ...route.config, area };
  });
}
