import { milliseconds } from '@gazetteer/ory';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import { moveExpiry } from '../model/sessions/session.store.ts';
import type { Session } from '../model/sessions/session.ts';

/**
 * Gives a session that holds a whole life again, counted from now, when what is left of it is within the project's
 * `earliest_possible_extend`. One that has ended, or has longer to live, stays as it is.
 */
export async function extendSession(
  context: IdentityContext,
  project: Project,
  session: Session,
): Promise<Session> {
  const { lifespan, earliest_possible_extend } = project.settings.session;
  const now = context.clock();
  const left = Date.parse(session.expires_at) - now.getTime();
  if (!session.active || left > milliseconds(earliest_possible_extend)) return session;
  const expires_at = new Date(now.getTime() + milliseconds(lifespan)).toISOString();
  const updated_at = now.toISOString();
  const moved = await moveExpiry(context.sql, project.id, session.id, { expires_at, updated_at });
  return moved ? { ...session, expires_at, updated_at } : { ...session, active: false };
}
