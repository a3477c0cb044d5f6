import { readCookie } from '../http/cookies.ts';
import { isSessionToken } from '../model/sessions/session-token.ts';
import type { CarriedToken, Carrier } from '../model/sessions/session.ts';
import { SESSION_COOKIE } from './session-cookie.ts';
import type { Visit } from '../http/visit.ts';

const BEARER = /^bearer\s+(\S+)\s*$/i;

/**
 * The session token of a request, in the order in which Ory Kratos looks: `X-Session-Token`, the cookie, then
 * `Authorization: Bearer`. The first that is there decides; one that cannot be a session token counts as none.
 */
export function readSessionToken(request: Pick<Visit, 'headers'>): CarriedToken | undefined {
  const { headers } = request;
  const named = headers['x-session-token'];
  if (typeof named === 'string' && named !== '') return carried(named, 'header');
  const cookie = readCookie(request, SESSION_COOKIE);
  if (cookie) return carried(cookie, 'cookie');
  const [, bearer] = headers.authorization === undefined ? [] : (BEARER.exec(headers.authorization) ?? []);
  return bearer === undefined ? undefined : carried(bearer, 'header');
}

function carried(token: string, carrier: Carrier): CarriedToken | undefined {
  return isSessionToken(token) ? { token, carrier } : undefined;
}
