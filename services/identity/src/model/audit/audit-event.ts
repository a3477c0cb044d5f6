/** What is recorded about accounts, and about the project that they belong to. */
export const auditEventNames = [
  'sign_in_succeeded',
  'sign_in_failed',
  'signed_out',
  'registered',
  'password_changed',
  'second_factor_added',
  'second_factor_removed',
  'passkey_added',
  'passkey_removed',
  'provider_linked',
  'provider_unlinked',
  'traits_changed',
  'address_verified',
  'recovery_requested',
  'recovery_used',
  'recovery_made_by_administrator',
  'sessions_revoked',
  'identity_created',
  'identity_changed',
  'identity_deleted',
  'data_exported',
  'administration_granted',
  'administration_revoked',
  'site_editor_granted',
  'site_editor_revoked',
  'api_key_created',
  'api_key_revoked',
  'project_created',
  'project_changed',
  'project_restored',
  'member_invited',
  'member_added',
  'member_changed',
  'member_removed',
  'project_key_created',
  'project_key_deleted',
] as const;
export type AuditEventName = (typeof auditEventNames)[number];

/**
 * What may be said of an event: the list is closed, so that no password, code, token or mistyped secret ends
 * here. What was typed as the identifier of a failed sign-in is left out: people type passwords there.
 */
export type AuditDetails = {
  /** The method of authentication, such as `password` or `totp`. */
  method?: string;
  provider?: string;
  aal?: string;
  /** Why it failed, as one word: `wrong_password`, `unknown_account`, `throttled`. */
  reason?: string;
  /** Who did it, where it was not the person: an administrator's identity or key. */
  by?: string;
  count?: number;
  /** The id of an API key. */
  key?: string;
  /** Names of what changed, never the values. */
  fields?: string[];
  user_agent?: string;
};

/** An event about to be recorded. */
export type NewAuditEvent = {
  project_id: string;
  event: AuditEventName;
  identity_id?: string;
  session_id?: string;
  ip?: string;
  details?: AuditDetails;
};
