import type { FastifyRequest } from 'fastify';
import { hasSessionCookie } from '../app/session/session-cookie.ts';

/** True for a request that says nothing of who sends it. */
export function isAnonymousRequest({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return !headers.authorization && !hasSessionCookie(headers.cookie);
}
