import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type HashFormat, sameBytes } from './hash-format.ts';

const ALPHABET = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ROUNDS_A_TURN = 500;

/** Longer passwords would make the digests that begin these schemes too long. */
const MOST_CRYPT_BYTES = 512;

type Ingredients = {
  digest: (bytes: Buffer) => Buffer;
  start: Buffer;
  password: Buffer;
  salt: Buffer;
  rounds: number;
};

/** The loop that MD5-crypt and SHA-crypt share. It makes way for other work all few milliseconds. */
async function cryptRounds({ digest, start, password, salt, rounds }: Ingredients): Promise<Buffer> {
  let sum = start;
  for (let round = 0; round < rounds; round += 1) {
    if (round % ROUNDS_A_TURN === 0) await nextTurn();
    const odd = round % 2 === 1;
    const parts = [odd ? password : sum];
    if (round % 3 !== 0) parts.push(salt);
    if (round % 7 !== 0) parts.push(password);
    parts.push(odd ? sum : password);
    sum = digest(Buffer.concat(parts));
  }
  return sum;
}

/** The first `length` bytes of `block` written again and again. */
function repeatTo(block: Buffer, length: number): Buffer {
  return Buffer.alloc(length, block.length > 0 ? block : undefined);
}

/** Writes bytes in crypt's own alphabet: each group of indices is one number, its last index the lowest byte. */
function encodeCrypt(bytes: Buffer, groups: readonly (readonly number[])[]): string {
  let text = '';
  for (const group of groups) {
    let value = group.reduce((sum, index) => sum * 256 + (bytes[index] ?? 0), 0);
    for (let letters = group.length + 1; letters > 0; letters -= 1) {
      text += ALPHABET[value % 64];
      value = Math.floor(value / 64);
    }
  }
  return text;
}

const MD5_CRYPT = /^\$(?:1|md5-crypt)\$([^$]{0,8})\$([./A-Za-z\d]{22})$/;
const ORDER = [[0, 6, 12], [1, 7, 13], [2, 8, 14], [3, 9, 15], [4, 10, 5], [11]];

/** MD5-crypt as Unix systems used to keep it: `$1$salt$hash`, which Ory writes `$md5-crypt$salt$hash`. */
export const md5CryptHash: HashFormat = (text) => {
  const [, salt = '', expected] = MD5_CRYPT.exec(text) ?? [];
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

const SHA_CRYPT =
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
  const [, name = '', given, salt = '', expected = ''] = SHA_CRYPT.exec(text) ?? [];
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
