import { hasSessionCookie } from '@gazetteer/site/server';
import type { FastifyRequest } from 'fastify';

/** True for a request that says nothing of who sends it. */
export function isAnonymousRequest({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return !headers.authorization && !hasSessionCookie(headers.cookie);
}
