import { createHash, createHmac, hash as digestOf, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { type HashFormat, readBase64, sameBytes } from './hash-format.ts';

const PLAIN_DIGEST = /^\$(md5)\$([^$]+)$/;
const SALTED_DIGEST = /^\$(md5|sha1|sha256|sha512)\$pf=([^$]+)\$([^$]*)\$([^$]+)$/;
const LENGTHS: Record<string, number> = { md5: 16, sha1: 20, sha256: 32, sha512: 64 };

/**
 * One round of a digest: `$md5$hash`, or `$md5$pf=template$salt$hash` where the template (in base64) tells how
 * password and salt are put together, such as `{SALT}{PASSWORD}`; the same for sha1, sha256 and sha512.
 */
export const digestHash: HashFormat = (text) => readPlain(text) ?? readSalted(text);

const readPlain: HashFormat = (text) => {
  const [, algorithm = '', encodedHash = ''] = PLAIN_DIGEST.exec(text) ?? [];
  const hash = readBase64(encodedHash);
  if (!hash || hash.length !== LENGTHS[algorithm]) return undefined;
  return async (password) => sameBytes(digestOf(algorithm, password, 'buffer'), hash);
};

const readSalted: HashFormat = (text) => {
  const [, algorithm = '', encodedTemplate = '', encodedSalt = '', encodedHash = ''] =
    SALTED_DIGEST.exec(text) ?? [];
  const template = readBase64(encodedTemplate)?.toString('latin1');
  const salt = readBase64(encodedSalt);
  const hash = readBase64(encodedHash);
  if (!template?.includes('{PASSWORD}') || !salt || hash?.length !== LENGTHS[algorithm] || !hash)
    return undefined;
  return async (password) =>
    sameBytes(digestOf(algorithm, fill(template, Buffer.from(password), salt), 'buffer'), hash);
};

// In Latin-1 a character is a byte, so that salts that are no text stay what they are.
function fill(template: string, password: Buffer, salt: Buffer): Buffer {
  const parts = template.split(/(\{PASSWORD\}|\{SALT\})/);
  const values: Record<string, Buffer> = { '{PASSWORD}': password, '{SALT}': salt };
  return Buffer.concat(parts.map((part) => values[part] ?? Buffer.from(part, 'latin1')));
}

const SALTED_SHA = /^\{(SSHA|SSHA256|SSHA512)\}(.+)$/;
const DIGESTS: Record<string, [algorithm: string, bytes: number]> = {
  SSHA: ['sha1', 20],
  SSHA256: ['sha256', 32],
  SSHA512: ['sha512', 64],
};

/** What LDAP directories keep (RFC 2307 and its kin): `{SSHA}` and base64 of the digest with the salt behind it. */
export const saltedShaHash: HashFormat = (text) => {
  const [, scheme = '', encoded = ''] = SALTED_SHA.exec(text) ?? [];
  const [algorithm, bytes] = DIGESTS[scheme] ?? ['', 0];
  const decoded = readBase64(encoded);
  if (!decoded || decoded.length <= bytes) return undefined;
  const salt = decoded.subarray(bytes);
  return async (password) =>
    sameBytes(createHash(algorithm).update(password).update(salt).digest(), decoded.subarray(0, bytes));
};

const HMAC = /^\$hmac-(md5|sha1|sha224|sha256|sha384|sha512)\$([^$]+)\$([^$]+)$/;

/** A keyed digest: `$hmac-sha256$hash$key`, where the hash is base64 of the digest in hexadecimal. */
export const hmacHash: HashFormat = (text) => {
  const [, algorithm = '', encodedHash = '', encodedKey = ''] = HMAC.exec(text) ?? [];
  const hash = readBase64(encodedHash);
  const key = readBase64(encodedKey);
  if (!hash?.length || !key?.length) return undefined;
  return async (password) => {
    const digest = createHmac(algorithm, key).update(password).digest('hex');
    return sameBytes(Buffer.from(digest), Buffer.from(hash.toString().toLowerCase()));
  };
};

const PBKDF2 = /^\$pbkdf2-(sha1|sha224|sha256|sha384|sha512)\$i=(\d{1,8}),l=\d{1,3}\$([^$]+)\$([^$]+)$/;
const MOST_ITERATIONS = 10_000_000;

const derive = promisify(pbkdf2);

/** Less could be hit by chance; more costs all rounds again. */
const SHORTEST_HASH = 16;
const LONGEST_HASH = 64;

/** What the name of a digest may mean: Kratos wrote SHA-3 by the names of two of them. */
const MEANINGS: Record<string, readonly string[]> = {
  sha224: ['sha224', 'sha3-224'],
  sha384: ['sha384', 'sha3-384'],
};

/**
 * PBKDF2 (RFC 8018): `$pbkdf2-sha256$i=100000,l=32$salt$hash`. The length is that of the hash, whatever `l` says, as
 * Kratos reads it.
 */
export const pbkdf2Hash: HashFormat = (text) => {
  const [, digest = '', iterations = '', encodedSalt = '', encodedHash = ''] = PBKDF2.exec(text) ?? [];
  const salt = readBase64(encodedSalt);
  const hash = readBase64(encodedHash);
  const rounds = Number(iterations);
  if (!salt || !hash || hash.length < SHORTEST_HASH || hash.length > LONGEST_HASH) return undefined;
  if (rounds < 1 || rounds > MOST_ITERATIONS) return undefined;
  return async (password) => {
    for (const meant of MEANINGS[digest] ?? [digest]) {
      if (sameBytes(await derive(password, salt, rounds, hash.length, meant), hash)) return true;
    }
    return false;
  };
};
