import { createHash } from 'node:crypto';
import { readBase64, sameBytes } from './encoded-bytes.ts';
import type { HashFormat } from './hash-format.ts';

const PATTERN = /^\{(SSHA|SSHA256|SSHA512)\}(.+)$/;
const DIGESTS: Record<string, [algorithm: string, bytes: number]> = {
  SSHA: ['sha1', 20],
  SSHA256: ['sha256', 32],
  SSHA512: ['sha512', 64],
};

/** What LDAP directories keep (RFC 2307 and its kin): `{SSHA}` and base64 of the digest with the salt behind it. */
export const saltedShaHash: HashFormat = (text) => {
  const [, scheme = '', encoded = ''] = PATTERN.exec(text) ?? [];
  const [algorithm, bytes] = DIGESTS[scheme] ?? ['', 0];
  const decoded = readBase64(encoded);
  if (!decoded || decoded.length <= bytes) return undefined;
  const salt = decoded.subarray(bytes);
  return async (password) =>
    sameBytes(createHash(algorithm).update(password).update(salt).digest(), decoded.subarray(0, bytes));
};
