import type { Generated } from 'kysely';

export type ProjectsTable = {
  id: string;
  slug: string;
  name: string;
  /** JSON of the settings, without defaults, with provider secrets sealed. */
  settings: string;
  /** Changes with every write. */
  revision: string;
  created_at: string;
  updated_at: string;
  state: 'running' | 'halted';
};

export type ProjectTables = { identity_projects: ProjectsTable };

/** What a project was made of at start: by it, a changed seed is told from settings that were changed since. */
export type ProjectSeedsTable = {
  project_id: string;
  /** SHA-256 of the seed. */
  digest: string;
  /** The revision of the project that the seed made. */
  revision: string;
};

export type ProjectSeedTables = { identity_project_seeds: ProjectSeedsTable };

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

export type SessionRow = {
  id: string;
  project_id: string;
  identity_id: string;
  /** SHA-256 of the token that the cookie or the header carries. */
  token_hash: string;
  active: number;
  aal: string;
  /** JSON list of `{method, aal, completed_at}`. */
  methods: string;
  /** JSON list of `{id, ip_address, user_agent, location}`. */
  devices: string;
  /** 1 when the person asked to be remembered beyond the browser's session. */
  remembered: number;
  issued_at: string;
  authenticated_at: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
};

export type SessionTables = { identity_sessions: SessionRow };

/** The key a project signs tokens with that stand for its sessions. */
export type TokenKeyRow = {
  project_id: string;
  /** Names the key in tokens (`kid`). */
  id: string;
  /** Sealed JSON of the private JWK. */
  private_key: string;
  /** JSON of the public JWK. */
  public_key: string;
  created_at: string;
};

export type TokenKeyTables = { identity_token_keys: TokenKeyRow };

export type FlowRow = {
  id: string;
  project_id: string;
  kind: string;
  expires_at: string;
  /** JSON of what everybody with the flow may see; sealed for settings. */
  document: string;
  /** JSON of what only the service may see: method states, digests. */
  internal: string;
};

/** Errors shown on the error page, by id. */
export type FlowErrorRow = {
  id: string;
  project_id: string;
  /** JSON */
  error: string;
  created_at: string;
};

/** Codes and link tokens that were sent out: one row a code, used once. */
export type FlowCodeRow = {
  id: string;
  project_id: string;
  flow_id: string | null;
  identity_id: string | null;
  /** `recovery`, `verification`, `login`, `registration`, with `_link` behind it for tokens in links. */
  purpose: string;
  /** The address it was sent to; null for those an administrator made. */
  address: string | null;
  /** Keyed digest of a code, SHA-256 of a link token. */
  digest: string;
  tries: number;
  used_at: string | null;
  expires_at: string;
  created_at: string;
};

/** A submit put aside while the person signs in again or is away at a provider, taken up by its cookie. */
export type ContinuityRow = {
  id: string;
  project_id: string;
  name: string;
  identity_id: string | null;
  /** Sealed JSON. */
  payload: string;
  expires_at: string;
};

export type FlowTables = {
  identity_flows: FlowRow;
  identity_flow_errors: FlowErrorRow;
  identity_flow_codes: FlowCodeRow;
  identity_continuities: ContinuityRow;
};

/** How many tries of one kind failed lately: from an address, for an account, from an address for an account. */
export type ThrottleRow = {
  project_id: string;
  action: string;
  /** Keyed digest of what is counted: no address and no mistyped secret can be read here. */
  subject: string;
  failures: number;
  /** The last failure. */
  updated_at: string;
};

export type ThrottleTables = { identity_throttles: ThrottleRow };

/** Challenges that a key has answered: they are worth nothing any more. */
export type SpentChallengeRow = {
  /** The challenge itself. */
  id: string;
  project_id: string;
  /** The end of the flow it was made for; afterwards the flow itself refuses. */
  expires_at: string;
};

export type SpentChallengeTables = { identity_spent_challenges: SpentChallengeRow };

export type CourierMessageRow = {
  id: string;
  project_id: string;
  /** `queued`, `processing`, `sent` or `abandoned` */
  status: string;
  /** `email` or `phone` */
  type: string;
  recipient: string;
  subject: string;
  /** Sealed JSON of `{text, html}`: bodies carry codes and links. */
  body: string;
  template_type: string;
  /** How often an attempt was begun. */
  send_count: number;
  /** JSON list of what happened at each attempt. */
  dispatches: string;
  /** When the next attempt is due; while it is being sent, when somebody else may take it up again. */
  send_after: string;
  created_at: string;
  updated_at: string;
};

export type CourierTables = { identity_courier_messages: CourierMessageRow };

/** What happened to accounts: kept apart from the activity of the catalogue, and after the account is gone. */
export type AuditEventRow = {
  id: string;
  project_id: string;
  at: string;
  event: string;
  identity_id: string | null;
  session_id: string | null;
  ip: string | null;
  /** JSON */
  details: string;
};

export type AuditTables = { identity_audit_events: AuditEventRow };

/** People who administer the installation. */
export type AdministratorRow = { project_id: string; identity_id: string; created_at: string };

export type AdministratorTables = { identity_administrators: AdministratorRow };

/** A key of a person's program. */
export type PersonalKeyRow = {
  id: string;
  project_id: string;
  identity_id: string;
  /** Unique among the keys of a person that are valid. */
  name: string;
  /** SHA-256 of the key. */
  digest: string;
  scope: 'read' | 'write';
  /** The key it was made with, which it does not outlive; null for one that was made by a session. */
  made_with: string | null;
  created_at: string;
  /** Null for a key that never expires. */
  expires_at: string | null;
  /** To the minute. */
  last_used_at: string | null;
  revoked_at: string | null;
};

export type PersonalKeyTables = { identity_personal_keys: PersonalKeyRow };

/** Every table of the service. Each carries the project its rows belong to. */
export type IdentityTables = ProjectTables &
  IdentitiesTables &
  SessionTables &
  FlowTables &
  CourierTables &
  AuditTables &
  TokenKeyTables &
  AdministratorTables &
  ThrottleTables &
  SpentChallengeTables &
  ProjectSeedTables &
  PersonalKeyTables;
