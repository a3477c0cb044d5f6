import { hashToken } from '@gazetteer/kernel';
import type { AccessToken, ClientCredentials, JWTStructured } from './engine-library.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { insertToken } from '../tokens/token.store.ts';
import { keepGrant } from './keep-grant.ts';
import { duringCall } from './during-call.ts';

/**
 * Finishes an access token that is a signed text (RFC 9068): names whom it is for, with the scopes as a list, too, as Ory
 * Hydra writes them. One that somebody granted is kept by the digest of its id, so that it can be revoked.
 */
export async function writeAccessToken(
  context: OauthContext,
  project: OauthProject,
  token: AccessToken | ClientCredentials,
  { payload }: JWTStructured,
): Promise<void> {
  const { sql, clock } = context;
  const { grantId, accountId } = token as AccessToken;
  const granted = grantId === undefined ? undefined : duringCall().grants.get(grantId);
  const audience = granted?.audience ?? (payload['audience'] as string[] | undefined) ?? [];
  delete payload['audience'];
  payload['aud'] = audience;
  payload['scp'] = typeof payload['scope'] === 'string' ? payload['scope'].split(' ') : [];
  payload['nbf'] = payload['iat'];
  if (accountId === undefined) return;
  const until = new Date(Number(payload['exp']) * 1000).toISOString();
  await insertToken(sql, {
    project_id: project.id,
    id: hashToken(token.jti),
    kind: 'access',
    client_id: token.clientId ?? '',
    grant_id: grantId ?? null,
    subject: accountId,
    scope: token.scope ?? '',
    audience: JSON.stringify(audience),
    payload: JSON.stringify(payload['sub'] === accountId ? {} : { seenAs: payload['sub'] }),
    consumed_at: null,
    created_at: clock().toISOString(),
    expires_at: until,
  });
  if (grantId !== undefined) await keepGrant(context, project, grantId, until);
}
