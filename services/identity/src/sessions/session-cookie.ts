import type { Project } from '../model/projects/project.ts';
import { cookieLine } from '../http/cookies.ts';
import type { Session } from '../model/sessions/session.ts';

/** The cookie that Ory's programs look for. */
export const SESSION_COOKIE = 'ory_kratos_session';

/**
 * The `Set-Cookie` value that hands a session to a browser (RFC 6265). A session that is to be remembered outlives
 * the browser's own; any other ends with it.
 */
export function sessionCookie(project: Project, session: Session, token: string): string {
  const remaining = Date.parse(session.expires_at) - Date.parse(session.updated_at);
  const maxAge = Math.max(0, Math.floor(remaining / 1000));
  return cookieLine(project, SESSION_COOKIE, token, {
    sameSite: sameSite(project),
    ...(session.remembered ? { maxAge } : {}),
  });
}

/** The `Set-Cookie` value that takes the session away from a browser. */
export function expiredSessionCookie(project: Project): string {
  return cookieLine(project, SESSION_COOKIE, '', { sameSite: sameSite(project), maxAge: 0 });
}

function sameSite({ settings }: Project): 'lax' | 'strict' {
  return settings.session.cookie.same_site === 'Strict' ? 'strict' : 'lax';
}
