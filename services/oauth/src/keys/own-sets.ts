import type { KeysTable } from '../model/tables.ts';
import { signatureAlgorithms } from './algorithms.ts';

/** The keys that sign ID tokens, under the name that Ory Hydra gives the set. */
export const ID_TOKEN_SET = 'hydra.openid.id-token';
/** The keys that sign access tokens which are JWTs. */
export const ACCESS_TOKEN_SET = 'hydra.jwt.access-token';

/**
 * The sets that the service itself signs with, and the algorithms that each has a key for, made when it is missing. RS256 is
 * what every client of OpenID Connect can check, ES256 costs a tenth of it.
 */
export const ownSets: readonly { set: string; algorithms: readonly string[] }[] = [
  { set: ID_TOKEN_SET, algorithms: ['ES256', 'RS256'] },
  { set: ACCESS_TOKEN_SET, algorithms: ['ES256'] },
];

export const ownSetNames = ownSets.map(({ set }) => set);

type Signing = Pick<
  KeysTable,
  'set_name' | 'position' | 'algorithm' | 'use' | 'sealed_key' | 'public_key' | 'kid' | 'signs_from'
>;

/** Whether the service can sign with a key at all: not with the public halves and encryption keys of administrators. */
export function canSign({
  use,
  algorithm,
  sealed_key,
}: Pick<KeysTable, 'use' | 'algorithm' | 'sealed_key'>): boolean {
  return use === 'sig' && signatureAlgorithms.includes(algorithm) && sealed_key !== null;
}

/** The keys that sign at a time, one for each set and algorithm: the newest that has begun. */
export function signersAt<Row extends Signing>(rows: readonly Row[], now: string): Row[] {
  return rows.filter((row) => {
    const hasBegun = canSign(row) && row.signs_from <= now;
    return hasBegun && !rows.some((other) => isSuccessor(other, row) && other.signs_from <= now);
  });
}

/** Whether a key takes over from another, now or later. */
export function isSuccessor(row: Signing, other: Signing): boolean {
  const isAlike = row.set_name === other.set_name && row.algorithm === other.algorithm;
  return isAlike && canSign(row) && row.position > other.position;
}
