import { hashQueue } from './hash-password.ts';
import { argon2Hash, isCurrentHash } from './hashes/argon2-hash.ts';
import { BCRYPT_BYTES, bcryptHash } from './hashes/bcrypt-hash.ts';
import { md5CryptHash, shaCryptHash } from './hashes/crypt-hashes.ts';
import { digestHash, hmacHash, pbkdf2Hash, saltedShaHash } from './hashes/digest-hashes.ts';
import type { HashFormat, PasswordCheck } from './hashes/hash-format.ts';
import { firebaseScryptHash, scryptHash } from './hashes/scrypt-hashes.ts';
import { preparePassword, spellingsOf } from './prepare-password.ts';

/** Every format that an imported account may bring its password in. */
const FORMATS: readonly HashFormat[] = [
  argon2Hash,
  bcryptHash,
  pbkdf2Hash,
  scryptHash,
  firebaseScryptHash,
  digestHash,
  saltedShaHash,
  hmacHash,
  md5CryptHash,
  shaCryptHash,
];

/** A hash of a password nobody knows, made with today's cost. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$QsD6bSX1fKC0Q6w9s1ZP9A$Yk7Yk4gSPpJUfPpkKfKYqXnGzE0ZHgXkCwbYVdHGXyo';

type Verdict = {
  valid: boolean;
  /** The password is right, but its hash should be made anew: with today's algorithm and cost, of today's spelling. */
  outdated: boolean;
};

/**
 * Compares a password with its stored hash, whatever its format and the spelling it was made of, off the main thread.
 * Without a hash, or with one that cannot be read, it takes as long and finds that the password is wrong: nobody can tell
 * that there is no account.
 * @throws unavailable (503) when too many hashes are asked for at once
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<Verdict> {
  const check = findCheck(hash ?? '');
  const spelling = await hashQueue(() => findSpelling(check ?? argon2Hash(NOBODYS_HASH), password));
  if (!check || hash === undefined || spelling === undefined) return { valid: false, outdated: false };
  const isCurrent = isCurrentHash(hash) && spelling === preparePassword(password);
  return { valid: true, outdated: !isCurrent && isWhole(spelling, hash) };
}

/** True when the hash is of a format, and within the cost, that `verifyPassword` takes. */
export function isKnownHash(hash: string): boolean {
  return findCheck(hash) !== undefined;
}

function findCheck(hash: string): PasswordCheck | undefined {
  for (const format of FORMATS) {
    const check = format(hash);
    if (check) return check;
  }
  return undefined;
}

// What follows bcrypt's last byte was not compared: a slip there must not become the new password.
function isWhole(password: string, hash: string): boolean {
  return !hash.startsWith('$2') || Buffer.byteLength(password) <= BCRYPT_BYTES;
}

/** The spelling of a password that a hash was made of. */
async function findSpelling(check: PasswordCheck | undefined, password: string): Promise<string | undefined> {
  for (const spelling of spellingsOf(password)) {
    if (await holds(check, spelling)) return spelling;
  }
  return undefined;
}

async function holds(check: PasswordCheck | undefined, password: string): Promise<boolean> {
  try {
    return (await check?.(password)) === true;
  } catch {
    return false;
  }
}
