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
