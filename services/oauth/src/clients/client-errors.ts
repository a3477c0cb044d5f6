import { OauthError } from '../http/oauth-error.ts';

/** 400: a field of a client breaks a rule. */
export function invalidMetadata(field: string, rule: string): OauthError {
  return new OauthError(400, 'invalid_client_metadata', `${field}: ${rule}`);
}

/** 400: an address to which answers are sent breaks a rule. */
export function invalidRedirectUri(rule: string): OauthError {
  return new OauthError(400, 'invalid_redirect_uri', `redirect_uris: ${rule}`);
}
