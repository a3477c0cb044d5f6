import { OauthError } from '../http/oauth-error.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import { appendKeys, type NewKey, SetHasChanged } from './append-keys.ts';
import { MOST_KEYS } from './jwk.contract.ts';
import { listKeys, projectsWithKeys } from './key.store.ts';
import { makeKeyLike } from './make-key.ts';
import { ownSetNames, signersAt } from './own-sets.ts';

/** A key that takes over from another. */
export type Successor = { project: string; set: string; algorithm: string; from: string; to: string };

/** In this time every process, whose clock may go wrong a little, has seen a new key before it meets what it has signed. */
export const SHOWN_BEFORE_MILLISECONDS = 10_000;
const MOST_ATTEMPTS = 5;

/**
 * Lets new keys sign at once, without waiting for their turn: in every project that has signed anything yet. The keys before
 * them are shown as long as a token they have signed may hold, and then removed by the rotation.
 * @param sets of the service's own sets those to change
 * @throws OauthError 409 where a set has no room, or is being changed by somebody else
 */
export async function replaceSigners(
  context: OauthContext,
  sets: readonly string[] = ownSetNames,
): Promise<Successor[]> {
  const successors: Successor[] = [];
  for (const projectId of await projectsWithKeys(context.sql, sets)) {
    for (const set of sets) successors.push(...(await replaceInSet(context, projectId, set)));
  }
  return successors;
}

async function replaceInSet(context: OauthContext, projectId: string, set: string): Promise<Successor[]> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const rows = await listKeys(context.sql, projectId, [set]);
    const now = context.clock();
    // The oldest first, so that the order of a set's algorithms stays as it is.
    const signers = signersAt(rows, now.toISOString()).toReversed();
    if (rows.length + signers.length > MOST_KEYS) {
      throw new OauthError(
        409,
        'Conflict',
        `The key set ${set} of ${projectId} is full; remove old keys first`,
      );
    }
    const signsFrom = new Date(now.getTime() + SHOWN_BEFORE_MILLISECONDS);
    const made: NewKey[] = [];
    for (const signer of signers) made.push({ ...(await makeKeyLike(signer)), signsFrom });
    try {
      await context.sql.transaction(() =>
        appendKeys(context, { project_id: projectId, set_name: set }, rows, made),
      );
    } catch (error) {
      if (error instanceof SetHasChanged) continue;
      throw error;
    }
    return signers.map(({ algorithm, kid }, index) => ({
      project: projectId,
      set,
      algorithm,
      from: kid,
      to: made[index]?.kid ?? '',
    }));
  }
  throw new OauthError(409, 'Conflict', `Somebody else is changing the key set ${set}; please try again`);
}
