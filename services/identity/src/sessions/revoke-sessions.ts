import { hashToken } from '@gazetteer/kernel';
import type { IdentityContext } from '../model/identity-context.ts';
import { endSessions } from '../model/sessions/session.store.ts';

/**
 * Ends a session, for the very next request. With `identityId` only when it is a session of that identity.
 * @returns false when there was nothing to end
 */
export async function revokeSession(
  context: IdentityContext,
  projectId: string,
  id: string,
  identityId?: string,
): Promise<boolean> {
  const wanted = { projectId, id, ...(identityId === undefined ? {} : { identityId }) };
  return (await endSessions(context.sql, wanted, context.clock().toISOString())) > 0;
}

/** Ends every session of an identity but the one it acts from. @returns how many */
export async function revokeOtherSessions(
  context: IdentityContext,
  projectId: string,
  identityId: string,
  except: string,
): Promise<number> {
  return endSessions(context.sql, { projectId, identityId, except }, context.clock().toISOString());
}

/** Ends every session of an identity. @returns how many */
export async function revokeAllSessions(
  context: IdentityContext,
  projectId: string,
  identityId: string,
): Promise<number> {
  return endSessions(context.sql, { projectId, identityId }, context.clock().toISOString());
}

/** Ends the session that a token stands for. @returns false when the token stands for none that holds */
export async function endSessionOfToken(
  context: IdentityContext,
  projectId: string,
  token: string,
): Promise<boolean> {
  const wanted = { projectId, tokenHash: hashToken(token) };
  return (await endSessions(context.sql, wanted, context.clock().toISOString())) > 0;
}
