import { hash } from 'node:crypto';
import { cryptRounds, encodeCrypt, MOST_CRYPT_BYTES, repeatTo } from './crypt-rounds.ts';
import { sameBytes } from './encoded-bytes.ts';
import type { HashFormat } from './hash-format.ts';

const PATTERN = /^\$(?:1|md5-crypt)\$([^$]{0,8})\$([./A-Za-z\d]{22})$/;
const ORDER = [[0, 6, 12], [1, 7, 13], [2, 8, 14], [3, 9, 15], [4, 10, 5], [11]];

/** MD5-crypt as Unix systems used to keep it: `$1$salt$hash`, which Ory writes `$md5-crypt$salt$hash`. */
export const md5CryptHash: HashFormat = (text) => {
  const [, salt = '', expected] = PATTERN.exec(text) ?? [];
  if (expected === undefined) return undefined;
  return async (password) => {
    const bytes = Buffer.from(password);
    if (bytes.length > MOST_CRYPT_BYTES) return false;
    return sameBytes(Buffer.from(await md5Crypt(bytes, Buffer.from(salt))), Buffer.from(expected));
  };
};

async function md5Crypt(password: Buffer, salt: Buffer): Promise<string> {
  const inner = md5(Buffer.concat([password, salt, password]));
  const parts = [password, Buffer.from('$1$'), salt, repeatTo(inner, password.length)];
  for (let bits = password.length; bits > 0; bits >>= 1) {
    parts.push(bits % 2 === 1 ? Buffer.alloc(1) : password.subarray(0, 1));
  }
  const start = md5(Buffer.concat(parts));
  return encodeCrypt(await cryptRounds({ digest: md5, start, password, salt, rounds: 1000 }), ORDER);
}

function md5(bytes: Buffer): Buffer {
  return hash('md5', bytes, 'buffer');
}
