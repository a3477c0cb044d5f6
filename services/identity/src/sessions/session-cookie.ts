import type { Project } from '../projects/project.ts';
import type { Session } from './session.ts';

/** The cookie that Ory's programs look for. */
export const SESSION_COOKIE = 'ory_kratos_session';

/**
 * The `Set-Cookie` value that hands a session to a browser (RFC 6265). A session that is to be remembered outlives
 * the browser's own; any other ends with it.
 */
export function sessionCookie(project: Project, session: Session, token: string): string {
  const cookie = `${SESSION_COOKIE}=${token}; ${attributes(project)}`;
  if (!session.remembered) return cookie;
  const remaining = Date.parse(session.expires_at) - Date.parse(session.updated_at);
  return `${cookie}; Max-Age=${Math.max(0, Math.floor(remaining / 1000))}`;
}

/** The `Set-Cookie` value that takes the session away from a browser. */
export function expiredSessionCookie(project: Project): string {
  return `${SESSION_COOKIE}=; ${attributes(project)}; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}

function attributes({ origin, settings }: Project): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `Path=/; HttpOnly; SameSite=${settings.session.cookie.same_site}${secure}`;
}
