import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { invalidInput } from '@gazetteer/kernel';
import { importJWK } from 'jose';
import { algorithms, fits, kindOf } from './algorithms.ts';
import { type Jwk, knownParts, publicHalf } from './jwk.contract.ts';

/** A key that has been tried: both halves belong together, and its algorithm can work with it. */
export type CheckedKey = {
  kid: string;
  algorithm: string;
  use: string;
  publicKey: Jwk;
  /** The whole key with its private part; undefined where only the public half was given. */
  privateKey: Jwk | undefined;
};

const FEWEST_BITS = 2048;
const MOST_BITS = 8192;
const privateRsaParts = ['d', 'p', 'q', 'dp', 'dq', 'qi'] as const;

type Fault = [field: keyof Jwk, text: string];

/**
 * Checks a key that somebody gives: that it is whole, strong enough, and that `use` and `alg` fit it.
 * @param place where the key stands in what was sent, such as `keys.0`; empty for the whole
 * @throws invalid_input naming the field that is wrong
 */
export async function checkJwk(key: Jwk, place = ''): Promise<CheckedKey> {
  const fault = faultOf(key) ?? (await faultOfNumbers(key));
  if (fault) {
    const [field, text] = fault;
    throw invalidInput({ [place === '' ? field : `${place}.${field}`]: [text] });
  }
  const { kid, alg: algorithm, use } = key;
  return {
    kid,
    algorithm,
    use,
    publicKey: publicHalf(key),
    privateKey: key.d === undefined ? undefined : knownParts(key),
  };
}

function faultOf(key: Jwk): Fault | undefined {
  const { kty, use, alg, n = '' } = key;
  if (kty === 'oct')
    return ['kty', 'Must be RSA, EC or OKP: a key that both sides must know is not kept here'];
  if (!['RSA', 'EC', 'OKP'].includes(kty)) return ['kty', 'Must be RSA, EC or OKP'];
  if (use !== 'sig' && use !== 'enc') return ['use', 'Must be sig or enc'];
  if (!algorithms.includes(alg)) return ['alg', `Must be one of ${algorithms.join(', ')}`];
  if (!fits(alg, key)) return ['alg', `${alg} does not work with a key of the kind ${kindOf(key) ?? kty}`];
  if (kty !== 'RSA') return undefined;
  const bits = bitsOf(n);
  if (bits < FEWEST_BITS || bits > MOST_BITS) return ['n', `Must have ${FEWEST_BITS} to ${MOST_BITS} bits`];
  const isPrivate = privateRsaParts.some((part) => key[part] !== undefined);
  const missing = isPrivate ? privateRsaParts.find((part) => key[part] === undefined) : undefined;
  return missing && [missing, 'Missing value: a private RSA key needs d, p, q, dp, dq and qi'];
}

/** The length of an RSA key by its modulus. */
export function bitsOf(modulus: string): number {
  return Buffer.from(modulus, 'base64url').length * 8;
}

async function faultOfNumbers(key: Jwk): Promise<Fault | undefined> {
  const field = key.kty === 'RSA' ? 'n' : 'x';
  try {
    await importJWK(publicHalf(key), key.alg);
  } catch {
    return [field, 'This is no public key'];
  }
  if (key.d === undefined || (await isWhole(key))) return undefined;
  return ['d', 'This private part does not belong to the public one'];
}

/** Whether the private part belongs to the public one. */
async function isWhole(key: Jwk): Promise<boolean> {
  try {
    await importJWK(knownParts(key), key.alg);
    // The library compares points of curves, but not all numbers of RSA.
    return key.kty !== 'RSA' || (await signsRight(key));
  } catch {
    return false;
  }
}

const signInPool = promisify(sign);
const verifyInPool = promisify(verify);

async function signsRight(key: Jwk): Promise<boolean> {
  const text = Buffer.from('a text to try the key with');
  const signature = await signInPool('sha256', text, createPrivateKey({ key, format: 'jwk' }));
  return verifyInPool('sha256', text, createPublicKey({ key: publicHalf(key), format: 'jwk' }), signature);
}
