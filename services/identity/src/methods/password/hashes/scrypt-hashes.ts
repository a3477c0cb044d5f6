import { createCipheriv, scrypt } from 'node:crypto';
import { type HashFormat, readBase64, sameBytes } from './hash-format.ts';

const MOST_MEMORY = 128 * 1024 * 1024;
const MOST_LANES = 16;
// Lanes are worked off one after the other: four times the strongest recommendation, about a second.
const MOST_WORK = 4 * MOST_MEMORY;

type ScryptCost = { N: number; r: number; p: number };

/** True when a sign-in may afford the cost: at most 128 MiB, as OWASP's strongest recommendation takes. */
function isAffordable({ N, r, p }: ScryptCost): boolean {
  return (
    N > 1 &&
    Number.isInteger(Math.log2(N)) &&
    r > 0 &&
    p > 0 &&
    128 * N * r <= MOST_MEMORY &&
    p <= MOST_LANES &&
    128 * N * r * p <= MOST_WORK
  );
}

/** Scrypt (RFC 7914) off the main thread. */
async function deriveScrypt(
  password: string,
  salt: Buffer,
  length: number,
  cost: ScryptCost,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(password, salt, length, { ...cost, maxmem: 2 * MOST_MEMORY }, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
}

const SCRYPT = /^\$scrypt\$ln=(\d{1,7}),r=(\d{1,3}),p=(\d{1,3})\$([^$]+)\$([^$]+)$/;

/** Scrypt: `$scrypt$ln=16384,r=8,p=1$salt$hash`. Ory writes the cost itself as `ln`, everybody else its logarithm. */
export const scryptHash: HashFormat = (text) => {
  const [, ln = '', r = '', p = '', encodedSalt = '', encodedHash = ''] = SCRYPT.exec(text) ?? [];
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

const FIREBASE_SCRYPT =
  /^\$firescrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([^$]+)\$([^$]+)\$([^$]*)\$([^$]+)$/;

/**
 * Firebase's variant of scrypt: `$firescrypt$ln=14,r=8,p=1$salt$hash$separator$signer key`. The key that scrypt
 * derives encrypts the project's signer key; what comes out is the hash.
 */
export const firebaseScryptHash: HashFormat = (text) => {
  const [, ln, r, p, ...encoded] = FIREBASE_SCRYPT.exec(text) ?? [];
  const [salt, hash, separator, signerKey] = encoded.map(readBase64);
  const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p) };
  if (!salt || !hash?.length || !separator || !signerKey || !isAffordable(cost)) return undefined;
  return async (password) => {
    const key = await deriveScrypt(password, Buffer.concat([salt, separator]), 32, cost);
    const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
    return sameBytes(Buffer.concat([cipher.update(signerKey), cipher.final()]), hash);
  };
};
