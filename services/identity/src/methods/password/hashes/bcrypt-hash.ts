import { verify } from '@node-rs/bcrypt';
import type { HashFormat } from './hash-format.ts';

const PATTERN = /^\$2[aby]\$(\d\d)\$[./A-Za-z\d]{53}$/;
const LEAST_COST = 4;
const MOST_COST = 15;

/** Bcrypt reads this many bytes of a password and leaves the rest out. */
export const BCRYPT_BYTES = 72;

/** Bcrypt in modular crypt format, of the variants that hash alike: `$2a$`, `$2b$` and `$2y$`. */
export const bcryptHash: HashFormat = (hash) => {
  const cost = Number(PATTERN.exec(hash)?.[1]);
  if (!(cost >= LEAST_COST && cost <= MOST_COST)) return undefined;
  return (password) => verify(Buffer.from(password).subarray(0, BCRYPT_BYTES), hash);
};
