import type { ClientFields } from './client.contract.ts';

type Decided =
  | 'client_name'
  | 'owner'
  | 'redirect_uris'
  | 'grant_types'
  | 'response_types'
  | 'scope'
  | 'audience'
  | 'subject_type'
  | 'token_endpoint_auth_method'
  | 'id_token_signed_response_alg'
  | 'userinfo_signed_response_alg'
  | 'metadata';

/** What a client is, after everything that was left out has been decided. Secrets are no part of it. */
export type ClientDocument = Omit<ClientFields, Decided> & Required<Pick<ClientFields, Decided>>;

/** A client as the store has it. */
export type StoredClient = {
  projectId: string;
  clientId: string;
  document: ClientDocument;
  /** The hash of its secret; null where it has none. */
  secretHash: string | null;
  /** The secret before the last rotation, which works until then. */
  previousSecret: { hash: string; until: string } | null;
  /** The hash of the token by which it manages itself. */
  registrationTokenHash: string | null;
  /** Tokens that were made before have ended; null where none have. */
  tokensValidAfter: string | null;
  createdAt: string;
  updatedAt: string;
};

/** True for clients that prove who they are by a secret. */
export function hasSecret({ token_endpoint_auth_method: method }: ClientDocument): boolean {
  return method === 'client_secret_basic' || method === 'client_secret_post';
}
