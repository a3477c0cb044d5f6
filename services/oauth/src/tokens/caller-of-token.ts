import { invalidToken, type TokenBearer } from '@gazetteer/kernel';
import { decodeJwt } from 'jose';
import type { OauthContext } from '../model/oauth-context.ts';
import { readToken } from './read-token.ts';

/** What opaque tokens and codes of this service begin with. */
const OPAQUE = /^ory_(at|rt|ac)_/;

/** True for a text that can only be a token of an OAuth2 service; others need not be looked for among them. */
export function isOauthToken(text: string): boolean {
  if (OPAQUE.test(text)) return true;
  if (text.split('.').length !== 3) return false;
  try {
    // Every signed access token names its client (RFC 9068, section 2.2), and no other token of ours does.
    return typeof decodeJwt(text)['client_id'] === 'string';
  } catch {
    return false;
  }
}

/** Where a token was presented, and whose API is there. */
type Presented = { host: string; projectId: string };

/**
 * Who calls an API of a project with a token: by one read of the store, and none for a signed token that a program got for
 * itself. A token that names others as its audience is not taken, nor one that nobody granted who it speaks for.
 * @param presented the host that the request names, and the project whose API it calls
 * @throws invalid_token for a token of another project, and for one that does not hold or is no access token
 */
export async function callerOfToken(
  context: OauthContext,
  { host, projectId }: Presented,
  value: string,
): Promise<TokenBearer> {
  const project = await context.projects.ofHost(host);
  if (project.id !== projectId) throw invalidToken();
  const token = await readToken(context, project, value);
  if (token?.use !== 'access_token' || !isFor(project.origin, token.audience)) throw invalidToken();
  const { subject, grantId, clientId: client } = token;
  if (subject !== undefined && grantId === undefined) throw invalidToken();
  const scopes = token.scope.split(' ').filter((scope) => scope !== '');
  const who = subject === undefined ? {} : { identity: subject };
  return { kind: 'access-token', client, ...who, administrator: false, scopes };
}

/** True for a token that is for nobody in particular, or for a site. */
function isFor(origin: string, audience: readonly string[]): boolean {
  if (audience.length === 0) return true;
  return audience.some((address) => address === origin || address.startsWith(`${origin}/`));
}
