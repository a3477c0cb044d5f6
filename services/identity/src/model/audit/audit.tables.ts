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
