import { createHmac } from 'node:crypto';
import { readBase64, sameBytes } from './encoded-bytes.ts';
import type { HashFormat } from './hash-format.ts';

const PATTERN = /^\$hmac-(md5|sha1|sha224|sha256|sha384|sha512)\$([^$]+)\$([^$]+)$/;

/** A keyed digest: `$hmac-sha256$hash$key`, where the hash is base64 of the digest in hexadecimal. */
export const hmacHash: HashFormat = (text) => {
  const [, algorithm = '', encodedHash = '', encodedKey = ''] = PATTERN.exec(text) ?? [];
  const hash = readBase64(encodedHash);
  const key = readBase64(encodedKey);
  if (!hash?.length || !key?.length) return undefined;
  return async (password) => {
    const digest = createHmac(algorithm, key).update(password).digest('hex');
    return sameBytes(Buffer.from(digest), Buffer.from(hash.toString().toLowerCase()));
  };
};
