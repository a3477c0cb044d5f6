import { setImmediate as nextTurn } from 'node:timers/promises';

const ALPHABET = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ROUNDS_A_TURN = 500;

/** Longer passwords would make the digests that begin these schemes too long. */
export const MOST_CRYPT_BYTES = 512;

type Ingredients = {
  digest: (bytes: Buffer) => Buffer;
  start: Buffer;
  password: Buffer;
  salt: Buffer;
  rounds: number;
};

/** The loop that MD5-crypt and SHA-crypt share. It makes way for other work all few milliseconds. */
export async function cryptRounds({ digest, start, password, salt, rounds }: Ingredients): Promise<Buffer> {
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
export function repeatTo(block: Buffer, length: number): Buffer {
  return Buffer.alloc(length, block.length > 0 ? block : undefined);
}

/** Writes bytes in crypt's own alphabet: each group of indices is one number, its last index the lowest byte. */
export function encodeCrypt(bytes: Buffer, groups: readonly (readonly number[])[]): string {
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
