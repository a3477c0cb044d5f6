/** A security key or passkey of somebody. Bytes are base64url text. */
export type SecurityKey = {
  id: string;
  /** In COSE form (RFC 9052). */
  public_key: string;
  attestation_type: 'none';
  authenticator: {
    aaguid: string;
    /** How often the key says it was used; one that goes backwards has been copied. Some keys stay at zero. */
    sign_count: number;
  };
  /** How a browser reaches it, as it said itself. */
  transports: string[];
  display_name: string;
  added_at: string;
  /** True when it is a way to sign in by itself, false when it is a second factor. */
  is_passwordless: boolean;
};

/** What is kept of keys: for security keys and passkeys each. */
export type KeysConfig = {
  credentials: SecurityKey[];
  /** What a key calls its owner by: random, so that it tells nothing (WebAuthn, 14.6.1). */
  user_handle: string;
};
