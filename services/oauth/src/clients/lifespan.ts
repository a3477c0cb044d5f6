import { milliseconds } from '@gazetteer/ory';
import type { OauthSettings } from '../model/oauth-settings.ts';
import type { LifespanName } from './client.contract.ts';
import type { StoredClient } from './client.ts';

/** What a client gets tokens for; tokens of the authorization endpoint itself are of the implicit grant. */
export type GrantType =
  | 'authorization_code'
  | 'client_credentials'
  | 'implicit'
  | 'refresh_token'
  | 'urn:ietf:params:oauth:grant-type:device_code'
  | 'urn:ietf:params:oauth:grant-type:jwt-bearer';

export type TokenKind = 'access_token' | 'id_token' | 'refresh_token';

const GRANTS: Record<GrantType, string> = {
  authorization_code: 'authorization_code',
  client_credentials: 'client_credentials',
  implicit: 'implicit',
  refresh_token: 'refresh_token',
  'urn:ietf:params:oauth:grant-type:device_code': 'device_authorization',
  'urn:ietf:params:oauth:grant-type:jwt-bearer': 'jwt_bearer',
};

/** How many seconds a token holds that a client gets by a grant: as the client has it, or else as its project. */
export function lifespan(
  settings: OauthSettings,
  client: Pick<StoredClient, 'document'>,
  grantType: GrantType,
  token: TokenKind,
): number {
  const own = client.document[`${GRANTS[grantType]}_grant_${token}_lifespan` as LifespanName];
  return Math.max(1, Math.floor(milliseconds(own ?? settings.ttl[token]) / 1000));
}
