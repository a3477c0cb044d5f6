import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random token of `length` letters and figures (32 carry 190 bits) behind a prefix that tells what it is. */
export function randomToken(prefix: string, length = 32): string {
  let text = prefix;
  for (let made = 0; made < length; made += 1) text += ALPHABET[randomInt(ALPHABET.length)];
  return text;
}

/** What is kept of a token: its SHA-256. Only for tokens of 128 bits and more, which nobody can guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Compares two texts in a time that does not tell where they differ. */
export function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
