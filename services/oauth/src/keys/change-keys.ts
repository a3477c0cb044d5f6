import { invalidInput, withMutex } from '@gazetteer/kernel';
import { OauthError } from '../http/oauth-error.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import type { KeysTable } from '../model/tables.ts';
import { appendKeys, SetHasChanged } from './append-keys.ts';
import { signatureAlgorithms } from './algorithms.ts';
import { type CheckedKey, checkJwk } from './check-jwk.ts';
import { type Jwk, MOST_KEYS, type NewKey } from './jwk.contract.ts';
import { deleteKeys, listKeys } from './key.store.ts';
import { makeKey } from './make-key.ts';
import { ownSetNames } from './own-sets.ts';

/** As Ory Hydra makes them; the service's own keys are shorter, because they sign at each token. */
const RSA_BITS = 4096;
const MOST_ATTEMPTS = 5;

/** A set of keys of a project. */
export type KeySetName = { projectId: string; set: string };

/**
 * Makes a key and puts it into a set, which is made with its first key. The newest key of an algorithm is the one that signs.
 * @throws invalid_input; OauthError 409 where the set has a key of this name, or no room
 */
export async function addKey(context: OauthContext, name: KeySetName, wanted: NewKey): Promise<CheckedKey> {
  const { alg: algorithm, use = 'sig', kid } = wanted;
  requireAlgorithm(algorithm);
  if (use !== 'sig' && use !== 'enc') throw invalidInput({ use: ['Must be sig or enc'] });
  requireRoom(await listKeys(context.sql, name.projectId, [name.set]), kid);
  // One at a time: making a large key holds a thread of the pool that files and name look-ups need, too.
  const key = await withMutex('making of keys', () => makeKey({ algorithm, kid, use, bits: RSA_BITS }));
  await change(context, name, async (seen) => {
    requireRoom(seen, key.kid);
    return { removed: [], added: [key] };
  });
  return key;
}

/**
 * Replaces all keys of a set.
 * @param keys the newest first, as they are listed
 * @throws invalid_input naming the field of the key that is wrong
 */
export async function replaceSet(
  context: OauthContext,
  name: KeySetName,
  keys: readonly Jwk[],
): Promise<CheckedKey[]> {
  const kids = keys.map(({ kid }) => kid);
  const again = kids.findIndex((kid, index) => kids.indexOf(kid) < index);
  if (again !== -1) throw invalidInput({ [`keys.${again}.kid`]: ['Another key of the set has this name'] });
  const checked: CheckedKey[] = [];
  for (const [index, key] of keys.entries()) checked.push(await checkJwk(key, `keys.${index}`));
  await change(context, name, async (seen) => ({ removed: seen, added: checked.toReversed() }));
  return checked;
}

/**
 * Replaces one key of a set, or adds it; it is the newest of its set then.
 * @throws invalid_input; OauthError 409 where the set has no room for another
 */
export async function replaceKey(context: OauthContext, name: KeySetName, key: Jwk): Promise<CheckedKey> {
  const checked = await checkJwk(key);
  await change(context, name, async (seen) => {
    const removed = seen.filter(({ kid }) => kid === key.kid);
    if (removed.length === 0) requireRoom(seen, undefined);
    return { removed, added: [checked] };
  });
  return checked;
}

/** Removes a set, or one key of it; nothing happens where there is none. */
export async function removeKeys({ sql }: OauthContext, name: KeySetName, kid?: string): Promise<void> {
  await deleteKeys(sql, name.projectId, name.set, kid === undefined ? undefined : [kid]);
}

type Change = { removed: readonly KeysTable[]; added: readonly CheckedKey[] };

/** Changes a set as `decide` says of the keys in it, and asks again where somebody else has changed them meanwhile. */
async function change(
  context: OauthContext,
  { projectId, set }: KeySetName,
  decide: (seen: readonly KeysTable[]) => Promise<Change>,
): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    try {
      return await context.sql.transaction(async () => {
        const seen = await listKeys(context.sql, projectId, [set]);
        const { removed, added } = await decide(seen);
        await requireUnique(context, { projectId, set }, added);
        const kids = removed.map(({ kid }) => kid);
        if (kids.length > 0) await deleteKeys(context.sql, projectId, set, kids);
        await appendKeys(context, { project_id: projectId, set_name: set }, seen, added);
      });
    } catch (error) {
      if (!(error instanceof SetHasChanged)) throw error;
    }
  }
  throw new OauthError(409, 'Conflict', 'Somebody else is changing this key set; please try again');
}

function requireAlgorithm(algorithm: string): void {
  if (signatureAlgorithms.includes(algorithm)) return;
  const reason = algorithm.startsWith('HS')
    ? `${algorithm} signs with a secret, by which everybody who checks a signature could make one, so no such keys are made. `
    : '';
  throw invalidInput({ alg: [`${reason}Must be one of ${signatureAlgorithms.join(', ')}`] });
}

/** The service's own sets are shown together, where a name stands for one key. */
async function requireUnique(
  { sql }: OauthContext,
  { projectId, set }: KeySetName,
  added: readonly CheckedKey[],
): Promise<void> {
  if (!ownSetNames.includes(set)) return;
  const others = await listKeys(
    sql,
    projectId,
    ownSetNames.filter((name) => name !== set),
  );
  const taken = others.find((row) => added.some(({ kid }) => kid === row.kid));
  if (taken) {
    throw new OauthError(
      409,
      'Conflict',
      `The key set ${taken.set_name} has a key of the name ${taken.kid} already`,
    );
  }
}

function requireRoom(seen: readonly KeysTable[], kid: string | undefined): void {
  if (kid && seen.some((row) => row.kid === kid)) {
    throw new OauthError(409, 'Conflict', `The key set has a key of the name ${kid} already`);
  }
  if (seen.length >= MOST_KEYS) {
    throw new OauthError(409, 'Conflict', `A key set holds at most ${MOST_KEYS} keys; remove old ones first`);
  }
}
