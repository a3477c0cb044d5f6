import type { OAuth2Client } from '@gazetteer/client/ory';
import type { GrantType } from '../../../client-form/grant-types.ts';

/** The tokens that each grant gives, each with the field that says how long it holds. */
const lifespanFields = {
  authorization_code: {
    access: 'authorization_code_grant_access_token_lifespan',
    id: 'authorization_code_grant_id_token_lifespan',
    refresh: 'authorization_code_grant_refresh_token_lifespan',
  },
  refresh_token: {
    access: 'refresh_token_grant_access_token_lifespan',
    id: 'refresh_token_grant_id_token_lifespan',
    refresh: 'refresh_token_grant_refresh_token_lifespan',
  },
  client_credentials: { access: 'client_credentials_grant_access_token_lifespan' },
  'urn:ietf:params:oauth:grant-type:device_code': {
    access: 'device_authorization_grant_access_token_lifespan',
    id: 'device_authorization_grant_id_token_lifespan',
    refresh: 'device_authorization_grant_refresh_token_lifespan',
  },
  'urn:ietf:params:oauth:grant-type:jwt-bearer': { access: 'jwt_bearer_grant_access_token_lifespan' },
  implicit: {
    access: 'implicit_grant_access_token_lifespan',
    id: 'implicit_grant_id_token_lifespan',
  },
} as const satisfies Record<GrantType, Partial<Record<Token, keyof OAuth2Client>>>;

type Token = 'access' | 'id' | 'refresh';

/** How long the tokens of one grant hold, as the client has it; empty where the project decides. */
export interface GrantLifespans {
  grant: GrantType;
  tokens: { token: Token; field: string; value: string }[];
}

/** The lifespans of the grants that a client has. */
export function lifespansOf(client: OAuth2Client): GrantLifespans[] {
  const grants = Object.keys(lifespanFields) as GrantType[];
  return grants
    .filter((grant) => client.grant_types?.includes(grant))
    .map((grant) => ({
      grant,
      tokens: Object.entries(lifespanFields[grant]).map(([token, field]) => ({
        token: token as Token,
        field,
        value: client[field] ?? '',
      })),
    }));
}

/** All lifespans of a client with those that were sent: the call replaces all of them, those of other grants too. */
export function lifespansWith(client: OAuth2Client, form: URLSearchParams): Record<string, string | null> {
  const fields = Object.values(lifespanFields).flatMap((tokens) => Object.values(tokens));
  return Object.fromEntries(
    fields.map((field) => [
      field,
      form.has(field) ? form.get(field)?.trim() || null : (client[field] ?? null),
    ]),
  );
}
