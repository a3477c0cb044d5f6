import type { OAuth2Client } from '@gazetteer/client/ory';

export type GrantType = NonNullable<OAuth2Client['grant_types']>[number];

/** The ways to get tokens in the order in which they are offered, each with the name under which its words stand. */
export const grantTypes = {
  authorization_code: 'code',
  refresh_token: 'refresh',
  client_credentials: 'service',
  'urn:ietf:params:oauth:grant-type:device_code': 'device',
  'urn:ietf:params:oauth:grant-type:jwt-bearer': 'assertion',
  implicit: 'implicit',
} as const satisfies Record<GrantType, string>;

export const allGrantTypes = Object.keys(grantTypes) as GrantType[];

/** The ways by which a client proves who it is at the token endpoint. */
export const authenticationMethods = [
  'client_secret_basic',
  'client_secret_post',
  'private_key_jwt',
  'none',
] as const;

export type AuthenticationMethod = (typeof authenticationMethods)[number];
