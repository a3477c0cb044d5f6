import { timingSafeEqual } from 'node:crypto';

/** Tells whether a password is the one a hash was made of. May take long, and throws only on a fault of ours. */
export type PasswordCheck = (password: string) => Promise<boolean>;

/**
 * One way to write down a hashed password.
 * @returns the check for a hash of this format; undefined for every other text, and for parameters whose
 *   computation would cost more memory or time than a sign-in may
 */
export type HashFormat = (hash: string) => PasswordCheck | undefined;

const BASE64 = /^[A-Za-z\d+/]*={0,2}$/;

/** The bytes of a base64 text, padded or not; undefined for any other text. */
export function readBase64(text: string): Buffer | undefined {
  const bare = text.replace(/=+$/, '');
  return BASE64.test(text) && bare.length % 4 !== 1 ? Buffer.from(bare, 'base64') : undefined;
}

/** Compares two digests in a time that does not tell where they differ. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
