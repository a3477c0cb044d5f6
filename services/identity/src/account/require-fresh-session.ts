import { milliseconds, OryError } from '@gazetteer/ory';
import { csrfViolation } from '../engine/csrf.ts';
import { returnAddress } from '../engine/return-to.ts';
import { withQuery } from '../http/absolute-url.ts';
import { isMadeElsewhere } from '../http/same-site.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { satisfies } from '../model/sessions/required-aal.ts';
import type { CurrentSession } from '../model/sessions/session.ts';
import { requireSession } from '../sessions/current-session.ts';
import type { Project } from '../model/projects/project.ts';
import type { Visit } from '../http/visit.ts';

/**
 * The session of somebody who has proved lately who they are, with everything their settings ask for, on a page of
 * the project itself: what somebody needs who takes all data of an account away, or the account.
 * @throws session_inactive, security_csrf_violation, session_aal2_required, session_refresh_required; the last two
 * say where a browser goes to make up for it
 */
export async function requireFreshSession(
  context: IdentityContext,
  project: Project,
  request: Pick<Visit, 'headers'>,
  returnTo: string | undefined,
): Promise<CurrentSession> {
  const current = await requireSession(context, project, request);
  if (current.carrier === 'cookie' && isMadeElsewhere(project, request)) {
    throw csrfViolation('The request was made by a page of another site.');
  }
  const missing = missingProof(context, project, current);
  if (!missing) return current;
  const redirect_browser_to = withQuery(`${project.baseUrl}/self-service/login/browser`, {
    ...missing.signIn,
    return_to: returnAddress(project, returnTo),
  });
  throw new OryError(403, 'The requested action was forbidden', {
    id: missing.id,
    reason: missing.reason,
    details: { redirect_browser_to },
    beside: { redirect_browser_to },
  });
}

/** What somebody still has to prove before they may do what a session alone is not enough for. */
export type MissingProof = { id: string; reason: string; signIn: Record<string, string> };

/** Tells what a session lacks of everything that the project's settings ask for, proved lately; undefined for nothing. */
export function missingProof(
  { clock }: Pick<IdentityContext, 'clock'>,
  project: Project,
  { session, available }: Pick<CurrentSession, 'session' | 'available'>,
): MissingProof | undefined {
  const { required_aal, privileged_session_max_age } = project.settings.selfservice.flows.settings;
  if (!satisfies(required_aal, session, available)) {
    const reason = 'The second step of signing in is missing.';
    return { id: 'session_aal2_required', reason, signIn: { aal: 'aal2' } };
  }
  const age = clock().getTime() - Date.parse(session.authenticated_at);
  if (age <= milliseconds(privileged_session_max_age)) return undefined;
  const reason = 'The last sign-in was too long ago. Please sign in again.';
  return { id: 'session_refresh_required', reason, signIn: { refresh: 'true' } };
}
