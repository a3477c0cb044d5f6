import type { FastifyContextConfig } from 'fastify';
import type { Caller } from '../caller.ts';
import { accessDenied } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A method of a route, with what the route says of itself. */
type AskedRoute = { method: string; routeOptions: { config: FastifyContextConfig } };

/**
 * Keeps a key that may only read from changing anything, whatever its person may do: it passes with a safe method (RFC
 * 9110, section 9.2.1), and otherwise only where the route says that it reads. A route that says nothing is refused.
 * @throws access_denied
 */
export function refuseChanges(caller: Caller, request: AskedRoute): void {
  if (caller.kind !== 'personal-key' || caller.scope === 'write' || changesNothing(request)) return;
  throw accessDenied('Access denied: this API key may only read, and this call may change something');
}

/** True for what only reads, by its method or because its route says so. */
export function changesNothing({ method, routeOptions }: AskedRoute): boolean {
  return SAFE_METHODS.has(method) || routeOptions.config.onlyReads === true;
}
