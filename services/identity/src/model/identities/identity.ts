/** What identifies and proves who somebody is. */
export const credentialTypes = [
  'password',
  'totp',
  'oidc',
  'webauthn',
  'lookup_secret',
  'code',
  'passkey',
] as const;
export type CredentialType = (typeof credentialTypes)[number];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** True for what an identity's id looks like; the store need not be asked for anything else. */
export function isIdentityId(text: string): boolean {
  return UUID.test(text);
}

export type Traits = Record<string, unknown>;

export type VerifiableAddress = {
  id: string;
  value: string;
  via: 'email' | 'phone';
  verified: boolean;
  status: 'pending' | 'sent' | 'completed';
  verified_at?: string;
  created_at: string;
  updated_at: string;
};

export type RecoveryAddress = {
  id: string;
  value: string;
  via: 'email' | 'phone';
  created_at: string;
  updated_at: string;
};

/** An account, without its credentials. The wire shape adds `schema_url` and leaves `project_id` out. */
export type Identity = {
  id: string;
  project_id: string;
  schema_id: string;
  state: 'active' | 'inactive';
  state_changed_at?: string;
  traits: Traits;
  verifiable_addresses: VerifiableAddress[];
  recovery_addresses: RecoveryAddress[];
  metadata_public: unknown;
  metadata_admin: unknown;
  created_at: string;
  updated_at: string;
};

/** One way to sign in. What `config` holds is the affair of its method; secrets in it are hashed or sealed. */
export type Credential<Config = Record<string, unknown>> = {
  id: string;
  identity_id: string;
  type: CredentialType;
  identifiers: string[];
  config: Config;
  version: number;
  created_at: string;
  updated_at: string;
};

/** A credential that is about to be kept. */
export type NewCredential<Config = Record<string, unknown>> = {
  type: CredentialType;
  identifiers: string[];
  config: Config;
};
