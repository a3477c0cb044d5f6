import {
  callerOfKey,
  callerOfRequest,
  type IdentityContext,
  isIdentityId,
  isPersonalKey,
  PORTAL_PROJECT,
} from '@gazetteer/identity';
import { type HttpServerOptions, invalidToken, type TokenBearer } from '@gazetteer/kernel';
import { callerOfToken, isOauthToken, type OauthContext } from '@gazetteer/oauth';
import { callerOfProjectKey, isProjectKey, type ProjectContext } from '@gazetteer/projects';
import { type authenticateByKey, presentedKey } from '../administrator-keys/authenticate-by-key.ts';

type Known = {
  identity: IdentityContext;
  oauth: OauthContext;
  projects: Pick<ProjectContext, 'sql' | 'clock'>;
  /** Who calls with a key of an administrator. */
  byKey: ReturnType<typeof authenticateByKey>;
};

/**
 * Decides who sends a request: the bearer of a key or of an access token, whose shape tells where to look for it, else the
 * person of the request's session, else nobody. A key that is not known counts as none; an access token has to hold.
 */
export function whoCalls({
  identity,
  oauth,
  projects,
  byKey,
}: Known): NonNullable<HttpServerOptions['authenticate']> {
  return async (request) => {
    const presented = presentedKey(request.headers);
    if (presented !== undefined && isOauthToken(presented)) {
      return bearerOf(oauth, request.host, presented);
    }
    if (presented !== undefined && isProjectKey(presented)) return callerOfProjectKey(projects, presented);
    const isPersonal = presented !== undefined && isPersonalKey(presented);
    const caller = await (isPersonal ? callerOfKey(identity, request.host, presented) : byKey(request));
    return caller.kind === 'anonymous' ? callerOfRequest(identity, request) : caller;
  };
}

/** @throws invalid_token also for a token of somebody who is known to another site only, and has no account here */
async function bearerOf(oauth: OauthContext, host: string, token: string): Promise<TokenBearer> {
  const caller = await callerOfToken(oauth, { host, projectId: PORTAL_PROJECT }, token);
  if (caller.identity !== undefined && !isIdentityId(caller.identity)) throw invalidToken();
  return caller;
}
