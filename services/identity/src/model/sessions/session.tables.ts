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
