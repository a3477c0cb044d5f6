import { timingSafeEqual } from 'node:crypto';

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
