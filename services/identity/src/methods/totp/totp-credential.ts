/** What is kept of an authenticator app. */
export type TotpConfig = {
  /** The shared secret (base32), sealed for its identity. */
  secret: string;
  /** The time step of the last code that was taken: this code and all before it are worth nothing any more. */
  last_used_step: number;
};

/** What the secret of an identity is sealed for. */
export function totpPurpose(identityId: string): string {
  return `totp ${identityId}`;
}
