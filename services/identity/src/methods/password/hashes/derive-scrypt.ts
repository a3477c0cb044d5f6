import { scrypt } from 'node:crypto';

const MOST_MEMORY = 128 * 1024 * 1024;
const MOST_LANES = 16;

export type ScryptCost = { N: number; r: number; p: number };

/** True when a sign-in may afford the cost: at most 128 MiB, as OWASP's strongest recommendation takes. */
export function isAffordable({ N, r, p }: ScryptCost): boolean {
  return (
    N > 1 && Number.isInteger(Math.log2(N)) && r > 0 && p > 0 && 128 * N * r <= MOST_MEMORY && p <= MOST_LANES
  );
}

/** Scrypt (RFC 7914) off the main thread. */
export async function deriveScrypt(
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
