import { deriveScrypt, isAffordable } from './derive-scrypt.ts';
import { readBase64, sameBytes } from './encoded-bytes.ts';
import type { HashFormat } from './hash-format.ts';

const PATTERN = /^\$scrypt\$ln=(\d{1,7}),r=(\d{1,3}),p=(\d{1,3})\$([^$]+)\$([^$]+)$/;

/** Scrypt: `$scrypt$ln=16384,r=8,p=1$salt$hash`. Ory writes the cost itself as `ln`, everybody else its logarithm. */
export const scryptHash: HashFormat = (text) => {
  const [, ln = '', r = '', p = '', encodedSalt = '', encodedHash = ''] = PATTERN.exec(text) ?? [];
  const salt = readBase64(encodedSalt);
  const hash = readBase64(encodedHash);
  const cost = { N: readCost(Number(ln)), r: Number(r), p: Number(p) };
  if (!salt || !hash?.length || !isAffordable(cost)) return undefined;
  return async (password) => sameBytes(await deriveScrypt(password, salt, hash.length, cost), hash);
};

// No cost below 32 is in use, and no logarithm above 31 could be computed.
function readCost(ln: number): number {
  return ln < 32 ? 2 ** ln : ln;
}
