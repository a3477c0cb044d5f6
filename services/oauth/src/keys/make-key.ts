import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { KeysTable } from '../model/tables.ts';
import { bitsOf, type CheckedKey } from './check-jwk.ts';
import { type Jwk, publicHalf } from './jwk.contract.ts';

type Wanted = {
  algorithm: string;
  /** Made where it is not given. */
  kid?: string | undefined;
  use?: string;
  /** The length of an RSA key; the others have one length. */
  bits?: number;
};

/** Makes a key, in the thread pool: RSA with 4096 bits takes most of a second, with 2048 bits a tenth of that. */
export async function makeKey({ algorithm, kid, use = 'sig', bits = 2048 }: Wanted): Promise<CheckedKey> {
  const pair = await generateKeyPair(algorithm, { extractable: true, modulusLength: bits });
  const named = { use, kid: kid || randomUUID(), alg: algorithm };
  const privateKey = { ...named, ...(await exportJWK(pair.privateKey)) } as Jwk;
  return { kid: named.kid, algorithm, use, publicKey: publicHalf(privateKey), privateKey };
}

const LONGEST_BITS = 4096;

/** Makes a key of the same algorithm as another, as long as that, but never so long that making it takes a minute. */
export function makeKeyLike({
  algorithm,
  public_key,
}: Pick<KeysTable, 'algorithm' | 'public_key'>): Promise<CheckedKey> {
  const { n } = JSON.parse(public_key) as Jwk;
  return makeKey({ algorithm, ...(n === undefined ? {} : { bits: Math.min(bitsOf(n), LONGEST_BITS) }) });
}
