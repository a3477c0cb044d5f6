import { timingSafeEqual } from 'node:crypto';

/** Tells whether a password is the one a hash was made of. May take long, and throws only on a fault of ours. */
export type PasswordCheck = (password: string) => Promise<boolean>;

/**
 * One way to write down a hashed password.
 * @returns the check for a hash of this format; undefined for every other text, and for parameters whose
 *   computation would cost more memory or time than a sign-in may
 */
export type HashFormat = (hash: string) => PasswordCheck | undefined;

/**
 * The bytes of a base64 text, padded or not; undefined for any other text, also for one whose last letter has bits that
 * stand for nothing (RFC 4648, 3.5): another program would find it damaged.
 */
export function readBase64(text: string): Buffer | undefined {
  const bare = text.replace(/={1,2}$/, '');
  const bytes = Buffer.from(bare, 'base64');
  return bytes.toString('base64').replace(/={1,2}$/, '') === bare ? bytes : undefined;
}

/** Compares two digests in a time that does not tell where they differ. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
