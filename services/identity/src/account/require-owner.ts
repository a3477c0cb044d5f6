import { OryError } from '@gazetteer/ory';
import { comesFromElsewhere } from '../http/same-site.ts';
import type { Visit } from '../http/visit.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import { satisfies } from '../model/sessions/required-aal.ts';
import type { CurrentSession } from '../model/sessions/session.ts';
import { requireSession } from '../sessions/current-session.ts';

/**
 * The session of somebody who looks after their own account. A first factor alone must not reach what belongs to
 * somebody who has two, and a page of another site changes nothing with the browser's cookie.
 * @throws 401 for nobody, session_aal2_required (403) for a session that is weaker than the project wants it
 */
export async function requireOwner(
  context: IdentityContext,
  project: Project,
  request: Pick<Visit, 'method' | 'headers'>,
): Promise<CurrentSession> {
  const current = await requireSession(context, project, request);
  if (current.carrier === 'cookie' && comesFromElsewhere(project, request)) throw nobodySignedIn();
  checkAssurance(project, current);
  return current;
}

/** @throws session_aal2_required (403) when the session is weaker than the project wants it */
export function checkAssurance(project: Project, { session, available }: CurrentSession): void {
  if (satisfies(project.settings.session.whoami.required_aal, session, available)) return;
  const redirect_browser_to = `${project.baseUrl}/self-service/login/browser?aal=aal2`;
  throw new OryError(403, 'The session does not reach the authenticator assurance level that is asked for', {
    id: 'session_aal2_required',
    reason: 'This account has a second factor, which has not been used in this session yet.',
    details: { redirect_browser_to },
    beside: { redirect_browser_to },
  });
}

/** 401 without an id, as Ory answers: programs go by the status. */
export function nobodySignedIn(): OryError {
  return new OryError(401, 'The request could not be authorized', {
    reason: 'No valid session credentials found in the request.',
  });
}
