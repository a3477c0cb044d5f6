import { OryError } from '@gazetteer/ory';
import { csrfViolation } from '../engine/csrf.ts';
import { returnAddress } from '../engine/return-to.ts';
import { withQuery } from '../http/absolute-url.ts';
import { isMadeElsewhere } from '../http/same-site.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { milliseconds } from '../model/projects/duration.ts';
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
  const { required_aal, privileged_session_max_age } = project.settings.selfservice.flows.settings;
  const signIn = (parameters: Record<string, string>) =>
    withQuery(`${project.baseUrl}/self-service/login/browser`, {
      ...parameters,
      return_to: returnAddress(project, returnTo),
    });
  if (!satisfies(required_aal, current.session, current.available)) {
    throw stepRequired(
      'session_aal2_required',
      'The second step of signing in is missing.',
      signIn({ aal: 'aal2' }),
    );
  }
  const age = context.clock().getTime() - Date.parse(current.session.authenticated_at);
  if (age > milliseconds(privileged_session_max_age)) {
    const text = 'The last sign-in was too long ago. Please sign in again.';
    throw stepRequired('session_refresh_required', text, signIn({ refresh: 'true' }));
  }
  return current;
}

function stepRequired(id: string, reason: string, redirect_browser_to: string): OryError {
  return new OryError(403, 'The requested action was forbidden', {
    id,
    reason,
    details: { redirect_browser_to },
    beside: { redirect_browser_to },
  });
}
