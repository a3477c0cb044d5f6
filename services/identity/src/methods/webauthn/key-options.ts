import { randomBytes } from 'node:crypto';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { RelyingParty } from './relying-party.ts';
import type { SecurityKey } from './security-key.ts';

/** Time to fetch the key from the other room. */
const TIMEOUT_MILLISECONDS = 5 * 60_000;

/** What a key has to be asked to do: a second factor shows that it is there, the others who holds it, too. */
export type KeyUse = 'second_factor' | 'passwordless' | 'passkey';

/** True when the owner must have shown who they are to the key, by PIN or finger. */
export function needsUserVerification(use: KeyUse): boolean {
  return use !== 'second_factor';
}

/** The signatures that keys are asked for and may answer with: Ed25519, ECDSA with SHA-256, RSA with SHA-256 (COSE). */
export const keyAlgorithms = [-8, -7, -257];

/** A new name for an owner of keys. */
export function newUserHandle(): string {
  return randomBytes(32).toString('base64url');
}

type Creation = {
  relyingParty: RelyingParty;
  use: KeyUse;
  userHandle: string;
  userName: string;
  /** The keys the person has already: none of them is taken twice. */
  known: readonly SecurityKey[];
};

/** The options for making a key, as `navigator.credentials.create` takes them, bytes as base64url. */
export async function creationOptions({ relyingParty, use, userHandle, userName, known }: Creation) {
  return generateRegistrationOptions({
    rpID: relyingParty.id,
    rpName: relyingParty.name,
    userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
    userName,
    userDisplayName: userName,
    timeout: TIMEOUT_MILLISECONDS,
    // Which make a key is of is nobody's business here.
    attestationType: 'none',
    supportedAlgorithmIDs: keyAlgorithms,
    excludeCredentials: known.map(described),
    authenticatorSelection: {
      residentKey: use === 'passkey' ? 'required' : 'discouraged',
      userVerification: needsUserVerification(use) ? 'required' : 'discouraged',
    },
  });
}

type Request = {
  relyingParty: RelyingParty;
  use: KeyUse;
  /** The keys that may answer; any passkey of this site when left out. */
  allowed?: readonly Pick<SecurityKey, 'id' | 'transports'>[];
};

/** The options for using a key, as `navigator.credentials.get` takes them, bytes as base64url. */
export async function requestOptions({ relyingParty, use, allowed }: Request) {
  return generateAuthenticationOptions({
    rpID: relyingParty.id,
    timeout: TIMEOUT_MILLISECONDS,
    userVerification: needsUserVerification(use) ? 'required' : 'discouraged',
    ...(allowed ? { allowCredentials: allowed.map(described) } : {}),
  });
}

function described({ id, transports }: Pick<SecurityKey, 'id' | 'transports'>) {
  return { id, transports };
}
