import type { Generated } from 'kysely';

export type IdentityRow = {
  /** Counts up as identities are made. */
  ordinal: Generated<number>;
  id: string;
  project_id: string;
  schema_id: string;
  state: string;
  state_changed_at: string | null;
  /** JSON */
  traits: string;
  /** JSON */
  metadata_public: string | null;
  /** JSON */
  metadata_admin: string | null;
  created_at: string;
  updated_at: string;
};

export type CredentialRow = {
  id: string;
  project_id: string;
  identity_id: string;
  type: string;
  /** JSON; what is secret in it is hashed or sealed. */
  config: string;
  version: number;
  created_at: string;
  updated_at: string;
};

/** How many identities a project has: counting a million of them at every list would take too long. */
export type IdentityCountRow = { project_id: string; total: number };

/** What a person signs in with, lower-cased and unique in a project for each type of credential. */
export type CredentialIdentifierRow = {
  project_id: string;
  type: string;
  identifier: string;
  /** Null while a trait only reserves the identifier. */
  credential_id: string | null;
  identity_id: string;
};

export type VerifiableAddressRow = {
  id: string;
  project_id: string;
  identity_id: string;
  value: string;
  via: string;
  verified: number;
  status: string;
  verified_at: string | null;
  created_at: string;
  updated_at: string;
};

export type RecoveryAddressRow = {
  id: string;
  project_id: string;
  identity_id: string;
  value: string;
  via: string;
  created_at: string;
  updated_at: string;
};

export type IdentitiesTables = {
  identity_identities: IdentityRow;
  identity_counts: IdentityCountRow;
  identity_credentials: CredentialRow;
  identity_credential_identifiers: CredentialIdentifierRow;
  identity_verifiable_addresses: VerifiableAddressRow;
  identity_recovery_addresses: RecoveryAddressRow;
};
