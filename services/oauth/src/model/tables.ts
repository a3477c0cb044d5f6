/** The settings of a project, where they differ from what holds by default. */
export type OauthProjectsTable = {
  project_id: string;
  settings: string;
  revision: string;
  updated_at: string;
  /** What a start made of them: a digest of it, and the revision that it made. Null where no start did. */
  seed: string | null;
  seeded_revision: string | null;
};

/** The secret that the names of people are made with which only some clients know. */
export type SaltsTable = { project_id: string; sealed_salt: string };

/** A program that asks for tokens. */
export type ClientsTable = {
  project_id: string;
  client_id: string;
  client_name: string;
  owner: string;
  /** The fields of the client as its clients read them, without secrets. */
  document: string;
  secret_hash: string | null;
  /** The secret before the last rotation, which still works until the time beside it. */
  previous_secret_hash: string | null;
  previous_secret_until: string | null;
  registration_token_hash: string | null;
  /** Tokens of this client that were made before have ended. */
  tokens_valid_after: string | null;
  created_at: string;
  updated_at: string;
};

/** A key of a set; the newest by the highest position. */
export type KeysTable = {
  project_id: string;
  set_name: string;
  kid: string;
  position: number;
  algorithm: string;
  use: string;
  public_key: string;
  /** The whole key with its private part, encrypted; null where only the public half is known. */
  sealed_key: string | null;
  created_at: string;
  /** From when it may sign; before, its public half is only shown. It signs until a newer key of its algorithm does. */
  signs_from: string;
};

/** Somebody whose signed assertions are taken in exchange for access tokens. */
export type TrustedIssuersTable = {
  project_id: string;
  id: string;
  issuer: string;
  /** Empty where any subject may be asserted. */
  subject: string;
  scope: string;
  kid: string;
  public_key: string;
  created_at: string;
  expires_at: string;
};

/** Assertions that have been used, so that nobody uses them twice. */
export type UsedAssertionsTable = {
  project_id: string;
  id: string;
  expires_at: string;
};

/** A question to the site that signs people in: who is it, may this program, sign out? */
export type RequestsTable = {
  project_id: string;
  challenge: string;
  kind: 'login' | 'consent' | 'logout' | 'device';
  client_id: string | null;
  subject: string | null;
  /** What is asked, as the site reads it. */
  document: string;
  /** What the site has answered, once it has. */
  answer: string | null;
  /** The digest of the text with which the browser comes back. */
  verifier_hash: string | null;
  /** When the browser came back; the request is over then. */
  used_at: string | null;
  created_at: string;
  expires_at: string;
};

/** What somebody has let a program do. */
export type GrantsTable = {
  project_id: string;
  id: string;
  client_id: string;
  subject: string;
  scope: string;
  audience: string;
  /** What the consent put into the tokens: `{access_token, id_token}`. */
  session: string;
  remember: number;
  /** Until when nobody is asked again; null for ever, where it is remembered. */
  remembered_until: string | null;
  /** The consent request that was answered. */
  request: string;
  handled_at: string;
  expires_at: string;
};

/** Somebody's sign-in at the authorization endpoint. */
export type LoginSessionsTable = {
  project_id: string;
  id: string;
  uid: string;
  subject: string | null;
  payload: string;
  expires_at: string;
};

/** An authorization request that waits for an answer. */
export type InteractionsTable = {
  project_id: string;
  id: string;
  payload: string;
  expires_at: string;
};

/** Codes, access and refresh tokens; their values are never kept, only digests. */
export type TokensTable = {
  project_id: string;
  id: string;
  kind: 'access' | 'client' | 'refresh' | 'code';
  client_id: string;
  grant_id: string | null;
  subject: string | null;
  scope: string;
  audience: string;
  payload: string;
  consumed_at: string | null;
  created_at: string;
  expires_at: string;
};

/** A sign-in of a device without a keyboard. */
export type DeviceCodesTable = {
  project_id: string;
  id: string;
  user_code: string;
  client_id: string;
  grant_id: string | null;
  payload: string;
  consumed_at: string | null;
  expires_at: string;
};

export type OauthTables = {
  oauth_projects: OauthProjectsTable;
  oauth_salts: SaltsTable;
  oauth_clients: ClientsTable;
  oauth_keys: KeysTable;
  oauth_trusted_issuers: TrustedIssuersTable;
  oauth_used_assertions: UsedAssertionsTable;
  oauth_requests: RequestsTable;
  oauth_grants: GrantsTable;
  oauth_sessions: LoginSessionsTable;
  oauth_interactions: InteractionsTable;
  oauth_tokens: TokensTable;
  oauth_device_codes: DeviceCodesTable;
};
