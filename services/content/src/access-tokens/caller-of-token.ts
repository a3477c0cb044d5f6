import type { Caller } from '@gazetteer/kernel';
import type { ContentContext } from '../model/content-context.ts';
import { ContentError } from '../model/content-error.ts';
import { tokenExpired } from './access-tokens.ts';

const BEARER = /^bearer\s+(\S+)\s*$/i;

/**
 * Who sent a request to the content service. A token that the request carries on purpose goes before the cookie that a
 * browser adds; it stands for its session, so that signing out ends it and rights are those the person has now.
 * @param caller as read from the cookie, or from a key or a session's token
 * @param authorization the header as it came
 * @throws INVALID_TOKEN for a bearer whom nobody knows, TOKEN_EXPIRED for a token or a session that is over
 */
export async function callerOfToken(
  { tokens, accounts }: Pick<ContentContext, 'tokens' | 'accounts'>,
  caller: Caller,
  authorization: string | undefined,
): Promise<Caller> {
  const [, token] = BEARER.exec(authorization ?? '') ?? [];
  // Keys and session tokens have been read before; ours are the only ones in three parts.
  const isOurs = token?.split('.').length === 3;
  // An access token of the OAuth2 service has been read, too, and may have three parts as well.
  if (caller.kind === 'access-token') return caller;
  if (token === undefined || (!isOurs && caller.kind !== 'anonymous')) return caller;
  if (!isOurs) throw new ContentError('INVALID_TOKEN', 'Invalid token.');
  const { sessionId, identity } = await tokens.read(token);
  const found = await accounts.callerOfSession(sessionId);
  if (found?.identity !== identity) throw tokenExpired();
  return found;
}
