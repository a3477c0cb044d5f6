import type { AbsentSettings } from '@gazetteer/ory';

const INSTALLATION = 'it is a setting of the installation, the same for all projects';
const KEYS = 'the keys of the installation seal and sign, and are rotated there';
const ISSUER = 'the issuer is the address of the project';

/** Settings of Ory Hydra that do not exist here. */
export const absentSettings: AbsentSettings = {
  dsn: INSTALLATION,
  serve: INSTALLATION,
  log: INSTALLATION,
  tracing: INSTALLATION,
  profiling: INSTALLATION,
  version: INSTALLATION,
  dev: INSTALLATION,
  db: INSTALLATION,
  clients: INSTALLATION,
  'sqa-opt-out': 'nothing is sent to anybody',
  secrets: KEYS,
  hsm: KEYS,
  'urls.self': ISSUER,
  'urls.identity_provider': 'the accounts of the project are asked directly',
  'urls.registration': 'people sign up from the login page',
  webfinger: 'discovery says what the server can do',
  'oauth2.hashers': 'client secrets are hashed with Argon2id',
  'oauth2.session': 'what the session holds is sealed by the installation',
  'oauth2.token_hook': 'there are no web hooks',
  'oauth2.refresh_token_hook': 'there are no web hooks',
  'oauth2.include_legacy_error_fields': 'errors are as RFC 6749 has them',
  'oauth2.exclude_not_before_claim': 'access tokens are as RFC 9068 has them',
  'oauth2.mirror_top_level_claims': 'access tokens are as RFC 9068 has them',
  'oauth2.allowed_top_level_claims': 'access tokens are as RFC 9068 has them',
  'oauth2.client_credentials': 'a client gets the scopes that it asks for',
  'oauth2.grant.jwt': 'assertions are as RFC 7523 has them, for a month at most',
  'oauth2.device_authorization': 'codes of devices are as RFC 8628 has them',
  'oauth2.prompt': 'there is one behaviour',
  'oauth2.pkce.enforced_for_public_clients': 'public clients always use PKCE',
  'strategies.jwt': 'scopes are one text, as RFC 9068 has them',
  'ttl.authentication_session': 'a sign-in is remembered as long as the login page says',
  'oidc.subject_identifiers.pairwise': 'the salt is made with the project',
};
