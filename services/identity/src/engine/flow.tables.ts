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
