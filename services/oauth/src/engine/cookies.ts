import type { OauthProject } from '../model/oauth-context.ts';

/** Names the sign-in of a browser. */
export const SESSION_COOKIE = 'ory_hydra_session';

/** Holds the challenge of a waiting request in the browser that began it; its path is where that browser goes on. */
export const REQUEST_COOKIE = 'ory_hydra_request';

/** A cookie that only this service reads, as the line of an answer. @param more path and lifetime, such as `Path=/` */
export function cookieLine(
  { origin }: OauthProject,
  name: string,
  value: string,
  more: `Path=/${string}`,
): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; ${more}; HttpOnly; SameSite=Lax${secure}`;
}
