import { isDeepStrictEqual } from 'node:util';
import { OauthError } from '../http/oauth-error.ts';
import type { OauthSettings } from '../model/oauth-settings.ts';
import { ClientBody, type ClientFields, GRANT_TYPES, LIFESPANS } from '../clients/client.contract.ts';
import type { StoredClient } from '../clients/client.ts';
import { invalidMetadata } from '../clients/client-errors.ts';

/** What gives trust, or is only for administrators to say. */
const ADMINISTRATORS_FIELDS = [
  'owner',
  'audience',
  'metadata',
  'skip_consent',
  'skip_logout_consent',
  'access_token_strategy',
  ...LIFESPANS,
] as const satisfies readonly (keyof ClientFields)[];

/** Grants by which a client gets tokens without anybody's consent. */
const GRANTS_OF_TRUST = new Set<string>([
  'client_credentials',
  'urn:ietf:params:oauth:grant-type:jwt-bearer',
]);

/** Scopes about the person who consents, which anybody may ask them for. */
const SCOPES_OF_CONSENT = [
  'openid',
  'offline',
  'offline_access',
  'profile',
  'email',
  'address',
  'phone',
] as const;

/**
 * What a program says of itself, as an administrator would say it: with what administrators have decided about it, and nothing
 * more that would need their trust. Fields that are not known here are left out (RFC 7591, section 2).
 * @param before the client as it is, where it changes itself
 * @throws OauthError 400 invalid_client_metadata; 403 for a change of its own secret
 */
export function ownDescription(
  given: unknown,
  { oidc }: OauthSettings,
  before?: StoredClient,
): Record<string, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw invalidMetadata('client', 'must be a JSON object');
  }
  const said = Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => Object.hasOwn(ClientBody.properties, name) && value !== null && value !== '',
    ),
  );
  refuseSecret(said, before);
  if (said['client_id'] !== undefined && said['client_id'] !== before?.clientId) {
    throw invalidMetadata('client_id', 'is chosen by the server');
  }
  const decided = decidedFields(said, before);
  refuseGrants(said['grant_types'], before);
  const scope = said['scope'] ?? (oidc.dynamic_client_registration.default_scope.join(' ') || undefined);
  refuseScope(said['scope'], [
    ...oidc.dynamic_client_registration.default_scope,
    ...(before?.document.scope.split(' ') ?? []),
  ]);
  return { ...said, ...decided, ...(scope === undefined ? {} : { scope }) };
}

function refuseSecret(said: Record<string, unknown>, before: StoredClient | undefined): void {
  if (said['client_secret'] === undefined) return;
  if (before)
    throw new OauthError(403, 'request_forbidden', 'client_secret: a client cannot choose its own secret');
  throw invalidMetadata('client_secret', 'is made by the server');
}

/** The fields of administrators as they are; a program may repeat what it has read of them. */
function decidedFields(said: Record<string, unknown>, before: StoredClient | undefined) {
  const decided: Record<string, unknown> = {};
  for (const name of ADMINISTRATORS_FIELDS) {
    const kept = before?.document[name];
    decided[name] = kept;
    const isRepeated = isNothing(said[name]) || (name !== 'metadata' && isDeepStrictEqual(said[name], kept));
    if (!isRepeated) throw invalidMetadata(name, 'can only be set by an administrator');
    delete said[name];
  }
  return Object.fromEntries(Object.entries(decided).filter(([, value]) => value !== undefined));
}

function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === false || isDeepStrictEqual(value, []) || isDeepStrictEqual(value, {})
  );
}

function refuseGrants(grants: unknown, before: StoredClient | undefined): void {
  const kept: readonly string[] = before?.document.grant_types ?? [];
  const asked = Array.isArray(grants) ? grants.map(String) : [];
  const refused = asked.find((grant) => GRANTS_OF_TRUST.has(grant) && !kept.includes(grant));
  if (refused === undefined) return;
  const open = GRANT_TYPES.filter((grant) => !GRANTS_OF_TRUST.has(grant));
  throw invalidMetadata(
    'grant_types',
    `${refused} can only be set by an administrator; open to all are ${open.join(', ')}`,
  );
}

function refuseScope(scope: unknown, granted: readonly string[]): void {
  const open = new Set<string>([...SCOPES_OF_CONSENT, ...granted]);
  const refused = typeof scope === 'string' ? scope.split(' ').find((token) => !open.has(token)) : undefined;
  if (refused === undefined) return;
  throw invalidMetadata('scope', `${JSON.stringify(refused)} can only be set by an administrator`);
}
