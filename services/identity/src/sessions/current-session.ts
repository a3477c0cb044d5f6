import type { FastifyRequest } from 'fastify';
import { findIdentity } from '../identities/identity.store.ts';
import type { Identity } from '../identities/identity.ts';
import type { IdentityContext } from '../identity-context.ts';
import { IdentityError } from '../identity-error.ts';
import type { Project } from '../projects/project.ts';
import { hashToken } from '../secrets/token.ts';
import { readSessionToken, type CarriedToken } from './read-session-token.ts';
import { findSessionByToken } from './session.store.ts';
import type { Session } from './session.ts';

export type CurrentSession = CarriedToken & { session: Session; identity: Identity };

/**
 * The session a request carries: one of this project that is neither revoked nor expired, of an active identity.
 * The store is asked each time, so that a revocation counts from the next request on, in every process.
 * @returns undefined for anybody else
 */
export async function currentSession(
  context: IdentityContext,
  project: Project,
  request: FastifyRequest,
): Promise<CurrentSession | undefined> {
  const carried = readSessionToken(request.headers);
  if (!carried) return undefined;
  const now = context.clock().toISOString();
  const session = await findSessionByToken(context.sql, project.id, hashToken(carried.token), now);
  if (!session?.active) return undefined;
  const identity = await findIdentity(context.sql, project.id, session.identity_id);
  return identity?.state === 'active' ? { ...carried, session, identity } : undefined;
}

/**
 * The session a request carries.
 * @throws session_inactive (401) when it carries none that holds
 */
export async function requireSession(
  context: IdentityContext,
  project: Project,
  request: FastifyRequest,
): Promise<CurrentSession> {
  const current = await currentSession(context, project, request);
  if (current) return current;
  throw new IdentityError(401, 'No active session was found in this request', {
    id: 'session_inactive',
    reason: 'The request carries no session, or one that has ended. Please sign in.',
  });
}
