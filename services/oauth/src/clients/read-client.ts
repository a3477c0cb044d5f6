import type { OauthSettings } from '../model/oauth-settings.ts';
import { ClientBody } from './client.contract.ts';
import type { ClientDocument } from './client.ts';
import { checkClient } from './rules/client-rules.ts';
import { readFields } from './read-fields.ts';

const DEFAULT_SCOPE = 'offline_access offline openid';
const DEFAULT_GRANTS = ['authorization_code'] as const;
const DECIDED_BY_US = [
  'client_secret_expires_at',
  'registration_access_token',
  'registration_client_uri',
  'created_at',
  'updated_at',
] as const;

/** A client as somebody describes it: what it is to be, and the id and the secret that were chosen for it. */
export type DescribedClient = {
  clientId: string | undefined;
  secret: string | undefined;
  document: ClientDocument;
};

/**
 * Reads the description of a client, and decides what it leaves out.
 * @throws invalid_client_metadata or invalid_redirect_uri, naming field and rule
 */
export function readClient(given: unknown, settings: OauthSettings): DescribedClient {
  const { client_id, client_secret, ...described } = readFields(ClientBody, given);
  for (const field of DECIDED_BY_US) delete described[field];
  const { jwks, ...fields } = described;
  const grant_types = unique(fields.grant_types?.length ? fields.grant_types : DEFAULT_GRANTS);
  const givenTypes = fields.response_types?.length ? fields.response_types : undefined;
  const [firstSubjects = 'public'] = settings.oidc.subject_identifiers.supported_types;
  const document: ClientDocument = {
    ...fields,
    client_name: fields.client_name ?? '',
    owner: fields.owner ?? '',
    redirect_uris: unique(fields.redirect_uris),
    grant_types,
    response_types: unique(givenTypes ?? (grant_types.includes('authorization_code') ? ['code'] : [])),
    scope: unique((fields.scope ?? DEFAULT_SCOPE).split(' ')).join(' '),
    audience: unique(fields.audience),
    subject_type:
      fields.subject_type ??
      (settings.oidc.subject_identifiers.supported_types.includes('public') ? 'public' : firstSubjects),
    token_endpoint_auth_method: fields.token_endpoint_auth_method ?? 'client_secret_basic',
    id_token_signed_response_alg: fields.id_token_signed_response_alg ?? 'RS256',
    userinfo_signed_response_alg: fields.userinfo_signed_response_alg ?? 'none',
    metadata: fields.metadata ?? {},
    ...(jwks?.keys ? { jwks: { keys: jwks.keys } } : {}),
  };
  checkClient(document, settings);
  return { clientId: client_id, secret: client_secret, document };
}

function unique<Value>(values: readonly Value[] = []): Value[] {
  return [...new Set(values)];
}
