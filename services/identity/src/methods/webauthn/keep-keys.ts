import type { Submission } from '../../engine/flow-method.ts';
import { recordFailure } from '../../engine/throttling/try-factor.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { changeConfig } from '../../model/identities/change-config.ts';
import { findCredential, removeCredential } from '../../model/identities/credential.store.ts';
import type { Identity } from '../../model/identities/identity.ts';
import { saveCredential } from '../../model/identities/save-credential.ts';
import { keyProblem } from './key-problem.ts';
import type { KeysConfig, SecurityKey } from './security-key.ts';
import { spendChallenge } from './spend-challenge.ts';
import { type Expected, type KeyAnswer, verifyKey } from './verify-key.ts';

type KeyType = 'webauthn' | 'passkey';

/** More than anybody carries; so that an account does not grow without end. */
const MOST_KEYS = 20;

/** The keys of somebody; none when they have none. */
export async function findKeys(
  { sql }: IdentityContext,
  { project_id, id }: Identity,
  type: KeyType,
): Promise<KeysConfig | undefined> {
  return (await findCredential<KeysConfig>(sql, project_id, id, type))?.config;
}

type Use = {
  identity: Identity;
  type: KeyType;
  /** Which of the keys may be used here. */
  mayUse: (key: SecurityKey) => boolean;
  answer: KeyAnswer;
  expected: Expected;
};

/**
 * Lets somebody in by one of their keys: true when the key is theirs and has answered rightly, and for the first time.
 * A failure is recorded.
 */
export async function acceptKey(
  context: IdentityContext,
  submission: Submission,
  { identity, type, mayUse, answer, expected }: Use,
): Promise<boolean> {
  const used = await changeConfig<KeysConfig>(context, identity, type, async (config) => {
    const place = config.credentials.findIndex((key) => key.id === answer.id && mayUse(key));
    const key = config.credentials[place];
    const moved = key && (await verifyKey(context, answer, key, expected));
    return moved && { ...config, credentials: config.credentials.with(place, moved) };
  });
  if (used && (await spendChallenge(context, submission.flow, expected.challenge))) return true;
  await recordFailure(context, submission, { identity, method: type });
  return false;
}

/**
 * Adds a key to those of somebody.
 * @throws FormProblem when they have it, or too many, already
 */
export async function addKey(
  context: IdentityContext,
  identity: Identity,
  type: KeyType,
  { key, userHandle }: { key: SecurityKey; userHandle: string },
): Promise<void> {
  const added = await changeConfig<KeysConfig>(context, identity, type, (config) => {
    if (config.credentials.some(({ id }) => id === key.id)) {
      throw keyProblem('key_known');
    }
    if (config.credentials.length >= MOST_KEYS) {
      throw keyProblem('key_many');
    }
    return { ...config, credentials: [...config.credentials, key] };
  });
  if (!added) await saveCredential(context, identity, newKeys(type, key, userHandle));
}

/** The credential of somebody with their first key. */
export function newKeys(type: KeyType, key: SecurityKey, userHandle: string) {
  const config: KeysConfig = { credentials: [key], user_handle: userHandle };
  // Security keys are looked up by what their owner types, which the traits say; passkeys name their owner themselves.
  return { type, identifiers: type === 'passkey' ? [userHandle] : [], config };
}

/** Removes one of the keys of somebody. @returns the key, or undefined when there is none of that id */
export async function removeKey(
  context: IdentityContext,
  identity: Identity,
  type: KeyType,
  id: string,
): Promise<SecurityKey | undefined> {
  let removed: SecurityKey | undefined;
  const left = await changeConfig<KeysConfig>(context, identity, type, (config) => {
    removed = config.credentials.find((key) => key.id === id);
    return removed && { ...config, credentials: config.credentials.filter((key) => key !== removed) };
  });
  if (left?.credentials.length === 0) {
    await removeCredential(context.sql, identity.project_id, identity.id, type);
  }
  return removed;
}
