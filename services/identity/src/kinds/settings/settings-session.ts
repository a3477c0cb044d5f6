import { milliseconds, OryError } from '@gazetteer/ory';
import { withQuery } from '../../http/absolute-url.ts';
import { wantsHtml } from '../../http/negotiate.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import { satisfies } from '../../model/sessions/required-aal.ts';
import type { CurrentSession } from '../../model/sessions/session.ts';
import { currentSession } from '../../sessions/current-session.ts';
import type { Visit } from '../../http/visit.ts';

/**
 * The session of somebody who may see their settings. Pages are sent to sign in first and come back to `returnTo`.
 * @throws session_inactive, session_aal2_required
 */
export async function settingsSession(
  context: IdentityContext,
  project: Project,
  visit: Visit,
  returnTo: string | undefined,
): Promise<CurrentSession> {
  const current = await currentSession(context, project, visit);
  if (!current) {
    const redirect_browser_to = loginAddress(project, { return_to: returnTo });
    throw new OryError(401, 'No active session was found in this request', {
      id: 'session_inactive',
      reason: 'Settings need a session. Please sign in.',
      ...(wantsHtml(visit) ? { beside: { redirect_browser_to } } : {}),
    });
  }
  const { required_aal } = project.settings.selfservice.flows.settings;
  if (satisfies(required_aal, current.session, current.available)) return current;
  const redirect_browser_to = loginAddress(project, { aal: 'aal2', return_to: returnTo });
  throw new OryError(403, 'The session does not reach the assurance level that is asked for', {
    id: 'session_aal2_required',
    reason: 'Please complete the second step of signing in.',
    details: { redirect_browser_to },
    beside: { redirect_browser_to },
  });
}

/**
 * The refusal of a change that needs somebody who has signed in lately, or nothing.
 * @param returnTo where the browser comes back to after it; apps sign in again by themselves
 */
export function refreshNeeded(
  context: IdentityContext,
  project: Project,
  { session }: CurrentSession,
  returnTo: string | undefined,
): OryError | undefined {
  if (privilegedUntil(project, session.authenticated_at) > context.clock()) return undefined;
  const redirect_browser_to = loginAddress(project, { refresh: 'true', return_to: returnTo });
  return new OryError(403, 'The sign-in is too long ago for this change', {
    id: 'session_refresh_required',
    reason: 'Please confirm that it is you by signing in again.',
    beside: { redirect_browser_to },
  });
}

/** Until when somebody who signed in at a time may change what protects their account. */
export function privilegedUntil(project: Project, authenticatedAt: string): Date {
  const { privileged_session_max_age } = project.settings.selfservice.flows.settings;
  return new Date(Date.parse(authenticatedAt) + milliseconds(privileged_session_max_age));
}

function loginAddress(project: Project, query: Record<string, string | undefined>): string {
  return withQuery(`${project.baseUrl}/self-service/login/browser`, query);
}
