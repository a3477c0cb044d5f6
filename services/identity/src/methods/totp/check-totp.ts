import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Clocks of phones go wrong a little: the code before and the one after count, too (RFC 6238, 5.2). */
const WINDOW_STEPS = 1;

/** A new secret of 160 bits, as RFC 4226 recommends, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that carries a secret into an authenticator app (Key Uri Format). */
export function totpUri(secret: string, names: { issuer: string; account: string }): string {
  return totpOf(secret, names).toString();
}

/**
 * Checks a code by RFC 6238, in constant time.
 * @returns the time step it is of, or undefined when it is wrong or from another time
 */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp,
    window: WINDOW_STEPS,
  });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, { issuer, account }: { issuer?: string; account?: string } = {}): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    ...(issuer === undefined ? {} : { issuer }),
    ...(account === undefined ? {} : { label: account }),
  });
}

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
