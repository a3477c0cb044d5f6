import type { FastifyRequest } from 'fastify';
import type { Identity } from '../identities/identity.ts';
import type { IdentityContext } from '../identity-context.ts';
import { IdentityError } from '../identity-error.ts';
import type { Project } from '../projects/project.ts';
import { hashToken } from '../secrets/token.ts';
import { readSessionToken, type CarriedToken } from './read-session-token.ts';
import { highestAal } from './required-aal.ts';
import type { Aal, Session } from './session.ts';
import { findByToken } from './signed-in.store.ts';

export type CurrentSession = CarriedToken & {
  session: Session;
  identity: Identity;
  /** The highest level of assurance that the identity can reach. */
  available: Aal;
};

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
  const carried = readSessionToken(request);
  if (!carried) return undefined;
  const now = context.clock().toISOString();
  const found = await findByToken(context.sql, project.id, hashToken(carried.token), now);
  if (!found?.session.active || found.identity.state !== 'active') return undefined;
  const { session, identity, credentials } = found;
  return { ...carried, session, identity, available: highestAal(project, credentials) };
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
