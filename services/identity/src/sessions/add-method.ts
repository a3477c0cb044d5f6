import type { IdentityContext } from '../model/identity-context.ts';
import { IdentityError } from '../model/identity-error.ts';
import type { Project } from '../model/projects/project.ts';
import { hashToken } from '../model/secrets/token.ts';
import { assuranceOf, levelOf, withMethod } from '../model/sessions/assurance.ts';
import { newSessionToken } from '../model/sessions/session-token.ts';
import { changeSession } from '../model/sessions/session.store.ts';
import type { AuthenticationMethod, CurrentSession } from '../model/sessions/session.ts';
import type { IssuedSession } from './sign-in.ts';

/**
 * Counts a factor that somebody has just set up, and so proved, as done in the session they did it in. The session gets
 * a new token, which the answer has to hand on: whoever had the old one does not rise with it.
 * @throws session_inactive (401) when the session has been revoked meanwhile
 */
export async function addMethod(
  context: IdentityContext,
  project: Project,
  current: CurrentSession,
  added: { method: AuthenticationMethod; aal: 'aal1' | 'aal2' },
): Promise<IssuedSession> {
  const { session } = current;
  if (session.project_id !== project.id) throw new Error('A session changes in its own project only');
  const now = context.clock().toISOString();
  const token = newSessionToken();
  const aal = levelOf(added.method, added.aal);
  const methods = withMethod(session.methods, { method: added.method, aal, completed_at: now });
  const changed: typeof session = { ...session, aal: assuranceOf(methods), methods, updated_at: now };
  const { devices, remembered, authenticated_at, expires_at } = session;
  const kept = await changeSession(context.sql, session, hashToken(current.token), {
    aal: changed.aal,
    methods,
    devices,
    remembered,
    authenticated_at,
    expires_at,
    updated_at: now,
    token_hash: hashToken(token),
  });
  if (kept) return { session: changed, token };
  throw new IdentityError(401, 'The session has ended', { id: 'session_inactive' });
}
