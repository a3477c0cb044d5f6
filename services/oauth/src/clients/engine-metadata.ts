import { randomToken } from '@gazetteer/kernel';
import type { OauthSettings } from '../model/oauth-settings.ts';
import { hasSecret, type StoredClient } from './client.ts';
import { applicationType } from './rules/redirect-uri-rules.ts';
import { usableResponseTypes } from './rules/response-types.ts';

/**
 * Stands where the protocol engine wants a secret to be. The store has only hashes, which `matchesSecret` compares; should the
 * engine ever compare by itself, it finds what nobody can know.
 */
const UNKNOWN_SECRET = randomToken('', 43);

/**
 * A client as the protocol engine reads it. What the engine has no say in stays out: names and pages, scopes (which a project
 * may match by wildcards), and the strengths of sign-in that the client asks for.
 */
export function engineMetadata(
  { clientId, document }: StoredClient,
  { oauth2 }: OauthSettings,
): Record<string, unknown> {
  // What the project does not give, the engine does not know, and it would refuse the whole client.
  const isGiven = (type: string) => oauth2.grant.implicit.enabled || type === 'code';
  const response_types = usableResponseTypes(document).filter(isGiven);
  // Nobody is sent to a client that has no use for the authorization endpoint, so it has no sector either.
  const isPairwise =
    document.subject_type === 'pairwise' && (response_types.length > 0 || document.sector_identifier_uri);
  const byKey = document.token_endpoint_auth_method === 'private_key_jwt';
  const optional = {
    client_secret: hasSecret(document) ? UNKNOWN_SECRET : undefined,
    sector_identifier_uri: document.sector_identifier_uri,
    token_endpoint_auth_signing_alg: byKey ? document.token_endpoint_auth_signing_alg : undefined,
    jwks: document.jwks,
    jwks_uri: document.jwks_uri,
    request_object_signing_alg: signed(document.request_object_signing_alg),
    userinfo_signed_response_alg: signed(document.userinfo_signed_response_alg),
    backchannel_logout_uri: document.backchannel_logout_uri,
    default_max_age: document.default_max_age,
  };
  return {
    client_id: clientId,
    application_type: applicationType(document),
    redirect_uris: document.redirect_uris,
    post_logout_redirect_uris: document.post_logout_redirect_uris ?? [],
    grant_types: document.grant_types.filter((type) => oauth2.grant.implicit.enabled || type !== 'implicit'),
    response_types,
    subject_type: isPairwise ? 'pairwise' : 'public',
    token_endpoint_auth_method: document.token_endpoint_auth_method,
    id_token_signed_response_alg: document.id_token_signed_response_alg,
    backchannel_logout_session_required: document.backchannel_logout_session_required ?? false,
    require_auth_time: document.require_auth_time ?? false,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  };
}

function signed(algorithm: string | undefined): string | undefined {
  return algorithm === 'none' ? undefined : algorithm;
}
