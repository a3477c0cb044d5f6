import { anonymous, type Caller } from '@gazetteer/kernel';
import { comesFromElsewhere } from '../http/same-site.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { PORTAL_PROJECT } from '../model/projects/project.ts';
import { satisfies } from '../model/sessions/required-aal.ts';
import { currentSession } from './current-session.ts';
import { readSessionToken } from './read-session-token.ts';
import type { Visit } from '../http/visit.ts';

/**
 * Who sent a request, by the session it carries in the portal's own project: anonymous without one, with one that has
 * not reached the level of assurance that the project asks for, and for a change that a page of another site makes
 * with the browser's cookie. A request that carries no session costs no look at the store.
 */
export async function callerOfRequest(
  context: IdentityContext,
  request: Pick<Visit, 'method' | 'host' | 'headers'>,
): Promise<Caller> {
  const carried = readSessionToken(request);
  if (!carried) return anonymous;
  const project = await context.projects.ofHost(request.host);
  if (project.id !== PORTAL_PROJECT) return anonymous;
  if (carried.carrier === 'cookie' && comesFromElsewhere(project, request)) return anonymous;
  const current = await currentSession(context, project, request);
  if (!current) return anonymous;
  const { session, identity, available, administrator } = current;
  if (!satisfies(project.settings.session.whoami.required_aal, session, available)) return anonymous;
  return { kind: 'session', id: session.id, identity: identity.id, administrator };
}
