import type { Log } from '@gazetteer/kernel';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isRecord } from '../../forms/read-form.ts';
import { keyAlgorithms, type KeyUse, needsUserVerification } from './key-options.ts';
import type { RelyingParty } from './relying-party.ts';
import type { SecurityKey } from './security-key.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/** What an answer of a key is held against. */
export type Expected = { relyingParty: RelyingParty; use: KeyUse; challenge: string };

/** The answer of a key as a form carries it, or undefined for anything else. */
export type KeyAnswer = { id: string; userHandle?: string; whole: Record<string, unknown> };

/** Reads what `webauthn.js` has put into a form: JSON in the shape that browsers give it. */
export function readKeyAnswer(text: unknown): KeyAnswer | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const whole: unknown = JSON.parse(text);
    if (!isRecord(whole) || typeof whole['id'] !== 'string' || !isRecord(whole['response'])) return undefined;
    const { userHandle } = whole['response'];
    return { id: whole['id'], ...(typeof userHandle === 'string' ? { userHandle } : {}), whole };
  } catch {
    return undefined;
  }
}

type Logging = Pick<IdentityContext, 'log'>;
type NewKey = Pick<SecurityKey, 'id' | 'public_key' | 'authenticator' | 'transports'>;

/**
 * Checks the answer of a new key (WebAuthn 3, 7.1).
 * @returns what is kept of it, or undefined when the answer is not right
 */
export async function verifyNewKey(
  { log }: Logging,
  answer: KeyAnswer,
  expected: Expected,
): Promise<NewKey | undefined> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...demandsOf(expected),
      supportedAlgorithmIDs: keyAlgorithms,
      // Everything in it is checked by the library.
      response: answer.whole as unknown as RegistrationResponseJSON,
    });
    if (!registrationInfo) return undefined;
    const { credential, aaguid } = registrationInfo;
    return {
      id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      authenticator: { aaguid, sign_count: credential.counter },
      transports: (credential.transports ?? []).filter((name) => /^[a-z-]{1,20}$/.test(name)).slice(0, 10),
    };
  } catch (error) {
    return logRefusal(log, error);
  }
}

/**
 * Checks that a key has signed the challenge (WebAuthn 3, 7.2): right challenge, site and signature, with somebody at
 * the key, and a counter that has moved on where the key counts.
 * @returns the key with its new counter, or undefined when the answer is not right
 */
export async function verifyKey(
  { log }: Logging,
  answer: KeyAnswer,
  key: SecurityKey,
  expected: Expected,
): Promise<SecurityKey | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...demandsOf(expected),
      response: answer.whole as unknown as AuthenticationResponseJSON,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: key.authenticator.sign_count,
      },
    });
    if (!verified) return undefined;
    const authenticator = { ...key.authenticator, sign_count: authenticationInfo.newCounter };
    return { ...key, authenticator };
  } catch (error) {
    return logRefusal(log, error);
  }
}

/** Tells operators what was wrong, such as an origin that the settings do not name: people are told only that it was. */
function logRefusal(log: Log, error: unknown): undefined {
  log.info(
    { reason: error instanceof Error ? error.message : String(error) },
    'the answer of a key was refused',
  );
}

function demandsOf({ relyingParty, use, challenge }: Expected) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origins,
    expectedRPID: relyingParty.id,
    requireUserVerification: needsUserVerification(use),
  };
}
