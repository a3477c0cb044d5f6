import { type ClientAnswer, type LifespanName, LIFESPANS } from './client.contract.ts';
import type { StoredClient } from './client.ts';

const NO_LIFESPANS = Object.fromEntries(LIFESPANS.map((name) => [name, null])) as Record<LifespanName, null>;

/** A client as administrators, and the pages that ask for consent, read it: with everything but its secrets. */
export function renderClient({ clientId, document, createdAt, updatedAt }: StoredClient): ClientAnswer {
  return {
    client_uri: '',
    logo_uri: '',
    policy_uri: '',
    tos_uri: '',
    contacts: [],
    allowed_cors_origins: [],
    skip_consent: false,
    skip_logout_consent: false,
    jwks: {},
    ...NO_LIFESPANS,
    ...document,
    client_id: clientId,
    client_secret_expires_at: 0,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/** Where a client manages itself, by its registration_access_token. */
export function registrationAddress(issuer: string, clientId: string): string {
  return `${issuer}/oauth2/register/${encodeURIComponent(clientId)}`;
}
