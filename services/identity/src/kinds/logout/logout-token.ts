import type { IdentityContext } from '../../model/identity-context.ts';

const PREFIX = 'ory_lo_';

/** What proves that a sign-out was asked for on a page of ours: it follows from the session, and is kept nowhere. */
export function logoutToken({ secrets }: IdentityContext, sessionId: string): string {
  return PREFIX + secrets.digest(`logout ${sessionId}`);
}

/** True for the token of this session. */
export function isLogoutToken({ secrets }: IdentityContext, sessionId: string, token: string): boolean {
  return token.startsWith(PREFIX) && secrets.matches(`logout ${sessionId}`, token.slice(PREFIX.length));
}
