import { hash } from 'node:crypto';
import { cryptRounds, encodeCrypt, MOST_CRYPT_BYTES, repeatTo } from './crypt-rounds.ts';
import { sameBytes } from './encoded-bytes.ts';
import type { HashFormat } from './hash-format.ts';

const PATTERN =
  /^\$(5|6|sha256-crypt|sha512-crypt)\$(?:rounds=(\d{1,7})\$)?([^$]{0,16})\$([./A-Za-z\d]{43,86})$/;
const USUAL_ROUNDS = 5000;
const LEAST_ROUNDS = 1000;
const MOST_ROUNDS = 1_000_000;

type Scheme = { algorithm: 'sha256' | 'sha512'; letters: number; order: number[][] };

const SHA256: Scheme = {
  algorithm: 'sha256',
  letters: 43,
  order: [...turned([0, 10, 20], [2, 0, 1], 10), [31, 30]],
};
const SHA512: Scheme = {
  algorithm: 'sha512',
  letters: 86,
  order: [...turned([0, 21, 42], [1, 2, 0], 21), [63]],
};

/**
 * SHA-crypt as Unix systems keep it: `$6$rounds=5000$salt$hash` (`$5$` for SHA-256), which Ory writes
 * `$sha512-crypt$…` and `$sha256-crypt$…`.
 */
export const shaCryptHash: HashFormat = (text) => {
  const [, name = '', given, salt = '', expected = ''] = PATTERN.exec(text) ?? [];
  const scheme = name === '5' || name === 'sha256-crypt' ? SHA256 : SHA512;
  const rounds = given === undefined ? USUAL_ROUNDS : Math.max(LEAST_ROUNDS, Number(given));
  if (expected.length !== scheme.letters || rounds > MOST_ROUNDS) return undefined;
  return async (password) => {
    const bytes = Buffer.from(password);
    if (bytes.length > MOST_CRYPT_BYTES) return false;
    const made = await shaCrypt(scheme, bytes, Buffer.from(salt), rounds);
    return sameBytes(Buffer.from(made), Buffer.from(expected));
  };
};

async function shaCrypt(scheme: Scheme, password: Buffer, salt: Buffer, rounds: number): Promise<string> {
  const digest = (bytes: Buffer) => hash(scheme.algorithm, bytes, 'buffer');
  const inner = digest(Buffer.concat([password, salt, password]));
  const parts = [password, salt, repeatTo(inner, password.length)];
  for (let bits = password.length; bits > 0; bits >>= 1) parts.push(bits % 2 === 1 ? inner : password);
  const start = digest(Buffer.concat(parts));
  const passwords = digest(repeatTo(password, password.length ** 2));
  const salts = digest(repeatTo(salt, salt.length * (16 + (start[0] ?? 0))));
  const sum = await cryptRounds({
    digest,
    start,
    password: repeatTo(passwords, password.length),
    salt: repeatTo(salts, salt.length),
    rounds,
  });
  return encodeCrypt(sum, scheme.order);
}

/** The order in which the scheme writes its bytes: each group is the one before, turned and one further. */
function turned(first: number[], turn: number[], count: number): number[][] {
  const groups = [first];
  while (groups.length < count) {
    const last = groups.at(-1) ?? [];
    groups.push(turn.map((place) => (last[place] ?? 0) + 1));
  }
  return groups;
}
