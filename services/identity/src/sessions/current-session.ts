import { hashToken } from '@gazetteer/kernel';
import { OryError } from '@gazetteer/ory';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import { highestAal } from '../model/sessions/required-aal.ts';
import type { CurrentSession } from '../model/sessions/session.ts';
import { findByToken } from '../model/sessions/signed-in.store.ts';
import { readSessionToken } from './read-session-token.ts';
import type { Visit } from '../http/visit.ts';

type Read = { project: Project; found: Promise<CurrentSession | undefined> };

// Who calls is asked before a route runs, and by the route again.
const reads = new WeakMap<Visit['headers'], Read>();

/**
 * The session a request carries: one of this project that is neither revoked nor expired, of an active identity.
 * The store is asked at each request (once), so that a revocation counts from the next one on, in every process.
 * @returns undefined for anybody else
 */
export function currentSession(
  context: IdentityContext,
  project: Project,
  request: Pick<Visit, 'headers'>,
): Promise<CurrentSession | undefined> {
  const before = reads.get(request.headers);
  if (before?.project.id === project.id) return before.found;
  const found = readCurrentSession(context, project, request);
  reads.set(request.headers, { project, found });
  return found;
}

async function readCurrentSession(
  context: IdentityContext,
  project: Project,
  request: Pick<Visit, 'headers'>,
): Promise<CurrentSession | undefined> {
  const carried = readSessionToken(request);
  if (!carried) return undefined;
  const now = context.clock().toISOString();
  const found = await findByToken(context.sql, project.id, hashToken(carried.token), now);
  if (!found?.session.active || found.identity.state !== 'active') return undefined;
  const { session, identity, credentials, administrator } = found;
  return { ...carried, session, identity, available: highestAal(project, credentials), administrator };
}

/**
 * The session a request carries.
 * @throws session_inactive (401) when it carries none that holds
 */
export async function requireSession(
  context: IdentityContext,
  project: Project,
  request: Pick<Visit, 'headers'>,
): Promise<CurrentSession> {
  const current = await currentSession(context, project, request);
  if (current) return current;
  throw new OryError(401, 'No active session was found in this request', {
    id: 'session_inactive',
    reason: 'The request carries no session, or one that has ended. Please sign in.',
  });
}
