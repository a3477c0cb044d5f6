import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { readBase64, sameBytes } from './encoded-bytes.ts';
import type { HashFormat } from './hash-format.ts';

const PATTERN = /^\$pbkdf2-(sha1|sha224|sha256|sha384|sha512)\$i=(\d{1,8}),l=(\d{1,3})\$([^$]+)\$([^$]+)$/;
const MOST_ITERATIONS = 10_000_000;

const derive = promisify(pbkdf2);

/** PBKDF2 (RFC 8018): `$pbkdf2-sha256$i=100000,l=32$salt$hash`. */
export const pbkdf2Hash: HashFormat = (text) => {
  const [, digest = '', iterations = '', length = '', encodedSalt = '', encodedHash = ''] =
    PATTERN.exec(text) ?? [];
  const salt = readBase64(encodedSalt);
  const hash = readBase64(encodedHash);
  const rounds = Number(iterations);
  if (!salt || !hash?.length || hash.length !== Number(length)) return undefined;
  if (rounds < 1 || rounds > MOST_ITERATIONS) return undefined;
  return async (password) => sameBytes(await derive(password, salt, rounds, hash.length, digest), hash);
};
