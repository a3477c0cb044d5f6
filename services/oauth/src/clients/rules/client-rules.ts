import { milliseconds } from '@gazetteer/ory';
import type { OauthSettings } from '../../model/oauth-settings.ts';
import { type LifespanName, LIFESPANS } from '../client.contract.ts';
import type { ClientDocument } from '../client.ts';
import { invalidMetadata } from '../client-errors.ts';
import { checkKeys } from './key-rules.ts';
import { checkPostLogoutUris, checkRedirectUris } from './redirect-uri-rules.ts';
import { grantsOf, isResponseType } from './response-types.ts';

const MOST_SCOPES = 100;
const LONGEST_METADATA = 16_384;
const LONGEST_DOCUMENT = 131_072;
const LONGEST_LIFESPAN = 10 * 366 * 24 * 3_600_000;

type Check = (document: ClientDocument, settings: OauthSettings) => void;

/** RFC 7591 and OpenID Connect Dynamic Client Registration, section 2, in the order in which they are checked. */
const checks: readonly Check[] = [
  checkRedirectUris,
  checkPostLogoutUris,
  checkWebAddresses,
  checkOrigins,
  checkKeys,
  checkResponseTypes,
  checkScope,
  checkAudience,
  checkSubjects,
  checkLifespans,
  checkSize,
];

/**
 * Checks what a client is to be, all but what only other servers know.
 * @throws invalid_client_metadata or invalid_redirect_uri, naming field and rule
 */
export function checkClient(document: ClientDocument, settings: OauthSettings): void {
  for (const check of checks) check(document, settings);
}

const ADDRESSES = ['client_uri', 'logo_uri', 'policy_uri', 'tos_uri', 'jwks_uri'] as const;
const ADDRESSES_CALLED = ['frontchannel_logout_uri', 'backchannel_logout_uri'] as const;
const SECURE_ADDRESSES = ['sector_identifier_uri', 'initiate_login_uri'] as const;

function checkWebAddresses(document: ClientDocument): void {
  for (const field of [...ADDRESSES, ...ADDRESSES_CALLED, ...SECURE_ADDRESSES]) {
    requireWebAddress(field, document[field]);
  }
  for (const field of ADDRESSES_CALLED) {
    if (document[field]?.includes('#')) throw invalidMetadata(field, 'must have no fragment (#…)');
  }
  for (const field of SECURE_ADDRESSES) {
    const uri = document[field];
    if (uri && new URL(uri).protocol !== 'https:') throw invalidMetadata(field, 'must be an https address');
  }
  for (const uri of document.request_uris ?? []) requireWebAddress('request_uris', uri);
}

function requireWebAddress(field: string, uri: string | undefined): void {
  if (uri === undefined) return;
  const url = /^https?:\/\/[^/\\\s]/i.test(uri) ? URL.parse(uri) : null;
  if (!url) throw invalidMetadata(field, `${JSON.stringify(uri)} must be an absolute http or https address`);
}

function checkOrigins({ allowed_cors_origins: origins = [] }: ClientDocument): void {
  for (const origin of origins) {
    const url = URL.parse(origin);
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.origin === origin && !origin.includes('*');
    if (isOrigin) continue;
    const rule = `${JSON.stringify(origin)} must be scheme, host and port alone, such as https://app.example.org`;
    throw invalidMetadata('allowed_cors_origins', rule);
  }
}

function checkResponseTypes({ response_types, grant_types }: ClientDocument): void {
  for (const type of response_types) {
    if (!isResponseType(type)) {
      throw invalidMetadata(
        'response_types',
        `${JSON.stringify(type)} is no response type that is known here`,
      );
    }
    // Ory's command line says `code` for clients that never use it, so that alone is let pass.
    if (type === 'code') continue;
    const lacking = grantsOf(type).find((grant) => !grant_types.includes(grant));
    if (!lacking) continue;
    throw invalidMetadata('response_types', `${JSON.stringify(type)} needs ${lacking} among the grant_types`);
  }
}

function checkScope({ scope }: ClientDocument): void {
  const tokens = scope === '' ? [] : scope.split(' ');
  if (tokens.length > MOST_SCOPES) throw invalidMetadata('scope', `must have at most ${MOST_SCOPES} scopes`);
  // RFC 6749, section 3.3.
  const wrong = tokens.find((token) => !/^[\x21\x23-\x5b\x5d-\x7e]+$/.test(token));
  if (wrong === undefined) return;
  throw invalidMetadata(
    'scope',
    `${JSON.stringify(wrong)} is no scope: printable ASCII without " and \\, one space between`,
  );
}

function checkAudience({ audience }: ClientDocument): void {
  const wrong = audience.find((one) => /\s/.test(one));
  if (wrong !== undefined) throw invalidMetadata('audience', `${JSON.stringify(wrong)} must hold no spaces`);
}

function checkSubjects(document: ClientDocument, settings: OauthSettings): void {
  const { subject_type, sector_identifier_uri, redirect_uris, grant_types } = document;
  if (!settings.oidc.subject_identifiers.supported_types.includes(subject_type)) {
    throw invalidMetadata('subject_type', `this project gives no ${subject_type} subjects`);
  }
  if (subject_type !== 'pairwise') return;
  if (grant_types.includes('urn:ietf:params:oauth:grant-type:device_code')) {
    throw invalidMetadata('subject_type', 'pairwise does not go together with the device grant');
  }
  if (sector_identifier_uri) return;
  const hosts = new Set(redirect_uris.map((uri) => new URL(uri).host));
  if (hosts.size !== 1 || hosts.has('')) {
    const rule = 'pairwise needs a sector_identifier_uri, unless the redirect_uris have one host';
    throw invalidMetadata('subject_type', rule);
  }
}

/** How long tokens hold. @throws invalid_client_metadata */
export function checkLifespans(document: Pick<ClientDocument, LifespanName>): void {
  for (const name of LIFESPANS) {
    const own = document[name];
    if (own === undefined) continue;
    const length = milliseconds(own);
    if (length < 1000 || length > LONGEST_LIFESPAN) {
      throw invalidMetadata(name, 'must be between one second and ten years');
    }
  }
}

function checkSize(document: ClientDocument): void {
  if (JSON.stringify(document.metadata).length > LONGEST_METADATA) {
    throw invalidMetadata('metadata', `must have at most ${LONGEST_METADATA} characters`);
  }
  if (JSON.stringify(document).length > LONGEST_DOCUMENT) {
    throw invalidMetadata('client', `must have at most ${LONGEST_DOCUMENT} characters in all`);
  }
}
