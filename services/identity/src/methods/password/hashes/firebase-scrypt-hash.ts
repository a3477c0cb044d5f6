import { createCipheriv } from 'node:crypto';
import { deriveScrypt, isAffordable } from './derive-scrypt.ts';
import { readBase64, sameBytes } from './encoded-bytes.ts';
import type { HashFormat } from './hash-format.ts';

const PATTERN = /^\$firescrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([^$]+)\$([^$]+)\$([^$]*)\$([^$]+)$/;

/**
 * Firebase's variant of scrypt: `$firescrypt$ln=14,r=8,p=1$salt$hash$separator$signer key`. The key that scrypt
 * derives encrypts the project's signer key; what comes out is the hash.
 */
export const firebaseScryptHash: HashFormat = (text) => {
  const [, ln, r, p, ...encoded] = PATTERN.exec(text) ?? [];
  const [salt, hash, separator, signerKey] = encoded.map(readBase64);
  const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p) };
  if (!salt || !hash?.length || !separator || !signerKey || !isAffordable(cost)) return undefined;
  return async (password) => {
    const key = await deriveScrypt(password, Buffer.concat([salt, separator]), 32, cost);
    const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
    return sameBytes(Buffer.concat([cipher.update(signerKey), cipher.final()]), hash);
  };
};
