import { anonymous, type Caller } from '@gazetteer/kernel';
import { comesFromElsewhere } from '../http/same-site.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { PORTAL_PROJECT, type Project } from '../model/projects/project.ts';
import { satisfies } from '../model/sessions/required-aal.ts';
import type { CurrentSession } from '../model/sessions/session.ts';
import { currentSession } from './current-session.ts';
import { readSessionToken } from './read-session-token.ts';
import type { Visit } from '../http/visit.ts';

type Sent = Pick<Visit, 'method' | 'host' | 'headers'>;

/**
 * Who sent a request, by the session it carries in the portal's own project: anonymous without one, with one that has
 * not reached the level of assurance that the project asks for, and for a change that a page of another site makes
 * with the browser's cookie. A request that carries no session costs no look at the store.
 */
export async function callerOfRequest(context: IdentityContext, request: Sent): Promise<Caller> {
  if (!readSessionToken(request)) return anonymous;
  const project = await context.projects.ofHost(request.host);
  if (project.id !== PORTAL_PROJECT) return anonymous;
  const current = await sessionOfSender(context, project, request);
  if (!current) return anonymous;
  const { session, identity, administrator } = current;
  return { kind: 'session', id: session.id, identity: identity.id, administrator };
}

/**
 * Whose account of any project a request comes from, by the same rules.
 * @returns the id of the account; undefined for nobody
 */
export async function senderOfRequest(
  context: IdentityContext,
  { id }: Pick<Project, 'id'>,
  request: Sent,
): Promise<string | undefined> {
  if (!readSessionToken(request)) return undefined;
  return (await sessionOfSender(context, await context.projects.ofId(id), request))?.identity.id;
}

async function sessionOfSender(
  context: IdentityContext,
  project: Project,
  request: Sent,
): Promise<CurrentSession | undefined> {
  if (readSessionToken(request)?.carrier === 'cookie' && comesFromElsewhere(project, request))
    return undefined;
  const current = await currentSession(context, project, request);
  const { required_aal: rule } = project.settings.session.whoami;
  return current && satisfies(rule, current.session, current.available) ? current : undefined;
}
